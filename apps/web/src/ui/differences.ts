/** The differences between two states of a record. */

export type Members = Readonly<Record<string, unknown>>;

/** Top-level members that the page does not show, because the log entry itself has a time. */
const UNTOLD_ABOVE = new Set(['createdAt', 'updatedAt']);
/** Members that are not shown at any depth, because they are for programs. */
const UNTOLD = new Set(['id', 'userId', 'quantityBase', 'quantityKind', 'sha256', 'elapsedMs', 'sessionsOpened']);

export interface Row {
  readonly name: string;
  readonly was: unknown;
  readonly is: unknown;
}

/**
 * Returns one row per member that differs. Names nested members by their path, for example `address.city`. Skips the
 * members in `UNTOLD`, and the top-level members in `UNTOLD_ABOVE`. Treats null, an empty text and an empty list as no
 * value.
 */
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

/** The members that name a record for people, in order of preference. */
const KNOWN_BY = [
  ...['name', 'username', 'label', 'articleNumber', 'lotNumber', 'orderNumber', 'batchNumber', 'receiptNumber'],
  ...['deliveryNumber', 'recallNumber', 'countNumber', 'cuttingNumber'],
];

/** Returns the name or number by which people know the record, or undefined if the members have none. */
export const nameOf = (members: Members): string | undefined =>
  KNOWN_BY.map((member) => members[member]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined;
