/** Calculates the planned days of a standing order, the reasons to skip them, and the open days of the shop. */
import type { Fault } from '../../kernel/contract/refusal.ts';
import { addDays, type CalendarDate, dateOf, daysBetween, isoWeekday } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';
import { type ClosedDays, isClosed } from '../../settings/index.ts';

/** A period in which a standing order is paused, both ends included. */
export interface Pause {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly reason: string;
}

/** How often a standing order repeats. MONTHLY: on the first of each weekday in a month. */
export const RHYTHMS = ['WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const;

/** What happens to a planned day on which the shop is closed. BEFORE: the order is for the nearest open day before it. */
export const CLOSED_DAY_RULES = ['SKIP', 'BEFORE'] as const;
export type ClosedDayRule = (typeof CLOSED_DAY_RULES)[number];

/** The delivery days of a standing order. */
export interface Schedule {
  readonly firstDate: CalendarDate;
  /** The last possible delivery day. Null means until further notice. */
  readonly lastDate: CalendarDate | null;
  /** The weekdays by ISO 8601: 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
  readonly rhythm: (typeof RHYTHMS)[number];
}

/** Returns a fault if the last date is before the first one. */
export const periodFaults = ({
  firstDate,
  lastDate,
}: {
  readonly firstDate?: CalendarDate | undefined;
  readonly lastDate?: CalendarDate | null | undefined;
}): readonly Fault[] =>
  firstDate && lastDate && lastDate < firstDate
    ? [{ field: 'lastDate', message: say`must not be before ${firstDate}` }]
    : [];

export const SKIP_REASONS = ['PAUSED', 'CLOSED', 'CUSTOMER_INACTIVE'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Returns whether a day is planned: from the first to the last date, on one of the weekdays, in the rhythm. */
export function isPlanned({ firstDate, lastDate, weekdays, rhythm }: Schedule, day: CalendarDate): boolean {
  if (day < firstDate || (lastDate !== null && day > lastDate) || !weekdays.includes(isoWeekday(day))) return false;
  if (rhythm === 'BIWEEKLY') return (weekOf(day) - weekOf(firstDate)) % 2 === 0;
  return rhythm === 'WEEKLY' || Number(day.slice(8)) <= 7;
}

/** The Monday from which weeks are counted. */
const A_MONDAY = dateOf('1969-12-29');

/** Returns the number of the week of a day. Weeks begin on Mondays. */
const weekOf = (day: CalendarDate): number => Math.floor(daysBetween(A_MONDAY, day) / 7);

/** Maximum distance of two planned days without a last date, in days: from one first Monday of a month to the next. */
const DAYS_TO_A_PLANNED_ONE = 35;

/** Returns whether a schedule has a planned day on `from` or later. */
export function hasPlannedDay(schedule: Schedule, from: CalendarDate): boolean {
  const { firstDate, lastDate } = schedule;
  if (lastDate === null) return true;
  const first = firstDate > from ? firstDate : from;
  const length = Math.min(DAYS_TO_A_PLANNED_ONE, daysBetween(first, lastDate) + 1);
  return Array.from({ length }, (_, ahead) => addDays(first, ahead)).some((day) => isPlanned(schedule, day));
}

/** Returns whether a day lies in a pause. */
export const isPaused = (pauses: readonly Omit<Pause, 'reason'>[], day: CalendarDate): boolean =>
  pauses.some(({ from, until }) => from <= day && day <= until);

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
 * Returns the day for which a planned day makes its order: the day itself, or with BEFORE the nearest open day before
 * it, but not before `today`. Undefined if there is none.
 */
export function openDayFor(
  planned: CalendarDate,
  rule: ClosedDayRule,
  closed: ClosedDays,
  today: CalendarDate,
): CalendarDate | undefined {
  for (let day = planned; day >= today; day = addDays(day, -1)) {
    if (!isClosed(closed, day)) return day;
    if (rule === 'SKIP') return undefined;
  }
  return undefined;
}
