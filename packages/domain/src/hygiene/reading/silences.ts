/** Silences: times in which the sensor of a control point sent nothing for too long. Computed, never stored. */
import { isSame } from '../../kernel/contract/edit.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import type { Sensor, Version } from '../check/check.ts';
import type { ControlPointState } from '../control-point/control-point.ts';
import type { HygieneReader, SensorGap } from '../ports.ts';

const MINUTE_MS = 60_000;
/** Minutes that a sensor which sends often may be late. */
const LATE_MINUTES = 15;
/** The sensors of devices may send readings that are a little ahead. */
const AHEAD_MS = 60 * MINUTE_MS;
const EVER = new Date(0);

export interface Silence {
  readonly from: Date;
  /** The next reading, or the end of the sensor. Null: the silence lasts. */
  readonly until: Date | null;
}

/** When the sensor of a point sent readings. */
export interface SensorTimes {
  /** The first and the last reading of all. Null: there is none. */
  readonly first: Date | null;
  readonly last: Date | null;
  /** The times between two readings in a row that may be silences. */
  readonly gaps: readonly Pick<SensorGap, 'after' | 'before'>[];
}

/** Returns the minutes without a reading after which a sensor is silent: 20 for one that sends every 5 minutes. */
export const silentAfter = ({ minutes }: Pick<Sensor, 'minutes'>): number =>
  Math.max(2 * minutes, minutes + LATE_MINUTES);

/** A time during which a point is ACTIVE with the same sensor. */
interface Watch {
  readonly sensor: Sensor;
  readonly from: Date;
  /** Null: it lasts. */
  readonly until: Date | null;
  /** Whether it begins with the first version, which also has the readings from before it. */
  readonly reachesBack: boolean;
}

/**
 * Returns the silences that share a moment with [from, to), oldest first. A silence lasts from the reading before it, or
 * without one from the version that set the sensor, until the next reading, or the version that ended the sensor. While
 * it lasts, it is long enough or not as of `now`. Readings of an earlier sensor of the point do not count.
 */
export function silencesOf(
  versions: readonly Version[],
  { first, last, gaps }: SensorTimes,
  from: Date,
  to: Date,
  now: Date,
): readonly Silence[] {
  const pauses: readonly Pause[] = [
    { after: null, before: first },
    ...gaps,
    ...(last ? [{ after: last, before: null }] : []),
  ];
  return watchesOf(versions)
    .flatMap((watch) => pauses.flatMap((pause) => silenceIn(watch, pause, now)))
    .filter((silence) => silence.from < to && (silence.until ?? now) > from)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
}

/** A time without a reading. `after` null: there is no reading before it. `before` null: there is none after it. */
interface Pause {
  readonly after: Date | null;
  readonly before: Date | null;
}

function silenceIn(watch: Watch, { after, before }: Pause, now: Date): readonly Silence[] {
  const isOwn = after !== null && (watch.reachesBack || after >= watch.from);
  const from = isOwn ? after : watch.from;
  const until = before && watch.until ? new Date(Math.min(+before, +watch.until)) : (before ?? watch.until);
  const minutes = ((until ?? now).getTime() - from.getTime()) / MINUTE_MS;
  return minutes > silentAfter(watch.sensor) ? [{ from, until }] : [];
}

function watchesOf(versions: readonly Version[]): readonly Watch[] {
  const watches: Watch[] = [];
  let sensor: Sensor | null = null;
  for (const { version, from, ...part } of versions) {
    const next = part.status === 'ACTIVE' ? part.sensor : null;
    if (isSame(sensor, next)) continue;
    const at = new Date(from);
    const last = watches.at(-1);
    if (last && sensor) watches[watches.length - 1] = { ...last, until: at };
    if (next) watches.push({ sensor: next, from: at, until: null, reachesBack: version === 1 });
    sensor = next;
  }
  return watches;
}

/** Returns the sensors that a point has or had. */
const sensorsOf = ({ versions }: Pick<ControlPointState, 'versions'>): readonly Sensor[] =>
  versions.flatMap(({ sensor }) => sensor ?? []);

/**
 * Returns the silences of each point that share a moment with [from, to), by the id of the point. Points without any
 * are left out. Three reads, which must see one instant.
 */
export async function readSilences(
  reader: Pick<HygieneReader, 'gaps' | 'firstOfSensors' | 'lastOfSensors'>,
  points: readonly Pick<ControlPointState, 'id' | 'versions'>[],
  from: Date,
  to: Date,
  now: Date,
): Promise<ReadonlyMap<string, readonly Silence[]>> {
  const watched = points.filter((point) => sensorsOf(point).length > 0);
  if (watched.length === 0) return new Map();
  const ids = watched.map(({ id }) => id);
  const shortest = Math.min(...watched.flatMap(sensorsOf).map(silentAfter));
  const [gaps, firsts, lasts] = await Promise.all([
    reader.gaps(ids, from, to, shortest),
    reader.firstOfSensors(ids, EVER),
    reader.lastOfSensors(ids, new Date(now.getTime() + AHEAD_MS)),
  ]);
  const gapsOf = groupBy(gaps, ({ controlPointId }) => controlPointId);
  const firstOf = new Map(firsts.map(({ controlPointId, at }) => [controlPointId, at]));
  const lastOf = new Map(lasts.map(({ controlPointId, at }) => [controlPointId, at]));
  return new Map(
    watched.flatMap(({ id, versions }) => {
      const times = { first: firstOf.get(id) ?? null, last: lastOf.get(id) ?? null, gaps: gapsOf.get(id) ?? [] };
      const silences = silencesOf(versions, times, from, to, now);
      return silences.length > 0 ? [[id, silences] as const] : [];
    }),
  );
}
