/** The reads of hygiene in memory. They look through all readings of a check. */
import {
  type Bucket,
  type CheckId,
  checkIdOf,
  compareInSeries,
  Deviations,
  type HygieneReader,
  isOut,
  type ReadingDayState,
  ReadingDays,
  type ReadingState,
  Readings,
  type SensorGap,
  type SensorLast,
  type SeriesReader,
  type SeriesReading,
  type SlotRecord,
  seriesReading,
  sideOf,
  type Verdict,
} from '@cleaver/domain/hygiene';
import { compareByCodePoint, Decimal, groupBy, type Reader, sumOfTexts } from '@cleaver/domain/kernel';

/** One millisecond, the precision of instants. */
const MOMENT = 1;
const MINUTE = 60_000;

const byTime = (a: ReadingState, b: ReadingState): number =>
  a.measuredAt.getTime() - b.measuredAt.getTime() || compareByCodePoint(a.id, b.id);

const hasVerdict = (reading: ReadingState): reading is ReadingState & { readonly verdict: Verdict } =>
  reading.verdict !== null;

/** Returns the lowest and the highest of decimal texts, in their shortest form. */
function extremes(values: readonly string[]): { readonly lowest: string | null; readonly highest: string | null } {
  const [lowest, ...rest] = values.map((value) => Decimal.of(value)).sort((a, b) => a.compare(b));
  return lowest
    ? { lowest: lowest.toText(), highest: (rest.at(-1) ?? lowest).toText() }
    : { lowest: null, highest: null };
}

/** A time that sensor readings cover: the instant of one, or a kept stretch. In milliseconds since 1970. */
interface Covered {
  readonly from: number;
  readonly until: number;
  readonly isKept: boolean;
  readonly first: Pick<SensorLast, 'value' | 'verdict'>;
  readonly last: Pick<SensorLast, 'value' | 'verdict'>;
}

const coveredOf = ({ stretches, firstValue, lastValue }: ReadingDayState): readonly Covered[] =>
  stretches.map(({ from, until }) => ({
    ...{ from: Date.parse(from), until: Date.parse(until), isKept: true },
    first: { value: firstValue, verdict: 'IN' },
    last: { value: lastValue, verdict: 'IN' },
  }));

function coveredBy({ measuredAt, value, verdict }: ReadingState): Covered {
  const at = measuredAt.getTime();
  const only = { value: value ?? '', verdict: verdict ?? 'IN' };
  return { from: at, until: at, isKept: false, first: only, last: only };
}

/** Returns a moment of a kept stretch as a reading within limits. Its id sorts before those of all readings. */
const keptReading = (at: number): SeriesReading => ({
  ...{ id: '00000000-0000-0000-0000-000000000000', measuredAt: new Date(at), verdict: 'IN', value: null },
  ...{ version: 0, isByHand: false },
});

/** Finds readings and the times that they cover. */
function sourcesOf(reader: Reader) {
  /** Returns the readings of a check that are not corrected, by time. */
  const readingsOf = async ({ controlPointId, cleaningTaskId }: CheckId, without: readonly string[] = []) =>
    (await reader.where(Readings, controlPointId === null ? { cleaningTaskId } : { controlPointId }))
      .filter(({ id, correctionId }) => correctionId === null && !without.includes(id))
      .sort(byTime);
  const seriesOf = async (of: CheckId, without: readonly string[]) =>
    (await readingsOf(of, without)).filter(hasVerdict);
  const keptOf = async ({ controlPointId }: CheckId): Promise<readonly Covered[]> =>
    controlPointId === null ? [] : (await reader.where(ReadingDays, { controlPointId })).flatMap(coveredOf);
  /** Returns the times that sensor readings cover, by their begin. */
  const sensorOf = async (controlPointId: string): Promise<readonly Covered[]> => {
    const of: CheckId = { controlPointId, cleaningTaskId: null };
    const sent = (await readingsOf(of)).filter(({ deviceId }) => deviceId !== null).map(coveredBy);
    return [...sent, ...(await keptOf(of))].sort((a, b) => a.from - b.from || a.until - b.until);
  };
  return { readingsOf, seriesOf, keptOf, sensorOf };
}

type Sources = ReturnType<typeof sourcesOf>;

const memorySeries = ({ keptOf, seriesOf }: Sources, reader: Reader): SeriesReader => ({
  async last(of, side, to, without) {
    const time = to.measuredAt.getTime();
    const kept = (await keptOf(of)).filter(({ from }) => from < time);
    const readings = [
      ...(await seriesOf(of, without)).flatMap(seriesReading),
      ...kept.map(({ until }) => keptReading(Math.min(until, time - MOMENT))),
    ].filter((each) => sideOf(each) === side);
    return readings.sort(compareInSeries).findLast((each) => compareInSeries(each, to) < 0) ?? null;
  },
  async first(of, side, from, without) {
    const time = from.measuredAt.getTime();
    const kept = (await keptOf(of)).filter(({ until }) => until >= time);
    const readings = [
      ...(await seriesOf(of, without)).flatMap(seriesReading).filter((each) => compareInSeries(each, from) > 0),
      ...kept.map((each) => keptReading(Math.max(each.from, time))),
    ].filter((each) => sideOf(each) === side);
    return readings.sort(compareInSeries)[0] ?? null;
  },
  async deviations({ controlPointId, cleaningTaskId }, from, to) {
    const own = await reader.where(Deviations, { controlPointId, cleaningTaskId });
    return own
      .filter(
        ({ status, since, until }) => status !== 'WITHDRAWN' && !(until && until < from) && !(since && since > to),
      )
      .map(({ id }) => id);
  },
  async readings(of, from, to, without) {
    return (await seriesOf(of, without))
      .filter(({ measuredAt }) => measuredAt >= from && measuredAt <= to)
      .flatMap(seriesReading);
  },
  async out(of, from, to, without) {
    const out = (await seriesOf(of, without)).filter(
      ({ measuredAt, verdict }) => isOut(verdict) && measuredAt >= from && measuredAt <= to,
    );
    return { readings: out.length, ...extremes(out.flatMap(({ value }) => value ?? [])) };
  },
});

export function memoryHygiene(reader: Reader): HygieneReader {
  const sources = sourcesOf(reader);
  const { keptOf, readingsOf, sensorOf } = sources;
  return {
    ...memorySeries(sources, reader),
    slots: (slots) =>
      Promise.all(
        slots.map(async ({ of, from, until }) => {
          const all = await readingsOf(of);
          const kept = (await keptOf(of)).some((each) => each.from < until.getTime() && each.until >= from.getTime());
          return recordOf(
            all.filter(({ measuredAt }) => measuredAt >= from && measuredAt < until),
            kept,
          );
        }),
      ),
    async buckets(checks, boundaries) {
      const [readings, days] = [await reader.where(Readings, {}), await reader.where(ReadingDays, {})];
      const wanted = checks === 'all' ? undefined : new Set(checks.map(nameOf));
      const all = [...readings.flatMap(sumsOf), ...days.map(keptSums)];
      return bucketsOf(
        all.filter(({ of }) => !wanted || wanted.has(nameOf(of))),
        boundaries,
      );
    },
    async gaps(controlPointIds, from, to, minutes) {
      const gaps = await ofEach(controlPointIds, async (id) => gapsIn(id, await sensorOf(id), minutes * MINUTE));
      return gaps.filter(({ after, before }) => after < to && before > from);
    },
    async firstExpiring(controlPointId, before) {
      const days = await reader.where(ReadingDays, { controlPointId });
      const handled = Math.max(0, ...days.map(({ until }) => until.getTime()));
      const expiring = (await readingsOf({ controlPointId, cleaningTaskId: null })).filter(
        ({ deviceId, verdict, measuredAt }) =>
          deviceId !== null && verdict === 'IN' && measuredAt < before && measuredAt.getTime() >= handled,
      );
      return expiring[0]?.measuredAt ?? null;
    },
    lastOfSensors: (ids, before) =>
      ofEach(ids, async (controlPointId) => {
        const until = before.getTime();
        const earlier = (await sensorOf(controlPointId)).filter(({ from }) => from < until);
        // Of several at one instant, the last that was recorded.
        const last = earlier
          .toReversed()
          .sort((a, b) => ending(b, until) - ending(a, until) || Number(a.isKept) - Number(b.isKept))[0];
        return last ? [{ controlPointId, at: new Date(ending(last, until)), ...last.last }] : [];
      }),
    firstOfSensors: (ids, from) =>
      ofEach(ids, async (controlPointId) => {
        const begin = from.getTime();
        const beginning = ({ from }: Covered) => Math.max(from, begin);
        const later = (await sensorOf(controlPointId)).filter(({ until }) => until >= begin);
        const [first] = later.sort((a, b) => beginning(a) - beginning(b) || Number(a.isKept) - Number(b.isKept));
        return first ? [{ controlPointId, at: new Date(beginning(first)), ...first.first }] : [];
      }),
  };
}

/** Returns the rows of each id, once, by id. */
const ofEach = async <R>(ids: readonly string[], rowsOf: (id: string) => Promise<readonly R[]>): Promise<R[]> =>
  (await Promise.all([...new Set(ids)].sort(compareByCodePoint).map(rowsOf))).flat();

/** Returns the last moment of the time before `until`. */
const ending = (covered: Covered, until: number): number => Math.min(covered.until, until - MOMENT);

function recordOf(readings: readonly ReadingState[], isKept: boolean): SlotRecord {
  const last = readings.at(-1);
  return {
    isDone: isKept || readings.some(hasVerdict),
    isNotDone: readings.some((reading) => !hasVerdict(reading)),
    last: last
      ? {
          ...{ id: last.id, measuredAt: last.measuredAt, value: last.value, result: last.result },
          ...{ verdict: last.verdict, note: last.note },
        }
      : null,
  };
}

/** Returns the times that nothing covers, in the order of time. */
function gapsIn(controlPointId: string, covered: readonly Covered[], longerThan: number): readonly SensorGap[] {
  const gaps: SensorGap[] = [];
  let end: number | undefined;
  for (const { from, until } of covered) {
    if (end !== undefined && from - end > longerThan)
      gaps.push({ controlPointId, after: new Date(end), before: new Date(from) });
    end = Math.max(end ?? until, until);
  }
  return gaps;
}

/** Sums of one or more readings in [from, until). */
interface Sums extends Omit<Bucket, 'at' | 'lowest' | 'highest' | 'sum'> {
  readonly from: number;
  readonly until: number;
  /** The extremes. */
  readonly values: readonly string[];
  readonly sum: string | null;
}

function sumsOf(reading: ReadingState): readonly Sums[] {
  const { measuredAt, value, verdict, correctionId } = reading;
  if (verdict === null || correctionId !== null) return [];
  const at = measuredAt.getTime();
  return [
    {
      ...{ of: checkIdOf(reading), from: at, until: at + MOMENT, count: 1, out: isOut(verdict) ? 1 : 0 },
      ...{ values: value === null ? [] : [value], sum: value },
    },
  ];
}

const keptSums = ({ controlPointId, from, until, count, lowest, highest, sum }: ReadingDayState): Sums => ({
  ...{ of: { controlPointId, cleaningTaskId: null }, from: from.getTime(), until: until.getTime(), count, out: 0 },
  ...{ values: [lowest, highest], sum },
});

/** Returns a text that sorts points before tasks, and each by id. */
const nameOf = ({ controlPointId, cleaningTaskId }: CheckId): string =>
  controlPointId === null ? `task ${cleaningTaskId}` : `point ${controlPointId}`;

function bucketsOf(all: readonly Sums[], boundaries: readonly Date[]): readonly Bucket[] {
  const placed = all.flatMap((sums) => {
    const at = boundaries.findLastIndex((boundary) => boundary.getTime() <= sums.from);
    const end = boundaries[at + 1];
    return at >= 0 && end && sums.until <= end.getTime() ? [{ ...sums, at }] : [];
  });
  return [...groupBy(placed, ({ of, at }) => `${nameOf(of)} ${String(at).padStart(9, '0')}`)]
    .sort(([a], [b]) => compareByCodePoint(a, b))
    .flatMap(([, [first, ...others]]) => {
      if (!first) return [];
      const sums = [first, ...others];
      const values = sums.flatMap(({ sum }) => sum ?? []);
      const total = (member: 'count' | 'out') => sums.reduce((sum, each) => sum + each[member], 0);
      return {
        ...{ of: first.of, at: first.at, count: total('count'), out: total('out') },
        ...extremes(sums.flatMap((each) => each.values)),
        sum: values.length === 0 ? null : sumOfTexts(values),
      };
    });
}
