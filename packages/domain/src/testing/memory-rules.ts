/** The rules that a database holds by its constraints, held in memory: what is unique, and what refers to what. */
import { type AnyKind, inUse as isInUse, type State, unknownId } from '../shared/aggregate.ts';
import type { Tracked } from '../shared/audit.ts';
import { conflict } from '../shared/refusal.ts';
import { foldText } from '../shared/text.ts';

export interface Table {
  readonly kind: AnyKind;
  readonly rows: Map<string, State>;
}

/** What is stored, by kind. */
export type Store = Map<string, Table>;

export function tableOf(store: Store, kind: AnyKind): Table {
  let table = store.get(kind.name);
  if (!table) {
    table = { kind, rows: new Map() };
    store.set(kind.name, table);
  }
  return table;
}

/** Refuses changes that break a unique rule or a reference of what would then be stored. */
export function checkRules(store: Store, changed: readonly Tracked[]): void {
  const replaced = new Set(changed.flatMap(({ before }) => before ?? []));
  /** What would be stored of the kind. */
  const stored = (kind: AnyKind): State[] => [
    ...[...tableOf(store, kind).rows.values()].filter((row) => !replaced.has(row)),
    ...changed.filter((change) => change.kind.name === kind.name).flatMap(({ after }) => after ?? []),
  ];
  for (const { kind, before, after } of changed) {
    if (after) {
      checkUnique(kind, after, stored);
      checkTargets(kind, after, stored);
    } else if (before) {
      checkUnused(store, kind, before.id, stored);
    }
  }
}

type Stored = (kind: AnyKind) => State[];

const memberOf = (state: State, member: string): unknown => state[member as keyof State];

function checkUnique(kind: AnyKind, after: State, stored: Stored): void {
  for (const { members, code, message } of kind.unique) {
    const keyOf = (state: State): unknown[] =>
      members.map((member: string) => {
        const value = memberOf(state, member);
        return typeof value === 'string' ? foldText(value) : value;
      });
    const key = keyOf(after);
    const isTaken = stored(kind).some(
      (other) => other !== after && keyOf(other).every((value, at) => value === key[at]),
    );
    if (isTaken) throw conflict(code, message);
  }
}

/** The ids that a reference holds: of one, of none, or of several in a list. */
const idsIn = (state: State, member: string): unknown[] => [memberOf(state, member)].flat().filter((id) => id !== null);

function checkTargets(kind: AnyKind, after: State, stored: Stored): void {
  for (const { member, to } of kind.references) {
    const known = new Set<unknown>(stored(to()).map((target) => target.id));
    if (idsIn(after, member).some((id) => !known.has(id))) throw unknownId(to());
  }
}

function checkUnused(store: Store, kind: AnyKind, id: string, stored: Stored): void {
  for (const { kind: other } of store.values()) {
    for (const { member, to, inUse } of other.references) {
      if (to().name === kind.name && stored(other).some((state) => idsIn(state, member).includes(id))) {
        throw isInUse(kind, inUse);
      }
    }
  }
}
