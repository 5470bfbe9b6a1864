import { type CalendarDate, dateOf } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { changeOf, eachDay, ownPeriod, paired, thisMonth, thisWeek } from '../../src/reports/period.ts';

const period = (from: string, to: string) => ({ from: dateOf(from), to: dateOf(to) });
const day = (text: string): CalendarDate => dateOf(text);

test('the week begins on Monday, and is compared with the same weekdays of the last week', (t) => {
  t.same(thisWeek(day('2026-11-26')), {
    now: period('2026-11-23', '2026-11-26'),
    before: period('2026-11-16', '2026-11-19'),
  });
  t.same(thisWeek(day('2026-11-23')).now, period('2026-11-23', '2026-11-23'));
  t.same(thisWeek(day('2026-11-29')).now, period('2026-11-23', '2026-11-29'));
  t.end();
});

test('the month is compared with as many days of the last month, or with the days directly before', (t) => {
  t.same(thisMonth(day('2026-11-29')), {
    now: period('2026-11-01', '2026-11-29'),
    before: period('2026-10-01', '2026-10-29'),
  });
  t.same(thisMonth(day('2026-01-05')).before, period('2025-12-01', '2025-12-05'));
  // February 2026 has 28 days.
  t.same(thisMonth(day('2026-03-28')).before, period('2026-02-01', '2026-02-28'));
  t.same(thisMonth(day('2026-03-31')).before, period('2026-01-29', '2026-02-28'));
  t.end();
});

test('a chosen period is compared with the days directly before, and has at most 366 days', (t) => {
  const today = day('2026-11-29');
  t.same(ownPeriod('2026-11-10', '2026-11-12', today), {
    now: period('2026-11-10', '2026-11-12'),
    before: period('2026-11-07', '2026-11-09'),
  });
  t.same(ownPeriod('2026-11-12', '2026-11-10', today).now, period('2026-11-10', '2026-11-12'), 'ends are swapped');
  t.same(ownPeriod('2026-02-30', null, today).now, period('2026-11-29', '2026-11-29'), 'faulty ends are today');
  t.same(ownPeriod('2020-01-01', '2024-12-31', today).now, period('2024-01-01', '2024-12-31'), '366 days');
  t.end();
});

test('each day of a period has its row, and rows of both periods are paired by key', (t) => {
  const rows = [{ key: '2026-11-02', name: 'b' }];
  t.same(eachDay(period('2026-11-01', '2026-11-02'), rows), [
    { day: '2026-11-01', row: undefined },
    { day: '2026-11-02', row: rows[0] },
  ]);
  const [a, b, oldB, c] = [
    { key: 'a', name: 'A' },
    { key: 'b', name: 'B' },
    { key: 'b', name: 'B' },
    { key: 'c', name: 'C' },
  ];
  t.same(paired([a, b], [c, oldB]), [
    { key: 'a', name: 'A', now: a, before: undefined },
    { key: 'b', name: 'B', now: b, before: oldB },
    { key: 'c', name: 'C', now: undefined, before: c },
  ]);
  t.end();
});

test('a change is exact, in percent with one place', (t) => {
  t.equal(changeOf('110.00', '100.00'), '10');
  t.equal(changeOf('66.67', '200'), '-66.7');
  t.equal(changeOf(null, '50'), '-100');
  t.equal(changeOf('5', '0'), undefined);
  t.equal(changeOf('5', null), undefined);
  t.end();
});
