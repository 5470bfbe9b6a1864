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

  async run<T>({ now, audit: head, committed }: UnitContext, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    this.refuseInside();
    const unit = new SqlUnit(this.#connection, this.#mappingOf, now, this.#newId);
    const output = await this.#inside.run(true, async () => {
      try {
        const result = await work(unit);
        await unit.commit(head && doneEntry(head, unit.tracked()));
        return result;
      } catch (error) {
        await unit.rollBack();
        throw translate(error, this.#constraints, (kind) => unit.removes(kind));
      }
    });
    committed?.(unit.tracked().filter(({ before, after }) => before !== after));
    return output;
  }

  async audit(entry: AuditEntry): Promise<void> {
    this.refuseInside();
    try {
      for (const statement of writesOf([], entry)) await this.#connection.query(statement);
    } catch (error) {
      throw translate(error, this.#constraints);
    }
  }

  /**
   * Throws where a unit of work goes on: what went around it would wait for it for ever on the embedded database, which has
   * one connection, and on PostgreSQL enough of them would wait for each other.
   */
  refuseInside(): void {
    if (this.#inside.getStore()) throw new Error('Inside of a unit of work everything goes through it');
  }
}

const COMMIT: Statement = { text: 'commit', values: [] };
const ROLLBACK: Statement = { text: 'rollback', values: [] };

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
  #beginning: Promise<unknown> | undefined;
  #hasEnded = false;

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
  async commit(audit: AuditEntry | undefined): Promise<void> {
    const statements = writesOf(this.slots, audit);
    const [first] = statements;
    if (!this.#transaction && statements.length === 1 && first) {
      this.#hasEnded = true;
      await this.#connection.query(first);
    } else {
      if (first) await this.#begun();
      // After a statement that failed, a commit rolls back: so it can be sent along with them.
      await this.#end([...statements, COMMIT]);
    }
  }

  /** Fails silently: the connection is gone then, and its transaction with it. */
  async rollBack(): Promise<void> {
    await this.#end([ROLLBACK]).catch(() => undefined);
  }

  async #end(statements: readonly Statement[]): Promise<void> {
    this.#hasEnded = true;
    const held = await this.#transaction;
    if (!held) return;
    this.#transaction = undefined;
    try {
      await this.#beginning;
      const answers = await Promise.allSettled(statements.map((statement) => held.query(statement)));
      const failure = answers.find(({ status }) => status === 'rejected');
      if (failure) throw (failure as PromiseRejectedResult).reason;
    } finally {
      held.release();
    }
  }

  /** In the transaction, which begins with it. */
  async locking(statement: Statement): Promise<readonly Row[]> {
    return (await this.#begun()).query(statement);
  }

  /** Sees what is committed: in the transaction where there is one, since the embedded database has one connection. */
  async reading(statement: Statement): Promise<readonly Row[]> {
    return ((await this.#transaction) ?? this.#connection).query(statement);
  }

  #begun(): Promise<HeldConnection> {
    if (this.#hasEnded) throw new Error('The unit of work has ended: something in it was not waited for');
    this.#transaction ??= this.#begin();
    return this.#transaction;
  }

  async #begin(): Promise<HeldConnection> {
    const held = await this.#connection.hold();
    // Not waited for before the end: the first lock goes along with it.
    this.#beginning = held.query({ text: this.#connection.begin, values: [] });
    this.#beginning.catch(() => undefined);
    return held;
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
