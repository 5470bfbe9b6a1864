import fc from 'fast-check';
import { test } from 'tap';
import { addDays, dateOf, daysBetween } from '../../src/kernel/calendar.ts';
import { nextOpenDay, plannedDays, skipReason } from '../../src/sales/planned-days.ts';

const MONDAY = dateOf('2026-11-23');
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

test('plannedDays returns the days on the given weekdays, from the first to the last date', async (t) => {
  const rhythm = { firstDate: dateOf('2026-11-25'), lastDate: dateOf('2026-12-02'), weekdays: [3, 5] };
  t.same(plannedDays(rhythm, MONDAY, dateOf('2026-12-31')), ['2026-11-25', '2026-11-27', '2026-12-02']);
  t.same(plannedDays(rhythm, dateOf('2026-11-26'), dateOf('2026-11-27')), ['2026-11-27']);
  t.same(plannedDays(rhythm, dateOf('2026-12-03'), dateOf('2026-12-31')), []);
});

test('plannedDays matches an oracle that counts from a known Monday', async (t) => {
  const weekdays = fc.subarray(EVERY_DAY, { minLength: 1 });
  const at = fc.integer({ min: -20, max: 60 });
  fc.assert(
    fc.property(weekdays, at, fc.option(at), at, fc.nat(62), (days, first, last, from, length) => {
      const rhythm = {
        firstDate: addDays(MONDAY, first),
        lastDate: last === null ? null : addDays(MONDAY, last),
        weekdays: days,
      };
      const found = plannedDays(rhythm, addDays(MONDAY, from), addDays(MONDAY, from + length));
      const expected: number[] = [];
      for (let day = from; day <= from + length; day++) {
        if (day < first || (last !== null && day > last)) continue;
        if (days.includes((((day % 7) + 7) % 7) + 1)) expected.push(day);
      }
      t.same(
        found.map((day) => daysBetween(MONDAY, day)),
        expected,
      );
    }),
    { numRuns: 50 },
  );
});

test('a planned day is skipped for a pause, a closed shop, an inactive customer, in this order', async (t) => {
  const open = { closedWeekdays: [7], closedDays: [{ date: dateOf('2026-12-25') }] };
  const pause = { from: dateOf('2026-12-24'), until: dateOf('2026-12-26'), reason: 'Betriebsferien' };
  const why = (day: string, status: 'ACTIVE' | 'INACTIVE', ...pauses: (typeof pause)[]) =>
    skipReason(dateOf(day), pauses, open, status);
  t.equal(why('2026-12-25', 'INACTIVE', pause), 'PAUSED');
  t.equal(why('2026-12-25', 'INACTIVE'), 'CLOSED');
  t.equal(why('2026-12-27', 'ACTIVE'), 'CLOSED', 'a Sunday');
  t.equal(why('2026-12-24', 'INACTIVE'), 'CUSTOMER_INACTIVE');
  t.equal(why('2026-12-24', 'ACTIVE'), undefined);
  t.same(
    ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'].map((day) => why(day, 'ACTIVE', pause)),
    [...[undefined, 'PAUSED', 'PAUSED', 'CLOSED']],
  );
});

test('nextOpenDay returns the first day after today that is no closed weekday and no closed day', async (t) => {
  const closed = { closedWeekdays: [6, 7], closedDays: [{ date: dateOf('2026-11-30') }] };
  t.equal(nextOpenDay(closed, MONDAY), '2026-11-24');
  t.equal(nextOpenDay(closed, dateOf('2026-11-27')), '2026-12-01', 'over a weekend and a closed Monday');
});
