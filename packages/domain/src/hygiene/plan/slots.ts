/**
 * Slots: the times of the shop's calendar in which a check is planned. They follow from the dated versions of the check
 * and from the closed days of the settings as they are now. They are computed and never stored.
 */
import {
  addDays,
  type CalendarDate,
  calendarDay,
  DAY_MS,
  dateOf,
  dayBegins,
  isoWeekday,
  timeOnDay,
} from '../../kernel/values/calendar.ts';
import { type ClosedDays, isClosed } from '../../settings/index.ts';
import type { CheckId, Interval, Schedule, Version } from '../check/check.ts';
import type { SlotRecord, SlotSpan } from '../ports.ts';
import type { SlotState } from './slot-state.ts';

/** Days before the end of a slot from which it is due, if it is longer than a day. */
const DUE_DAYS = 7;
/** More milliseconds than the longest slot has. */
const LONGEST_MS = 367 * DAY_MS;

export interface Slot extends SlotSpan {
  /** The version by whose schedule the slot is there. */
  readonly version: Version;
  readonly every: Interval;
  readonly dueAt: Date;
  /** The shop day in which the slot ends, and on which it counts. Its end is exclusive. */
  readonly day: CalendarDate;
}

/** The calendar of the shop. It keeps what it computed, so that many checks share it. */
export interface ShopCalendar {
  dayOf(instant: Date): CalendarDate;
  /** Returns the first instant of a day. */
  begins(day: CalendarDate): Date;
  /** Returns the instant of a time of a day, "HH:MM" (`timeOnDay`). */
  at(day: CalendarDate, time: string): Date;
  /** Returns whether the shop is closed on a day. */
  isClosed(day: CalendarDate): boolean;
}

/** Returns the calendar of a time zone, with the closed days of the settings. */
export function shopCalendar(timeZone: string, closed: ClosedDays): ShopCalendar {
  const begins = kept((day: CalendarDate) => dayBegins(day, timeZone));
  const clocks = kept((time: string) =>
    kept((day: CalendarDate) => timeOnDay(time, begins(day), begins(addDays(day, 1)), timeZone)),
  );
  return {
    dayOf: (instant) => calendarDay(instant, timeZone),
    begins,
    at: (day, time) => clocks(time)(day),
    isClosed: kept((day: CalendarDate) => isClosed(closed, day)),
  };
}

function kept<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/** A time: [from, until). */
interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** A check to plan: a control point of the scope SHOP, or a cleaning task, with its versions, oldest first. */
export interface Planned {
  readonly of: CheckId;
  readonly versions: readonly Version[];
}

/**
 * Returns the slots of a check that share a moment with [from, until), by version and time. A slot is there if the
 * check exists and is ACTIVE with that schedule just before the end of the slot or, while it has not ended, now.
 */
export function slotsOf({ of, versions }: Planned, calendar: ShopCalendar, span: Span, now: Date): readonly Slot[] {
  const created = instantOf(versions[0]?.from);
  if (!created || span.until.getTime() + LONGEST_MS < created.getTime()) return [];
  return versions.flatMap((version, at) => {
    const { status, schedule } = version;
    if (status !== 'ACTIVE' || !schedule) return [];
    const reign = { from: new Date(version.from), until: instantOf(versions[at + 1]?.from) };
    const times =
      schedule.every === 'DAY' ? daySlots(schedule, calendar, span, reign) : longSlots(schedule, calendar, span);
    return times
      .filter(({ from, until }) => from < span.until && span.from < until && isThere(until, reign, now))
      .map((time) => ({ ...time, of, version, every: schedule.every }));
  });
}

/** The time in which a version is in force: [from, until). `until` is null of the last version. */
interface Reign {
  readonly from: Date;
  readonly until: Date | null;
}

/** Returns whether the version is in force just before the end of the slot or, while it has not ended, now. */
function isThere(end: Date, { from, until }: Reign, now: Date): boolean {
  const decisive = end <= now ? before(end) : now;
  return from <= decisive && (!until || decisive < until);
}

/** Returns the slots of a check that count on one of these days, both included, as `slotsOf` does. */
export const slotsOfDays = (
  check: Planned,
  calendar: ShopCalendar,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  now: Date,
): readonly Slot[] =>
  slotsOf(check, calendar, { from: calendar.begins(from), until: calendar.begins(addDays(to, 1)) }, now).filter(
    ({ day }) => from <= day && day <= to,
  );

const instantOf = (iso: string | undefined): Date | null => (iso === undefined ? null : new Date(iso));

type Times = Pick<Slot, 'from' | 'until' | 'dueAt' | 'day'>;

/** Returns the slots of the schedule DAY on the days of the span on which they can end in `reign`. */
function daySlots({ times }: Schedule, calendar: ShopCalendar, span: Span, reign: Reign): readonly Times[] {
  const end = reign.until && reign.until < span.until ? reign.until : span.until;
  const last = calendar.dayOf(before(end));
  const first = calendar.dayOf(new Date(Math.max(reign.from.getTime(), span.from.getTime())));
  const found: Times[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (!calendar.isClosed(day)) found.push(...slotsOn(day, times, calendar));
  }
  return found;
}

/** Returns the slots of a day: one, or one for each time. Omits the empty ones that two skipped times leave. */
function slotsOn(day: CalendarDate, times: readonly string[], calendar: ShopCalendar): readonly Times[] {
  const [begins, ends] = [calendar.begins(day), calendar.begins(addDays(day, 1))];
  if (times.length === 0) return [{ from: begins, until: ends, dueAt: begins, day }];
  const starts = times.map((time) => calendar.at(day, time));
  return starts
    .map((dueAt, at) => ({ from: at === 0 ? begins : dueAt, until: starts[at + 1] ?? ends, dueAt, day }))
    .filter(({ from, until }) => from < until);
}

/** Returns the weeks, months, quarters or years that share a moment with the span. */
function longSlots({ every }: Schedule, calendar: ShopCalendar, span: Span): readonly Times[] {
  const last = calendar.dayOf(before(span.until));
  const found: Times[] = [];
  for (let first = firstDay(every, calendar.dayOf(span.from)); first <= last; ) {
    const next = nextFirstDay(every, first);
    const dueAt = calendar.begins(addDays(next, -DUE_DAYS));
    found.push({ from: calendar.begins(first), until: calendar.begins(next), dueAt, day: addDays(next, -1) });
    first = next;
  }
  return found;
}

const before = (instant: Date): Date => new Date(instant.getTime() - 1);

/** The months of the periods that begin with a month. */
const MONTHS_OF = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const;

/** Returns the first day of the week, month, quarter or year of a day. Weeks begin on Mondays. */
function firstDay(every: Interval, day: CalendarDate): CalendarDate {
  if (every === 'DAY') return day;
  if (every === 'WEEK') return addDays(day, 1 - isoWeekday(day));
  const month = Number(day.slice(5, 7)) - 1;
  return firstOfMonth(Number(day.slice(0, 4)), month - (month % MONTHS_OF[every]));
}

function nextFirstDay(every: Interval, first: CalendarDate): CalendarDate {
  if (every === 'DAY') return addDays(first, 1);
  if (every === 'WEEK') return addDays(first, 7);
  const month = Number(first.slice(5, 7)) - 1 + MONTHS_OF[every];
  return firstOfMonth(Number(first.slice(0, 4)) + Math.floor(month / 12), month % 12);
}

const firstOfMonth = (year: number, month: number): CalendarDate =>
  dateOf(`${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-01`);

/** Returns the state of a slot by what was recorded in it. */
export function slotState(slot: Pick<Slot, 'until' | 'dueAt'>, record: SlotRecord, now: Date): SlotState {
  if (record.isDone) return 'DONE';
  if (record.isNotDone) return 'NOT_DONE';
  if (slot.until <= now) return 'MISSED';
  return slot.dueAt <= now ? 'DUE' : 'UPCOMING';
}
