/** The days on which the shop is open. */
import { type CalendarDate, isoWeekday } from '../../kernel/values/calendar.ts';

/** The weekdays and days on which the shop is closed. */
export interface ClosedDays {
  readonly closedWeekdays: readonly number[];
  readonly closedDays: readonly { readonly date: CalendarDate }[];
}

/** Returns whether the shop is closed on a day. */
export const isClosed = ({ closedWeekdays, closedDays }: ClosedDays, day: CalendarDate): boolean =>
  closedWeekdays.includes(isoWeekday(day)) || closedDays.some(({ date }) => date === day);
