/**
 * The ports of the core in memory: for tests, examples and programs that need nothing to last.
 *
 * They keep the same contract as the databases (`contract.ts`), with one simplification: units of work run one after
 * another, so that none ever meets another.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sequences } from '../ports.ts';
import { type Aggregate, type AggregateKind, type AnyKind, type State, unknownId } from '../shared/aggregate.ts';
import { type AuditEntry, doneEntry, type Tracked } from '../shared/audit.ts';
import { pageInMemory, sortKey } from '../shared/page.ts';
import {
  ConcurrentChange,
  type Reader,
  type Repository,
  type Transactions,
  type UnitContext,
  type UnitOfWork,
  type Where,
} from '../shared/unit-of-work.ts';
import { checkRules, type Store, type Table, tableOf } from './memory-rules.ts';

export interface MemoryStore {
  readonly transactions: Transactions;
  readonly reader: Reader;
  readonly sequences: Sequences;
  /** The audit log, oldest first. */
  readonly audit: readonly AuditEntry[];
}

/** A store of its own, empty; `newId` is what its units of work take ids from. */
export function memoryStore(newId: () => string): MemoryStore {
  const store: Store = new Map();
  const audit: AuditEntry[] = [];
  const reader = memoryReader(store);
  return { transactions: new MemoryTransactions(store, audit, newId), reader, sequences: memorySequences(), audit };
}

/** The rows that match, in the order of their ids. A filter that the kind does not declare is a defect of the caller. */
function matching<S extends State>(table: Table, filter: Where<S>): S[] {
  const terms = Object.entries(filter).filter(([, wanted]) => wanted !== undefined);
  const isFolded = (member: string) => table.kind.sortable[member] === 'folded';
  for (const [member] of terms) {
    if (!table.kind.filters.includes(member)) throw new Error(`${table.kind.name} declares no filter ${member}`);
  }
  const rows = [...table.rows.values()] as unknown as S[];
  return rows
    .filter((row) =>
      terms.every(([member, wanted]) => {
        const key = (value: unknown) => sortKey(value, isFolded(member) ? 'folded' : 'plain');
        const value: unknown = row[member as keyof S];
        return Array.isArray(value) ? value.some((entry) => key(entry) === key(wanted)) : key(value) === key(wanted);
      }),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
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
    where: async (kind, filter) => matching(tableOf(store, kind), filter),
    page: async (kind, filter, request) => pageInMemory(matching(tableOf(store, kind), filter), kind.sortable, request),
  };
}

function memorySequences(): Sequences {
  const last = new Map<string, number>();
  return {
    async next(name) {
      const number = (last.get(name) ?? 0) + 1;
      last.set(name, number);
      return number;
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
    // It would wait for itself, here as on the embedded database: better a clear error than silence.
    if (this.#inside.getStore()) throw new Error('A unit of work was opened inside of another one');
    const result = this.#last.then(() => this.#inside.run(true, () => this.#run(context, work)));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async audit(entry: AuditEntry): Promise<void> {
    this.#audit.push(entry);
  }

  async #run<T>(context: UnitContext, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const unit = new MemoryUnit(this.#store, context.now, this.#newId);
    const output = await work(unit);
    const tracked = unit.tracked();
    const changed = tracked.filter(({ before, after }) => before !== after);
    checkRules(this.#store, changed);
    for (const { kind, before, after } of changed) {
      const { rows } = tableOf(this.#store, kind);
      if (after) rows.set(after.id, freeze(after));
      else if (before) rows.delete(before.id);
    }
    if (context.audit) this.#audit.push(doneEntry(context.audit, tracked));
    context.committed?.(changed);
    return output;
  }
}

/** An aggregate as the unit of work found it and as it is now; without an aggregate it was removed. */
interface Slot {
  readonly kind: AnyKind;
  readonly before: State | undefined;
  aggregate: Aggregate<State> | undefined;
}

class MemoryUnit implements UnitOfWork {
  readonly now: Date;
  readonly newId: () => string;
  readonly #store: Store;
  readonly #slots = new Map<string, Slot>();

  constructor(store: Store, now: Date, newId: () => string) {
    this.#store = store;
    this.now = now;
    this.newId = newId;
  }

  // Units of work run one after another: a lock is always free, and its holder is always alone.
  async lock(): Promise<void> {}

  async tryLock(): Promise<boolean> {
    return true;
  }

  of<S extends State, A extends Aggregate<S>>(kind: AggregateKind<S, A>): Repository<S, A> {
    const table = tableOf(this.#store, kind);
    const key = (id: string) => `${kind.name} ${id}`;
    const load = (id: string): A | undefined => {
      const slot = this.#slots.get(key(id));
      if (slot) return slot.aggregate as A | undefined;
      const before = table.rows.get(id);
      if (!before) return undefined;
      const aggregate = kind.restore(before as S);
      this.#slots.set(key(id), { kind, before, aggregate });
      return aggregate;
    };
    const peek = (id: string): S => {
      const state = table.rows.get(id);
      if (!state) throw unknownId(kind);
      return state as S;
    };
    return {
      find: async (id) => load(id),
      async get(id) {
        const aggregate = load(id);
        if (!aggregate) throw unknownId(kind);
        return aggregate;
      },
      where: async (filter) => matching(table, filter).flatMap(({ id }) => load(id) ?? []),
      peek: async (id) => peek(id),
      peekAll: async (ids) => [...new Set(ids)].map(peek),
      peekWhere: async (filter) => matching(table, filter),
      add: (aggregate) => {
        const { id } = aggregate.state;
        const slot = this.#slots.get(key(id));
        if (slot ? slot.aggregate : table.rows.has(id)) throw new ConcurrentChange(`There is a ${kind.label} ${id}`);
        this.#slots.set(key(id), { kind, before: slot?.before, aggregate });
      },
      remove: (aggregate) => {
        const slot = this.#slots.get(key(aggregate.state.id));
        if (slot?.aggregate !== aggregate) throw new Error(`This ${kind.label} was not loaded in this unit of work`);
        slot.aggregate = undefined;
      },
    };
  }

  /** In the order in which the work came upon them. */
  tracked(): Tracked[] {
    return [...this.#slots.values()].map(({ kind, before, aggregate }) => ({ kind, before, after: aggregate?.state }));
  }
}

/** Makes a state unchangeable all the way down: a verb that alters it in place fails in the first test that meets it. */
function freeze<T>(value: T): T {
  const isPlain =
    Array.isArray(value) || (typeof value === 'object' && Object.getPrototypeOf(value ?? 0) === Object.prototype);
  if (isPlain && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value as object)) freeze(member);
  }
  return value;
}
