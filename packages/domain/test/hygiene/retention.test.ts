/** The rule which sensor readings expire, and what is kept of them. */
import { test } from 'tap';
import { keptOf, keptSince, type SeriesReading } from '../../src/hygiene/index.ts';

const at = (minutes: number): Date => new Date(Date.parse('2026-01-05T00:00:00.000Z') + minutes * 60_000);

/** Returns a reading of a sensor within limits. */
const sent = (minutes: number, given: Partial<SeriesReading> = {}): SeriesReading => ({
  ...{ id: String(minutes), measuredAt: at(minutes), verdict: 'IN', value: '4', version: 1, isByHand: false },
  ...given,
});

test('readings are kept since the day of the shop that is so many months ago', async (t) => {
  const since = (now: string, months: number) => keptSince(new Date(now), months, 'Europe/Berlin').toISOString();
  t.equal(since('2026-11-29T12:00:00Z', 24), '2024-11-28T23:00:00.000Z');
  t.equal(since('2026-11-28T23:00:00Z', 24), '2024-11-28T23:00:00.000Z', 'the day of the shop, not of UTC');
  t.equal(since('2026-11-28T22:59:59Z', 24), '2024-11-27T23:00:00.000Z');
  t.equal(since('2026-07-31T12:00:00Z', 13), '2025-06-29T22:00:00.000Z', 'June has no 31st');
  t.equal(since('2025-03-29T12:00:00Z', 13), '2024-02-28T23:00:00.000Z', 'a leap year');
  t.equal(since('2026-01-15T12:00:00Z', 13), '2024-12-14T23:00:00.000Z', 'over the turn of a year');
  t.equal(since('2026-01-15T12:00:00Z', 120), '2016-01-14T23:00:00.000Z');
});

test('readings of sensors within limits expire, and no others', async (t) => {
  const kept = keptOf('point', [
    ...[sent(0, { value: '4.10' }), sent(5, { verdict: 'ABOVE', value: '9' }), sent(6, { isByHand: true, value: '1' })],
    ...[sent(10, { value: '-0.5' }), sent(10, { id: 'second', value: '4.2' })],
  ]);
  t.strictSame(kept?.ids, ['0', '10', 'second']);
  t.strictSame(kept?.day.state, {
    ...{ id: 'point 2026-01-05T00:00:00.000Z', controlPointId: 'point', from: at(0) },
    ...{ until: new Date('2026-01-05T00:10:00.001Z'), count: 3, sum: '7.8', lowest: '-0.5', highest: '4.2' },
    ...{ firstValue: '4.10', lastValue: '4.2' },
    stretches: [{ from: '2026-01-05T00:00:00.000Z', until: '2026-01-05T00:10:00.000Z' }],
  });
  t.equal(keptOf('point', []), undefined);
  t.equal(keptOf('point', [sent(0, { isByHand: true }), sent(5, { verdict: 'NOT_OK', value: null })]), undefined);
});

test('times that may be a silence separate stretches', async (t) => {
  const late = new Date(at(48).getTime() + 1);
  const kept = keptOf('point', [...[0, 16, 32].map((minutes) => sent(minutes)), { ...sent(48), measuredAt: late }]);
  t.strictSame(kept?.day.state.stretches, [
    { from: at(0).toISOString(), until: at(32).toISOString() },
    { from: late.toISOString(), until: late.toISOString() },
  ]);
});

test('a day with many readings is kept in parts, which share no instant', async (t) => {
  const series = [sent(0), sent(1), sent(2), sent(2, { id: 'second' }), sent(3)];
  const idsOf = (most: number) => keptOf('point', series, most)?.ids;
  t.strictSame(idsOf(5), ['0', '1', '2', 'second', '3']);
  t.strictSame(idsOf(4), ['0', '1', '2', 'second']);
  t.strictSame(idsOf(3), ['0', '1'], 'the two of one instant stay together');
  t.strictSame(idsOf(1), ['0']);
  t.strictSame(keptOf('point', series, 3)?.day.state.until, new Date(at(1).getTime() + 1));
});
