import { say } from './message.ts';
import { bad, ok, type Parsed } from './parsed.ts';

declare const calendarDate: unique symbol;

/**
 * A day of the Gregorian calendar as `YYYY-MM-DD`, years 0001 to 9999. It has no time and no time zone, so a
 * best-before date is the same day everywhere. The texts sort in the order of the days.
 */
export type CalendarDate = string & { readonly [calendarDate]: true };

const FORM = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_DAY = Date.parse('0001-01-01');
const LAST_DAY = Date.parse('9999-12-31');
export const DAY_MS = 86_400_000;

/** Parses a date. Refuses days that do not exist (2026-02-30) and year 0000 (docs/contract.md, section 1). */
export function parseDate(raw: unknown): Parsed<CalendarDate> {
  return typeof raw === 'string' && exists(raw) ? ok(raw) : bad(say`must be a date like 2026-11-21 that exists`);
}

/**
 * Creates a date from a trusted text such as a stored one. Throws a RangeError for other texts, because that is a
 * defect.
 */
export function dateOf(text: string): CalendarDate {
  if (!exists(text)) throw new RangeError(`Not a date: ${text}`);
  return text;
}

/** Returns the number of days from `from` to `to`: 1 for the next day, negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/**
 * Adds whole days; negative numbers subtract. Throws a RangeError for a fraction, or outside the years 0001 to 9999.
 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const day = Date.parse(date) + days * DAY_MS;
  if (!Number.isInteger(days) || day < FIRST_DAY || day > LAST_DAY) {
    throw new RangeError(`No date lies ${days} days from ${date}`);
  }
  return isoDay(day) as CalendarDate;
}

/** Returns the weekday of a day by ISO 8601: 1 is Monday, 7 is Sunday. */
export const isoWeekday = (day: CalendarDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Compares for `sort`: negative when `a` is earlier than `b`, zero for the same day, positive when later. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Returns the calendar day at an instant in a time zone, e.g. `Europe/Berlin`. Best-before dates expire by the shop's
 * day.
 *
 * Throws a RangeError for an unknown zone; check a configured name with `isTimeZone`.
 */
export function calendarDay(instant: Date, timeZone: string): CalendarDate {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const last = lastDays.get(timeZone);
  if (last?.quarter === quarter && quarter >= FIRST_QUARTER) return last.day;
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = dateOf(`${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}`);
  lastDays.set(timeZone, { quarter, day });
  return day;
}

/**
 * Returns the first instant of a day in a time zone. Since 1973 days begin at a quarter of an hour in UTC, so older days
 * begin at midnight in UTC.
 */
export function dayBegins(day: CalendarDate, timeZone: string): Date {
  const midnight = Date.parse(day) / QUARTER_MS;
  if (midnight < FIRST_QUARTER + MOST_AHEAD) return new Date(midnight * QUARTER_MS);
  let [before, first] = [midnight - MOST_AHEAD - 1, midnight + MOST_BEHIND];
  while (first - before > 1) {
    const between = Math.floor((before + first) / 2);
    if (calendarDay(new Date(between * QUARTER_MS), timeZone) < day) before = between;
    else first = between;
  }
  return new Date(first * QUARTER_MS);
}

/** Returns the instant at which a day ends in a time zone: the first of the next day. The last day ends in UTC. */
export const dayEnds = (day: CalendarDate, timeZone: string): Date =>
  Date.parse(day) === LAST_DAY ? new Date(LAST_DAY + DAY_MS - 1) : dayBegins(addDays(day, 1), timeZone);

/**
 * Returns the instants at which the hours of a day begin in a time zone, the first with the day. On the day of a clock
 * change, an hour that the clock skips is missing, and one that it shows twice begins twice.
 */
export function hoursOf(day: CalendarDate, timeZone: string): readonly Date[] {
  const [begin, end] = [dayBegins(day, timeZone).getTime(), dayEnds(day, timeZone).getTime()];
  if (end - begin === DAY_MS) return Array.from({ length: 24 }, (_, hour) => new Date(begin + hour * 4 * QUARTER_MS));
  const clock = timeFormatOf(timeZone);
  const begins: Date[] = [];
  let last = '';
  for (let time = begin; time < end; time += QUARTER_MS) {
    const instant = new Date(time);
    const [hour = '', minute] = clock.format(instant).split(':');
    if (minute === '00' || hour !== last) begins.push(instant);
    last = hour;
  }
  return begins;
}

/**
 * Returns the first instant of a day at which the clocks of a time zone show `time`, "HH:MM", or a later time. So a time
 * that a change of the clocks skips is the first instant after it, and of one that comes twice it is the first.
 * `begins`, `ends`: the first instants of the day and of the next one (`dayBegins`).
 */
export function timeOnDay(time: string, begins: Date, ends: Date, timeZone: string): Date {
  const [first, end, minutes] = [begins.getTime(), ends.getTime(), minutesOf(time)];
  if (end - first === DAY_MS) return new Date(first + minutes * MINUTE_MS);
  for (let quarter = first; quarter < end; quarter += QUARTER_MS) {
    const shown = minutesOf(timeFormatOf(timeZone).format(quarter));
    if (shown + QUARTER_MS / MINUTE_MS > minutes) return new Date(quarter + Math.max(0, minutes - shown) * MINUTE_MS);
  }
  return ends;
}

const MINUTE_MS = 60_000;

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

// The largest offsets of time zones in quarters of an hour: 15 hours ahead of UTC, 13 hours behind.
const [MOST_AHEAD, MOST_BEHIND] = [60, 52];

// Caches the day per quarter of an hour, because since 1973 all zone offsets are multiples of a quarter. Nearly all
// calls are for the current day. Formatting it would be the largest cost of a stock removal's calculation.
const QUARTER_MS = 15 * 60 * 1000;
const FIRST_QUARTER = Date.UTC(1973) / QUARTER_MS;
const lastDays = new Map<string, { readonly quarter: number; readonly day: CalendarDate }>();

/**
 * Returns whether `calendarDay` accepts the zone: an IANA name such as `Europe/Berlin` or `UTC`, or an offset like
 * `+01:00`.
 */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

// Returns whether the date exists. The engine parses 30 February as 2 March, so the parsed day must format back to the
// same text.
function exists(text: string): text is CalendarDate {
  if (!FORM.test(text)) return false;
  const day = Date.parse(text);
  return day >= FIRST_DAY && isoDay(day) === text;
}

function isoDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

/**
 * Returns a function that creates the format of a time zone once. Creating one takes about twenty times as long as using
 * it. A service has one or two zones. Calendar and digits are fixed, independent of the machine's locale.
 */
function formats(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = known.get(timeZone) ?? new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', { timeZone, ...options });
    known.set(timeZone, format);
    return format;
  };
}

const formatOf = formats({ year: 'numeric', month: '2-digit', day: '2-digit' });
const timeFormatOf = formats({ hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
