/** Contract tests of the reads of sensors, and of what is kept of their deleted readings. */
import type { Stretch } from '@cleaver/domain/hygiene';
import { compareByCodePoint } from '@cleaver/domain/kernel';
import { part } from '../contract/part.ts';
import { newId, type Stored } from '../contract/samples.ts';
import { at, before, firstIn, lastIn, pointId, stretch } from './reads-contract.ts';
import { aReading, storedDay, storedDevice, storedPoint, storedReadings } from './samples.ts';

/** One millisecond in minutes. */
const MOMENT = 1 / 60_000;
const UNKNOWN = [newId(), 'no uuid'];

function world(stored: Stored) {
  /** Stores a point with readings of its sensor at these minutes. */
  const sensor = async (...minutes: readonly number[]): Promise<string> => {
    const [{ id }, { id: deviceId }] = [await storedPoint(stored), await storedDevice(stored)];
    const [first, ...more] = minutes.map((minute) =>
      aReading(id, { measuredAt: at(minute), deviceId, recordedBy: null, value: `${Math.floor(minute)}.50` }),
    );
    if (first) await storedReadings(stored, first, ...more);
    return id;
  };
  /** Keeps a day between these stretches. */
  const kept = (controlPointId: string, first: Stretch, ...more: readonly Stretch[]) => {
    const stretches = [first, ...more];
    const until = new Date(Date.parse(stretches.at(-1)?.until ?? '') + 1);
    return storedDay(stored, {
      ...{ controlPointId, from: new Date(first.from), until, count: 2, lowest: '1', highest: '2', sum: '3' },
      ...{ firstValue: '1.10', lastValue: '2.20', stretches },
    });
  };
  return { ...stored, stored, sensor, kept };
}

export const sensorsContract = part(world, {
  'gaps returns long times between two readings of a sensor': async (t, { hygiene, stored, sensor }) => {
    const one = await sensor(0, 10, 31, 50, 90, 90 + MOMENT, 200);
    const two = await sensor(0, 60);
    const none = await sensor();
    const byHand = await storedPoint(stored);
    await storedReadings(
      stored,
      ...([aReading(one, { measuredAt: at(20) }), aReading(one, { measuredAt: at(70) })] as const),
      ...[aReading(byHand.id, { measuredAt: at(0) }), aReading(byHand.id, { measuredAt: at(99) })],
    );
    const ids = [one, none, two, byHand.id, ...UNKNOWN];
    const gap = (controlPointId: string, after: number, until: number) => ({
      ...{ controlPointId, after: at(after), before: at(until) },
    });
    const gaps = async (from: number, to: number, minutes: number, of = ids) =>
      hygiene.gaps(of, at(from), at(to), minutes);
    const last = gap(one, 90 + MOMENT, 200);
    const ofTwo = gap(two, 0, 60);
    const sorted = (...found: readonly ReturnType<typeof gap>[]) =>
      found.toSorted((a, b) => compareByCodePoint(a.controlPointId, b.controlPointId));
    t.strictSame(await gaps(-9, 999, 20), sorted(gap(one, 10, 31), gap(one, 50, 90), last, ofTwo));
    t.strictSame(await gaps(-9, 999, 21), sorted(gap(one, 50, 90), last, ofTwo), 'longer than the minutes');
    t.strictSame(await gaps(31, 90, 20), sorted(gap(one, 50, 90), ofTwo), 'those that end or begin there are outside');
    t.strictSame(await gaps(31 - MOMENT, 50, 20), sorted(gap(one, 10, 31), ofTwo), 'one moment is enough');
    t.strictSame(await gaps(60, 61, 20), sorted(gap(one, 50, 90)), 'one that begins before and ends after');
    t.strictSame(await gaps(199, 200, 20), [last]);
    t.strictSame(await gaps(200, 999, 20), [], 'nothing ends after the last reading');
    t.strictSame(await gaps(-99, 0, 0), []);
    t.strictSame(await gaps(-9, 999, 20, [two, two]), [ofTwo]);
    t.strictSame(await gaps(-9, 999, 20, UNKNOWN), []);
    t.strictSame(await gaps(-9, 999, 20, []), []);
  },

  'lastOfSensors and firstOfSensors return the nearest reading of each sensor': async (
    t,
    { hygiene, stored, sensor },
  ) => {
    const [one, two, none] = [await sensor(0, 10, 20), await sensor(15), await sensor()];
    await storedReadings(stored, aReading(one, { measuredAt: at(11) }), aReading(one, { measuredAt: at(9) }));
    const ids = [one, two, none, one, ...UNKNOWN];
    const reading = (controlPointId: string, minute: number) => ({
      ...{ controlPointId, at: at(minute), value: `${minute}.50`, verdict: 'IN' },
    });
    const sorted = (...found: readonly ReturnType<typeof reading>[]) =>
      found.toSorted((a, b) => compareByCodePoint(a.controlPointId, b.controlPointId));
    t.strictSame(await hygiene.lastOfSensors(ids, at(99)), sorted(reading(one, 20), reading(two, 15)));
    t.strictSame(await hygiene.lastOfSensors(ids, at(20)), sorted(reading(one, 10), reading(two, 15)));
    t.strictSame(await hygiene.lastOfSensors(ids, at(15)), [reading(one, 10)]);
    t.strictSame(await hygiene.lastOfSensors(ids, at(0)), []);
    t.strictSame(await hygiene.lastOfSensors([], at(99)), []);
    t.strictSame(await hygiene.firstOfSensors(ids, at(-9)), sorted(reading(one, 0), reading(two, 15)));
    t.strictSame(await hygiene.firstOfSensors(ids, at(10)), sorted(reading(one, 10), reading(two, 15)));
    t.strictSame(await hygiene.firstOfSensors(ids, at(16)), [reading(one, 20)]);
    t.strictSame(await hygiene.firstOfSensors(ids, at(20 + MOMENT)), []);
    t.strictSame(await hygiene.firstOfSensors(UNKNOWN, at(0)), []);
  },

  'kept days are no gaps': async (t, { hygiene, stored, sensor, kept }) => {
    const one = await sensor(230, 310);
    await kept(one, stretch(5, 40), stretch(61, 95));
    await kept(one, stretch(110, 198));
    await kept(one, stretch(205, 220), stretch(240, 299));
    const gap = (after: number, until: number) => ({ controlPointId: one, after: at(after), before: at(until) });
    const gaps = (from: number, to: number, minutes: number) => hygiene.gaps([one], at(from), at(to), minutes);
    t.strictSame(await gaps(-9, 999, 9), [gap(40, 61), gap(95, 110), gap(220, 230), gap(230, 240), gap(299, 310)]);
    t.strictSame(await gaps(-9, 999, 10), [gap(40, 61), gap(95, 110), gap(299, 310)]);
    t.strictSame(await gaps(100, 104, 9), [gap(95, 110)], 'between two days');
    t.strictSame(await gaps(120, 180, 9), [], 'in the middle of a stretch');
    t.strictSame(await gaps(300, 305, 9), [gap(299, 310)], 'from a kept day to a reading');
    t.strictSame(await gaps(45, 50, 9), [gap(40, 61)], 'inside of a day');
    t.strictSame(await gaps(-9, 3, 0), [], 'nothing begins before the first stretch');
    const out = aReading(one, { measuredAt: at(150), deviceId: (await storedDevice(stored)).id, verdict: 'ABOVE' });
    await storedReadings(stored, out);
    t.strictSame(await gaps(120, 180, 9), [], 'a reading in a stretch');
    const only = await sensor();
    await kept(only, stretch(10, 10), stretch(50, 90));
    t.strictSame(await hygiene.gaps([only], at(-99), at(999), 9), [
      { controlPointId: only, after: at(10), before: at(50) },
    ]);
  },

  'kept days have first and last readings within limits': async (t, { hygiene, stored, sensor, kept }) => {
    const one = await sensor(-20, 300);
    await kept(one, stretch(5, 40), stretch(60, 95));
    await kept(one, stretch(150, 150));
    const last = async (instant: Date, minute: number, value: string) => {
      const right = { controlPointId: one, at: at(minute), value, verdict: 'IN' };
      t.strictSame(await hygiene.lastOfSensors([one], instant), [right]);
      t.strictSame(await lastIn(hygiene, pointId(one), instant), at(minute));
    };
    const first = async (instant: Date, minute: number, value: string) => {
      const right = { controlPointId: one, at: at(minute), value, verdict: 'IN' };
      t.strictSame(await hygiene.firstOfSensors([one], instant), [right]);
      t.strictSame(await firstIn(hygiene, pointId(one), instant), at(minute));
    };
    await last(at(5), -20, '-20.50');
    await last(at(6), 6 - MOMENT, '2.20');
    await last(at(50), 40, '2.20');
    await last(at(120), 95, '2.20');
    await last(at(150), 95, '2.20');
    await last(at(151), 150, '2.20');
    await last(at(300), 150, '2.20');
    await last(at(301), 300, '300.50');
    await first(at(-20), -20, '-20.50');
    await first(at(-19), 5, '1.10');
    await first(at(40), 40, '1.10');
    await first(at(40 + MOMENT), 60, '1.10');
    await first(at(70), 70, '1.10');
    await first(at(96), 150, '1.10');
    await first(at(151), 300, '300.50');
    await storedReadings(
      stored,
      aReading(one, { measuredAt: at(97), value: '3' }),
      aReading(one, { measuredAt: at(3) }),
    );
    t.strictSame(await lastIn(hygiene, pointId(one), at(120)), at(97), 'a reading after the stretch');
    t.strictSame(await firstIn(hygiene, pointId(one), at(2)), at(3), 'a reading before the stretch');
    t.strictSame(await lastIn(hygiene, pointId(one), before(at(5))), at(3));
  },

  'slots in which readings were deleted are done': async (t, { hygiene, sensor, kept }) => {
    const one = await sensor();
    await kept(one, stretch(5, 40), stretch(60, 95));
    const slots = [
      [0, 5],
      [0, 6],
      [40, 50],
      [41, 60],
      [20, 30],
      [95, 200],
      [96, 200],
    ] as const;
    const found = await hygiene.slots(
      slots.map(([from, until]) => ({ of: pointId(one), from: at(from), until: at(until) })),
    );
    t.strictSame(
      found.map(({ isDone }) => isDone),
      [false, true, true, false, true, true, false],
    );
    t.strictSame(found[1], { isDone: true, isNotDone: false, last: null });
  },
});
