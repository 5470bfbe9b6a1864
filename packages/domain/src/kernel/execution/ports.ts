/**
 * Ports of the core. Adapters implement them. Only the composition root chooses the adapters.
 *
 * The kernel defines the ports that all contexts need. A context adds its own ports to `Ports`, `Reads`, `UnitServices`
 * and `Settings` in its `ports.ts`, by declaration merging. So the kernel knows no context, and adapters must still
 * implement all ports.
 */
import type { Settings } from '../contract/settings.ts';
import type { Reader, Transactions, UnitOfWork } from './unit-of-work.ts';

export interface Clock {
  now(): Date;
  /** Resolves after that many milliseconds. */
  pause(milliseconds: number): Promise<void>;
}

export interface Ids {
  /** Returns a new UUID version 7 (RFC 9562). The ids increase in time, so rows are stored in creation order. */
  next(): string;
}

export interface Sequences {
  /**
   * Returns the next number of the named sequence, which starts at 1. Numbers are unique even for concurrent callers;
   * gaps are possible. With `count`, reserves that many consecutive numbers and returns the first.
   */
  next(name: string, count?: number): Promise<number>;
}

export interface Secrets {
  /** Returns a random secret of 256 bits as URL-safe text. */
  random(): string;
  /**
   * Returns a one-way digest of a random secret, to store in its place. Do not use it for passwords, because they are
   * guessable.
   */
  digest(secret: string): string;
}

/** Services that a command may use inside its unit of work. They are fast and call no other system. */
export interface UnitServices {
  readonly secrets: Secrets;
  readonly settings: Settings;
}

/**
 * The ports for reads that need more than equality on members. Contexts add their ports, and also list the reads as
 * data (`specialReads`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: contexts add to it
export interface Reads {}

/** All reads at one instant, so their figures are consistent despite concurrent writes. */
export interface Snapshot extends Reads {
  readonly reader: Reader;
}

/** Ports that every operation may use outside a unit of work. */
export interface Ports extends UnitServices, Reads {
  readonly transactions: Transactions;
  readonly reader: Reader;
  /**
   * Runs the work with reads of one instant and the timeout of large writes. The work must use only these reads and be
   * short, because it holds a database connection.
   */
  readonly atOneInstant: <T>(work: (snapshot: Snapshot) => Promise<T>) => Promise<T>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sequences: Sequences;
  /**
   * Reports a defect that does not stop the response. If this port is missing, as in tests, the executor throws the
   * defect.
   */
  readonly noteDefect?: (defect: Error) => void;
}

/**
 * Services between contexts that must not depend on each other. The core implements them, not an adapter. Contexts add
 * their services by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: contexts add to it
export interface CoreServices {}

/** Ports of a query: all ports, and the services between contexts. */
export type QueryPorts = Ports & CoreServices;

/** Ports of a command inside its unit of work. */
export type UnitPorts = UnitOfWork & UnitServices & CoreServices;
