/**
 * Ports for storing and reading.
 *
 * A unit of work is one transaction: what is loaded in it is locked until its end, what changed in it is written at its
 * end with its audit entry, all or nothing.
 */
import type { Aggregate, AggregateKind, State } from './aggregate.ts';
import type { AuditEntry, AuditHead, Tracked } from './audit.ts';
import type { Page, PageRequest } from './page.ts';

/**
 * Equality on some of a kind's `filters`. A list member matches when it holds the value; a member that the kind sorts
 * `folded` is compared without regard to case; undefined does not filter.
 */
export type Where<S> = { readonly [M in keyof S]?: (S[M] extends readonly (infer E)[] ? E : S[M]) | undefined };

export interface Repository<S extends State, A extends Aggregate<S>> {
  /** The aggregate, locked: a second unit of work that wants it waits for the end of this one. */
  find(id: string): Promise<A | undefined>;
  /** As `find`; refuses an unknown id with the kind's `…_NOT_FOUND`. */
  get(id: string): Promise<A>;
  /** All that match, locked, in the order of their ids. */
  where(filter: Where<S>): Promise<readonly A[]>;
  /** What is stored, without a lock: for something that this operation leaves as it is. Refuses as `get`. */
  peek(id: string): Promise<S>;
  /** What is stored under these ids, without a lock; refuses as `get` when one is unknown. In no order, each once. */
  peekAll(ids: readonly string[]): Promise<readonly S[]>;
  /** What is stored that matches, without a lock. */
  peekWhere(filter: Where<S>): Promise<readonly S[]>;
  add(aggregate: A): void;
  remove(aggregate: A): void;
}

export interface UnitOfWork {
  /** When the operation began: one time for everything that it writes. */
  readonly now: Date;
  newId(): string;
  of<S extends State, A extends Aggregate<S>>(kind: AggregateKind<S, A>): Repository<S, A>;
  /** Waits for the named lock and holds it to the end: for a rule that spans aggregates. Take it before anything else. */
  lock(name: string): Promise<void>;
  /** Takes the named lock, held to the end, if nobody has it; false where somebody does. */
  tryLock(name: string): Promise<boolean>;
}

/** What a unit of work is told beside its work. */
export interface UnitContext {
  readonly now: Date;
  /** With it, the audit entry of what the unit did is written in it. */
  readonly audit?: AuditHead | undefined;
  /** Called once, after the commit, with what changed. */
  readonly committed?: ((changes: readonly Tracked[]) => void) | undefined;
}

export interface Transactions {
  /**
   * Runs `work` in one transaction.
   *
   * Throws `ConcurrentChange` where another unit of work got there first: nothing was written, and running it again may
   * succeed. Refuses with the kind's code where a unique rule or a reference is broken.
   */
  run<T>(context: UnitContext, work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  /** Appends one entry to the audit log, by itself: of an operation that was refused. */
  audit(entry: AuditEntry): Promise<void>;
}

/** Another unit of work got there first. Nothing was written. */
export class ConcurrentChange extends Error {
  override readonly name = 'ConcurrentChange';
}

/** The store cannot be reached or does not answer in time. Nothing is known to be wrong with the request. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Reads outside of any transaction: no locks, no aggregates. */
export interface Reader {
  find<S extends State>(kind: AggregateKind<S, Aggregate<S>>, id: string): Promise<S | undefined>;
  /** As `find`; refuses an unknown id with the kind's `…_NOT_FOUND`. */
  get<S extends State>(kind: AggregateKind<S, Aggregate<S>>, id: string): Promise<S>;
  where<S extends State>(kind: AggregateKind<S, Aggregate<S>>, filter: Where<S>): Promise<readonly S[]>;
  page<S extends State>(kind: AggregateKind<S, Aggregate<S>>, filter: Where<S>, request: PageRequest): Promise<Page<S>>;
}
