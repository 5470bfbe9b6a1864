/** Checks unique rules and references in memory, as a database does. */
import type { Requirement, Tracked } from '@cleaver/domain/kernel';
import {
  type AnyKind,
  ConcurrentChange,
  groupBy,
  inUse,
  meets,
  type State,
  textKey,
  unknownId,
} from '@cleaver/domain/kernel';

export interface Table {
  readonly kind: AnyKind;
  readonly rows: Map<string, State>;
  /** The number of writes of each row. */
  readonly versions: Map<string, number>;
}

/** The stored rows by kind. */
export type Store = Map<string, Table>;

export function tableOf(store: Store, kind: AnyKind): Table {
  let table = store.get(kind.name);
  if (!table) {
    table = { kind, rows: new Map(), versions: new Map() };
    store.set(kind.name, table);
  }
  return table;
}

/** Throws ConcurrentChange unless the records have the required values, before the changes of the unit of work. */
export function checkRequirements(store: Store, requirements: readonly Requirement[]): void {
  for (const each of requirements) {
    if (meets(tableOf(store, each.kind).rows.get(each.id), each)) continue;
    throw new ConcurrentChange(`Others have changed the ${each.kind.label} ${each.id}`);
  }
}

/** Throws the refusal of the unique rule or the reference that a change would break. */
export function checkRules(store: Store, changed: readonly Tracked[]): void {
  const after = new After(store, changed);
  const ofKind = groupBy(changed, ({ kind }) => kind);
  for (const [kind, changes] of ofKind) {
    const kept = after.changed(kind);
    if (kept.length > 0) {
      checkUnique(kind, after);
      checkTargets(kind, after);
    }
    const removed = new Set(changes.flatMap(({ before, after }) => (before && !after ? before.id : [])));
    if (removed.size > 0) checkUnused(store, kind, removed, after);
  }
}

/** The store as it would be after the changes. */
class After {
  readonly #store: Store;
  readonly #replaced: ReadonlySet<State>;
  readonly #changed: ReadonlyMap<string, ReadonlyMap<unknown, State>>;

  constructor(store: Store, changed: readonly Tracked[]) {
    this.#store = store;
    this.#replaced = new Set(changed.flatMap(({ before }) => before ?? []));
    const ofKind = groupBy(changed, ({ kind }) => kind.name);
    this.#changed = new Map(
      [...ofKind].map(([name, changes]) => [
        name,
        new Map(changes.flatMap(({ after }) => (after ? [[after.id, after] as const] : []))),
      ]),
    );
  }

  /** Returns the new and changed states of the kind. */
  changed(kind: AnyKind): readonly State[] {
    return [...(this.#changed.get(kind.name)?.values() ?? [])];
  }

  /** Returns whether any unchanged state of the kind meets the condition. */
  someOther(kind: AnyKind, is: (state: State) => boolean): boolean {
    for (const row of tableOf(this.#store, kind).rows.values()) if (is(row) && !this.#replaced.has(row)) return true;
    return false;
  }

  has(kind: AnyKind, id: unknown): boolean {
    if (this.#changed.get(kind.name)?.has(id)) return true;
    const row = tableOf(this.#store, kind).rows.get(id as string);
    return row !== undefined && !this.#replaced.has(row);
  }
}

const memberOf = (state: State, member: string): unknown => state[member as keyof State];

/** A cache of the unique keys of each state, one for each rule of its kind. States never change. */
const uniqueKeys = new WeakMap<State, readonly (string | undefined)[]>();

function uniqueKeysOf(kind: AnyKind, state: State): readonly (string | undefined)[] {
  const known = uniqueKeys.get(state);
  if (known) return known;
  const keys = kind.unique.map(({ members }) => {
    const values = members.map((member: string) => {
      const value = memberOf(state, member);
      return typeof value === 'string' ? textKey(kind, member)(value) : value;
    });
    // As in a database, null does not equal null.
    return values.some((value) => value === null) ? undefined : JSON.stringify(values);
  });
  uniqueKeys.set(state, keys);
  return keys;
}

function checkUnique(kind: AnyKind, after: After): void {
  for (const [at, { refuse }] of kind.unique.entries()) {
    const keys = after.changed(kind).flatMap((state) => uniqueKeysOf(kind, state)[at] ?? []);
    const taken = new Set(keys);
    const isTaken = (state: State) => taken.has(uniqueKeysOf(kind, state)[at] as string);
    if (taken.size < keys.length || (taken.size > 0 && after.someOther(kind, isTaken))) throw refuse();
  }
}

/** Returns the ids in a reference: one, none, or several in a list. */
const idsIn = (state: State, member: string): unknown[] => [memberOf(state, member)].flat().filter((id) => id !== null);

function checkTargets(kind: AnyKind, after: After): void {
  for (const { member, to } of kind.references) {
    const isUnknown = (id: unknown) => !after.has(to(), id);
    if (after.changed(kind).some((state) => idsIn(state, member).some(isUnknown))) throw unknownId(to());
  }
}

function checkUnused(store: Store, kind: AnyKind, removed: ReadonlySet<unknown>, after: After): void {
  for (const { kind: other } of store.values()) {
    for (const { member, to } of other.references) {
      if (to().name !== kind.name) continue;
      const uses = (state: State) => idsIn(state, member).some((id) => removed.has(id));
      if (after.changed(other).some(uses) || after.someOther(other, uses)) throw inUse(kind);
    }
  }
}
