/** The differences between two states of a record. */
import { CONTEXTS } from '../contexts/contexts.ts';

const HISTORY = CONTEXTS.flatMap(({ history = {} }) => [history]);

export type Members = Readonly<Record<string, unknown>>;

/** Top-level members that the page does not show, because the log entry itself has a time. */
const UNTOLD_ABOVE = new Set(['createdAt', 'updatedAt']);
/** Members that are not shown at any depth, because they are for programs. */
export const UNTOLD = new Set(['id', 'sha256', ...HISTORY.flatMap(({ untold = [] }) => untold)]);

/** A member of a record. */
export type Member = readonly [name: string, value: unknown];

/** A step to a member: the name of a member, or the members by which people know an element of a list. */
export type Step = string | readonly Member[];

export interface Row {
  /** The name of the innermost member that is not an element of a list. */
  readonly name: string;
  readonly path: readonly Step[];
  readonly was: unknown;
  readonly is: unknown;
}

/**
 * Returns one row per member that differs, nested members included. Skips the members in `UNTOLD`, and the top-level
 * members in `UNTOLD_ABOVE`. Treats null, an empty text and an empty list as no value.
 */
export function differing(before: Members, after: Members, at: readonly Step[] = []): Row[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    UNTOLD.has(name) || (at.length === 0 && UNTOLD_ABOVE.has(name))
      ? []
      : rowsOf(name, [...at, name], before[name], after[name]),
  );
}

function rowsOf(name: string, path: readonly Step[], was: unknown, is: unknown): Row[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (isList(was) || isList(is)) {
    return paired(isList(was) ? was : [], isList(is) ? is : []).flatMap(({ step, old, now }) =>
      rowsOf(name, [...path, step], old, now),
    );
  }
  if (isMembers(was) || isMembers(is)) return differing(isMembers(was) ? was : {}, isMembers(is) ? is : {}, path);
  return isNothing(was) && isNothing(is)
    ? []
    : [{ name, path, was: isNothing(was) ? undefined : was, is: isNothing(is) ? undefined : is }];
}

/** Members that identify an element of a list, in order of preference. */
const KEYS: readonly (readonly string[])[] = [
  ...[['id'], ['line']],
  ...HISTORY.flatMap(({ keys = [] }) => keys),
  ...[['label'], ['code', 'line'], ['date'], ['from'], ['validFrom']],
];
/** Members that number an element of a list for people. */
const NUMBERS = ['line', 'position', 'stepNumber'];
/** Members by which people know an element of a list that has neither a number nor a name, in order of preference. */
const TOLD_BY = [
  ...HISTORY.flatMap(({ toldBy = [] }) => toldBy),
  ...['code', 'date', 'from', 'validFrom', 'result', 'reason'],
];

interface Pair {
  readonly step: Step;
  readonly old: unknown;
  readonly now: unknown;
}

/**
 * Pairs the elements of two lists by the first of `KEYS` that is unique in each list, otherwise by their index. A log
 * entry has only the changed elements, so equal indexes do not mean the same element.
 */
function paired(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const key = KEYS.find((names) => [before, after].every((list) => isKeyOf(names, list)));
  const keyed = (list: readonly unknown[]) =>
    new Map(list.map((one, index) => [key ? keyOf(key, one as Members) : String(index), one]));
  const [old, now] = [keyed(before), keyed(after)];
  return [...new Set([...old.keys(), ...now.keys()])].map((each, index) => {
    const [was, is] = [old.get(each), now.get(each)];
    const one = is ?? was;
    const step = isMembers(one) ? knownBy(one, index) : [['', index + 1] as const];
    // The step shows the number and the name of an added or removed element.
    const rest = (of: unknown) =>
      isMembers(of) && (was === undefined || is === undefined) ? without(of, [...NUMBERS, 'articleName']) : of;
    return { step, old: rest(was), now: rest(is) };
  });
}

const keyOf = (names: readonly string[], one: Members): string => JSON.stringify(names.map((name) => one[name]));

/** A price from the start has no first day, so null is a value of this member. */
const hasKey = (name: string | undefined, one: Members): boolean =>
  !isNothing(one[name ?? '']) || (name === 'validFrom' && one[name] === null);

const isKeyOf = (names: readonly string[], list: readonly unknown[]): boolean =>
  list.every((one) => isMembers(one) && hasKey(names[0], one)) &&
  new Set(list.map((one) => keyOf(names, one as Members))).size === list.length;

/** Returns the number and the name of an element, otherwise a member of `TOLD_BY`, otherwise its index from 1. */
function knownBy(one: Members, index: number): readonly Member[] {
  const first = (names: readonly string[]): readonly Member[] =>
    names
      .filter((name) => !isNothing(one[name]))
      .slice(0, 1)
      .map((name) => [name, one[name]]);
  const known = [...first(NUMBERS), ...first(['articleName', ...KNOWN_BY])];
  const told = known.length > 0 ? known : first(TOLD_BY);
  return told.length > 0 ? told : [['', index + 1]];
}

const without = (of: Members, names: readonly string[]): Members =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name)));

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns whether the value is a list with objects. Lists of texts and numbers are shown as one value. */
const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.some((entry) => typeof entry === 'object');
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The members that name a record for people, in order of preference. */
const KNOWN_BY = ['name', 'label', ...HISTORY.flatMap(({ knownBy = [] }) => knownBy)];

/** Returns the name or number by which people know the record, or undefined if the members have none. */
export const nameOf = (members: Members): string | undefined =>
  KNOWN_BY.map((member) => members[member]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined;
