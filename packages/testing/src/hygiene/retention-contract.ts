/** Contract tests of the retention of sensor readings: what is deleted, and that reads of sums and gaps stay the same. */
import {
  ControlPoint,
  ControlPoints,
  expireReadings,
  type ReadingState,
  Readings,
  SHORTEST_SILENCE_MINUTES,
} from '@cleaver/domain/hygiene';
import { addDays, dateOf, dayBegins } from '@cleaver/domain/kernel';
import { part } from '../contract/part.ts';
import { newId, type Stored, storing } from '../contract/samples.ts';
import { firstIn, lastIn, pointId } from './reads-contract.ts';
import { aPoint, aReading, storedDevice, storedReadings } from './samples.ts';

const TIME_ZONE = 'Europe/Berlin';
/** Readings of before 15 April 2020 are older than 24 months, and no other test has any that are. */
const RUN = { now: new Date('2022-04-15T09:00:00.000Z'), timeZone: TIME_ZONE };
/** The clocks go forward on 29 March 2020. */
const FIRST_DAY = dateOf('2020-03-27');
const DAYS = Array.from({ length: 22 }, (_, day) => dayBegins(addDays(FIRST_DAY, day), TIME_ZONE));
const [BEGIN = RUN.now, END = RUN.now] = [DAYS[0], DAYS.at(-1)];
const MINUTE = 60_000;

function world(stored: Stored) {
  /** Stores a point with a sensor, and readings. `minutes`: after the begin of the first day. */
  const sensor = async (...given: readonly (readonly [minutes: number, given?: Partial<ReadingState>])[]) => {
    const { id: deviceId } = await storedDevice(stored);
    const { id } = await storing(stored, ControlPoints, ControlPoint.restore({ ...aPoint(), deviceIds: [deviceId] }));
    const readings = given.map(([minutes, more]) => {
      const measuredAt = new Date(BEGIN.getTime() + minutes * MINUTE);
      return aReading(id, { measuredAt, deviceId, recordedBy: null, value: `${Math.round(minutes) % 7}.25`, ...more });
    });
    const [first, ...others] = readings;
    if (first) await storedReadings(stored, first, ...others);
    return { id, readings };
  };
  /** Returns what the shop asks of a point: sums by day, and gaps of several lengths in several times. */
  const asked = async (id: string) => ({
    sums: await stored.hygiene.buckets([pointId(id)], DAYS),
    gaps: await Promise.all(
      [SHORTEST_SILENCE_MINUTES, 20, 120].flatMap((minutes) => [
        stored.hygiene.gaps([id], BEGIN, END, minutes),
        ...DAYS.slice(1).map((day, at) => stored.hygiene.gaps([id], DAYS[at] ?? day, day, minutes)),
      ]),
    ),
    last: await stored.hygiene.lastOfSensors([id], END),
    first: await stored.hygiene.firstOfSensors([id], BEGIN),
    lastIn: await lastIn(stored.hygiene, pointId(id), END),
    firstIn: await firstIn(stored.hygiene, pointId(id), BEGIN),
  });
  const idsOf = async (id: string) =>
    (await stored.reader.where(Readings, { controlPointId: id })).map((reading) => reading.id).sort();
  return { ...stored, stored, sensor, asked, idsOf };
}

const DAY = 24 * 60;
/** Minutes of readings every five minutes over six days, with silences, two of them over a midnight. */
const REGULAR = Array.from({ length: (6 * DAY) / 5 }, (_, at) => at * 5).filter(
  (minutes) => !(minutes > 700 && minutes < 717) && minutes % DAY !== 365 && Math.abs(minutes - 2 * DAY) > 40,
);

export const retentionContract = part(world, {
  'sums and gaps stay the same, all but expired readings stay': async (
    t,
    { stored, sensor, asked, idsOf, hygiene },
  ) => {
    const out = { verdict: 'ABOVE', value: '9' } as const;
    const byHand = { deviceId: null, recordedBy: 'anna' };
    const { id, readings } = await sensor(
      ...REGULAR.map((minutes) => [minutes, minutes % 1000 > 950 ? out : {}] as const),
      ...([
        [3, byHand],
        [705, { ...byHand, value: null, result: 'NOT_DONE', verdict: null }],
      ] as const),
      [4, { ...byHand, correctionId: newId() }],
      // The last moment of the last day that expires, and the first of the next one.
      ...([[19 * DAY - 60 - 1 / 60_000], [19 * DAY - 60]] as const),
    );
    const right = await asked(id);
    t.ok(right.gaps.flat().length > 10);
    const expired = await expireReadings(stored, RUN);
    t.strictSame(expired, { days: 8, isBehind: false });
    t.strictSame(await asked(id), right);
    const left = readings.filter(
      ({ verdict, deviceId, measuredAt }) => verdict !== 'IN' || !deviceId || measuredAt >= (DAYS[19] ?? END),
    );
    t.strictSame(await idsOf(id), left.map((reading) => reading.id).sort());
    t.ok(left.length < readings.length / 5);
    t.equal(await hygiene.firstExpiring(id, DAYS[19] ?? END), null);
    t.strictSame(await expireReadings(stored, RUN), { days: 0, isBehind: false }, 'it is done once');
    t.strictSame(await asked(id), right);
  },

  'firstExpiring returns the first reading that expires and was not handled': async (
    t,
    { sensor, hygiene, stored },
  ) => {
    const { id } = await sensor([0, { verdict: 'BELOW' }], [5, { deviceId: null }], [10], [20], [DAY]);
    const at = (minutes: number) => new Date(BEGIN.getTime() + minutes * MINUTE);
    t.equal(await hygiene.firstExpiring(id, at(10)), null);
    t.strictSame(await hygiene.firstExpiring(id, at(11)), at(10));
    t.strictSame(await expireReadings(stored, RUN, 1), { days: 1, isBehind: true });
    t.strictSame(await hygiene.firstExpiring(id, END), at(DAY));
    t.strictSame(await expireReadings(stored, RUN), { days: 1, isBehind: false });
    t.equal(await hygiene.firstExpiring(id, END), null);
    for (const unknown of [newId(), 'no uuid']) t.equal(await hygiene.firstExpiring(unknown, END), null);
  },

  'a run that ends early, and runs at the same time, keep each day once': async (
    t,
    { stored, sensor, asked, idsOf },
  ) => {
    const { id } = await sensor(...REGULAR.map((minutes) => [minutes] as const));
    const right = await asked(id);
    t.strictSame(await expireReadings(stored, RUN, 2), { days: 2, isBehind: true });
    t.strictSame(await asked(id), right, 'in between');
    await Promise.all([expireReadings(stored, RUN), expireReadings(stored, RUN), expireReadings(stored, RUN)]);
    t.strictSame(await asked(id), right);
    t.strictSame(await idsOf(id), []);
  },
});
