/** What papers that goods move by have in common: a number for people, and a day of their own. */

import { type CalendarDate, daysBetween } from './calendar.ts';
import { say } from './message.ts';
import type { Sequences } from './ports.ts';
import { checkNoFaults, type Fault } from './refusal.ts';

/** So many days after the goods moved their paper may still be written. */
const DAYS_BACK = 31;

/** `G-2026-11-21-007`: a letter for what it is, its day, and the running number of the day in at least three digits. */
const documentNumber = (letter: string, day: CalendarDate, number: number): string =>
  `${letter}-${day}-${String(number).padStart(3, '0')}`;

/**
 * The next numbers of the day, so many of them: never the same twice, not even to callers at once; gaps are possible. Take
 * them in `prepare`: in the unit of work all who write such a paper on a day would wait for each other's end.
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

/** As `nextDocumentNumbers`, one. */
export const nextDocumentNumber = async (sequences: Sequences, letter: string, day: CalendarDate): Promise<string> =>
  documentNumber(letter, day, await sequences.next(`document-number ${letter} ${day}`));

type Given<F extends string> = Readonly<Partial<Record<F, CalendarDate | undefined>>>;

/** A fault at the field where the day of a paper is in the future, or more than 31 days back. */
export function untimelyDay<F extends string>(given: Given<F>, field: F, today: CalendarDate): readonly Fault[] {
  const day = given[field];
  if (day === undefined) return [];
  const message =
    day > today
      ? say`must not be after today, ${today}`
      : daysBetween(day, today) > DAYS_BACK
        ? say`must be at most ${DAYS_BACK} days before today, ${today}`
        : undefined;
  return message ? [{ field, message }] : [];
}

/** The day of a paper, today unless given. Refuses an untimely one. */
export function documentDay<F extends string>(given: Given<F>, field: F, today: CalendarDate): CalendarDate {
  checkNoFaults(untimelyDay(given, field, today));
  return given[field] ?? today;
}
