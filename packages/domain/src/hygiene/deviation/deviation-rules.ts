/**
 * The rules by which deviations follow a series of readings, without I/O.
 *
 * A *break* is a reading within limits, or the deactivation of the check. A *stretch* is a longest run of readings out
 * of limits, on whichever side, without a break between them.
 */
import { Decimal } from '../../kernel/values/decimal.ts';
import { isOut, type Version } from '../check/check.ts';
import type { Position, SeriesReading, Side } from '../ports.ts';
import type { ReadingState } from '../reading/reading.ts';
import type { DeviationState, OutOfLimits } from './deviation.ts';

const MINUTE_MS = 60_000;

export interface Stretch {
  readonly first: Date;
  readonly last: Date;
  /**
   * Whether it may open a deviation: a person took one of the readings, or the last one is at least the tolerated
   * minutes of the first one's version after the first.
   */
  readonly counts: boolean;
}

/** Compares two places of a series. */
export function compareInSeries(a: Position, b: Position): number {
  const time = a.measuredAt.getTime() - b.measuredAt.getTime();
  return time !== 0 ? time : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Returns the reading as an entry of its series. NOT_DONE is none. */
export const seriesReading = ({
  id,
  measuredAt,
  verdict,
  value,
  version,
  deviceId,
}: ReadingState): readonly SeriesReading[] =>
  verdict === null ? [] : [{ id, measuredAt, verdict, value, version, isByHand: deviceId === null }];

export const sideOf = ({ verdict }: Pick<SeriesReading, 'verdict'>): Side => (isOut(verdict) ? 'OUT' : 'IN');

/** Returns the instants at which the check was deactivated, oldest first. A change of an inactive check is none. */
export const deactivationsOf = (versions: readonly Version[]): readonly Date[] =>
  versions
    .filter(({ status }, at) => status === 'INACTIVE' && versions[at - 1]?.status !== 'INACTIVE')
    .map(({ from }) => new Date(from));

/**
 * Returns the stretches of a series, oldest first. A deactivation comes after the readings of its instant.
 *
 * @param series in its order
 */
export function stretchesOf(series: readonly SeriesReading[], versions: readonly Version[]): readonly Stretch[] {
  const runs: SeriesReading[][] = [];
  const deactivations = deactivationsOf(versions).map((at) => at.getTime());
  let [run, isNew, next] = [[] as SeriesReading[], true, 0];
  for (const reading of series) {
    const at = reading.measuredAt.getTime();
    for (; (deactivations[next] ?? Number.POSITIVE_INFINITY) < at; next++) isNew = true;
    if (!isOut(reading.verdict)) isNew = true;
    else if (isNew) {
      [run, isNew] = [[reading], false];
      runs.push(run);
    } else run.push(reading);
  }
  return runs.map((readings) => stretchOf(readings, versions));
}

function stretchOf(readings: readonly SeriesReading[], versions: readonly Version[]): Stretch {
  const [begin, end] = [readings[0], readings.at(-1)];
  if (!begin || !end) throw new Error('A stretch without a reading');
  const [first, last] = [begin.measuredAt, end.measuredAt];
  const { toleratedMinutes = 0 } = versions.find(({ version }) => version === begin.version) ?? {};
  const isLong = last.getTime() - first.getTime() >= toleratedMinutes * MINUTE_MS;
  return { first, last, counts: isLong || readings.some(({ isByHand }) => isByHand) };
}

/** The time from the first to the last reading out of limits of a deviation. */
export type Span = Pick<DeviationState, 'from' | 'lastOutAt'>;

/**
 * Returns the spans of deviations after the stretches, with new ones at the end:
 *
 * 1. A stretch that counts and shares no moment with a deviation opens one.
 * 2. A stretch that shares a moment with deviations moves `lastOutAt` of each to its last reading, and `from` of the
 *    earliest to its first. Neither moves the other way.
 *
 * A deviation that begins at the last instant of an earlier stretch shares that moment with it, too. So the stretches
 * are gone through until none of them moves a deviation: once for each of them, if each moves one to the stretch before.
 */
export function spansAfter(spans: readonly Span[], stretches: readonly Stretch[]): readonly Span[] {
  let after = spans;
  for (const _ of stretches) {
    const moved = movedSpans(after, stretches);
    if (moved.length === after.length && moved.every((span, at) => span === after[at])) break;
    after = moved;
  }
  return after;
}

/** Goes through the stretches once. Spans that no stretch moves stay the same objects. */
function movedSpans(spans: readonly Span[], stretches: readonly Stretch[]): readonly Span[] {
  const after = [...spans];
  for (const { first, last, counts } of stretches) {
    const shared = after.flatMap(({ from, lastOutAt }, at) => (first <= lastOutAt && last >= from ? [at] : []));
    if (shared.length === 0 && counts) after.push({ from: first, lastOutAt: last });
    const earliest = shared.toSorted((a, b) => Number(after[a]?.from) - Number(after[b]?.from))[0];
    for (const at of shared) {
      const span = after[at];
      if (!span) continue;
      const from = at === earliest && first < span.from ? first : span.from;
      const isLater = span.lastOutAt < last;
      if (isLater || from !== span.from) after[at] = { from, lastOutAt: isLater ? last : span.lastOutAt };
    }
  }
  return after;
}

const NONE: OutOfLimits = { readings: 0, lowest: null, highest: null };

/** Returns the sums of all parts. */
export const outSum = (parts: readonly OutOfLimits[]): OutOfLimits =>
  parts.reduce(
    (sum, part) => ({
      readings: sum.readings + part.readings,
      lowest: outer(sum.lowest, part.lowest, -1),
      highest: outer(sum.highest, part.highest, 1),
    }),
    NONE,
  );

/** Returns the sums of the readings out of limits in [from, to]. */
export const outIn = (series: readonly SeriesReading[], from: Date, to: Date): OutOfLimits =>
  outSum(
    series
      .filter(({ verdict, measuredAt }) => isOut(verdict) && measuredAt >= from && measuredAt <= to)
      .map(({ value }) => ({ readings: 1, lowest: value, highest: value })),
  );

/** Returns the greater of two decimal texts with `side` 1, the smaller with -1. */
function outer(a: string | null, b: string | null, side: 1 | -1): string | null {
  if (a === null || b === null) return a ?? b;
  return Decimal.of(b).compare(Decimal.of(a)) * side > 0 ? b : a;
}
