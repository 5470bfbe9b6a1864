/** Contract tests of the series of checks, their slots and their buckets. */
import {
  type Bucket,
  type CheckId,
  Deviation,
  type DeviationState,
  Deviations,
  type Position,
  type ReadingState,
  type SeriesReader,
  type SlotRecord,
} from '@cleaver/domain/hygiene';
import { compareByCodePoint } from '@cleaver/domain/kernel';
import type { Test } from 'tap';
import { part } from '../contract/part.ts';
import { newId, type Stored, storing } from '../contract/samples.ts';
import { aReading, storedDay, storedDevice, storedPoint, storedReadings, storedTask } from './samples.ts';

const START = Date.parse('2026-01-05T00:00:00.000Z');
/** Returns the instant that is `minutes` after the begin of the tests' day. */
export const at = (minutes: number): Date => new Date(START + minutes * 60_000);
/** The first moment before the instant. */
export const before = (instant: Date): Date => new Date(instant.getTime() - 1);
const NEVER = at(-1e6);
const EVER = at(1e6);

/** The place before all readings of an instant. */
const place = (measuredAt: Date): Position => ({ measuredAt, id: '00000000-0000-0000-0000-000000000000' });
type Series = Pick<SeriesReader, 'last' | 'first'>;
/** Returns the instant of the last reading within limits before another one. */
export const lastIn = async (hygiene: Series, of: CheckId, instant: Date, without: readonly string[] = []) =>
  (await hygiene.last(of, 'IN', place(instant), without))?.measuredAt ?? null;
/** Returns the instant of the first reading within limits at or after an instant. */
export const firstIn = async (hygiene: Series, of: CheckId, instant: Date, without: readonly string[] = []) =>
  (await hygiene.first(of, 'IN', place(instant), without))?.measuredAt ?? null;

export const pointId = (controlPointId: string): CheckId => ({ controlPointId, cleaningTaskId: null });
const taskId = (cleaningTaskId: string): CheckId => ({ controlPointId: null, cleaningTaskId });
/** Checks that no store has. */
const UNKNOWN = [pointId(newId()), taskId(newId()), pointId('no uuid'), taskId('no uuid')];

/** What a reading out of limits, one that is not done, and a corrected one have. */
const OUT = { value: '7.10', verdict: 'ABOVE' } as const;
const NOT_DONE = { value: null, result: 'NOT_DONE', verdict: null, note: 'zu' } as const;
const corrected = () => ({ correctionId: newId() });

function world(stored: Stored) {
  /** Stores readings of a new point at these minutes. Returns its id, and the readings by the order of ids. */
  const series = async (...given: readonly (readonly [minutes: number, given?: Partial<ReadingState>])[]) => {
    const { id } = await storedPoint(stored);
    const readings = given.map(([minutes, more]) => aReading(id, { measuredAt: at(minutes), ...more }));
    const [first, ...others] = readings;
    if (first) await storedReadings(stored, first, ...others);
    return { of: pointId(id), id, ids: readings.map((reading) => reading.id) };
  };
  return { ...stored, stored, series };
}

const shown = (day: Date | null): string | undefined => day?.toISOString();
const sameInstant = (t: Test, found: Date | null, right: Date | null, message: string) =>
  t.equal(shown(found), shown(right), message);

export const hygieneReadsContract = part(world, {
  'last and first return the nearest reading within limits': async (t, { hygiene, series }) => {
    const { of, ids } = await series(
      ...([[0], [10, OUT], [20, NOT_DONE], [30, corrected()], [40], [40], [50, OUT], [60], [70, OUT]] as const),
    );
    const last = async (instant: Date, right: Date | null, without?: readonly string[]) =>
      sameInstant(t, await lastIn(hygiene, of, instant, without), right, `last before ${shown(instant)}`);
    const first = async (instant: Date, right: Date | null, without?: readonly string[]) =>
      sameInstant(t, await firstIn(hygiene, of, instant, without), right, `first from ${shown(instant)}`);
    await last(at(0), null);
    await last(at(1), at(0));
    await last(at(40), at(0));
    await last(at(41), at(40));
    await last(at(60), at(40));
    await last(EVER, at(60));
    await last(at(41), at(40), [ids[4] ?? '', 'no uuid']);
    await last(at(41), at(0), [ids[4] ?? '', ids[5] ?? '']);
    await first(NEVER, at(0));
    await first(at(0), at(0));
    await first(at(1), at(40));
    await first(at(40), at(40));
    await first(at(41), at(60));
    await first(at(61), null);
    await first(at(1), at(60), [ids[4] ?? '', ids[5] ?? '']);
    for (const unknown of UNKNOWN) {
      t.equal(await hygiene.last(unknown, 'IN', place(EVER), []), null);
      t.equal(await hygiene.first(unknown, 'OUT', place(NEVER), []), null);
    }
  },

  'last and first return the nearest reading of a side, by instant and id': async (t, { hygiene, series }) => {
    const { of, ids } = await series([0, OUT], [10], [10, OUT], [10, OUT], [10], [20, OUT]);
    const [first = '', inOne = '', outOne = '', outTwo = '', inTwo = '', last = ''] = ids;
    const outs = [first, ...[outOne, outTwo].sort(compareByCodePoint), last];
    const ins = [inOne, inTwo].sort(compareByCodePoint);
    for (const [side, own] of [['OUT', outs] as const, ['IN', ins] as const]) {
      const [forward, backward]: string[][] = [[], []];
      let [next, previous] = [
        await hygiene.first(of, side, place(NEVER), []),
        await hygiene.last(of, side, place(EVER), []),
      ];
      for (; next; next = await hygiene.first(of, side, next, [])) forward?.push(next.id);
      for (; previous; previous = await hygiene.last(of, side, previous, [])) backward?.unshift(previous.id);
      t.strictSame(forward, own, `${side} forward`);
      t.strictSame(backward, own, `${side} backward`);
    }
    t.equal((await hygiene.last(of, 'OUT', place(EVER), [last]))?.id, outs[2]);
    t.equal((await hygiene.first(of, 'OUT', place(NEVER), [first, 'no uuid']))?.id, outs[1]);
  },

  'deviations returns those whose time, from the last good reading on, shares a moment': async (t, it) => {
    const { hygiene, stored, series } = it;
    const { of, id: controlPointId } = await series();
    const deviation = async (minutes: readonly [number | null, number, number, number | null], status = 'OPEN') => {
      const [since, from, lastOutAt, until] = minutes.map((minute) => (minute === null ? null : at(minute)));
      const state = {
        ...{ id: newId(), controlPointId, cleaningTaskId: null, name: 'Kühlraum', storageLocationId: null },
        ...{ limits: null, running: until === null, readings: 1, lowest: null, highest: null, actions: [] },
        ...{ verifications: [], status, since, from, lastOutAt, until },
      } as DeviationState;
      return (await storing(stored, Deviations, Deviation.restore(state))).id;
    };
    const ended = await deviation([0, 10, 20, 30]);
    const running = await deviation([50, 60, 70, null]);
    const first = await deviation([null, -20, -20, -10]);
    await deviation([0, 10, 20, 30], 'WITHDRAWN');
    const found = async (from: number, to: number) => [...(await hygiene.deviations(of, at(from), at(to)))].sort();
    t.strictSame(await found(-1, -1), []);
    t.strictSame(await found(-1, 0), [ended]);
    t.strictSame(await found(30, 49), [ended]);
    t.strictSame(await found(31, 49), []);
    t.strictSame(await found(31, 50), [running]);
    t.strictSame(await found(9999, 9999), [running]);
    t.strictSame(await found(-9999, -9999), [first]);
    t.strictSame(await found(-10, 99), [ended, running, first].sort());
    for (const unknown of UNKNOWN) t.strictSame(await hygiene.deviations(unknown, NEVER, EVER), []);
  },

  'readings returns the series in a span, in the order of instants and ids': async (t, { hygiene, stored, series }) => {
    const { id: deviceId } = await storedDevice(stored);
    const sent = { deviceId, recordedBy: null, value: '-18.50', verdict: 'BELOW', version: 3 } as const;
    const { of, ids } = await series([10], [5, sent], [10, OUT], [10], [15, NOT_DONE], [20], [7, corrected()]);
    const [first = '', sensor = '', out = '', second = '', , last = ''] = ids;
    const equal = [first, out, second].sort(compareByCodePoint);
    const read = async (from: Date, to: Date, without: readonly string[] = []) =>
      (await hygiene.readings(of, from, to, without)).map((reading) => reading.id);
    t.strictSame(await read(NEVER, EVER), [sensor, ...equal, last]);
    t.strictSame(await read(at(5), at(10)), [sensor, ...equal]);
    t.strictSame(await read(at(6), EVER), [...equal, last]);
    t.strictSame(await read(NEVER, before(at(10))), [sensor]);
    t.strictSame(await read(NEVER, at(10), [out, sensor, 'no uuid']), [first, second].sort(compareByCodePoint));
    t.strictSame(await read(at(11), at(19)), []);
    t.strictSame(await hygiene.readings(of, NEVER, at(5), []), [
      {
        ...{ id: sensor, measuredAt: at(5), verdict: 'BELOW', value: '-18.50', version: 3 },
        isByHand: false,
      },
    ]);
    t.strictSame(await hygiene.readings(of, at(20), EVER, []), [
      { id: last, measuredAt: at(20), verdict: 'IN', value: '4', version: 1, isByHand: true },
    ]);
    for (const unknown of UNKNOWN) t.strictSame(await hygiene.readings(unknown, NEVER, EVER, []), []);
  },

  'out counts the readings out of limits in a span': async (t, { hygiene, stored, series }) => {
    const below = { value: '-2.50', verdict: 'BELOW' } as const;
    const { of, ids } = await series(
      ...([[0, OUT], [10], [20, below], [20, { ...OUT, value: '10' }], [25, NOT_DONE]] as const),
      ...([
        [26, { ...OUT, value: '99', ...corrected() }],
        [30, { ...OUT, value: '9.5' }],
      ] as const),
    );
    const out = (from: number, to: number, without: readonly string[] = []) =>
      hygiene.out(of, at(from), at(to), without);
    t.strictSame(await out(0, 30), { readings: 4, lowest: '-2.5', highest: '10' });
    t.strictSame(await out(1, 20), { readings: 2, lowest: '-2.5', highest: '10' });
    t.strictSame(await out(0, 19), { readings: 1, lowest: '7.1', highest: '7.1' });
    t.strictSame(await out(21, 30), { readings: 1, lowest: '9.5', highest: '9.5' });
    t.strictSame(await out(0, 30, [ids[2] ?? '', ids[3] ?? '']), { readings: 2, lowest: '7.1', highest: '9.5' });
    const none = { readings: 0, lowest: null, highest: null };
    t.strictSame(await out(1, 19), none);
    for (const unknown of UNKNOWN) t.strictSame(await hygiene.out(unknown, NEVER, EVER, []), none);
    const { id } = await storedTask(stored);
    const dirty = { cleaningTaskId: id, value: null, result: 'NOT_OK', verdict: 'NOT_OK', measuredAt: at(0) } as const;
    await storedReadings(stored, aReading(null, dirty), aReading(null, dirty));
    t.strictSame(await hygiene.out(taskId(id), at(0), at(0), []), { ...none, readings: 2 });
  },

  'slots returns what was recorded in each slot': async (t, { hygiene, stored, series }) => {
    const { of, ids } = await series(
      ...([[0], [10, NOT_DONE], [20, OUT], [20, { ...OUT, value: '8.50' }], [25, corrected()]] as const),
      ...([[30, NOT_DONE], [31, NOT_DONE], [40, corrected()], [50, NOT_DONE], [51]] as const),
    );
    const task = await storedTask(stored);
    const [cleaned] = await storedReadings(
      stored,
      aReading(null, { cleaningTaskId: task.id, measuredAt: at(5), value: null, result: 'OK', note: 'a\nb' }),
    );
    const [, later = ''] = [ids[2] ?? '', ids[3] ?? ''].sort(compareByCodePoint);
    const slot = (check: CheckId, from: number, until: number) => ({ of: check, from: at(from), until: at(until) });
    const empty: SlotRecord = { isDone: false, isNotDone: false, last: null };
    const notDone = (id: string | undefined, minutes: number) => ({
      ...{ id, measuredAt: at(minutes), value: null, result: 'NOT_DONE', verdict: null, note: 'zu' },
    });
    const value = later === ids[2] ? OUT.value : '8.50';
    const out = { id: later, measuredAt: at(20), value, result: null, verdict: 'ABOVE', note: '' };
    const found = await hygiene.slots([
      ...[slot(of, 30, 31), slot(of, 0, 30), slot(taskId(task.id), 0, 10), slot(of, 1, 10), slot(of, 40, 50)],
      ...[slot(of, 10, 20), slot(of, 20, 21), slot(taskId(task.id), 0, 5), slot(of, 50, 60), slot(of, 0, 30)],
      ...UNKNOWN.map((unknown) => slot(unknown, 0, 60)),
    ]);
    t.strictSame(found, [
      { isDone: false, isNotDone: true, last: notDone(ids[5], 30) },
      { isDone: true, isNotDone: true, last: out },
      {
        ...{ isDone: true, isNotDone: false },
        last: { id: cleaned?.id, measuredAt: at(5), value: null, result: 'OK', verdict: 'IN', note: 'a\nb' },
      },
      ...[empty, empty, { isDone: false, isNotDone: true, last: notDone(ids[1], 10) }],
      ...[{ isDone: true, isNotDone: false, last: out }, empty],
      {
        ...{ isDone: true, isNotDone: true },
        last: { id: ids[9], measuredAt: at(51), value: '4', result: null, verdict: 'IN', note: '' },
      },
      { isDone: true, isNotDone: true, last: out },
      ...UNKNOWN.map(() => empty),
    ]);
    t.strictSame(await hygiene.slots([]), []);
  },

  'buckets sums up readings and kept days': async (t, { hygiene, stored, series }) => {
    const one = await series(
      ...([[0, { value: '4.10' }], [9, { value: '4.20' }], [10, OUT], [20], [22, NOT_DONE]] as const),
      ...([[23, corrected()], [30], [-1]] as const),
    );
    const two = await series([25, { value: '-1' }]);
    const { id: cleaningTaskId } = await storedTask(stored);
    const check = { cleaningTaskId, value: null, measuredAt: at(12) };
    await storedReadings(
      stored,
      aReading(null, { ...check, result: 'OK' }),
      aReading(null, { ...check, result: 'NOT_OK', verdict: 'NOT_OK' }),
      aReading(null, { ...check, ...NOT_DONE }),
    );
    const bucket = (
      of: CheckId,
      place: number,
      ...sums: readonly [number, number, string?, string?, string?]
    ): Bucket => {
      const [count, out, lowest = null, highest = null, sum = null] = sums;
      return { of, at: place, count, out, lowest, highest, sum };
    };
    const boundaries = [at(0), at(10), at(20), at(30)];
    const task = bucket(taskId(cleaningTaskId), 1, 2, 1);
    const ofOne = (middle = bucket(one.of, 1, 1, 1, '7.1', '7.1', '7.1')) => [
      ...[bucket(one.of, 0, 2, 0, '4.1', '4.2', '8.3'), middle, bucket(one.of, 2, 1, 0, '4', '4', '4')],
    ];
    const points = (ones: readonly Bucket[]) => {
      const sums = [ones, [bucket(two.of, 2, 1, 0, '-1', '-1', '-1')]];
      return (one.id < two.id ? sums : sums.toReversed()).flat();
    };
    const own = [one.of, taskId(cleaningTaskId), two.of];
    t.strictSame(await hygiene.buckets(own, boundaries), [...points(ofOne()), task]);
    t.strictSame(await hygiene.buckets([one.of, one.of, ...UNKNOWN], boundaries), ofOne());
    t.strictSame(await hygiene.buckets([taskId(cleaningTaskId)], boundaries), [task]);
    t.strictSame(await hygiene.buckets(UNKNOWN, boundaries), []);
    t.strictSame(await hygiene.buckets([], boundaries), []);
    t.strictSame(await hygiene.buckets(own, [at(13), at(20)]), []);

    const kept = { controlPointId: one.id, count: 288, lowest: '-3.50', highest: '5.25', sum: '576.25' };
    const sums = { firstValue: '1', lastValue: '2', stretches: [stretch(11, 18)] };
    await storedDay(stored, { ...kept, ...sums, from: at(10), until: at(20) });
    const withDay = ofOne(bucket(one.of, 1, 289, 1, '-3.5', '7.1', '583.35'));
    t.strictSame(await hygiene.buckets(own, boundaries), [...points(withDay), task]);
    const names = own.map((of) => JSON.stringify(of));
    const all = (await hygiene.buckets('all', boundaries)).filter(({ of }) => names.includes(JSON.stringify(of)));
    t.strictSame(all, [...points(withDay), task]);
    t.strictSame(
      await hygiene.buckets([one.of], [at(10), at(15), at(20)]),
      [bucket(one.of, 0, 1, 1, '7.1', '7.1', '7.1')],
      'a kept day is in no shorter bucket',
    );
    t.strictSame(
      await hygiene.buckets([one.of], [at(-10), at(25)]),
      [bucket(one.of, 0, 293, 1, '-3.5', '7.1', '599.65')],
      'it is in a longer one',
    );
    t.strictSame(await hygiene.buckets([one.of], [at(11), at(19)]), []);
  },
});

/** Returns a kept stretch between these minutes. */
export const stretch = (from: number, until: number) => ({
  ...{ from: at(from).toISOString(), until: at(until).toISOString() },
});
