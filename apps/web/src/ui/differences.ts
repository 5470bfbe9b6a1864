/** What differs between two states of a record. */

export type Members = Readonly<Record<string, unknown>>;

/** Say nothing to a reader: what the log says itself, and what is for programs alone. */
const UNTOLD_ABOVE = new Set(['createdAt', 'updatedAt']);
const UNTOLD = new Set(['id', 'userId', 'quantityBase', 'quantityKind', 'sha256', 'elapsedMs', 'sessionsOpened']);

export interface Row {
  readonly name: string;
  readonly was: unknown;
  readonly is: unknown;
}

/** Members that differ, down to the last one: `address.city`. */
export function differing(before: Members, after: Members, at = ''): Row[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): Row[] => {
    const [was, is] = [before[name], after[name]];
    if (UNTOLD.has(name) || (at === '' && UNTOLD_ABOVE.has(name)) || JSON.stringify(was) === JSON.stringify(is))
      return [];
    const path = at === '' ? name : `${at}.${name}`;
    if (isMembers(was) || isMembers(is)) {
      return differing(isMembers(was) ? was : {}, isMembers(is) ? is : {}, path);
    }
    return isNothing(was) && isNothing(is)
      ? []
      : [{ name: path, was: isNothing(was) ? undefined : was, is: isNothing(is) ? undefined : is }];
  });
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' &&
  value !== null &&
  (!Array.isArray(value) || value.some((entry) => typeof entry === 'object'));
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
