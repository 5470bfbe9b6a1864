import { test } from 'tap';
import { deactivateControlPoint, readSeries } from '../../src/hygiene/index.ts';
import { boundariesOf, meanOf } from '../../src/hygiene/reading/series-handlers.ts';
import { dateOf } from '../../src/kernel/index.ts';
import { type Sensors, sensors } from './with-sensors.ts';

const DAY = { from: '2026-01-05', to: '2026-01-05' };

const series = ({ ask }: Pick<Sensors, 'ask'>, id: string, resolution: string, days: object = DAY) =>
  ask(readSeries, { id, resolution, ...days });

test('RAW gives the readings that count, with a value or a result', async (t) => {
  const it = await sensors();
  const { send, reading, watched, measure, correct, minute, point } = it;
  await send([reading(-10, 8), reading(-5)]);
  const wrong = (await measure(watched.id, 70)).readings[0]?.id ?? '';
  await correct(wrong, 7);
  await measure(watched.id, 'NOT_DONE');
  t.strictSame(await series(it, watched.id, 'RAW'), {
    readings: [
      { measuredAt: new Date(minute(-10)), value: '8', result: null, verdict: 'ABOVE' },
      { measuredAt: new Date(minute(-5)), value: '4', result: null, verdict: 'IN' },
      { measuredAt: new Date(minute(0)), value: '7', result: null, verdict: 'IN' },
    ],
    ...{ buckets: [], silences: [] },
  });
  const check = await point({ measure: 'CHECK', limits: undefined });
  await measure(check.id, 'OK');
  await measure(check.id, 'NOT_OK', { measuredAt: minute(1) });
  const { readings } = await series(it, check.id, 'RAW');
  t.strictSame(
    readings.map(({ value, result, verdict }) => [value, result, verdict]),
    [
      [null, 'OK', 'IN'],
      [null, 'NOT_OK', 'NOT_OK'],
    ],
  );
  t.hasStrict(await series(it, check.id, 'DAY'), {
    buckets: [{ count: 2, out: 1, lowest: null, highest: null, mean: null }],
  });
});

test('HOUR and DAY give sums per hour and day of the shop, without empty ones', async (t) => {
  const it = await sensors();
  const { send, reading, watched, minute } = it;
  await send([reading(-60, 4.1), reading(-59, 4.2), reading(-1, 4.2), reading(0, 8), reading(-1440, 3)]);
  const days = { from: '2026-01-04', to: '2026-01-05' };
  const hours = await series(it, watched.id, 'HOUR', days);
  t.strictSame(hours.buckets, [
    { from: new Date(minute(-1440)), count: 1, out: 0, lowest: '3', highest: '3', mean: '3' },
    { from: new Date(minute(-60)), count: 3, out: 0, lowest: '4.1', highest: '4.2', mean: '4.17' },
    { from: new Date(minute(0)), count: 1, out: 1, lowest: '8', highest: '8', mean: '8' },
  ]);
  t.strictSame(hours.readings, []);
  t.strictSame(
    (await series(it, watched.id, 'DAY', days)).buckets.map(({ from, count, out }) => [from.toISOString(), count, out]),
    [
      ['2026-01-03T23:00:00.000Z', 1, 0],
      ['2026-01-04T23:00:00.000Z', 4, 1],
    ],
  );
});

test('silences are those of the days, until now', async (t) => {
  const it = await sensors();
  const { ask, send, reading, watched, wait, minute, cold } = it;
  await send([reading(-21), reading(0)]);
  wait(30);
  const first = { from: new Date(minute(-21)), until: new Date(minute(0)) };
  const { silences } = await series(it, watched.id, 'DAY');
  t.strictSame(silences, [first, { from: new Date(minute(0)), until: null }]);
  await ask(deactivateControlPoint, { id: watched.id });
  const ended = [first, { from: new Date(minute(0)), until: new Date(minute(30)) }];
  t.strictSame((await series(it, watched.id, 'RAW')).silences, ended);
  t.strictSame((await series(it, watched.id, 'DAY', { from: '2026-01-06', to: '2026-01-06' })).silences, []);
  t.strictSame((await series(it, cold.id, 'DAY')).silences, [], 'without a sensor');
});

test('a series has at most 366 days, and 8 with RAW', async (t) => {
  const it = await sensors();
  const { refusal, refused, watched } = it;
  const faultOf = async (from: string, to: string, resolution: string) =>
    (await refusal(readSeries, { id: watched.id, from, to, resolution })).faults?.map(({ field }) => field);
  t.strictSame(await faultOf('2026-01-01', '2026-01-09', 'RAW'), ['to']);
  t.strictSame(await faultOf('2026-01-01', '2027-01-02', 'HOUR'), ['to']);
  t.strictSame(await faultOf('2026-01-02', '2026-01-01', 'DAY'), ['to']);
  t.strictSame(await faultOf('2026-01-02', '2026-01-02', 'WEEK'), ['resolution']);
  t.ok(await series(it, watched.id, 'RAW', { from: '2026-01-01', to: '2026-01-08' }));
  t.ok(await series(it, watched.id, 'HOUR', { from: '2026-01-01', to: '2027-01-01' }));
  t.equal(await refused(readSeries, { id: 'x', ...DAY, resolution: 'DAY' }), 'CONTROL_POINT_NOT_FOUND');
});

test('the boundaries of buckets follow the clock of the shop', async (t) => {
  const count = (from: string, to: string, resolution: 'HOUR' | 'DAY') =>
    boundariesOf(dateOf(from), dateOf(to), resolution, 'Europe/Berlin').length - 1;
  t.equal(count('2026-03-28', '2026-03-29', 'HOUR'), 47);
  t.equal(count('2026-10-25', '2026-10-26', 'HOUR'), 49);
  t.equal(count('2026-03-28', '2026-03-30', 'DAY'), 3);
  const [begin, end] = boundariesOf(dateOf('2026-10-25'), dateOf('2026-10-25'), 'DAY', 'Europe/Berlin');
  t.same([begin?.toISOString(), end?.toISOString()], ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
});

test('a mean has two places, half away from zero', async (t) => {
  t.equal(meanOf({ sum: '12.5', count: 3 }), '4.17');
  t.equal(meanOf({ sum: '8.01', count: 2 }), '4.01');
  t.equal(meanOf({ sum: '-8.01', count: 2 }), '-4.01');
  t.equal(meanOf({ sum: null, count: 2 }), null);
});
