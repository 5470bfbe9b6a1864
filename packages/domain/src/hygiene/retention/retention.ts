/**
 * The retention of sensor readings. Readings within limits are deleted after the months of the setting
 * `sensorRetentionMonths`; Regulation (EC) 37/2005, Article 2, asks for a year. What they add up to on each day of the
 * shop stays, and so do all other readings.
 */
import { type CalendarDate, calendarDay, dayBegins } from '../../kernel/values/calendar.ts';
import { Decimal, sumOfTexts } from '../../kernel/values/decimal.ts';
import type { SeriesReading } from '../ports.ts';
import { ReadingDay, type Stretch } from './reading-day.ts';

/**
 * The shortest silence in minutes, of a sensor that sends each minute: a silence is longer than twice its minutes, and
 * than its minutes and 15 more. Readings that follow each other within this time make one stretch.
 */
export const SHORTEST_SILENCE_MINUTES = 16;
const SHORTEST_SILENCE_MS = SHORTEST_SILENCE_MINUTES * 60_000;

/**
 * Maximum number of readings that are deleted together. A sensor that sends each minute has 1,440 in a day. The
 * readings of a day with more are kept in several parts.
 */
const EXPIRING_MAX = 5_000;

/**
 * Returns the first instant whose readings are kept. It is the begin of the day that is `months` before the day of
 * `now`. If that month is too short, it is the begin of its last day.
 */
export function keptSince(now: Date, months: number, timeZone: string): Date {
  return dayBegins(monthsBefore(calendarDay(now, timeZone), months), timeZone);
}

function monthsBefore(day: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return calendarDay(new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))), 'UTC');
}

/**
 * Returns what is kept of readings that expire, and their ids. `series`: the readings of a point in one day of the shop,
 * in the order of time. Undefined: none of them expires. A reading expires if a sensor sent it and it is within limits.
 * Takes at most `most` readings, all before the next one.
 */
export function keptOf(
  controlPointId: string,
  series: readonly SeriesReading[],
  most: number = EXPIRING_MAX,
): { readonly day: ReadingDay; readonly ids: readonly string[] } | undefined {
  const all = series.flatMap(({ id, measuredAt, verdict, value, isByHand }) =>
    verdict === 'IN' && !isByHand && value !== null ? [{ id, measuredAt, value }] : [],
  );
  const next = all[most]?.measuredAt;
  const expiring = next ? all.filter(({ measuredAt }) => measuredAt < next) : all;
  const [first, last] = [expiring[0], expiring.at(-1)];
  if (!first || !last) return undefined;
  const values = expiring.map(({ value }) => value);
  const sorted = values.map((value) => Decimal.of(value)).sort((a, b) => a.compare(b));
  const day = ReadingDay.keep({
    ...{ controlPointId, from: first.measuredAt, until: new Date(last.measuredAt.getTime() + 1) },
    ...{ count: expiring.length, sum: sumOfTexts(values) },
    ...{ lowest: (sorted[0] ?? Decimal.ZERO).toText(), highest: (sorted.at(-1) ?? Decimal.ZERO).toText() },
    ...{ firstValue: first.value, lastValue: last.value },
    stretches: stretchesOf(expiring.map(({ measuredAt }) => measuredAt)),
  });
  return { day, ids: expiring.map(({ id }) => id) };
}

/** Returns the stretches of ascending instants. */
function stretchesOf(instants: readonly Date[]): readonly Stretch[] {
  const stretches: { from: Date; until: Date }[] = [];
  for (const at of instants) {
    const last = stretches.at(-1);
    if (last && at.getTime() - last.until.getTime() <= SHORTEST_SILENCE_MS) last.until = at;
    else stretches.push({ from: at, until: at });
  }
  return stretches.map(({ from, until }) => ({ from: from.toISOString(), until: until.toISOString() }));
}
