import fc from 'fast-check';
import { test } from 'tap';
import { addDays, dateOf } from '../../src/kernel/values/calendar.ts';
import {
  type ClosedDayRule,
  hasPlannedDay,
  isPlanned,
  nextOpenDay,
  openDayFor,
  RHYTHMS,
  type Schedule,
} from '../../src/sales/standing-order/planned-days.ts';

const MONDAY = dateOf('2026-11-23');
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Returns a schedule on every day from a Monday on. */
const schedule = (more: Partial<Schedule>): Schedule => ({
  ...{ firstDate: MONDAY, lastDate: null, weekdays: EVERY_DAY, rhythm: 'WEEKLY', ...more },
});

/** Returns the planned days of the 62 days from `from` on. */
const plannedFrom = (from: string, of: Schedule) =>
  Array.from({ length: 62 }, (_, ahead) => addDays(dateOf(from), ahead)).filter((day) => isPlanned(of, day));

test('isPlanned returns whether a day lies from the first to the last date, on one of the weekdays', async (t) => {
  const of = schedule({ firstDate: dateOf('2026-11-25'), lastDate: dateOf('2026-12-02'), weekdays: [3, 5] });
  t.same(plannedFrom('2026-11-23', of), ['2026-11-25', '2026-11-27', '2026-12-02']);
  t.same(plannedFrom('2026-11-26', of), ['2026-11-27', '2026-12-02']);
  t.same(plannedFrom('2026-12-03', of), []);
});

test('BIWEEKLY plans every second week from the Monday of the first week, over the turn of a year', async (t) => {
  const of = schedule({ firstDate: dateOf('2026-11-26'), weekdays: [2, 4, 7], rhythm: 'BIWEEKLY' });
  t.same(plannedFrom('2026-11-23', of), [
    ...['2026-11-26', '2026-11-29', '2026-12-08', '2026-12-10', '2026-12-13', '2026-12-22', '2026-12-24', '2026-12-27'],
    ...['2027-01-05', '2027-01-07', '2027-01-10', '2027-01-19', '2027-01-21'],
  ]);
  const sunday = schedule({ firstDate: dateOf('2026-11-29'), weekdays: [1, 7], rhythm: 'BIWEEKLY' });
  t.same(plannedFrom('2026-11-23', sunday).slice(0, 3), ['2026-11-29', '2026-12-07', '2026-12-13']);
});

test('MONTHLY plans the first of each weekday in a month', async (t) => {
  const of = schedule({ weekdays: [1, 5], rhythm: 'MONTHLY' });
  t.same(plannedFrom('2026-11-23', of), ['2026-12-04', '2026-12-07', '2027-01-01', '2027-01-04']);
  const late = schedule({ firstDate: dateOf('2026-12-02'), weekdays: [2], rhythm: 'MONTHLY' });
  t.same(plannedFrom('2026-11-23', late), ['2027-01-05'], 'the first Tuesday of December lies before the first date');
});

const weekdays = fc.subarray(EVERY_DAY, { minLength: 1 });
const rhythm = fc.constantFrom(...RHYTHMS);
const at = fc.integer({ min: -20, max: 60 });

test('isPlanned and hasPlannedDay match an oracle that counts from a known Monday', async (t) => {
  fc.assert(
    fc.property(weekdays, rhythm, at, fc.option(at), at, (days, each, first, last, from) => {
      const of = schedule({
        firstDate: addDays(MONDAY, first),
        lastDate: last === null ? null : addDays(MONDAY, last),
        ...{ weekdays: days, rhythm: each },
      });
      const weekOf = (day: number) => Math.floor(day / 7);
      const monthDay = (day: number) => new Date(Date.UTC(2026, 10, 23 + day)).getUTCDate();
      const expected = (day: number) =>
        day >= first &&
        (last === null || day <= last) &&
        days.includes((((day % 7) + 7) % 7) + 1) &&
        (each !== 'BIWEEKLY' || (weekOf(day) - weekOf(first)) % 2 === 0) &&
        (each !== 'MONTHLY' || monthDay(day) <= 7);
      const all = Array.from({ length: 100 }, (_, ahead) => ahead - 20);
      t.same(
        all.filter((day) => isPlanned(of, addDays(MONDAY, day))),
        all.filter(expected),
      );
      t.equal(
        hasPlannedDay(of, addDays(MONDAY, from)),
        last === null || all.some((day) => day >= from && expected(day)),
      );
    }),
    { numRuns: 200 },
  );
  t.ok(hasPlannedDay(schedule({ firstDate: dateOf('9999-12-31'), lastDate: dateOf('9999-12-31') }), MONDAY));
});

test('openDayFor returns an open day itself, and with BEFORE the nearest open day that is not in the past', async (t) => {
  const closed = { closedWeekdays: [7], closedDays: [{ date: dateOf('2026-12-25') }, { date: dateOf('2026-12-26') }] };
  const day = (planned: string, rule: ClosedDayRule, today = '2026-12-01') =>
    openDayFor(dateOf(planned), rule, closed, dateOf(today));
  t.equal(day('2026-12-24', 'SKIP'), '2026-12-24');
  t.equal(day('2026-12-24', 'BEFORE'), '2026-12-24');
  t.equal(day('2026-12-25', 'SKIP'), undefined);
  t.equal(day('2026-12-27', 'BEFORE'), '2026-12-24', 'over three closed days');
  t.equal(day('2026-12-27', 'BEFORE', '2026-12-24'), '2026-12-24', 'today');
  t.equal(day('2026-12-27', 'BEFORE', '2026-12-25'), undefined, 'no open day is left');
});

test('nextOpenDay returns the first day after today that is no closed weekday and no closed day', async (t) => {
  const closed = { closedWeekdays: [6, 7], closedDays: [{ date: dateOf('2026-11-30') }] };
  t.equal(nextOpenDay(closed, MONDAY), '2026-11-24');
  t.equal(nextOpenDay(closed, dateOf('2026-11-27')), '2026-12-01', 'over a weekend and a closed Monday');
});
