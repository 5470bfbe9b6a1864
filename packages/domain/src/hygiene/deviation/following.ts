/** Brings the deviations of a check up to date with its readings, in the unit of work that changes them. */
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { type CheckId, type CheckState, isOut, lastVersion, versionAt } from '../check/check.ts';
import type { Position, SeriesReading, Side } from '../ports.ts';
import type { ReadingState } from '../reading/reading.ts';
import { Deviation, type DeviationSpan, Deviations, type OutOfLimits } from './deviation.ts';
import {
  compareInSeries,
  deactivationsOf,
  outIn,
  outSum,
  type Span,
  seriesReading,
  sideOf,
  spansAfter,
  stretchesOf,
} from './deviation-rules.ts';

/** A locked check: a control point of the scope SHOP, or a cleaning task. */
export interface FollowedCheck {
  readonly of: CheckId;
  readonly state: CheckState;
}

/** What a unit of work changes in the series of a check. */
export interface SeriesChange {
  /** The new readings. Those that are NOT_DONE are left out. */
  readonly added: readonly ReadingState[];
  /** The readings that corrections replace. */
  readonly removed: readonly ReadingState[];
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Places before and after all readings. */
const EVER: Position = { measuredAt: new Date(0), id: FIRST_ID };
const NEVER: Position = { measuredAt: new Date('9999-12-31T00:00:00Z'), id: LAST_ID };
const before = (measuredAt: Date): Position => ({ measuredAt, id: FIRST_ID });
const after = (measuredAt: Date): Position => ({ measuredAt, id: LAST_ID });

/**
 * Opens, extends and ends the deviations of a locked check. Call it once per check, after the changes. Returns the
 * deviations that were opened or changed, by `from`.
 */
export async function follow(
  unit: UnitPorts,
  check: FollowedCheck,
  { added, removed }: SeriesChange,
): Promise<readonly Deviation[]> {
  const changed = [...added, ...removed].filter(({ verdict }) => verdict !== null);
  return changed.length === 0
    ? []
    : followSpan(
        unit,
        check,
        changed.map(({ measuredAt }) => measuredAt),
        { added, removed },
      );
}

/** Ends the deviations of a locked check that run, because it was deactivated. Returns those that changed. */
export const followBreak = (unit: UnitPorts, check: FollowedCheck): Promise<readonly Deviation[]> =>
  followSpan(unit, check, [new Date(lastVersion(check.state).from)], { added: [], removed: [] });

async function followSpan(
  unit: UnitPorts,
  { of, state }: FollowedCheck,
  instants: readonly Date[],
  change: SeriesChange,
): Promise<readonly Deviation[]> {
  const series = new ChangedSeries(unit, of, state, change);
  const times = instants.map((at) => at.getTime());
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const beyond = await series.beyond(first, last);
  const stored = unit.of(Deviations);
  const ids = await unit.reads.hygiene.deviations(
    of,
    beyond.left?.measuredAt ?? first,
    beyond.right?.measuredAt ?? last,
  );
  const known = await stored.getAll(ids);
  const deviations = known.filter(({ state: { status } }) => status !== 'WITHDRAWN');
  const spansBefore = deviations.map((each) => each.state);
  const around = await series.around(first, last, beyond, spansBefore);
  const spans = spansAfter(spansBefore, stretchesOf(around, state.versions));
  const all: Deviation[] = [];
  for (const [at, { from, lastOutAt }] of spans.entries()) {
    const deviation = deviations[at];
    const old = deviation?.state;
    const span = { from, lastOutAt };
    const next = { ...span, ...(await series.ends(span)), ...(await series.out(span, old)) };
    if (deviation) deviation.follow(next);
    else {
      const { name, storageLocationId } = state;
      const { limits } = versionAt(state, span.from);
      const opened = Deviation.open({ id: unit.newId(), ...of, name, storageLocationId, limits }, next);
      stored.add(opened);
      all.push(opened);
    }
    if (deviation && deviation.state !== old) all.push(deviation);
  }
  return all.toSorted((a, b) => a.state.from.getTime() - b.state.from.getTime());
}

/** The series of a check as it is after the changes of the unit of work, which the store does not show yet. */
class ChangedSeries {
  readonly #unit: UnitPorts;
  readonly #of: CheckId;
  readonly #deactivations: readonly Date[];
  readonly #added: readonly SeriesReading[];
  readonly #removed: readonly ReadingState[];
  readonly #without: readonly string[];

  constructor(unit: UnitPorts, of: CheckId, { versions }: CheckState, { added, removed }: SeriesChange) {
    this.#unit = unit;
    this.#of = of;
    this.#deactivations = deactivationsOf(versions);
    this.#added = added.flatMap(seriesReading).toSorted(compareInSeries);
    this.#removed = removed;
    this.#without = removed.map(({ id }) => id);
  }

  /** Returns the nearest readings out of limits before and after [from, to]. */
  async beyond(from: Date, to: Date): Promise<Beyond> {
    return { left: await this.#last('OUT', before(from)), right: await this.#first('OUT', after(to)) };
  }

  /**
   * Returns the readings in [from, to], with the ends of the stretches that reach beyond: of each its first and its last
   * reading. The readings between need no look, because a stretch beyond that counts is a part of a deviation already.
   * Of one that is, the reading next to [from, to] suffices on the left: the deviation begins no later.
   */
  async around(
    from: Date,
    to: Date,
    { left, right }: Beyond,
    known: readonly Span[],
  ): Promise<readonly SeriesReading[]> {
    const stored = await this.#unit.reads.hygiene.readings(this.#of, from, to, this.#without);
    return [
      ...(left ? await this.#leftOf(left, from, known) : []),
      ...[...stored, ...this.#added].toSorted(compareInSeries),
      ...(right ? await this.#rightOf(right, to) : []),
    ];
  }

  async #leftOf(end: SeriesReading, from: Date, known: readonly Span[]): Promise<readonly SeriesReading[]> {
    const next = await this.#first('IN', end);
    if (next && compareInSeries(next, before(from)) < 0) return [];
    if (known.some((span) => isWithin(end.measuredAt, span))) return [end];
    const within = await this.#last('IN', end);
    const stop = this.#deactivations.findLast((at) => at < end.measuredAt);
    const begin = await this.#first('OUT', later(within ?? EVER, stop ? after(stop) : EVER));
    return begin && begin.id !== end.id ? [begin, end] : [end];
  }

  async #rightOf(begin: SeriesReading, to: Date): Promise<readonly SeriesReading[]> {
    const previous = await this.#last('IN', begin);
    if (previous && compareInSeries(previous, after(to)) > 0) return [];
    const within = await this.#first('IN', begin);
    const stop = this.#deactivations.find((at) => at >= begin.measuredAt);
    const ends = [...(within ? [within] : []), ...(stop ? [after(stop)] : [])].toSorted(compareInSeries);
    const end = await this.#last('OUT', ends[0] ?? NEVER);
    return end && end.id !== begin.id ? [begin, end] : [begin];
  }

  /** Returns the first break at or after the last reading out of limits, and the last reading within limits before it. */
  async ends({ from, lastOutAt }: Span): Promise<Pick<DeviationSpan, 'until' | 'since'>> {
    const [since, next] = [await this.#last('IN', before(from)), await this.#first('IN', before(lastOutAt))];
    const breaks = [next?.measuredAt, ...this.#deactivations.filter((at) => at >= lastOutAt)];
    const until = breaks.flatMap((at) => at ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0];
    return { until: until ?? null, since: since?.measuredAt ?? null };
  }

  /**
   * Returns the sums of the readings out of limits of a deviation. `old`: the deviation before, whose readings are not
   * counted again unless one of them was removed.
   */
  async out({ from, lastOutAt }: Span, old: (Span & OutOfLimits) | undefined): Promise<OutOfLimits> {
    const isLess = old && this.#removed.some(({ verdict, measuredAt }) => isOut(verdict) && isWithin(measuredAt, old));
    const parts = old && !isLess ? extensions({ from, lastOutAt }, old) : [{ from, to: lastOutAt }];
    const stored: OutOfLimits[] = [];
    for (const part of parts)
      stored.push(await this.#unit.reads.hygiene.out(this.#of, part.from, part.to, this.#without));
    const { readings, lowest, highest } = outSum([
      ...(old && !isLess ? [old] : []),
      ...stored,
      outIn(this.#added, from, lastOutAt),
    ]);
    return { readings, lowest, highest };
  }

  async #last(side: Side, to: Position): Promise<SeriesReading | null> {
    const stored = await this.#unit.reads.hygiene.last(this.#of, side, to, this.#without);
    const added = this.#added.findLast((each) => sideOf(each) === side && compareInSeries(each, to) < 0);
    return added && (!stored || compareInSeries(added, stored) > 0) ? added : stored;
  }

  async #first(side: Side, from: Position): Promise<SeriesReading | null> {
    const stored = await this.#unit.reads.hygiene.first(this.#of, side, from, this.#without);
    const added = this.#added.find((each) => sideOf(each) === side && compareInSeries(each, from) > 0);
    return added && (!stored || compareInSeries(added, stored) < 0) ? added : stored;
  }
}

/** The nearest readings out of limits before and after a span. */
interface Beyond {
  readonly left: SeriesReading | null;
  readonly right: SeriesReading | null;
}

interface Within {
  readonly from: Date;
  readonly to: Date;
}

const isWithin = (at: Date, { from, lastOutAt }: Span): boolean => at >= from && at <= lastOutAt;

const later = (a: Position, b: Position): Position => (compareInSeries(a, b) > 0 ? a : b);

/** Returns the parts of a span before and after the old one. */
function extensions({ from, lastOutAt }: Span, old: Span): readonly Within[] {
  return [
    ...(from < old.from ? [{ from, to: new Date(old.from.getTime() - 1) }] : []),
    ...(lastOutAt > old.lastOutAt ? [{ from: new Date(old.lastOutAt.getTime() + 1), to: lastOutAt }] : []),
  ];
}
