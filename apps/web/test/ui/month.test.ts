import { test } from 'tap';
import { holidaysAhead } from '../../src/settings/holidays.ts';
import { monthOf, weeksOf } from '../../src/ui/control/month.ts';

test('weeksOf returns each day of a month in the column of its weekday', async (t) => {
  t.equal(monthOf('2026-11-23'), '2026-11-01');
  t.equal(monthOf('2026-11-23', 2), '2027-01-01');
  t.equal(monthOf('2026-01-31', -1), '2025-12-01');
  const weeks = weeksOf(monthOf('2027-02-15'));
  t.equal(weeks.length, 4, 'February 2027 begins on a Monday');
  t.same(
    weeks.flat().map((day) => day?.slice(8)),
    Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0')),
  );
  t.same(weeksOf(monthOf('2026-11-01'))[0], [...Array(6), '2026-11-01'], 'November 2026 begins on a Sunday');
});

test('holidaysAhead returns the public holidays of a state for one year', async (t) => {
  const bavaria = holidaysAhead('BY', '2026-11-23');
  t.same(bavaria[0], { date: '2026-12-25', note: '1. Weihnachtstag' });
  t.ok(bavaria.some(({ date }) => date === '2027-01-06'));
  t.notOk(holidaysAhead('BE', '2026-11-23').some(({ date }) => date === '2027-01-06'));
  t.equal(bavaria.at(-1)?.date, '2027-11-01');
  t.notOk(bavaria.some(({ date }) => date < '2026-11-23' || date >= '2027-11-23'));
});
