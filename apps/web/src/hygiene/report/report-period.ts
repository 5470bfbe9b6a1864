/** The periods of the report. Draws nothing. */

import { addDays, type CalendarDate, dateOf } from '@cleaver/domain/kernel';
import { monthOf } from '../../ui/control/month.ts';
import { type Period, typedPeriod } from '../../ui/control/period.ts';

export const PERIODS = ['quarter', 'month', 'own'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** Returns the last quarter that is over. */
export function lastQuarter(today: CalendarDate): Period {
  const monthsIn = (Number(today.slice(5, 7)) - 1) % 3;
  const from = monthOf(today, -monthsIn - 3);
  return { from, to: addDays(monthOf(from, 3), -1) };
}

/** Returns the last month that is over. */
export function lastMonth(today: CalendarDate): Period {
  const from = monthOf(today, -1);
  return { from, to: addDays(monthOf(today), -1) };
}

/** Returns the period of two texts of the user. It ends by today (`typedPeriod`). */
export const ownPeriod = (from: string | null, to: string | null, today: CalendarDate): Period =>
  typedPeriod(from, to, today, { isPast: true });

/** Returns the name and the days of the period of an address. */
export function periodOf(
  query: URLSearchParams,
  today: CalendarDate,
): { readonly name: PeriodName; readonly of: Period } {
  const name = PERIODS.find((one) => one === query.get('period')) ?? 'quarter';
  if (name === 'own') return { name, of: ownPeriod(query.get('from'), query.get('to'), today) };
  return { name, of: name === 'quarter' ? lastQuarter(today) : lastMonth(today) };
}

/** Returns the name of the report's files, without their ending. */
export const fileName = ({ from, to }: Period): string => `hygiene-${dateOf(from)}-${dateOf(to)}`;
