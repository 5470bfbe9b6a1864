/** The periods of the export for the tax adviser: months, or days of one's own. */
import { addDays, type CalendarDate, dateOf, parseDate } from '@cleaver/domain/kernel';
import { monthOf } from '../../ui/control/month.ts';

export interface Period {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/** Months to choose from. */
const MONTHS = 24;

/** Returns the first days of the months to choose from: the last month first, then earlier ones, then this month. */
export const monthsUntil = (today: string): readonly CalendarDate[] => [
  ...Array.from({ length: MONTHS }, (_, at) => monthOf(today, -1 - at)),
  monthOf(today),
];

/** Returns the days of a month. `first`: its first day. */
export const daysOfMonth = (first: string): Period => ({
  from: dateOf(first),
  until: addDays(monthOf(first, 1), -1),
});

/** Returns the period between two typed days. Undefined: one of them is no day. */
export function periodOf(from: string, until: string): Period | undefined {
  const [first, last] = [parseDate(from), parseDate(until)];
  return first.ok && last.ok ? { from: first.value, until: last.value } : undefined;
}

const digits = (day: string): string => day.replaceAll('-', '');

/** Returns the names of both files. DATEV's import wants the letters EXTF at the beginning. */
export const fileNames = ({ from, until }: Period) => ({
  journal: `Rechnungsjournal_${digits(from)}_${digits(until)}.csv`,
  datev: `EXTF_Buchungsstapel_${digits(from)}_${digits(until)}.csv`,
});
