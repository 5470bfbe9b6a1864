/** Fields for the search by names and numbers, and for the filters by days. They are the same for all lists. */

import { type CalendarDate, daysBetween } from '../values/calendar.ts';
import { type Message, say } from '../values/message.ts';
import { parseText, searchWords } from '../values/text.ts';
import type { AnyKind, State } from './aggregate.ts';
import { date, instant, NAME_MAX, pathId } from './fields.ts';
import { described, type Field, optional } from './form.ts';
import type { ListFilter } from './page.ts';

const WORDS_MAX = 20;
const IDS_MAX = 500;

/** Search words; undefined if there are none. */
const words: Field<readonly string[] | undefined> = {
  schema: {
    type: 'string',
    maxLength: NAME_MAX,
    description: `Only entries with a name or number that contains each of these words, at most ${WORDS_MAX}; ignores case, ä counts as a, ß as ss`,
  },
  required: false,
  read(raw, at, faults) {
    if (raw === undefined) return undefined;
    const parsed = parseText(raw, { max: NAME_MAX, blank: true });
    if (!parsed.ok) {
      faults.push({ field: at, message: parsed.message });
      return undefined;
    }
    const given = searchWords(parsed.value);
    if (given.length > WORDS_MAX) faults.push({ field: at, message: say`must have at most ${WORDS_MAX} words` });
    return given.length > 0 ? given : undefined;
  },
};

/** Returns a filter field that accepts any text, because an unknown text matches no record. */
export const filterText = (): Field<string, string> => ({ ...pathId(), schema: { type: 'string' } });

/** A filter by ids; undefined without ids. Ignores empty ids. Accepts unknown ids, which match no record. */
const ids: Field<readonly string[] | undefined> = {
  schema: {
    type: 'array',
    items: { type: 'string' },
    maxItems: IDS_MAX,
    description: `Only entries with one of these ids; repeat the parameter, at most ${IDS_MAX} times`,
  },
  required: false,
  read(raw, at, faults) {
    const given = (raw === undefined ? [] : [raw].flat()).filter((id) => id !== '');
    if (given.some((id) => typeof id !== 'string')) faults.push({ field: at, message: say`must be a text` });
    if (given.length > IDS_MAX) faults.push({ field: at, message: say`must have at most ${IDS_MAX} entries` });
    return given.length > 0 ? [...new Set(given as string[])] : undefined;
  },
};

/** The filters of a list with a search. */
export const SEARCH = { q: words, id: ids } as const;

/** The filters of a list of records with a day. `from` and `to` are inclusive. */
export const DAYS = {
  from: described(optional(date()), 'Only entries of this day or later'),
  to: described(optional(date()), 'Only entries of this day or earlier'),
} as const;

/** The filters of a list of records with a time. `from` is inclusive, `to` is exclusive. */
export const INSTANTS = {
  from: described(optional(instant()), 'Only entries from this time on'),
  to: described(optional(instant()), 'Only entries before this time'),
} as const;

/** Maximum number of days of a period that a request names, with both ends. */
export const PERIOD_DAYS_MAX = 366;

/** A period of days, with both ends. */
export interface Days {
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

/** Reports a period that ends before it begins, and one of more than `max` days. */
export function periodRule(
  { from, to }: Days,
  fault: (at: 'to', message: Message) => void,
  max: number = PERIOD_DAYS_MAX,
): void {
  if (from === undefined || to === undefined) return;
  const days = daysBetween(from, to);
  if (days < 0) fault('to', say`must not be before from`);
  if (days >= max) fault('to', say`must be at most ${max - 1} days after from`);
}

/** The members of a kind that say how its lists are searched. */
type Searched = Pick<AnyKind, 'name' | 'day' | 'searched'>;

/**
 * Returns the searchable words of a state, separated by spaces, which words never contain. Throws an Error if the kind
 * has no search.
 */
export function searchKey<S extends State>(kind: Searched, state: S): string {
  if (!kind.searched) throw new Error(`${kind.name} is not searched`);
  return [...new Set(kind.searched(state).flatMap(searchWords))].join(' ');
}

/** Returns the states that match the words, ids, and days or instants of the request. */
export function searched<S extends State>(
  kind: Searched,
  states: readonly S[],
  { q, id, ...within }: ListFilter,
): readonly S[] {
  const wanted = id && new Set(id);
  return states.filter((state) => {
    if (wanted && !wanted.has(state.id)) return false;
    if (!isWithin(kind, state, within)) return false;
    if (!q) return true;
    const key = searchKey(kind, state);
    return q.every((word) => key.includes(word));
  });
}

function isWithin<S extends State>(kind: Searched, state: S, { from, to }: Pick<ListFilter, 'from' | 'to'>): boolean {
  if (from === undefined && to === undefined) return true;
  const day: Date | string = Object.getOwnPropertyDescriptor(state, dayOf(kind))?.value;
  if (from !== undefined && day < from) return false;
  return to === undefined || day < to || (typeof to === 'string' && day === to);
}

/** Returns the member that `from` and `to` filter. Throws an Error if the kind has none. */
export function dayOf({ name, day }: Searched): string {
  if (day === undefined) throw new Error(`${name} declares no day`);
  return day;
}
