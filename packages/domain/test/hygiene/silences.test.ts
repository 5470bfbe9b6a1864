import { test } from 'tap';
import type { Sensor, Version } from '../../src/hygiene/check/check.ts';
import { type SensorTimes, silencesOf, silentAfter } from '../../src/hygiene/index.ts';

const MINUTE_MS = 60_000;
/** Returns the instant that many minutes after the creation of the point. */
const minute = (minutes: number): Date => new Date(Date.parse('2026-01-05T11:00:00Z') + minutes * MINUTE_MS);
const SENSOR: Sensor = { deviceId: 'd1', channel: 't1', minutes: 5 };

/** Returns the versions that begin at these minutes. */
const versionsOf = (...changes: readonly (Partial<Version> & { readonly at: number })[]): readonly Version[] =>
  changes.map(({ at, ...part }, index) => ({
    ...{ version: index + 1, from: minute(at).toISOString(), status: 'ACTIVE', limits: { min: null, max: '7' } },
    ...{ toleratedMinutes: 0, schedule: null, sensor: SENSOR, changedBy: 'clerk' },
    ...part,
  }));

/** Returns the times of a sensor that sent at these minutes. */
const sentAt = (...minutes: readonly number[]): SensorTimes => ({
  first: minutes[0] === undefined ? null : minute(minutes[0]),
  last: minutes.length === 0 ? null : minute(minutes.at(-1) ?? 0),
  gaps: minutes.slice(1).map((before, index) => ({ after: minute(minutes[index] ?? 0), before: minute(before) })),
});

/** Returns the silences in [from, to) as of `now`, in minutes. */
function silences(versions: readonly Version[], times: SensorTimes, now: number, from = -1e6, to = 1e6) {
  const minutesOf = (at: Date) => (at.getTime() - minute(0).getTime()) / MINUTE_MS;
  return silencesOf(versions, times, minute(from), minute(to), minute(now)).map((silence) => [
    minutesOf(silence.from),
    silence.until && minutesOf(silence.until),
  ]);
}

test('a sensor is silent after twice its minutes, and at least 15 minutes late', async (t) => {
  t.same(
    [1, 5, 15, 16, 60].map((minutes) => silentAfter({ minutes })),
    [16, 20, 30, 32, 120],
  );
});

test('a silence lasts from a reading to the next one, if it is longer than allowed', async (t) => {
  const versions = versionsOf({ at: 0 });
  t.strictSame(silences(versions, sentAt(0, 20, 40), 60), [], 'just in time, also until now');
  t.strictSame(silences(versions, sentAt(0, 21, 40), 60), [[0, 21]]);
  t.strictSame(silences(versions, sentAt(0, 20, 40), 61), [[40, null]], 'until now');
  t.strictSame(silences(versions, sentAt(0, 30, 40, 80), 90), [
    [0, 30],
    [40, 80],
  ]);
});

test('without a reading before it, a silence begins with the version that set the sensor', async (t) => {
  t.strictSame(silences(versionsOf({ at: 0 }), sentAt(), 20), []);
  t.strictSame(silences(versionsOf({ at: 0 }), sentAt(), 21), [[0, null]]);
  t.strictSame(silences(versionsOf({ at: 0 }), sentAt(30), 31), [[0, 30]]);
  t.strictSame(silences(versionsOf({ at: 0, sensor: null }, { at: 100 }), sentAt(), 130), [[100, null]]);
  t.strictSame(silences(versionsOf({ at: 0, sensor: null }), sentAt(), 1000), [], 'without a sensor');
});

test('the first version has the readings from before it, too', async (t) => {
  t.strictSame(silences(versionsOf({ at: 0 }), sentAt(-10, 15), 15), [[-10, 15]]);
  t.strictSame(silences(versionsOf({ at: 0 }), sentAt(-60, -30, 5), 5), [
    [-60, -30],
    [-30, 5],
  ]);
  const later = versionsOf({ at: 0, sensor: null }, { at: 10 });
  t.strictSame(silences(later, sentAt(-5, 25), 25), [], 'another version has not');
});

test('the version that ends the sensor ends a silence', async (t) => {
  const stopped = versionsOf({ at: 0 }, { at: 50, status: 'INACTIVE' });
  t.strictSame(silences(stopped, sentAt(0, 10), 1000), [[10, 50]]);
  t.strictSame(silences(stopped, sentAt(0, 10, 30), 1000), []);
  const again = versionsOf({ at: 0 }, { at: 50, status: 'INACTIVE' }, { at: 100 });
  t.strictSame(silences(again, sentAt(0, 45, 115), 116), [[0, 45]], 'no time while it was inactive');
  t.strictSame(silences(again, sentAt(0, 45, 121), 122), [
    [0, 45],
    [100, 121],
  ]);
  const other = versionsOf({ at: 0 }, { at: 50, sensor: { ...SENSOR, channel: 't2' } });
  t.strictSame(silences(other, sentAt(20, 40), 75), [[50, null]], 'of the next sensor');
  const slower = versionsOf({ at: 0 }, { at: 30, sensor: { ...SENSOR, minutes: 60 } });
  t.strictSame(silences(slower, sentAt(0, 25), 120), [[0, 25]], 'each version has its own minutes');
});

test('a change of the limits ends no silence', async (t) => {
  const changed = versionsOf({ at: 0 }, { at: 15, limits: { min: null, max: '4' } });
  t.strictSame(silences(changed, sentAt(0), 30), [[0, null]]);
});

test('only silences that share a moment with the period are returned', async (t) => {
  const versions = versionsOf({ at: 0 });
  const times = sentAt(0, 30, 60, 90);
  t.strictSame(silences(versions, times, 200, 30, 60), [[30, 60]]);
  t.strictSame(silences(versions, times, 200, 59, 61), [
    [30, 60],
    [60, 90],
  ]);
  t.strictSame(silences(versions, times, 200, 150), [[90, null]]);
  t.strictSame(silences(versions, times, 200, 200), [], 'it lasts until now');
});
