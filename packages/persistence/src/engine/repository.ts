/** The repository of one kind in a unit of work. */

import {
  type Aggregate,
  type AggregateKind,
  ConcurrentChange,
  checkRecordCount,
  type Repository,
  type SeenVersions,
  type State,
  unknownId,
  type Where,
} from '@cleaver/domain/kernel';
import type { Row } from './column.ts';
import type { Mapping, Query } from './mapping.ts';
import { findById, findByIds, findIn, findWhere, holdIds } from './queries.ts';
import type { Slot } from './writes.ts';

/**
 * Waits for all promises, even if one fails. Then returns their results, or throws the error of the first failed
 * promise in the list.
 */
export async function allOf<T>(answers: readonly Promise<T>[]): Promise<T[]> {
  return (await Promise.allSettled(answers)).map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
}

/** The part of the unit of work that a repository needs. */
interface RepositoryUnit {
  /** Aggregates in the order of first use. */
  readonly slots: Slot[];
  /** Sends a statement that locks rows. */
  readonly locking: Query;
  readonly reading: Query;
}

export class SqlRepository<S extends State, A extends Aggregate<S>> implements Repository<S, A> {
  readonly #kind: AggregateKind<S, A>;
  readonly #mapping: Mapping<S>;
  readonly #unit: RepositoryUnit;
  readonly #slots = new Map<string, Slot>();
  readonly #locking: Query = (statement) => this.#unit.locking(statement);
  readonly #reading: Query = (statement) => this.#unit.reading(statement);

  constructor(kind: AggregateKind<S, A>, mapping: Mapping<S>, unit: RepositoryUnit) {
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

  async get(id: string, expected?: SeenVersions): Promise<A> {
    const aggregate = await this.find(id);
    if (!aggregate) throw unknownId(this.#kind);
    expected?.check(this.#slots.get(id)?.version);
    return aggregate;
  }

  async getAll(ids: readonly string[]): Promise<readonly A[]> {
    const wanted = [...new Set(ids)].filter((id) => !this.#slots.has(id));
    for (const row of await findByIds(this.#locking, this.#mapping, wanted, 'locked')) this.#load(row);
    return ids.map((id) => {
      const aggregate = this.#slots.get(id)?.aggregate;
      if (!aggregate) throw unknownId(this.#kind);
      return aggregate as A;
    });
  }

  hold(ids: readonly string[]): Promise<void> {
    return holdIds(this.#locking, this.#mapping, ids);
  }

  async where(filter: Where<S>): Promise<readonly A[]> {
    const rows = await findWhere(this.#locking, this.#mapping, filter, 'locked');
    return rows.flatMap((row) => this.#load(row) ?? []);
  }

  async whereIn(member: keyof S & string, values: readonly string[]): Promise<readonly A[]> {
    const rows = await findIn(this.#locking, this.#mapping, member, values, 'locked');
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

  async peekIn(member: keyof S & string, values: readonly string[]): Promise<readonly S[]> {
    return (await findIn(this.#reading, this.#mapping, member, values)).map((row) => this.#mapping.state(row));
  }

  add(aggregate: A): void {
    const { id } = aggregate.state;
    const slot = this.#slots.get(id);
    if (slot?.aggregate) throw new ConcurrentChange(`There is a ${this.#kind.label} ${id}`);
    // Adding a removed aggregate again is a change of its row.
    if (slot) slot.aggregate = aggregate;
    else this.#track({ mapping: this.#mapping, id, before: undefined, version: 0, aggregate });
  }

  /** Returns the state that this unit of work has loaded and locked. */
  loaded(id: string): State | undefined {
    return this.#slots.get(id)?.before;
  }

  remove(aggregate: A): void {
    const slot = this.#slots.get(aggregate.state.id);
    if (slot?.aggregate !== aggregate) throw new Error(`This ${this.#kind.label} was not loaded in this unit of work`);
    slot.aggregate = undefined;
  }

  /**
   * Returns the aggregate of the row, the same object on every call in this unit of work. Returns undefined if the unit
   * has removed the aggregate.
   */
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
    checkRecordCount(this.#unit.slots.length);
  }
}
