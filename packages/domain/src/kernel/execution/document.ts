/** Makes the numbers of documents and lots, and checks the dates of documents that accompany goods. */

import { checkNoFaults, type Fault } from '../contract/refusal.ts';
import { type CalendarDate, daysBetween } from '../values/calendar.ts';
import { type Message, say } from '../values/message.ts';
import type { Sequences } from './ports.ts';

/** Maximum age in days of a document's date. */
const DAYS_BACK = 31;

/**
 * Returns a number like `G-2026-11-21-007`: a letter for the type, the date, and the day's running number with at least
 * three digits.
 */
const documentNumber = (letter: string, day: CalendarDate, number: number): string =>
  `${letter}-${day}-${String(number).padStart(3, '0')}`;

/**
 * Returns the next `count` numbers of the day. They are unique even for concurrent callers; gaps are possible. Call
 * this function in `prepare`. In the unit of work, all writers of documents with this letter and day would wait for
 * each other.
 */
export async function nextDocumentNumbers(
  sequences: Sequences,
  letter: string,
  day: CalendarDate,
  count: number,
): Promise<readonly string[]> {
  if (count === 0) return [];
  const first = await sequences.next(`document-number ${letter} ${day}`, count);
  return Array.from({ length: count }, (_, index) => documentNumber(letter, day, first + index));
}

/** Returns the next number of the day, as `nextDocumentNumbers` does for several. */
export const nextDocumentNumber = async (sequences: Sequences, letter: string, day: CalendarDate): Promise<string> =>
  documentNumber(letter, day, await sequences.next(`document-number ${letter} ${day}`));

/** Returns the message of a day that does not lie between two days. Both belong to the period. */
export const outsideOf = (day: CalendarDate, first: CalendarDate, last: CalendarDate): Message | undefined =>
  first <= day && day <= last ? undefined : say`must lie between ${first} and ${last}`;

type Given<F extends string> = Readonly<Partial<Record<F, CalendarDate | undefined>>>;

/** Returns a fault at the field if the date is in the future. A missing date is not a fault. */
export const aheadFaults = <F extends string>(given: Given<F>, field: F, today: CalendarDate): readonly Fault[] =>
  (given[field] ?? today) > today ? [{ field, message: say`must not be after today, ${today}` }] : [];

/**
 * Returns a fault at the field if the date is in the future or more than 31 days before today. A missing date is not a
 * fault.
 */
export function documentDayFaults<F extends string>(given: Given<F>, field: F, today: CalendarDate): readonly Fault[] {
  if (daysBetween(given[field] ?? today, today) <= DAYS_BACK) return aheadFaults(given, field, today);
  return [{ field, message: say`must be at most ${DAYS_BACK} days before today, ${today}` }];
}

/** Returns the date of a document, by default today. Refuses with VALIDATION_ERROR if `documentDayFaults` has a fault. */
export function documentDay<F extends string>(given: Given<F>, field: F, today: CalendarDate): CalendarDate {
  checkNoFaults(documentDayFaults(given, field, today));
  return given[field] ?? today;
}
