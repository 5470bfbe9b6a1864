/** The periods of the pictures of a control point, and the steps between them. Draws nothing. */
import type { Resolution } from '@cleaver/domain/hygiene/contracts';
import { addDays, type CalendarDate, dateOf, dayBegins, isoWeekday, parseDate } from '@cleaver/domain/kernel';
import { monthOf } from '../../ui/control/month.ts';

export const VIEWS = ['day', 'week', 'month', 'year'] as const;
export type View = (typeof VIEWS)[number];

export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly resolution: Resolution;
}

const firstOfYear = (day: string): CalendarDate => dateOf(`${day.slice(0, 4)}-01-01`);

/** Returns the day, or the week from Monday, the month or the year that contains it. */
export function periodOf(view: View, day: CalendarDate): Period {
  if (view === 'day') return { from: day, to: day, resolution: 'RAW' };
  if (view === 'week') {
    const monday = addDays(day, 1 - isoWeekday(day));
    return { from: monday, to: addDays(monday, 6), resolution: 'HOUR' };
  }
  if (view === 'month') return { from: monthOf(day), to: addDays(monthOf(day, 1), -1), resolution: 'HOUR' };
  const first = firstOfYear(day);
  return { from: first, to: addDays(monthOf(first, 12), -1), resolution: 'DAY' };
}

/** Returns a day of the period before (-1) or after (1). */
export function stepped(view: View, day: CalendarDate, by: -1 | 1): CalendarDate {
  if (view === 'day') return addDays(day, by);
  if (view === 'week') return addDays(day, 7 * by);
  return view === 'month' ? monthOf(day, by) : monthOf(firstOfYear(day), 12 * by);
}

/** Returns the view and the day of an address. A faulty or missing day, and one that lies ahead, is today. */
export function viewOf(
  query: URLSearchParams,
  today: CalendarDate,
): { readonly view: View; readonly day: CalendarDate } {
  const parsed = parseDate(query.get('day'));
  return {
    view: VIEWS.find((one) => one === query.get('view')) ?? 'day',
    day: parsed.ok && parsed.value <= today ? parsed.value : today,
  };
}

/** A time in milliseconds since 1970: [from, until). */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Returns the time of days of the shop, from the first midnight to the last. */
export const spanOf = ({ from, to }: Pick<Period, 'from' | 'to'>, timeZone: string): Span => ({
  from: dayBegins(from, timeZone).getTime(),
  until: dayBegins(addDays(to, 1), timeZone).getTime(),
});
