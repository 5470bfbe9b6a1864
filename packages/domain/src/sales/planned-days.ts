/** Calculates the planned days of a standing order, the reasons to skip them, and the open days of the shop. */
import { addDays, type CalendarDate, isoWeekday } from '../kernel/calendar.ts';
import type { ActivityStatus } from '../masterdata/index.ts';

/** A period in which a standing order is paused, both ends included. */
export interface Pause {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly reason: string;
}

/** The delivery days of a standing order. */
export interface Rhythm {
  readonly firstDate: CalendarDate;
  /** The last possible delivery day. Null means until further notice. */
  readonly lastDate: CalendarDate | null;
  /** The weekdays by ISO 8601: 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
}

/** The weekdays and days on which the shop is closed. */
export interface ClosedDays {
  readonly closedWeekdays: readonly number[];
  readonly closedDays: readonly { readonly date: CalendarDate }[];
}

export const SKIP_REASONS = ['PAUSED', 'CLOSED', 'CUSTOMER_INACTIVE'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Returns the planned days from `from` to `until`, both included, earliest first. */
export function plannedDays(
  { firstDate, lastDate, weekdays }: Rhythm,
  from: CalendarDate,
  until: CalendarDate,
): readonly CalendarDate[] {
  const first = firstDate > from ? firstDate : from;
  const last = lastDate !== null && lastDate < until ? lastDate : until;
  const days: CalendarDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (weekdays.includes(isoWeekday(day))) days.push(day);
  }
  return days;
}

/** Returns whether the shop is closed on a day. */
export const isClosed = ({ closedWeekdays, closedDays }: ClosedDays, day: CalendarDate): boolean =>
  closedWeekdays.includes(isoWeekday(day)) || closedDays.some(({ date }) => date === day);

/** Maximum distance to the next open day, in days. The settings allow at most 400 closed days and 6 closed weekdays. */
const DAYS_TO_AN_OPEN_ONE = 7 * 402;

/** Returns the first open day of the shop after `day`. Returns the day after `day` if the shop has no open day. */
export function nextOpenDay(closed: ClosedDays, day: CalendarDate): CalendarDate {
  for (let ahead = 1; ahead <= DAYS_TO_AN_OPEN_ONE; ahead++) {
    const candidate = addDays(day, ahead);
    if (!isClosed(closed, candidate)) return candidate;
  }
  return addDays(day, 1);
}

/**
 * Returns the reason to skip a planned day, by the first matching rule: pause, closed shop, inactive customer.
 * Undefined if the day is not skipped.
 */
export function skipReason(
  day: CalendarDate,
  pauses: readonly Pause[],
  closed: ClosedDays,
  customer: ActivityStatus,
): SkipReason | undefined {
  if (pauses.some(({ from, until }) => from <= day && day <= until)) return 'PAUSED';
  if (isClosed(closed, day)) return 'CLOSED';
  return customer === 'INACTIVE' ? 'CUSTOMER_INACTIVE' : undefined;
}
