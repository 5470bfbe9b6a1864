/** The labels of the time below a picture. Draws nothing. */
import { addDays, calendarDay, dayBegins, isoWeekday } from '@cleaver/domain/kernel';
import { monthOf } from '../../ui/control/month.ts';
import type { Span } from './period.ts';

export interface TimeTick {
  readonly at: number;
  /** What its text shows. */
  readonly as: 'hour' | 'day' | 'month';
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the labels for a span: hours up to two days, days up to ten, Mondays up to ten weeks, else months. */
export function timeTicks(span: Span, timeZone: string, isNarrow: boolean): readonly TimeTick[] {
  const length = span.until - span.from;
  const isIn = ({ at }: TimeTick): boolean => at >= span.from && at < span.until;
  const first = calendarDay(new Date(span.from), timeZone);
  const begins = (day: typeof first): number => dayBegins(day, timeZone).getTime();
  if (length <= 2 * DAY_MS) return hours(span, begins(first), length, isNarrow).filter(isIn);
  const ticks: TimeTick[] = [];
  if (length <= 70 * DAY_MS) {
    const step = length <= 10 * DAY_MS ? (isNarrow ? 2 : 1) : isNarrow ? 14 : 7;
    const start = step < 7 ? first : addDays(first, 1 - isoWeekday(first));
    for (let day = start; begins(day) < span.until; day = addDays(day, step))
      ticks.push({ at: begins(day), as: 'day' });
  } else {
    const step = isNarrow ? 3 : 1;
    for (let day = monthOf(first); begins(day) < span.until; day = monthOf(day, step))
      ticks.push({ at: begins(day), as: 'month' });
  }
  return ticks.filter(isIn);
}

/** Returns full hours, counted from a midnight. */
function hours(span: Span, midnight: number, length: number, isNarrow: boolean): readonly TimeTick[] {
  const most = isNarrow ? 5 : 9;
  const step = [1, 2, 3, 6, 12].find((one) => length / HOUR_MS / one <= most) ?? 12;
  const ticks: TimeTick[] = [];
  for (let at = midnight; at < span.until; at += step * HOUR_MS) ticks.push({ at, as: 'hour' });
  return ticks;
}
