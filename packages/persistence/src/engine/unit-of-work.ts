/**
 * Units of work lock the rows that they load, and write all changes at the end.
 *
 * The transaction begins with the first lock or the first write. In a long unit it begins with the first statement.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Aggregate,
  type AggregateKind,
  type AnyKind,
  type AuditEntry,
  ConcurrentChange,
  closingEntry,
  meets,
  type Repository,
  type Requirement,
  type State,
  type Tracked,
  type Transactions,
  type UnitContext,
  type UnitOfWork,
  type UnitReads,
} from '@cleaver/domain/kernel';
import type { Connection, HeldConnection } from '../connection/index.ts';
import { isLarge, TAKE_TIME } from '../connection/large.ts';
import type { Row } from './column.ts';
import { type Constraints, translate } from './failures.ts';
import type { MappingOf, Query, Statement } from './mapping.ts';
import { allOf, SqlRepository } from './repository.ts';
import type { Required } from './requirements.ts';
import { MISSED } from './texts.ts';
import { isChanged, type Slot, type Writes } from './writes.ts';

export class SqlTransactions implements Transactions {
  readonly #connection: Connection;
  readonly #mappingOf: MappingOf;
  readonly #constraints: Constraints;
  readonly #newId: () => string;
  readonly #writes: Writes;
  readonly #readsOf: (query: Query) => UnitReads;
  readonly #inside = new AsyncLocalStorage<true>();

  constructor(
    connection: Connection,
    mappingOf: MappingOf,
    constraints: Constraints,
    newId: () => string,
    writes: Writes,
    readsOf: (query: Query) => UnitReads,
  ) {
    this.#connection = connection;
    this.#mappingOf = mappingOf;
    this.#constraints = constraints;
    this.#newId = newId;
    this.#writes = writes;
    this.#readsOf = readsOf;
  }

  async run<T>(context: UnitContext, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    this.refuseInside();
    const { now, isLong = false, committed } = context;
    const unit = new SqlUnit(
      this.#connection,
      this.#mappingOf,
      { now, isLong },
      this.#newId,
      this.#writes,
      this.#readsOf,
    );
    const output = await this.inside(async () => {
      try {
        const result = await work(unit);
        await unit.commit(closingEntry(context, unit.tracked(), result)).catch(asConcurrentChange);
        return result;
      } catch (error) {
        await unit.rollBack();
        throw translate(error, this.#constraints, (kind) => unit.removes(kind));
      }
    });
    committed?.(unit.tracked());
    return output;
  }

  async audit(entry: AuditEntry): Promise<void> {
    this.refuseInside();
    try {
      for (const statement of this.#writes.of([], entry)) await this.#connection.query(statement);
    } catch (error) {
      throw translate(error, this.#constraints);
    }
  }

  /** Runs the work. Calls of `refuseInside` from the work throw. */
  inside<T>(work: () => Promise<T>): Promise<T> {
    return this.#inside.run(true, work);
  }

  /**
   * Throws inside a unit of work or a snapshot, to refuse calls that bypass the unit. On the embedded database, with
   * its single connection, the call would wait for the unit forever. On PostgreSQL, many of these calls could take all
   * connections and deadlock.
   */
  refuseInside(): void {
    if (this.#inside.getStore()) throw new Error('Inside of a unit of work everything goes through it');
  }
}

function asConcurrentChange(error: Error & { readonly code?: unknown }): never {
  if (error.code !== MISSED) throw error;
  throw new ConcurrentChange('Others have changed or removed rows since they were read', { cause: error });
}

/** Number of changed records above which the statements of a unit of work are made one after another. */
const MANY = 500;

const COMMIT: Statement = { text: 'commit', values: [] };
const ROLLBACK: Statement = { text: 'rollback', values: [] };

class SqlUnit implements UnitOfWork {
  readonly now: Date;
  readonly newId: () => string;
  readonly #connection: Connection;
  readonly #mappingOf: MappingOf;
  readonly #writes: Writes;
  readonly #readsOf: (query: Query) => UnitReads;
  /**
   * Whether the statements of the unit have longer timeouts. If so, the transaction begins with the first statement,
   * because the timeouts apply only within the transaction.
   */
  readonly #isLong: boolean;
  #reads: UnitReads | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: repositories of kinds of every state are kept alike
  readonly #repositories = new Map<AnyKind, SqlRepository<any, any>>();
  readonly #required: Requirement[] = [];
  /** Aggregates in the order of first use. */
  readonly slots: Slot[] = [];
  /** One connection for the whole unit, so that concurrent statements share a packet. */
  #held: Promise<HeldConnection> | undefined;
  /** Whether the unit has requested a lock. If so, later reads run in the transaction. */
  #locks = false;
  /** The begin of the transaction, at the first lock or write, or at the first statement of a long unit. */
  #beginning: Promise<unknown> | undefined;
  #hasEnded = false;

  constructor(
    connection: Connection,
    mappingOf: MappingOf,
    { now, isLong }: { readonly now: Date; readonly isLong: boolean },
    newId: () => string,
    writes: Writes,
    readsOf: (query: Query) => UnitReads,
  ) {
    this.#connection = connection;
    this.#mappingOf = mappingOf;
    this.now = now;
    this.#isLong = isLong;
    this.newId = newId;
    this.#writes = writes;
    this.#readsOf = readsOf;
  }

  /**
   * Returns the reads of contexts, on the connection of the unit. Creates them on first use, because few units need
   * them.
   */
  get reads(): UnitReads {
    this.#reads ??= this.#readsOf((statement) => this.reading(statement));
    return this.#reads;
  }

  async lock(name: string): Promise<void> {
    await this.locking({ text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', values: [name] });
  }

  async tryLock(name: string): Promise<boolean> {
    const text = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken';
    const [row] = await this.locking({ text, values: [name] });
    return row?.['taken'] === true;
  }

  requires(kind: AnyKind, id: string, values: Requirement['values']): void {
    this.#required.push({ kind, id, values });
  }

  /**
   * Returns the requirements for the database. Those of loaded records are checked here, because this unit holds the
   * records and may have changed them.
   */
  #requirements(): Required[] {
    return this.#required.flatMap(({ kind, id, values }) => {
      const loaded = this.#repositories.get(kind)?.loaded(id);
      if (!loaded) return [{ mapping: this.#mappingOf(kind), id, values }];
      if (!meets(loaded, { values })) throw new ConcurrentChange(`Others have changed the ${kind.label} ${id}`);
      return [];
    });
  }

  async empty(kinds: readonly AnyKind[]): Promise<void> {
    for (const text of this.#writes.emptying(kinds.map((kind) => this.#mappingOf(kind)))) {
      await this.locking({ text, values: [] });
    }
  }

  of<S extends State, A extends Aggregate<S>>(kind: AggregateKind<S, A>): Repository<S, A> {
    let repository = this.#repositories.get(kind);
    if (!repository) {
      repository = new SqlRepository(kind, this.#mappingOf(kind), this);
      this.#repositories.set(kind, repository);
    }
    return repository as Repository<S, A>;
  }

  tracked(): Tracked[] {
    return this.slots.map(({ mapping, before, version, aggregate }) => ({
      kind: mapping.kind,
      before,
      after: aggregate?.state,
      version: before && version,
    }));
  }

  removes(kind: AnyKind): boolean {
    return this.slots.some((slot) => slot.mapping.kind === kind && slot.before && !slot.aggregate);
  }

  /**
   * Writes all changes, with the audit entry if there is one, and ends the transaction. Fails with `MISSED` if a row
   * has changed since it was read, or if a requirement is not met.
   */
  async commit(audit: AuditEntry | undefined): Promise<void> {
    const all = this.#writes.of(this.slots, audit, this.#requirements());
    if (this.slots.filter(isChanged).length > MANY) return this.#commitMany(all);
    const writes = [...all];
    const [first] = writes;
    const takesTime = isLarge(writes.flatMap(({ values }) => values));
    if (first && writes.length === 1 && !this.#held && !takesTime) {
      // A single statement is its own transaction.
      this.#hasEnded = true;
      await this.#connection.query(first);
      return;
    }
    if (writes.length === 0) return this.#end(COMMIT);
    if (takesTime) return this.#commitMany(writes);
    const held = await this.#begun();
    this.#hasEnded = true;
    // Sends the commit with the writes. After a failed write, the commit rolls back.
    const sent = writes.map((write) => held.query(write));
    return this.#end(COMMIT, sent);
  }

  /**
   * Makes and sends one statement at a time, because the timeouts of statements behind a large write would include its
   * time, and so that other requests run in between.
   */
  async #commitMany(writes: Iterable<Statement>): Promise<void> {
    const held = await this.#begun();
    this.#hasEnded = true;
    await held.query(TAKE_TIME);
    for (const write of writes) await held.query(write);
    return this.#end(COMMIT);
  }

  /** Rolls back. Ignores errors, because the connection and its transaction are lost then. */
  async rollBack(): Promise<void> {
    await this.#end(ROLLBACK).catch(() => undefined);
  }

  async #end(ending: Statement, sent: readonly Promise<unknown>[] = []): Promise<void> {
    this.#hasEnded = true;
    const held = await this.#held;
    if (!held) return;
    this.#held = undefined;
    try {
      if (this.#beginning !== undefined) await allOf([this.#beginning, ...sent, held.query(ending)]);
    } finally {
      await held.release();
    }
  }

  /** Runs a statement in the transaction, and begins the transaction if necessary. */
  async locking<R = Row>(statement: Statement<R>): Promise<readonly R[]> {
    this.#locks = true;
    const held = await this.#begun();
    this.#refuseEnded();
    return held.query(statement);
  }

  /** Runs a read that sees committed data. */
  async reading<R = Row>(statement: Statement<R>): Promise<readonly R[]> {
    const held = await (this.#locks || this.#isLong ? this.#begun() : this.#connected());
    this.#refuseEnded();
    return held.query(statement);
  }

  #refuseEnded(): void {
    if (this.#hasEnded) throw new Error('The unit of work has ended: something in it was not waited for');
  }

  #connected(): Promise<HeldConnection> {
    this.#refuseEnded();
    this.#held ??= this.#connection.hold();
    return this.#held;
  }

  async #begun(): Promise<HeldConnection> {
    const held = await this.#connected();
    this.#refuseEnded();
    if (this.#beginning === undefined) {
      // Does not wait for the begin here, because it is sent with the first statement.
      const begin = [{ text: this.#connection.begin, values: [] }, ...(this.#isLong ? [TAKE_TIME] : [])];
      this.#beginning = Promise.all(begin.map((statement) => held.query(statement)));
      this.#beginning.catch(() => undefined);
    }
    return held;
  }
}
