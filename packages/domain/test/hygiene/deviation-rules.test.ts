import { test } from 'tap';
import type { Version } from '../../src/hygiene/check/check.ts';
import { outIn, spansAfter, stretchesOf } from '../../src/hygiene/deviation/deviation-rules.ts';
import type { SeriesReading } from '../../src/hygiene/ports.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 23, 7, minute));

const version = (number: number, minute: number, more: Partial<Version> = {}): Version => ({
  ...{ version: number, from: at(minute).toISOString(), status: 'ACTIVE', limits: { min: '0', max: '7' } },
  ...{ toleratedMinutes: 45, schedule: null, sensor: null, changedBy: 'anna' },
  ...more,
});
const ONE = [version(1, 0)];

/** Makes a series of sensor readings from the minute and the value of each. */
const series = (...values: readonly (readonly [number, number, Partial<SeriesReading>?])[]): readonly SeriesReading[] =>
  values.map(([minute, value, more = {}], index) => ({
    ...{ id: String(index), measuredAt: at(minute), value: String(value), version: 1, isByHand: false },
    verdict: value > 7 ? 'ABOVE' : value < 0 ? 'BELOW' : 'IN',
    ...more,
  }));

const shown = (readings: readonly SeriesReading[], versions: readonly Version[] = ONE) =>
  stretchesOf(readings, versions).map(({ first, last, counts }) => [
    first.getUTCMinutes(),
    last.getUTCMinutes(),
    counts,
  ]);

test('a stretch is a longest run out of limits, on whichever side', async (t) => {
  t.strictSame(shown([]), []);
  t.strictSame(shown(series([0, 4], [5, 5])), []);
  t.strictSame(shown(series([0, 8], [10, -1], [20, 9], [25, 4], [30, 8], [59, 8])), [
    [0, 20, false],
    [30, 59, false],
  ]);
});

test('a stretch counts when it lasts the tolerated minutes of the first version, or was measured by hand', async (t) => {
  t.strictSame(shown(series([0, 8], [44, 8])), [[0, 44, false]]);
  t.strictSame(shown(series([0, 8], [45, 8])), [[0, 45, true]]);
  t.strictSame(shown(series([0, 8], [10, 8, { isByHand: true }])), [[0, 10, true]]);
  const versions = [version(1, 0), version(2, 20, { toleratedMinutes: 0 })];
  t.strictSame(shown(series([10, 8], [30, 8, { version: 2 }]), versions), [[10, 30, false]], 'of the first version');
  t.strictSame(shown(series([30, 8, { version: 2 }]), versions), [[30, 30, true]]);
});

test('a deactivation is a break after the readings of its instant', async (t) => {
  const versions = [version(1, 0), version(2, 10, { status: 'INACTIVE' }), version(3, 20)];
  t.strictSame(shown(series([0, 8], [10, 8], [11, 8], [30, 8]), versions), [
    [0, 10, false],
    [11, 30, false],
  ]);
  const edited = [...versions.slice(0, 2), version(3, 20, { status: 'INACTIVE' }), version(4, 40)];
  t.strictSame(shown(series([11, 8], [30, 8]), edited), [[11, 30, false]], 'a change of an inactive check is none');
});

const span = (from: number, lastOutAt: number) => ({ from: at(from), lastOutAt: at(lastOutAt) });
const stretch = (first: number, last: number, counts: boolean) => ({ first: at(first), last: at(last), counts });

test('a stretch that counts opens a deviation unless it shares a moment with one', async (t) => {
  t.strictSame(spansAfter([], [stretch(0, 50, true)]), [span(0, 50)]);
  t.strictSame(spansAfter([], [stretch(0, 10, false)]), []);
  t.strictSame(spansAfter([span(0, 10)], [stretch(11, 58, true)]), [span(0, 10), span(11, 58)]);
  t.strictSame(spansAfter([span(0, 10)], [stretch(10, 58, true)]), [span(0, 58)], 'one moment is enough');
});

test('a stretch extends the deviations with which it shares a moment, and never shortens them', async (t) => {
  t.strictSame(spansAfter([span(10, 20)], [stretch(5, 30, false)]), [span(5, 30)]);
  t.strictSame(spansAfter([span(0, 40)], [stretch(10, 20, true)]), [span(0, 40)]);
  t.strictSame(
    spansAfter([span(20, 30), span(10, 12)], [stretch(5, 40, true)]),
    [span(20, 40), span(5, 40)],
    'the end of each, the start of the earliest',
  );
});

test('a stretch before another at one instant extends the deviation that the other opens or extends', async (t) => {
  t.strictSame(spansAfter([], [stretch(40, 70, false), stretch(70, 70, true)]), [span(40, 70)]);
  t.strictSame(spansAfter([span(80, 90)], [stretch(40, 70, false), stretch(70, 80, false)]), [span(40, 90)]);
});

test('readings out of limits are counted with their lowest and highest value', async (t) => {
  const readings = series([0, 9], [5, 4], [10, -1], [20, 7.5], [30, 12]);
  t.strictSame(outIn(readings, at(0), at(20)), { readings: 3, lowest: '-1', highest: '9' });
  t.strictSame(outIn(readings, at(1), at(9)), { readings: 0, lowest: null, highest: null });
  t.strictSame(outIn(series([0, 8, { value: null, verdict: 'NOT_OK' }]), at(0), at(1)), {
    ...{ readings: 1, lowest: null, highest: null },
  });
});
