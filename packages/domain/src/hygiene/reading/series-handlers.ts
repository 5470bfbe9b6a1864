/** Reads the series of a control point over time. */
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { addDays, type CalendarDate, dayBegins, dayEnds, daysBetween, hoursOf } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { ControlPoints } from '../control-point/control-point.ts';
import type { Bucket, SeriesReading } from '../ports.ts';
import { MEAN_PLACES, type Resolution, readSeries } from './series-contracts.ts';
import { readSilences } from './silences.ts';

/**
 * Returns the instants at which the hours or days of a period begin in a time zone, and the end of the last one. HOUR
 * has at most 25 for each day.
 */
export const boundariesOf = (
  from: CalendarDate,
  to: CalendarDate,
  resolution: Exclude<Resolution, 'RAW'>,
  timeZone: string,
): readonly Date[] => [
  ...Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at)).flatMap((day) =>
    resolution === 'DAY' ? [dayBegins(day, timeZone)] : hoursOf(day, timeZone),
  ),
  dayEnds(to, timeZone),
];

/** Returns the mean with two places, half away from zero: 4.17 of 4.1, 4.2 and 4.2. Null: there are no values. */
export const meanOf = ({ sum, count }: Pick<Bucket, 'sum' | 'count'>): string | null =>
  sum === null
    ? null
    : Decimal.of(sum)
        .dividedBy(Decimal.of(String(count)))
        .toText(MEAN_PLACES);

const shownReading = ({ measuredAt, value, verdict }: SeriesReading) => ({
  measuredAt,
  value,
  result: value !== null ? null : verdict === 'IN' ? ('OK' as const) : ('NOT_OK' as const),
  verdict,
});

export const seriesHandlers: readonly Handler[] = [
  handle(readSeries, {
    atOneInstant: true,
    async run({ reader, hygiene, clock, settings: { shopTimeZone } }, { id, from, to, resolution }) {
      const point = await reader.get(ControlPoints, id);
      const of = { controlPointId: id, cleaningTaskId: null };
      const [begin, end] = [dayBegins(from, shopTimeZone), dayEnds(to, shopTimeZone)];
      const silences = await readSilences(hygiene, [point], begin, end, clock.now());
      const given = { readings: [], buckets: [], silences: silences.get(id) ?? [] };
      if (resolution === 'RAW') {
        const readings = await hygiene.readings(of, begin, new Date(end.getTime() - 1), []);
        return { ...given, readings: readings.map(shownReading) };
      }
      const boundaries = boundariesOf(from, to, resolution, shopTimeZone);
      const buckets = await hygiene.buckets([of], boundaries);
      return {
        ...given,
        buckets: buckets.map(({ at, count, out, lowest, highest, ...sums }) => ({
          from: boundaries[at] ?? begin,
          ...{ count, out, lowest, highest, mean: meanOf({ count, ...sums }) },
        })),
      };
    },
  }),
];
