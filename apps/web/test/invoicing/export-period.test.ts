/** Tests the periods of the export for the tax adviser. */
import { test } from 'tap';
import { daysOfMonth, fileNames, monthsUntil, periodOf } from '../../src/invoicing/export/export-period.ts';

test('the last month comes first, then two years of months, and this month last', (t) => {
  const months = monthsUntil('2026-01-15');
  t.equal(months.length, 25);
  t.same(months.slice(0, 2), ['2025-12-01', '2025-11-01']);
  t.same(months.slice(-2), ['2024-01-01', '2026-01-01']);
  t.end();
});

test('a month has all its days, also in leap years and at the end of a year', (t) => {
  t.same(daysOfMonth('2028-02-01'), { from: '2028-02-01', until: '2028-02-29' });
  t.same(daysOfMonth('2026-12-01'), { from: '2026-12-01', until: '2026-12-31' });
  t.end();
});

test('own days are a period only if both are days', (t) => {
  t.same(periodOf('2026-11-15', '2026-11-30'), { from: '2026-11-15', until: '2026-11-30' });
  t.equal(periodOf('', '2026-11-30'), undefined);
  t.equal(periodOf('2026-11-15', '31.11.'), undefined);
  t.end();
});

test('the files have the days in their names', (t) => {
  t.same(fileNames(daysOfMonth('2026-11-01')), {
    journal: 'Rechnungsjournal_20261101_20261130.csv',
    datev: 'EXTF_Buchungsstapel_20261101_20261130.csv',
  });
  t.end();
});
