import { test } from 'tap';
import { instantOf, localOf, msToMidnight } from '../../src/shell/language/zone.ts';

test('instantOf and localOf convert between local time of the shop and instants, in summer and winter', (t) => {
  t.equal(instantOf('2026-11-23T09:30', 'Europe/Berlin'), '2026-11-23T08:30:00.000Z');
  t.equal(instantOf('2026-07-01T09:30', 'Europe/Berlin'), '2026-07-01T07:30:00.000Z');
  // The clocks go back from 03:00 to 02:00, so 03:15 is winter time.
  t.equal(instantOf('2026-10-25T03:15', 'Europe/Berlin'), '2026-10-25T02:15:00.000Z');
  t.equal(instantOf('2026-03-29T03:15', 'Europe/Berlin'), '2026-03-29T01:15:00.000Z');
  t.equal(instantOf('', 'Europe/Berlin'), undefined);
  t.equal(localOf(Date.parse('2026-11-23T08:30:00Z'), 'Europe/Berlin'), '2026-11-23T09:30:00');
  t.equal(
    localOf(Date.parse('2026-11-22T23:00:05Z'), 'Europe/Berlin'),
    '2026-11-23T00:00:05',
    'midnight is 00, not 24',
  );
  t.end();
});

test('msToMidnight uses the midnight of the shop, also when the clocks change', (t) => {
  const hours = (at: string, zone = 'Europe/Berlin') => msToMidnight(Date.parse(at), zone) / 3_600_000;
  t.equal(hours('2026-11-23T22:30:00Z'), 0.5);
  t.equal(hours('2026-11-23T23:00:00Z'), 24, 'at midnight, to the next one');
  t.equal(hours('2026-10-24T22:00:00Z'), 25, 'the clocks go back');
  t.equal(hours('2026-03-28T23:00:00Z'), 23, 'the clocks go forward');
  t.equal(hours('2026-11-23T22:30:00Z', 'Europe/London'), 1.5);
  t.end();
});
