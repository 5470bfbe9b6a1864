/**
 * What the core needs from the world outside. Adapters implement it; only the composition root knows which.
 *
 * The kernel names what every context needs. A context adds its own ports to `Ports`, `Reads`, `UnitServices` and `Settings`
 * by declaration merging, in its `ports.ts`: so the kernel knows no context, and an adapter must still bring them all.
 */
import type { Reader, Transactions, UnitOfWork } from './unit-of-work.ts';

export interface Clock {
  now(): Date;
  /** Resolves after so many milliseconds. */
  pause(milliseconds: number): Promise<void>;
}

export interface Ids {
  /** A new UUID version 7 (RFC 9562): unique, and rising in time, so that rows are stored in the order they are made. */
  next(): string;
}

export interface Sequences {
  /**
   * The next number of the named sequence, from 1; never the same twice, not even to callers at once. Gaps are possible.
   * With `count` the first of so many numbers, one after the other.
   */
  next(name: string, count?: number): Promise<number>;
}

export interface Secrets {
  /** A random secret of 256 bits as text that is safe in a URL. */
  random(): string;
  /** A one-way digest of a random secret: what is stored instead of it. Not for passwords, which are guessable. */
  digest(secret: string): string;
}

/** How the service is set up; fixed while it runs. */
export interface Settings {
  /** The IANA name of the zone whose calendar day is the shop's. */
  readonly shopTimeZone: string;
}

/** What a command may use inside of its unit of work beside it: nothing slow, nothing foreign. */
export interface UnitServices {
  readonly secrets: Secrets;
  readonly settings: Settings;
}

/**
 * Reads that equality on members cannot express, a port or more for each context that has such. It also says them as data
 * (`specialReads`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: contexts add to it
export interface Reads {}

/** All reads, of one instant: what they give adds up, whatever is booked meanwhile. */
export interface Snapshot extends Reads {
  readonly reader: Reader;
}

/** What every operation may use outside of a unit of work. */
export interface Ports extends UnitServices, Reads {
  readonly transactions: Transactions;
  readonly reader: Reader;
  /**
   * Runs the work with reads that see one instant, and that have the time that large writes have. It must read through them alone,
   * and must not last: it holds a connection to the store.
   */
  readonly atOneInstant: <T>(work: (snapshot: Snapshot) => Promise<T>) => Promise<T>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sequences: Sequences;
  /** Told of a defect that need not stop the answer. Without it the defect is thrown, as in tests. */
  readonly noteDefect?: (defect: Error) => void;
}

/**
 * What contexts offer each other where one cannot know the other: the core brings it, no adapter does. Contexts add to it by
 * declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: contexts add to it
export interface CoreServices {}

/** What a query may use. */
export type QueryPorts = Ports & CoreServices;

/** What a command may use inside of its unit of work. */
export type UnitPorts = UnitOfWork & UnitServices & CoreServices;
