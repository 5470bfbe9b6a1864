/** The day for which goods are ordered. */
import type { Fault } from '../../kernel/contract/refusal.ts';
import { outsideOf } from '../../kernel/execution/document.ts';
import { addDays, type CalendarDate } from '../../kernel/values/calendar.ts';

const DAYS_BACK = 31;
const DAYS_AHEAD = 366;

/** Returns a fault if the day is more than 31 days back or more than 366 days ahead. */
export function requestedDateFaults(day: CalendarDate, today: CalendarDate): readonly Fault[] {
  const message = outsideOf(day, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
  return message ? [{ field: 'requestedDate', message }] : [];
}
