/**
 * Ports for storing and reading.
 *
 * A unit of work is one transaction: what is loaded in it is locked until its end, what changed in it is written at its
 * end with its audit entry, all or nothing.
 */
import type { Aggregate, AggregateKind, State, Versioned } from './aggregate.ts';
import type { AuditEntry, AuditHead, Tracked } from './audit.ts';
import type { Page, PageRequest } from './page.ts';
import type { Subject } from './subject.ts';
import type { SeenVersions } from './versions.ts';

/**
 * Equality on some of a kind's `filters`. A list member matches when it holds the value, or an element with these members; a
 * member that the kind sorts `folded` is compared by its `textKey`; undefined does not filter.
 */
export type Where<S> = {
  readonly [M in keyof S]?:
    | (S[M] extends readonly (infer E)[] ? (E extends object ? Partial<E> : E) : S[M])
    | undefined;
};

export interface Repository<S extends State, A extends Aggregate<S>> {
  /** The aggregate, locked: a second unit of work that wants it waits for the end of this one. */
  find(id: string): Promise<A | undefined>;
  /**
   * As `find`; refuses an unknown id with the kind's `…_NOT_FOUND`, and with CHANGED_MEANWHILE what has another version than
   * those that the caller has seen; undefined takes any.
   */
  get(id: string, expected?: SeenVersions): Promise<A>;
  /**
   * The aggregates with these ids, in the order of the ids given; an id that is given twice gives the same object twice. They
   * are locked by one statement in the order of their ids, so that two units of work that want the same ones do not deadlock.
   * Refuses as `get` when one is unknown.
   */
  getAll(ids: readonly string[]): Promise<readonly A[]>;
  /** Locks what is stored under these ids, in the order of their ids and without reading it; unknown ids are passed over. */
  hold(ids: readonly string[]): Promise<void>;
  /** All that match, locked, in the order of their ids. */
  where(filter: Where<S>): Promise<readonly A[]>;
  /**
   * All whose `member`, an id or a text, is one of the values, locked, in the order of their ids. A text that the kind sorts
   * `folded` is compared by its `textKey`.
   */
  whereIn(member: keyof S & string, values: readonly string[]): Promise<readonly A[]>;
  /** What is stored, without a lock: for something that this operation leaves as it is. Refuses as `get`. */
  peek(id: string): Promise<S>;
  /** What is stored under these ids, without a lock; refuses as `get` when one is unknown. In no order, each once. */
  peekAll(ids: readonly string[]): Promise<readonly S[]>;
  /** What is stored that matches, without a lock. */
  peekWhere(filter: Where<S>): Promise<readonly S[]>;
  /** As `whereIn`, without a lock. */
  peekIn(member: keyof S & string, values: readonly string[]): Promise<readonly S[]>;
  add(aggregate: A): void;
  remove(aggregate: A): void;
}

/**
 * Reads of contexts inside of a unit of work, on its own connection: they see what is committed, not yet what the unit is
 * going to write. Contexts add to it by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: contexts add to it
export interface UnitReads {}

/**
 * What is asked for at once is done in the order in which it is asked for: what is read without a lock, but asked for after
 * one, is as it is once that lock was got.
 */
export interface UnitOfWork {
  readonly reads: UnitReads;
  /** When the operation began: one time for everything that it writes. */
  readonly now: Date;
  newId(): string;
  of<S extends State, A extends Aggregate<S>>(kind: AggregateKind<S, A>): Repository<S, A>;
  /** Waits for the named lock and holds it to the end: for a rule that spans aggregates. Take it before anything else. */
  lock(name: string): Promise<void>;
  /** Takes the named lock, held to the end, if nobody has it; false where somebody does. */
  tryLock(name: string): Promise<boolean>;
}

/** Waits for all, which were asked for at once. Of several that are refused it refuses as the first in the order given. */
export async function inOrder<T extends readonly unknown[]>(
  asked: {
    readonly [I in keyof T]: Promise<T[I]>;
  },
): Promise<{ readonly [I in keyof T]: T[I] }> {
  await Promise.allSettled(asked);
  return Promise.all(asked) as Promise<{ readonly [I in keyof T]: T[I] }>;
}

/** What a unit of work is told beside its work. */
export interface UnitContext {
  readonly now: Date;
  /** With it, the audit entry of what the unit did is written in it. */
  readonly audit?: AuditHead | undefined;
  /** What the entry is about, where the unit changes it. */
  readonly subject?: Pick<Subject, 'name' | 'isSubject'> | undefined;
  /** Whether its statements have more time, as large writes have: it reads thousands of rows. */
  readonly isLong?: boolean | undefined;
  /** Called once, after the commit, with what was loaded, added or removed, whether it changed or not. */
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
  /** As `get`, with the version for `Repository.get` to expect when it is changed later. */
  versioned<S extends State>(kind: AggregateKind<S, Aggregate<S>>, id: string): Promise<Versioned<S>>;
  where<S extends State>(kind: AggregateKind<S, Aggregate<S>>, filter: Where<S>): Promise<readonly S[]>;
  /** All whose `member`, an id, is one of the values, in the order of their own ids. */
  whereIn<S extends State>(
    kind: AggregateKind<S, Aggregate<S>>,
    member: keyof S & string,
    values: readonly string[],
  ): Promise<readonly S[]>;
  /** One page of those that match. Members named in `without` are not read: a list reads only what it shows. */
  page<S extends State, M extends keyof S & string = never>(
    kind: AggregateKind<S, Aggregate<S>>,
    filter: Where<S>,
    request: PageRequest,
    without?: readonly M[],
  ): Promise<Page<Omit<S, M>>>;
}
