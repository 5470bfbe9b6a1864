/**
 * Compares the reads of hygiene with those of the store in memory, on random readings, before and after the deletion of
 * expired ones. A failure reports the seed, and `SEED=…` repeats it.
 */
import { randomInt } from 'node:crypto';
import {
  type CheckId,
  CleaningTasks,
  ControlPoints,
  Devices,
  expireReadings,
  type HygieneReader,
  Reading,
  type ReadingState,
  Readings,
  type Verdict,
} from '@cleaver/domain/hygiene';
import { type Aggregate, type AggregateKind, Decimal, type State } from '@cleaver/domain/kernel';
import type { Test } from 'tap';
import { numbersOf } from '../contract/chance.ts';
import { inUnit, newId, type Stored, storing } from '../contract/samples.ts';
import { memoryPorts } from '../index.ts';
import { aDevice, aPoint, aReading, aTask } from './samples.ts';

type Store = Pick<Stored, 'transactions' | 'reader' | 'hygiene'>;
type Numbers = ReturnType<typeof numbersOf>;

/** Three days of before 15 April 2020. No other test has readings of before that day. */
const BEGIN = Date.parse('2020-03-28T00:00:00.000Z');
const MINUTES = 3 * 24 * 60;
const RUN = { now: new Date('2022-04-15T09:00:00.000Z'), timeZone: 'Europe/Berlin' };

const at = (minutes: number): Date => new Date(BEGIN + minutes * 60_000);

/** Compares the reads of `stored` after `count` random readings, with `rounds` random questions. */
export async function hygieneHistories(
  t: Test,
  stored: Omit<Stored, 'close'>,
  { count, rounds }: { readonly count: number; readonly rounds: number },
): Promise<void> {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  const numbers = numbersOf(seed);
  const memory = memoryPorts();
  const both: readonly Store[] = [stored, memory];
  const add = async <S extends State, A extends Aggregate<S>>(kind: AggregateKind<S, A>, state: NoInfer<S>) => {
    for (const store of both) await storing(store, kind, kind.restore(state));
    return state.id;
  };
  const devices = [await add(Devices, aDevice()), await add(Devices, aDevice())];
  const points = [
    await add(ControlPoints, { ...aPoint(), deviceIds: devices }),
    await add(ControlPoints, { ...aPoint(), deviceIds: devices }),
  ];
  const tasks = [await add(CleaningTasks, aTask())];
  const readings = randomReadings(numbers, count, { devices, points, tasks });
  for (const store of both) {
    await inUnit(store, async (unit) => {
      for (const reading of readings) unit.of(Readings).add(Reading.restore(reading));
    });
  }
  const compare = async (when: string) => {
    for (let round = 0; round < rounds; round++) {
      for (const [name, ask] of Object.entries(questions(numbers, { points, tasks, readings }))) {
        t.strictSame(await ask(stored.hygiene), await ask(memory.hygiene), `${name} ${when}, seed ${seed}`);
      }
    }
  };
  await compare('before');
  const [, expired] = [await expireReadings(stored, RUN), await expireReadings(memory, RUN)];
  t.ok(expired.days > 0 && !expired.isBehind);
  await compare('after');
}

interface Checks {
  readonly points: readonly string[];
  readonly tasks: readonly string[];
}

/** Returns readings of all sorts, most of them of sensors and within limits. Sensors have one at an instant. */
function randomReadings(
  { upTo, oneOf }: Numbers,
  count: number,
  { devices, points, tasks }: Checks & { readonly devices: readonly string[] },
): readonly ReadingState[] {
  const taken = new Set<string>();
  return Array.from({ length: count }).flatMap((): readonly ReadingState[] => {
    const measuredAt = at(upTo(MINUTES / 5) * 5);
    const isCorrected = upTo(10) === 0;
    const verdict = oneOf<Verdict | null>(['IN', 'IN', 'IN', 'ABOVE', 'BELOW', null]);
    const counted = { measuredAt, verdict, correctionId: isCorrected ? newId() : null };
    if (upTo(10) === 0) {
      const result = verdict === null ? 'NOT_DONE' : verdict === 'IN' ? 'OK' : 'NOT_OK';
      const own = { cleaningTaskId: oneOf(tasks), value: null, result, verdict: verdict && 'IN' } as const;
      return [aReading(null, { ...counted, ...own })];
    }
    // As the core stores it, without the sign of `-0.0`.
    const value = Decimal.of(`${upTo(2) === 0 ? '' : '-'}${upTo(30)}.${upTo(100)}`).toText();
    if (upTo(4) === 0) return [aReading(oneOf(points), { ...counted, value: verdict && value })];
    const [point, deviceId] = [oneOf(points), oneOf(devices)];
    const key = `${point} ${deviceId} ${measuredAt.getTime()}`;
    if (taken.has(key)) return [];
    taken.add(key);
    return [aReading(point, { measuredAt, deviceId, verdict: verdict ?? 'IN', value, recordedBy: null })];
  });
}

/** Returns one question for each read, with random checks, instants and left out readings. */
function questions(
  { upTo, oneOf }: Numbers,
  { points, tasks, readings }: Checks & { readonly readings: readonly ReadingState[] },
): Readonly<Record<string, (hygiene: HygieneReader) => Promise<unknown>>> {
  const checks: readonly CheckId[] = [
    ...points.map((controlPointId) => ({ controlPointId, cleaningTaskId: null })),
    ...tasks.map((cleaningTaskId) => ({ controlPointId: null, cleaningTaskId })),
  ];
  const [of, point] = [oneOf(checks), oneOf(points)];
  // Most instants are those of readings, where the bounds matter.
  const instants = Array.from({ length: 12 }, () =>
    upTo(4) === 0 ? at(upTo(MINUTES + 200) - 100) : oneOf(readings).measuredAt,
  ).sort((a, b) => a.getTime() - b.getTime());
  const [from = at(0), to = at(MINUTES)] = [instants[3], instants[8]];
  const without = Array.from({ length: upTo(20) }, () => oneOf(readings).id);
  const boundaries = [...new Map(instants.map((instant) => [instant.getTime(), instant])).values()];
  const slots = instants.slice(1).map((until, place) => ({ of: oneOf(checks), from: instants[place] ?? until, until }));
  const minutes = 16 + upTo(60);
  const [{ id }, side] = [oneOf(readings), oneOf(['IN', 'OUT'] as const)];
  return {
    last: (hygiene) => hygiene.last(of, side, { measuredAt: from, id }, without),
    first: (hygiene) => hygiene.first(of, side, { measuredAt: from, id }, without),
    readings: (hygiene) => hygiene.readings(of, from, to, without),
    out: (hygiene) => hygiene.out(of, from, to, without),
    slots: (hygiene) => hygiene.slots(slots),
    buckets: (hygiene) => hygiene.buckets(checks, boundaries.length > 1 ? boundaries : [at(0), at(MINUTES)]),
    gaps: (hygiene) => hygiene.gaps(points, from, to, minutes),
    lastOfSensors: (hygiene) => hygiene.lastOfSensors(points, to),
    firstOfSensors: (hygiene) => hygiene.firstOfSensors(points, from),
    firstExpiring: (hygiene) => hygiene.firstExpiring(point, to),
  };
}
