/**
 * The store of the core in memory, for tests and examples. It meets the same contract as the databases (`contract.ts`),
 * but units of work run one after another, so no two conflict.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sequences } from '@cleaver/domain';
import {
  type Aggregate,
  type AggregateKind,
  type AnyKind,
  type AuditEntry,
  ConcurrentChange,
  checkRecordCount,
  closingEntry,
  type Reader,
  type Repository,
  type Requirement,
  type State,
  type Tracked,
  type Transactions,
  textKey,
  type UnitContext,
  type UnitOfWork,
  type UnitReads,
  unknownId,
  type Where,
} from '@cleaver/domain/kernel';
import { freeze } from './freeze.ts';
import { pageOfKind } from './memory-pages.ts';
import { memoryReads } from './memory-reads.ts';
import { checkRequirements, checkRules, type Store, type Table, tableOf } from './memory-rules.ts';
import { memorySequences } from './memory-sequences.ts';

export interface MemoryStore {
  readonly transactions: Transactions;
  readonly reader: Reader;
  readonly sequences: Sequences;
  /** Runs the work while no unit of work runs. Throws if called inside a unit of work. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The audit log, oldest first. */
  readonly audit: readonly AuditEntry[];
}

/** Creates an empty store. `newId` makes the ids in its units of work. */
export function memoryStore(newId: () => string): MemoryStore {
  const store: Store = new Map();
  const audit: AuditEntry[] = [];
  const reader = memoryReader(store);
  const transactions = new MemoryTransactions(store, audit, newId);
  return { transactions, reader, sequences: memorySequences(), alone: (work) => transactions.alone(work), audit };
}

/** Returns the matching rows, sorted by id. Throws if the kind does not declare a filter. */
function matching<S extends State>(table: Table, filter: Where<S>): S[] {
  const terms = Object.entries(filter).filter(([, wanted]) => wanted !== undefined);
  for (const [member] of terms) {
    if (!table.kind.filters.includes(member)) throw new Error(`${table.kind.name} declares no filter ${member}`);
  }
  const rows = [...table.rows.values()] as unknown as S[];
  return rows
    .filter((row) =>
      terms.every(([member, wanted]) => {
        const value: unknown = row[member as keyof S];
        const isAlike = (entry: unknown) => isSame(table.kind, member, entry, wanted);
        return Array.isArray(value) ? value.some(isAlike) : isAlike(value);
      }),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

const versionOf = ({ versions }: Table, id: string): number => versions.get(id) ?? 0;

/** Returns the rows whose member is one of the values, sorted by id. */
function among<S extends State>(table: Table, member: keyof S & string, values: readonly string[]): S[] {
  const key = table.kind.sortable[member] === 'folded' ? textKey(table.kind, member) : String;
  const wanted = new Set<unknown>(values.map(key));
  const rows = [...table.rows.values()] as unknown as S[];
  return rows
    .filter((row) => typeof row[member] === 'string' && wanted.has(key(row[member])))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function isSame(kind: AnyKind, member: string, value: unknown, wanted: unknown): boolean {
  if (value instanceof Date || wanted instanceof Date) {
    return value instanceof Date && wanted instanceof Date && value.getTime() === wanted.getTime();
  }
  if (typeof wanted === 'object' && wanted !== null) {
    return Object.entries(wanted).every(([name, each]) => (value as Record<string, unknown> | null)?.[name] === each);
  }
  if (kind.sortable[member] !== 'folded' || typeof value !== 'string' || typeof wanted !== 'string') {
    return value === wanted;
  }
  const key = textKey(kind, member);
  return key(value) === key(wanted);
}

function memoryReader(store: Store): Reader {
  const find: Reader['find'] = async (kind, id) => tableOf(store, kind).rows.get(id) as never;
  return {
    find,
    async get(kind, id) {
      const state = await find(kind, id);
      if (!state) throw unknownId(kind);
      return state;
    },
    async versioned(kind, id) {
      const state = tableOf(store, kind).rows.get(id);
      if (!state) throw unknownId(kind);
      return { state: state as never, version: versionOf(tableOf(store, kind), id) };
    },
    where: async (kind, filter) => matching(tableOf(store, kind), filter),
    whereIn: async (kind, member, values) => among(tableOf(store, kind), member, values),
    async page(kind, filter, request, without = []) {
      const { content, page } = pageOfKind(kind, matching(tableOf(store, kind), filter), request);
      const left: readonly string[] = without;
      const shown = (state: object) =>
        Object.fromEntries(Object.entries(state).filter(([name]) => !left.includes(name)));
      return { content: content.map(shown) as never, page };
    },
  };
}

class MemoryTransactions implements Transactions {
  readonly #store: Store;
  readonly #audit: AuditEntry[];
  readonly #newId: () => string;
  readonly #inside = new AsyncLocalStorage<true>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, audit: AuditEntry[], newId: () => string) {
    this.#store = store;
    this.#audit = audit;
    this.#newId = newId;
  }

  run<T>(context: UnitContext, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return this.alone(() => this.#run(context, work));
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    // Throws a clear error, because a nested unit of work would deadlock, as on the embedded database.
    if (this.#inside.getStore()) throw new Error('A unit of work was opened inside of another one');
    const result = this.#last.then(() => this.#inside.run(true, work));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async audit(entry: AuditEntry): Promise<void> {
    this.#audit.push(entry);
  }

  async #run<T>(context: UnitContext, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const unit = new MemoryUnit(this.#store, this.#audit, context.now, this.#newId);
    const output = await work(unit);
    checkRequirements(this.#store, unit.required);
    const tracked = unit.tracked();
    const entry = closingEntry(context, tracked, output);
    const changed = tracked.filter(({ before, after }) => before !== after);
    checkRules(this.#store, changed);
    for (const name of unit.emptied) this.#store.delete(name);
    for (const { kind, before, after } of changed) {
      const table = tableOf(this.#store, kind);
      if (after) {
        table.rows.set(after.id, freeze(after));
        table.versions.set(after.id, versionOf(table, after.id) + 1);
      } else if (before) {
        table.rows.delete(before.id);
      }
    }
    if (entry) this.#audit.push(entry);
    context.committed?.(tracked);
    return output;
  }
}

interface Slot {
  readonly kind: AnyKind;
  readonly before: State | undefined;
  readonly version: number | undefined;
  aggregate: Aggregate<State> | undefined;
}

class MemoryUnit implements UnitOfWork {
  readonly now: Date;
  readonly reads: UnitReads;
  readonly newId: () => string;
  readonly #store: Store;
  readonly #slots = new Map<string, Slot>();
  /** The names of emptied kinds. */
  readonly emptied = new Set<string>();
  readonly required: Requirement[] = [];

  constructor(store: Store, audit: readonly AuditEntry[], now: Date, newId: () => string) {
    this.#store = store;
    this.reads = memoryReads(memoryReader(store), audit);
    this.now = now;
    this.newId = newId;
  }

  async lock(): Promise<void> {}

  async tryLock(): Promise<boolean> {
    return true;
  }

  async empty(kinds: readonly AnyKind[]): Promise<void> {
    for (const { name } of kinds) this.emptied.add(name);
  }

  requires(kind: AnyKind, id: string, values: Requirement['values']): void {
    this.required.push({ kind, id, values });
  }

  of<S extends State, A extends Aggregate<S>>(kind: AggregateKind<S, A>): Repository<S, A> {
    const table = tableOf(this.emptied.has(kind.name) ? new Map() : this.#store, kind);
    const key = (id: string) => `${kind.name} ${id}`;
    const load = (id: string): A | undefined => {
      const slot = this.#slots.get(key(id));
      if (slot) return slot.aggregate as A | undefined;
      const before = table.rows.get(id);
      if (!before) return undefined;
      const aggregate = kind.restore(before as S);
      this.#track(key(id), { kind, before, version: versionOf(table, id), aggregate });
      return aggregate;
    };
    const get = (id: string): A => {
      const aggregate = load(id);
      if (!aggregate) throw unknownId(kind);
      return aggregate;
    };
    const peek = (id: string): S => {
      const state = table.rows.get(id);
      if (!state) throw unknownId(kind);
      return state as S;
    };
    return {
      find: async (id) => load(id),
      async get(id, expected) {
        const aggregate = get(id);
        expected?.check(versionOf(table, id));
        return aggregate;
      },
      getAll: async (ids) => ids.map(get),
      hold: async () => {},
      where: async (filter) => matching(table, filter).flatMap(({ id }) => load(id) ?? []),
      whereIn: async (member, values) => among<S>(table, member, values).flatMap(({ id }) => load(id) ?? []),
      peek: async (id) => peek(id),
      peekAll: async (ids) => [...new Set(ids)].map(peek),
      peekWhere: async (filter) => matching(table, filter),
      peekIn: async (member, values) => among<S>(table, member, values),
      add: (aggregate) => {
        const { id } = aggregate.state;
        const slot = this.#slots.get(key(id));
        if (slot ? slot.aggregate : table.rows.has(id)) throw new ConcurrentChange(`There is a ${kind.label} ${id}`);
        this.#track(key(id), { kind, before: slot?.before, version: slot?.version, aggregate });
      },
      remove: (aggregate) => {
        const slot = this.#slots.get(key(aggregate.state.id));
        if (slot?.aggregate !== aggregate) throw new Error(`This ${kind.label} was not loaded in this unit of work`);
        slot.aggregate = undefined;
      },
    };
  }

  #track(key: string, slot: Slot): void {
    this.#slots.set(key, slot);
    checkRecordCount(this.#slots.size);
  }

  /** Returns the aggregates in the order of first use. */
  tracked(): Tracked[] {
    return [...this.#slots.values()].map(({ kind, before, version, aggregate }) => ({
      kind,
      before,
      after: aggregate?.state,
      version,
    }));
  }
}
