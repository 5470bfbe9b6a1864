/**
 * Ports for storing and reading.
 *
 * A unit of work is one transaction. It locks the records that it loads until it ends. At its end it writes all changes
 * and the audit entry, or nothing.
 */
import type { Aggregate, AggregateKind, AnyKind, State, Versioned } from '../contract/aggregate.ts';
import type { Page, PageRequest } from '../contract/page.ts';
import type { Subject } from '../contract/subject.ts';
import type { AuditChange, AuditEntry, AuditHead, Tracked } from './audit.ts';
import type { SeenVersions } from './versions.ts';

/**
 * The equality filter of a query, by members that the kind lists in `filters`. Undefined members do not filter. A list
 * member matches when it contains the value, or an element that has the members of the value. Members that the kind
 * sorts `folded` are compared by their `textKey`.
 */
export type Where<S> = {
  readonly [M in keyof S]?:
    | (S[M] extends readonly (infer E)[] ? (E extends object ? Partial<E> : E) : S[M])
    | undefined;
};

export interface Repository<S extends State, A extends Aggregate<S>> {
  /**
   * Loads and locks the aggregate. Returns undefined for an unknown id. Other units of work that load the aggregate
   * wait until this one ends.
   */
  find(id: string): Promise<A | undefined>;
  /**
   * Loads and locks the aggregate, as `find` does. Refuses an unknown id with the kind's `…_NOT_FOUND`. Refuses with
   * CHANGED_MEANWHILE when the version is not among `expected`; undefined accepts any version.
   */
  get(id: string, expected?: SeenVersions): Promise<A>;
  /**
   * Returns the aggregates in the order of `ids`. A repeated id returns the same object. One statement locks the
   * records, sorted by id, so units of work that load the same records do not deadlock. Refuses an unknown id with the
   * kind's `…_NOT_FOUND`.
   */
  getAll(ids: readonly string[]): Promise<readonly A[]>;
  /** Locks these records in the order of their ids without reading them. Ignores unknown ids. */
  hold(ids: readonly string[]): Promise<void>;
  /** Locks and returns all matching aggregates, in the order of their ids. */
  where(filter: Where<S>): Promise<readonly A[]>;
  /**
   * Locks and returns all aggregates whose `member`, an id or a text, is one of the values, in the order of their ids.
   * Texts that the kind sorts `folded` are compared by their `textKey`.
   */
  whereIn(member: keyof S & string, values: readonly string[]): Promise<readonly A[]>;
  /**
   * Returns the stored state without a lock, for records that this operation does not change. Refuses an unknown id
   * with the kind's `…_NOT_FOUND`.
   */
  peek(id: string): Promise<S>;
  /**
   * Returns the stored states without a lock, in no particular order. A repeated id returns one state. Refuses an
   * unknown id with the kind's `…_NOT_FOUND`.
   */
  peekAll(ids: readonly string[]): Promise<readonly S[]>;
  /** Returns the matching states without a lock. */
  peekWhere(filter: Where<S>): Promise<readonly S[]>;
  /** Returns the states that `whereIn` selects, without a lock. */
  peekIn(member: keyof S & string, values: readonly string[]): Promise<readonly S[]>;
  add(aggregate: A): void;
  remove(aggregate: A): void;
}

/**
 * The reads of contexts inside a unit of work, on the connection of the unit. They see committed data, not pending
 * writes of the unit. Contexts add their reads by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: contexts add to it
export interface UnitReads {}

/**
 * One transaction. Its methods run in the order of their calls, even without `await`. So a read without a lock, called
 * after a locking method, runs only when the unit holds the lock.
 */
export interface UnitOfWork {
  readonly reads: UnitReads;
  /** The time of the operation, the same in all its retries. All its writes use this time. */
  readonly now: Date;
  newId(): string;
  of<S extends State, A extends Aggregate<S>>(kind: AggregateKind<S, A>): Repository<S, A>;
  /**
   * Waits for the named lock and holds it until the unit ends, for rules that span aggregates. A command takes this
   * lock before any other.
   */
  lock(name: string): Promise<void>;
  /** Takes the named lock until the unit ends, without waiting. Returns false when another unit holds it. */
  tryLock(name: string): Promise<boolean>;
  /**
   * Locks all records of these kinds against other writers and removes them, even if the store otherwise only adds
   * records of a kind. The audit entry does not list the removed records. The unit must not have loaded any of them
   * before.
   */
  empty(kinds: readonly AnyKind[]): Promise<void>;
  /**
   * Requires that the record has these values when the unit commits. The last statement before the commit checks the
   * values and holds the record, so a concurrent change of it takes effect after this unit or makes it fail with
   * ConcurrentChange. If the unit itself loaded the record, the values that it loaded count.
   */
  requires<S extends State>(kind: AggregateKind<S, Aggregate<S>>, id: string, values: Partial<S>): void;
}

/** A record that must have these values when a unit of work commits. */
export interface Requirement {
  readonly kind: AnyKind;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Returns whether the state meets the requirement. The values are texts, null, or lists of texts. */
export const meets = (state: State | undefined, { values }: Pick<Requirement, 'values'>): boolean =>
  state !== undefined &&
  Object.entries(values).every(([name, value]) => isDeepEqual(state[name as keyof State], value));

const isDeepEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Waits for all promises. If several are rejected, throws the error of the first one in the given order. */
export async function inOrder<T extends readonly unknown[]>(
  asked: {
    readonly [I in keyof T]: Promise<T[I]>;
  },
): Promise<{ readonly [I in keyof T]: T[I] }> {
  await Promise.allSettled(asked);
  return Promise.all(asked) as Promise<{ readonly [I in keyof T]: T[I] }>;
}

/** Options of a unit of work. */
export interface UnitContext {
  readonly now: Date;
  /** The head of the audit entry. When present, the unit writes an audit entry with its changes. */
  readonly audit?: AuditHead | undefined;
  /** The subject of the operation, for the audit entry (see `committedEntry`). */
  readonly subject?: Pick<Subject, 'name' | 'isSubject'> | undefined;
  /** Returns a change that the entry has before the changes of records, from the result of the work. */
  readonly noted?: ((output: unknown) => AuditChange | undefined) | undefined;
  /** Whether the unit reads thousands of rows. Its statements then get the longer timeout of large writes. */
  readonly isLong?: boolean | undefined;
  /**
   * Called once after the commit with all aggregates that the unit loaded, added or removed, including unchanged ones.
   */
  readonly committed?: ((changes: readonly Tracked[]) => void) | undefined;
}

export interface Transactions {
  /**
   * Runs `work` in one transaction and returns its result.
   *
   * Throws `ConcurrentChange` on a conflict with another unit of work. Nothing is written then, and a retry may
   * succeed. Refuses with the kind's code when a unique rule or a reference is violated.
   */
  run<T>(context: UnitContext, work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  /** Appends one audit entry outside a unit of work, for a refused operation. */
  audit(entry: AuditEntry): Promise<void>;
}

/** Conflict with another unit of work. Nothing was written. */
export class ConcurrentChange extends Error {
  override readonly name = 'ConcurrentChange';
}

/** An unreachable store, or a timeout of the store. The request itself may be valid. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** The port for reads outside of units of work, without locks. It returns states, not aggregates. */
export interface Reader {
  find<S extends State>(kind: AggregateKind<S, Aggregate<S>>, id: string): Promise<S | undefined>;
  /** Returns the stored state. Refuses an unknown id with the kind's `…_NOT_FOUND`. */
  get<S extends State>(kind: AggregateKind<S, Aggregate<S>>, id: string): Promise<S>;
  /**
   * Returns the stored state and the version that a later `Repository.get` expects. Refuses an unknown id with the
   * kind's `…_NOT_FOUND`.
   */
  versioned<S extends State>(kind: AggregateKind<S, Aggregate<S>>, id: string): Promise<Versioned<S>>;
  where<S extends State>(kind: AggregateKind<S, Aggregate<S>>, filter: Where<S>): Promise<readonly S[]>;
  /**
   * Returns all states whose `member`, an id or a text, is one of the values, in the order of their own ids. Texts that
   * the kind sorts `folded` are compared by their `textKey`.
   */
  whereIn<S extends State>(
    kind: AggregateKind<S, Aggregate<S>>,
    member: keyof S & string,
    values: readonly string[],
  ): Promise<readonly S[]>;
  /**
   * Returns one page of the matching states. Does not read the members in `without`, so a list reads only the members
   * that it shows.
   */
  page<S extends State, M extends keyof S & string = never>(
    kind: AggregateKind<S, Aggregate<S>>,
    filter: Where<S>,
    request: PageRequest,
    without?: readonly M[],
  ): Promise<Page<Omit<S, M>>>;
}
