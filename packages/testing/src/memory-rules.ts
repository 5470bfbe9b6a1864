/** The rules that a database holds by its constraints, held in memory: what is unique, and what refers to what. */

import type { Tracked } from '@cleaver/domain/kernel';
import { type AnyKind, inUse, type State, textKey, unknownId } from '@cleaver/domain/kernel';

export interface Table {
  readonly kind: AnyKind;
  readonly rows: Map<string, State>;
  /** How often each row was written. */
  readonly versions: Map<string, number>;
}

/** What is stored, by kind. */
export type Store = Map<string, Table>;

export function tableOf(store: Store, kind: AnyKind): Table {
  let table = store.get(kind.name);
  if (!table) {
    table = { kind, rows: new Map(), versions: new Map() };
    store.set(kind.name, table);
  }
  return table;
}

/** Refuses changes that break a unique rule or a reference of what would then be stored. */
export function checkRules(store: Store, changed: readonly Tracked[]): void {
  const replaced = new Set(changed.flatMap(({ before }) => before ?? []));
  const storedOf = new Map<string, readonly State[]>();
  /** What would be stored of the kind. */
  const stored = (kind: AnyKind): readonly State[] => {
    const found = storedOf.get(kind.name) ?? [
      ...[...tableOf(store, kind).rows.values()].filter((row) => !replaced.has(row)),
      ...changed.filter((change) => change.kind.name === kind.name).flatMap(({ after }) => after ?? []),
    ];
    storedOf.set(kind.name, found);
    return found;
  };
  const ofKind = Map.groupBy(changed, ({ kind }) => kind);
  for (const [kind, changes] of ofKind) {
    const kept = changes.flatMap(({ after }) => after ?? []);
    if (kept.length > 0) {
      checkUnique(kind, stored);
      checkTargets(kind, kept, stored);
    }
    const removed = new Set(changes.flatMap(({ before, after }) => (before && !after ? before.id : [])));
    if (removed.size > 0) checkUnused(store, kind, removed, stored);
  }
}

type Stored = (kind: AnyKind) => readonly State[];

const memberOf = (state: State, member: string): unknown => state[member as keyof State];

function checkUnique(kind: AnyKind, stored: Stored): void {
  for (const { members, refuse } of kind.unique) {
    const keys = new Set<string>();
    for (const state of stored(kind)) {
      const values = members.map((member: string) => {
        const value = memberOf(state, member);
        return typeof value === 'string' ? textKey(kind, member)(value) : value;
      });
      // As in a database, nothing is not like nothing.
      if (values.some((value) => value === null)) continue;
      const key = JSON.stringify(values);
      if (keys.has(key)) throw refuse();
      keys.add(key);
    }
  }
}

/** The ids that a reference holds: of one, of none, or of several in a list. */
const idsIn = (state: State, member: string): unknown[] => [memberOf(state, member)].flat().filter((id) => id !== null);

function checkTargets(kind: AnyKind, kept: readonly State[], stored: Stored): void {
  for (const { member, to } of kind.references) {
    const known = new Set<unknown>(stored(to()).map((target) => target.id));
    if (kept.some((state) => idsIn(state, member).some((id) => !known.has(id)))) throw unknownId(to());
  }
}

function checkUnused(store: Store, kind: AnyKind, removed: ReadonlySet<unknown>, stored: Stored): void {
  for (const { kind: other } of store.values()) {
    for (const { member, to } of other.references) {
      if (to().name !== kind.name) continue;
      if (stored(other).some((state) => idsIn(state, member).some((id) => removed.has(id)))) {
        throw inUse(kind);
      }
    }
  }
}
