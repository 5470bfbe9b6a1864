/** The day for which goods are ordered. */
import type { Fault } from '../../kernel/contract/refusal.ts';
import { addDays, type CalendarDate } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';

const DAYS_BACK = 31;
const DAYS_AHEAD = 366;

/** Returns a fault if the day is more than 31 days back or more than 366 days ahead. */
export function requestedDateFaults(day: CalendarDate, today: CalendarDate): readonly Fault[] {
  const [first, last] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  if (first <= day && day <= last) return [];
  return [{ field: 'requestedDate', message: say`must lie between ${first} and ${last}` }];
}
