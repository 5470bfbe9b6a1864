/**
 * Units of work: what is loaded is locked to the end, and what changed is written at the end, in one statement where that
 * is possible.
 *
 * A unit that only adds needs no transaction beside that statement's own, so the transaction begins with the first lock.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Aggregate,
  type AggregateKind,
  type AnyKind,
  type AuditEntry,
  ConcurrentChange,
  doneEntry,
  type Repository,
  type State,
  type Tracked,
  type Transactions,
  type UnitContext,
  type UnitOfWork,
  unknownId,
  type Where,
} from '@cleaver/domain';
import type { Connection, HeldConnection } from './connection.ts';
import { type Constraints, translate } from './failures.ts';
import type { Mapping, Row, Statement } from './mapping.ts';
import { findById, findByIds, findWhere } from './queries.ts';
import { type Slot, writesOf } from './writes.ts';

export type MappingOf = <S extends State>(kind: AggregateKind<S, Aggregate<S>>) => Mapping<S>;

export class SqlTransactions implements Transactions {
  readonly #connection: Connection;
  readonly #mappingOf: MappingOf;
  readonly #constraints: Constraints;
  readonly #newId: () => string;
  readonly #inside = new AsyncLocalStorage<true>();

  constructor(connection: Connection, mappingOf: MappingOf, constraints: Constraints, newId: () => string) {
    this.#connection = connection;
    this.#mappingOf = mappingOf;
    this.#constraints = constraints;
    this.#newId = newId;
  }

  async run<T>(context: UnitContext, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    // On the embedded database, which has one connection, it would wait for itself for ever; on PostgreSQL enough of them
    // would wait for each other.
    if (this.#inside.getStore()) throw new Error('A unit of work was opened inside of another one');
    const unit = new SqlUnit(this.#connection, this.#mappingOf, context.now, this.#newId);
    const output = await this.#inside.run(true, async () => {
      try {
        const result = await work(unit);
        await unit.commit(context.audit && ((tracked) => doneEntry(context.audit as never, tracked)));
        return result;
      } catch (error) {
        await unit.rollBack();
        throw translate(error, this.#constraints, (kind) => unit.removes(kind));
      }
    });
    context.committed?.(unit.tracked().filter(({ before, after }) => before !== after));
    return output;
  }

  async audit(entry: AuditEntry): Promise<void> {
    try {
      for (const statement of writesOf([], entry)) await this.#connection.query(statement);
    } catch (error) {
      throw translate(error, this.#constraints);
    }
  }
}

class SqlUnit implements UnitOfWork {
  readonly now: Date;
  readonly newId: () => string;
  readonly #connection: Connection;
  readonly #mappingOf: MappingOf;
  // biome-ignore lint/suspicious/noExplicitAny: repositories of kinds of every state are kept alike
  readonly #repositories = new Map<AnyKind, SqlRepository<any, any>>();
  /** In the order in which the work came upon them. */
  readonly slots: Slot[] = [];
  #transaction: Promise<HeldConnection> | undefined;

  constructor(connection: Connection, mappingOf: MappingOf, now: Date, newId: () => string) {
    this.#connection = connection;
    this.#mappingOf = mappingOf;
    this.now = now;
    this.newId = newId;
  }

  async lock(name: string): Promise<void> {
    await this.locking({ text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', values: [name] });
  }

  async tryLock(name: string): Promise<boolean> {
    const text = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken';
    const [row] = await this.locking({ text, values: [name] });
    return row?.['taken'] === true;
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
    return this.slots.map(({ mapping, before, aggregate }) => ({
      kind: mapping.kind,
      before,
      after: aggregate?.state,
    }));
  }

  removes(kind: AnyKind): boolean {
    return this.slots.some((slot) => slot.mapping.kind === kind && slot.before && !slot.aggregate);
  }

  /** Writes everything that changed, with the audit entry of it if one is wanted, and ends the transaction. */
  async commit(audit: ((tracked: readonly Tracked[]) => AuditEntry) | undefined): Promise<void> {
    const statements = writesOf(this.slots, audit?.(this.tracked()));
    const isOne = statements.length === 1 && !this.#transaction;
    for (const statement of statements) {
      const [row] = await (isOne ? this.#connection.query(statement) : this.locking(statement));
      if (Number(row?.['written'] ?? 0) !== statement.guarded) {
        throw new ConcurrentChange('A row was changed by another unit of work');
      }
    }
    await this.#end('commit');
  }

  /** Fails silently: the connection is gone then, and its transaction with it. */
  async rollBack(): Promise<void> {
    await this.#end('rollback').catch(() => undefined);
  }

  async #end(text: 'commit' | 'rollback'): Promise<void> {
    if (!this.#transaction) return;
    const held = await this.#transaction;
    this.#transaction = undefined;
    try {
      await held.query({ text, values: [] });
    } finally {
      held.release();
    }
  }

  /** In the transaction, which begins with it. */
  async locking(statement: Statement): Promise<readonly Row[]> {
    this.#transaction ??= this.#begin();
    return (await this.#transaction).query(statement);
  }

  /** Sees what is committed: in the transaction where there is one, since the embedded database has one connection. */
  async reading(statement: Statement): Promise<readonly Row[]> {
    return ((await this.#transaction) ?? this.#connection).query(statement);
  }

  async #begin(): Promise<HeldConnection> {
    const held = await this.#connection.hold();
    try {
      await held.query({ text: 'begin', values: [] });
      return held;
    } catch (error) {
      held.release();
      throw error;
    }
  }
}

class SqlRepository<S extends State, A extends Aggregate<S>> implements Repository<S, A> {
  readonly #kind: AggregateKind<S, A>;
  readonly #mapping: Mapping<S>;
  readonly #unit: SqlUnit;
  readonly #slots = new Map<string, Slot>();
  readonly #locking = (statement: Statement) => this.#unit.locking(statement);
  readonly #reading = (statement: Statement) => this.#unit.reading(statement);

  constructor(kind: AggregateKind<S, A>, mapping: Mapping<S>, unit: SqlUnit) {
    this.#kind = kind;
    this.#mapping = mapping;
    this.#unit = unit;
  }

  async find(id: string): Promise<A | undefined> {
    const slot = this.#slots.get(id);
    if (slot) return slot.aggregate as A | undefined;
    const [row] = await findById(this.#locking, this.#mapping, id, 'locked');
    return row && this.#load(row);
  }

  async get(id: string): Promise<A> {
    const aggregate = await this.find(id);
    if (!aggregate) throw unknownId(this.#kind);
    return aggregate;
  }

  async where(filter: Where<S>): Promise<readonly A[]> {
    const rows = await findWhere(this.#locking, this.#mapping, filter, 'locked');
    return rows.flatMap((row) => this.#load(row) ?? []);
  }

  async peek(id: string): Promise<S> {
    const [row] = await findById(this.#reading, this.#mapping, id);
    if (!row) throw unknownId(this.#kind);
    return this.#mapping.state(row);
  }

  async peekAll(ids: readonly string[]): Promise<readonly S[]> {
    const wanted = [...new Set(ids)];
    const rows = await findByIds(this.#reading, this.#mapping, wanted);
    if (rows.length < wanted.length) throw unknownId(this.#kind);
    return rows.map((row) => this.#mapping.state(row));
  }

  async peekWhere(filter: Where<S>): Promise<readonly S[]> {
    return (await findWhere(this.#reading, this.#mapping, filter)).map((row) => this.#mapping.state(row));
  }

  add(aggregate: A): void {
    const { id } = aggregate.state;
    const slot = this.#slots.get(id);
    if (slot?.aggregate) throw new ConcurrentChange(`There is a ${this.#kind.label} ${id}`);
    // What was removed and is added anew is a change of the row.
    if (slot) slot.aggregate = aggregate;
    else this.#track({ mapping: this.#mapping, id, before: undefined, version: 0, aggregate });
  }

  remove(aggregate: A): void {
    const slot = this.#slots.get(aggregate.state.id);
    if (slot?.aggregate !== aggregate) throw new Error(`This ${this.#kind.label} was not loaded in this unit of work`);
    slot.aggregate = undefined;
  }

  /** The one object that stands for the row in this unit of work; undefined where the unit has removed it. */
  #load(row: Row): A | undefined {
    const slot = this.#slots.get(row['id'] as string);
    if (slot) return slot.aggregate as A | undefined;
    const before = this.#mapping.state(row);
    const aggregate = this.#kind.restore(before);
    this.#track({ mapping: this.#mapping, id: before.id, before, version: row['rowVersion'] as number, aggregate });
    return aggregate;
  }

  #track(slot: Slot): void {
    this.#slots.set(slot.id, slot);
    this.#unit.slots.push(slot);
  }
}
