import { dateOf } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { periodOf, spanOf, stepped, viewOf } from '../../src/hygiene/temperatures/period.ts';
import { lastOf, roomsOf } from '../../src/hygiene/temperatures/room-cards.ts';
import {
  bandsOf,
  marksOf,
  nearest,
  pathsOf,
  runsOf,
  type Series,
  scaleOf,
} from '../../src/hygiene/temperatures/series.ts';
import { timeTicks } from '../../src/hygiene/temperatures/time-ticks.ts';

const ZONE = 'Europe/Berlin';
const DAY = dateOf('2026-11-23');
const EMPTY: Series = { readings: [], buckets: [], silences: [] };
const at = (time: string): string => `2026-11-23T${time}:00.000Z`;
const reading = (time: string, value: number | null, verdict: 'IN' | 'ABOVE' | 'NOT_OK' = 'IN') => ({
  ...{ measuredAt: at(time), value, result: value === null ? ('NOT_OK' as const) : null, verdict },
});
const bucket = (from: string, lowest: number, highest: number, out = 0) => ({
  ...{ from, count: 4, out, lowest, highest, mean: (lowest + highest) / 2 },
});

test('periods are days, weeks from Monday, months and years, with steps back and forth', (t) => {
  t.same(periodOf('day', DAY), { from: DAY, to: DAY, resolution: 'RAW' });
  t.same(periodOf('week', dateOf('2026-11-29')), { from: DAY, to: '2026-11-29', resolution: 'HOUR' });
  t.same(periodOf('month', dateOf('2024-02-10')), { from: '2024-02-01', to: '2024-02-29', resolution: 'HOUR' });
  t.same(periodOf('year', dateOf('2024-02-10')), { from: '2024-01-01', to: '2024-12-31', resolution: 'DAY' });
  t.same(
    (['day', 'week', 'month', 'year'] as const).map((view) => [stepped(view, DAY, -1), stepped(view, DAY, 1)]),
    [
      ['2026-11-22', '2026-11-24'],
      ['2026-11-16', '2026-11-30'],
      ['2026-10-01', '2026-12-01'],
      ['2025-01-01', '2027-01-01'],
    ],
  );
  const of = (query: string) => viewOf(new URLSearchParams(query), DAY);
  t.same(of('view=week&day=2026-11-02'), { view: 'week', day: '2026-11-02' });
  t.same(of('view=decade&day=2026-11-24'), { view: 'day', day: DAY }, 'a day ahead is today');
  t.same(of('day=2026-02-30'), { view: 'day', day: DAY });
  const { from, until } = spanOf({ from: dateOf('2026-10-25'), to: dateOf('2026-10-25') }, ZONE);
  t.equal((until - from) / 3_600_000, 25, 'the day on which the clock is set back');
  t.end();
});

test('marks are readings, or the middle of hours and days; what has no value has none', (t) => {
  const raw = {
    ...EMPTY,
    readings: [reading('06:00', 4), reading('07:00', null, 'NOT_OK'), reading('08:00', 9, 'ABOVE')],
  };
  t.same(
    marksOf(raw, 'RAW').map(({ from, mean, out }) => [from, mean, out]),
    [
      [at('06:00'), 4, 0],
      [at('08:00'), 9, 1],
    ],
  );
  const [hour] = marksOf({ ...EMPTY, buckets: [bucket(at('06:00'), 3, 5, 2)] }, 'HOUR');
  t.same(hour, { at: Date.parse(at('06:30')), from: at('06:00'), low: 3, high: 5, mean: 4, count: 4, out: 2 });
  t.end();
});

test('no line crosses a silence', (t) => {
  const series = { ...EMPTY, readings: ['06:00', '06:15', '09:00', '09:15'].map((time) => reading(time, 4)) };
  const lengths = (silences: Series['silences'], resolution: 'RAW' | 'HOUR' = 'RAW', of: Series = series) =>
    runsOf(marksOf(of, resolution), silences, resolution).map(({ length }) => length);
  t.same(lengths([]), [4], 'without a sensor, readings are connected');
  t.same(lengths([{ from: at('06:15'), until: at('09:00') }]), [2, 2]);
  t.same(lengths([{ from: at('09:15'), until: null }]), [4], 'a silence after the last value');
  const hours = { ...EMPTY, buckets: ['05:00', '06:00', '09:00'].map((time) => bucket(at(time), 3, 5)) };
  const short = { from: at('06:05'), until: at('06:40') };
  t.same(lengths([short], 'HOUR', hours), [3], 'a short silence between two hours in a row');
  t.same(lengths([short, { from: at('06:50'), until: at('09:10') }], 'HOUR', hours), [2, 1]);
  t.end();
});

test('limits follow their versions, the first of which also holds before it', (t) => {
  const span = { from: Date.parse(at('00:00')), until: Date.parse(at('12:00')) };
  const limits = { min: 0, max: 7 };
  const version = (from: string, status: string, of: { min: number | null; max: number | null } | null) => ({
    ...{ from: at(from), status, limits: of },
  });
  const bands = (...versions: ReturnType<typeof version>[]) =>
    bandsOf(versions, span).map(({ from, until, min, max }) => [
      new Date(from).toISOString().slice(11, 16),
      new Date(until).toISOString().slice(11, 16),
      min,
      max,
    ]);
  t.same(bands(version('06:00', 'ACTIVE', limits)), [['00:00', '12:00', 0, 7]]);
  t.same(bands(version('02:00', 'ACTIVE', limits), version('06:00', 'ACTIVE', { min: null, max: 4 })), [
    ['00:00', '06:00', 0, 7],
    ['06:00', '12:00', null, 4],
  ]);
  t.same(
    bands(version('02:00', 'ACTIVE', limits), version('03:00', 'INACTIVE', limits), version('09:00', 'ACTIVE', limits)),
    [
      ['00:00', '03:00', 0, 7],
      ['09:00', '12:00', 0, 7],
    ],
  );
  t.same(bands(version('02:00', 'ACTIVE', limits), version('03:00', 'ACTIVE', { ...limits })), [
    ['00:00', '12:00', 0, 7],
  ]);
  t.end();
});

test('the scale shows all values and limits, with few round ticks', (t) => {
  const marks = marksOf({ ...EMPTY, readings: [reading('06:00', 4.1), reading('07:00', 9.2, 'ABOVE')] }, 'RAW');
  const scale = scaleOf(marks, [{ from: 0, until: 1, min: 0, max: 7 }]);
  t.ok(scale && scale.low < 0 && scale.high > 9.2);
  t.same(scale?.ticks, [0, 2, 4, 6, 8]);
  t.equal(scaleOf([], []), undefined);
  const still = scaleOf([marks[0] as (typeof marks)[number]], []);
  t.ok(still && still.high - still.low > 2, 'a single value has a range');
  t.end();
});

test('a picture has a path for each kind of line, however many values it has', (t) => {
  const span = { from: Date.parse(at('00:00')), until: Date.parse(at('10:00')) };
  const size = { width: 100, height: 100 };
  const scale = { low: 0, high: 10, ticks: [] };
  const bands = [{ ...span, min: null, max: 7 }];
  const draw = (series: Series, resolution: 'RAW' | 'HOUR') => {
    const marks = marksOf(series, resolution);
    const runs = runsOf(marks, series.silences, resolution);
    return pathsOf({ marks, runs, bands, silences: series.silences, span, scale }, size);
  };
  const silences = [{ from: at('08:00'), until: null }];
  const readings = [
    reading('01:00', 5),
    reading('02:00', 8, 'ABOVE'),
    reading('03:00', 9, 'ABOVE'),
    reading('04:00', 5),
  ];
  const raw = draw({ ...EMPTY, readings, silences }, 'RAW');
  t.equal(raw.line, 'M10.0 50.0L20.0 20.0L30.0 10.0L40.0 50.0');
  t.equal(raw.out, 'M20.0 20.0h0L30.0 10.0');
  t.equal(raw.limits, 'M0.0 30.0H100.0');
  t.equal(raw.within, 'M0.0 30.0H100.0V100.0H0.0Z', 'without a minimum, down to the edge');
  t.equal(raw.silent, 'M80.0 0.0H100.0V100.0H80.0Z');
  t.equal(raw.spread, '');
  const hours = draw({ ...EMPTY, buckets: [bucket(at('00:30'), 4, 6), bucket(at('01:30'), 4, 8, 1)] }, 'HOUR');
  t.equal(hours.spread, 'M10.0 40.0L20.0 20.0L20.0 60.0L10.0 60.0Z');
  t.equal(hours.out, 'M20.0 30.0L20.0 20.0', 'from the limit to the highest value');
  const changed = draw({ ...EMPTY, buckets: [bucket(at('00:30'), 4, 6, 1)] }, 'HOUR');
  t.equal(changed.out, 'M10.0 60.0L10.0 40.0', 'all of it, if it was out of earlier limits');
  t.end();
});

test('the pointer finds the nearest value', (t) => {
  const marks = marksOf({ ...EMPTY, readings: ['01:00', '02:00', '05:00'].map((time) => reading(time, 4)) }, 'RAW');
  const found = (time: string) => nearest(marks, Date.parse(at(time)));
  t.same(['00:00', '01:29', '01:31', '03:29', '03:31', '09:00'].map(found), [0, 0, 1, 1, 2, 2]);
  t.equal(nearest([], 0), -1);
  t.end();
});

test('times below a picture are hours, days, Mondays or months, fewer on a phone', (t) => {
  const ticks = (from: string, to: string, isNarrow = false) =>
    timeTicks(spanOf({ from: dateOf(from), to: dateOf(to) }, ZONE), ZONE, isNarrow);
  t.same(
    ticks('2026-11-23', '2026-11-23').map(({ at: time }) => new Date(time).getUTCHours()),
    [23, 2, 5, 8, 11, 14, 17, 20],
  );
  t.equal(ticks('2026-11-23', '2026-11-23', true).length, 4);
  t.same(
    ticks('2026-11-23', '2026-11-29').map(({ as }) => as),
    Array(7).fill('day'),
  );
  t.same(
    ticks('2026-11-01', '2026-11-30').map(({ at: time }) => new Date(time).toISOString().slice(0, 10)),
    ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29'],
    'Mondays begin on Sundays in UTC',
  );
  t.same(
    ticks('2026-01-01', '2026-12-31', true).map(({ as }) => as),
    Array(4).fill('month'),
  );
  t.end();
});

test('rooms have their points, and the state of the last value', (t) => {
  const point = (id: string, storageLocationId: string | null) => ({ id, name: id, storageLocationId });
  t.same(
    roomsOf([point('a', null), point('b', 'r2'), point('c', 'r1'), point('d', 'r2')]).map((room) => [
      room.storageLocationId,
      room.points.map(({ id }) => id),
    ]),
    [
      ['r2', ['b', 'd']],
      ['r1', ['c']],
      [null, ['a']],
    ],
  );
  const state = (series: Partial<Series>) => lastOf({ ...EMPTY, ...series }).state;
  t.equal(state({}), undefined);
  t.equal(state({ readings: [reading('06:00', 9, 'ABOVE'), reading('07:00', 4)] }), 'IN');
  t.equal(state({ readings: [reading('06:00', 4), reading('07:00', 9, 'ABOVE')] }), 'OUT');
  t.equal(state({ readings: [reading('06:00', 4)], silences: [{ from: at('06:00'), until: null }] }), 'SILENT');
  t.equal(state({ readings: [reading('06:00', 4)], silences: [{ from: at('04:00'), until: at('06:00') }] }), 'IN');
  t.end();
});
