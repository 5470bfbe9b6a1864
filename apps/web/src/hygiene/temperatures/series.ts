/** The picture of a series as numbers and paths: marks, limits, scale. Draws nothing. */
import type { Resolution, readSeries } from '@cleaver/domain/hygiene/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { Span } from './period.ts';

export type Series = AnswerOf<typeof readSeries>;

const HOUR_MS = 3_600_000;
const STEP_MS = { RAW: 0, HOUR: HOUR_MS, DAY: 24 * HOUR_MS } as const satisfies Record<Resolution, number>;

/** A reading, or the sums of an hour or a day. */
export interface Mark {
  /** Where it is drawn: the instant of a reading, the middle of a bucket. Milliseconds since 1970. */
  readonly at: number;
  /** The instant of the reading, or the begin of the bucket, in ISO 8601. */
  readonly from: string;
  readonly low: number;
  readonly high: number;
  readonly mean: number;
  readonly count: number;
  /** How many readings are out of limits. */
  readonly out: number;
}

/** Returns the marks of a series, by time. Leaves out readings without a value, as those of a check. */
export function marksOf({ readings, buckets }: Series, resolution: Resolution): readonly Mark[] {
  const half = STEP_MS[resolution] / 2;
  return [
    ...readings.flatMap(({ measuredAt, value, verdict }): Mark[] =>
      value === null
        ? []
        : [
            {
              ...{ at: Date.parse(measuredAt), from: measuredAt, low: value, high: value, mean: value },
              ...{ count: 1, out: verdict === 'IN' ? 0 : 1 },
            },
          ],
    ),
    ...buckets.flatMap(({ from, count, out, lowest, highest, mean }): Mark[] =>
      lowest === null || highest === null || mean === null
        ? []
        : [{ at: Date.parse(from) + half, from, low: lowest, high: highest, mean, count, out }],
    ),
  ];
}

/** Returns the marks in runs without a silence between two of them, so that no line crosses a silence. */
export function runsOf(
  marks: readonly Mark[],
  silences: Series['silences'],
  resolution: Resolution,
): readonly (readonly Mark[])[] {
  // Hours and days in a row have no gap, although a short silence may lie in them. A day may have 25 hours.
  const least = STEP_MS[resolution] * 1.1;
  const half = STEP_MS[resolution] / 2;
  const isSilent = (after: number, before: number): boolean =>
    silences.some(({ from, until }) => Date.parse(from) < before && (until === null || Date.parse(until) > after));
  const runs: Mark[][] = [];
  for (const mark of marks) {
    const last = runs.at(-1)?.at(-1);
    const isApart = !last || (mark.at - last.at > least && isSilent(last.at + half, mark.at - half));
    if (isApart) runs.push([mark]);
    else runs.at(-1)?.push(mark);
  }
  return runs;
}

/** Limits as numbers in a span. */
export interface Band extends Span {
  readonly min: number | null;
  readonly max: number | null;
}

interface LimitsOf {
  readonly status: string;
  readonly from: string;
  readonly limits: { readonly min: number | null; readonly max: number | null } | null;
}

/** Returns the limits over time. The first version also holds before it. An inactive point has none. */
export function bandsOf(versions: readonly LimitsOf[], span: Span): readonly Band[] {
  const bands: Band[] = [];
  for (const [index, { status, from, limits }] of versions.entries()) {
    const begin = index === 0 ? span.from : Math.max(span.from, Date.parse(from));
    const next = versions[index + 1];
    const end = Math.min(span.until, next ? Date.parse(next.from) : span.until);
    if (status !== 'ACTIVE' || !limits || begin >= end) continue;
    const last = bands.at(-1);
    if (last && last.until === begin && last.min === limits.min && last.max === limits.max)
      bands[bands.length - 1] = { ...last, until: end };
    else bands.push({ from: begin, until: end, min: limits.min, max: limits.max });
  }
  return bands;
}

/** The values at the lower and the upper edge, and those with a line. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** The smallest range of a picture, so that small changes do not look large. */
const LEAST_RANGE = 2;
const MOST_TICKS = 6;

/** Returns the scale that shows all marks and limits. Returns undefined if there is nothing to show. */
export function scaleOf(marks: readonly Mark[], bands: readonly Band[]): Scale | undefined {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { low, high } of marks) [least, most] = [Math.min(least, low), Math.max(most, high)];
  for (const limit of bands.flatMap(({ min, max }) => [min, max]))
    if (limit !== null) [least, most] = [Math.min(least, limit), Math.max(most, limit)];
  if (least > most) return undefined;
  const middle = (least + most) / 2;
  const range = Math.max(most - least, LEAST_RANGE) * 1.15;
  const [low, high] = [middle - range / 2, middle + range / 2];
  const step = stepOf(range / MOST_TICKS);
  const ticks: number[] = [];
  for (let at = Math.ceil(low / step); at * step <= high; at++) ticks.push(Number((at * step).toFixed(6)));
  return { low, high, ticks };
}

/** Returns the smallest of 1, 2 and 5 times a power of ten that is at least `size`. */
function stepOf(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return power * ([1, 2, 5].find((one) => one * power >= size) ?? 10);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The paths of a picture. One path for each kind of line draws a year as fast as a day. */
export interface Paths {
  /** Where values are within limits. */
  readonly within: string;
  readonly limits: string;
  /** From the lowest to the highest value of each bucket. */
  readonly spread: string;
  readonly line: string;
  readonly dots: string;
  readonly out: string;
  readonly silent: string;
}

/** Maximum number of readings that are drawn as dots. */
const MOST_DOTS = 120;

interface PictureOf {
  readonly marks: readonly Mark[];
  readonly runs: readonly (readonly Mark[])[];
  readonly bands: readonly Band[];
  readonly silences: Series['silences'];
  readonly span: Span;
  readonly scale: Scale;
}

const drawn = (value: number): string => value.toFixed(1);

/** Returns the functions that place an instant and a value in a picture. */
export function placesOf(span: Span, scale: Scale, { width, height }: Size) {
  const x = (at: number): number => ((at - span.from) / (span.until - span.from)) * width;
  const y = (value: number): number => height - ((value - scale.low) / (scale.high - scale.low)) * height;
  return { x, y };
}

/** Returns the paths of a picture. */
export function pathsOf({ marks, runs, bands, silences, span, scale }: PictureOf, size: Size): Paths {
  const { x, y } = placesOf(span, scale, size);
  const at = (mark: Mark, value: number): string => `${drawn(x(mark.at))} ${drawn(y(value))}`;
  const box = ({ from, until }: Span, top: number, bottom: number): string =>
    `M${drawn(x(from))} ${drawn(top)}H${drawn(x(until))}V${drawn(bottom)}H${drawn(x(from))}Z`;
  const isSpread = marks.some(({ low, high }) => low !== high);
  const dot = (mark: Mark): string => `M${at(mark, mark.mean)}h0`;
  return {
    within: bands
      .map((band) => box(band, band.max === null ? 0 : y(band.max), band.min === null ? size.height : y(band.min)))
      .join(''),
    limits: bands
      .flatMap(({ from, until, min, max }) =>
        [min, max].map((limit) => (limit === null ? '' : `M${drawn(x(from))} ${drawn(y(limit))}H${drawn(x(until))}`)),
      )
      .join(''),
    spread: isSpread
      ? runs
          .map((run) => {
            const tops = run.map((mark) => at(mark, mark.high));
            const bottoms = run.map((mark) => at(mark, mark.low)).reverse();
            return `M${[...tops, ...bottoms].join('L')}Z`;
          })
          .join('')
      : '',
    line: runs.map((run) => `M${run.map((mark) => at(mark, mark.mean)).join('L')}`).join(''),
    dots: runs
      .flatMap((run) => (run.length === 1 || (!isSpread && marks.length <= MOST_DOTS) ? run.map(dot) : []))
      .join(''),
    out: outPath(runs, bands, at),
    silent: silences
      .map(({ from, until }) => ({
        from: Math.max(span.from, Date.parse(from)),
        until: Math.min(span.until, until === null ? span.until : Date.parse(until)),
      }))
      .filter(({ from, until }) => from < until)
      .map((one) => box(one, 0, size.height))
      .join(''),
  };
}

/**
 * Returns the path over what is out of limits: a line through readings in a row, and for each bucket a bar from the
 * limit to the extreme value.
 */
function outPath(runs: PictureOf['runs'], bands: readonly Band[], at: (mark: Mark, value: number) => string): string {
  const parts: string[] = [];
  for (const run of runs) {
    let isBefore = false;
    for (const mark of run) {
      const isSingle = mark.low === mark.high;
      if (mark.out > 0 && isSingle) parts.push(isBefore ? `L${at(mark, mark.mean)}` : `M${at(mark, mark.mean)}h0`);
      if (mark.out > 0 && !isSingle)
        parts.push(...partsOut(mark, bands).map(([low, high]) => `M${at(mark, low)}L${at(mark, high)}`));
      isBefore = mark.out > 0 && isSingle;
    }
  }
  return parts.join('');
}

/** Returns what a bucket has below and above its limits. All of it, if the limits changed within the bucket. */
function partsOut({ at, low, high }: Mark, bands: readonly Band[]): readonly (readonly [low: number, high: number])[] {
  const { min = null, max = null } = bands.find((band) => band.from <= at && at < band.until) ?? {};
  const parts: (readonly [number, number])[] = [];
  if (min !== null && low < min) parts.push([low, Math.min(min, high)]);
  if (max !== null && high > max) parts.push([Math.max(max, low), high]);
  return parts.length > 0 ? parts : [[low, high]];
}

/** Returns the index of the mark that is nearest to an instant; -1 without marks. */
export function nearest(marks: readonly Mark[], at: number): number {
  let [low, high] = [0, marks.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const [one, next] = [marks[middle]?.at ?? 0, marks[middle + 1]?.at ?? 0];
    if (at - one <= next - at) high = middle;
    else low = middle + 1;
  }
  return high;
}
