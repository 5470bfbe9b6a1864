import { dateOf } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { withMargin } from '../../src/hygiene/deviation/margin.ts';
import { mendsOf, type Report, sumsOf } from '../../src/hygiene/report/mends.ts';
import { lastMonth, lastQuarter, ownPeriod, periodOf } from '../../src/hygiene/report/report-period.ts';

const TODAY = dateOf('2026-11-23');

test('the proposed period is the last full quarter', (t) => {
  t.same(lastQuarter(TODAY), { from: '2026-07-01', to: '2026-09-30' });
  t.same(lastQuarter(dateOf('2026-02-28')), { from: '2025-10-01', to: '2025-12-31' });
  t.same(lastMonth(dateOf('2026-03-31')), { from: '2026-02-01', to: '2026-02-28' });
  const of = (query: string) => periodOf(new URLSearchParams(query), TODAY);
  t.same(of(''), { name: 'quarter', of: lastQuarter(TODAY) });
  t.same(of('period=month').of, { from: '2026-10-01', to: '2026-10-31' });
  t.same(of('period=own&from=2026-11-10&to=2026-11-01').of, { from: '2026-11-01', to: '2026-11-10' }, 'swapped ends');
  t.same(ownPeriod('2026-11-01', '2027-01-01', TODAY).to, TODAY, 'not ahead');
  t.same(ownPeriod('2024-01-01', '2026-11-20', TODAY), { from: '2025-11-20', to: '2026-11-20' }, 'at most 366 days');
  t.end();
});

const day = (of: Partial<Report['days'][number]>): Report['days'][number] => ({
  ...{
    date: dateOf('2026-11-20'),
    controlPointId: 'p',
    cleaningTaskId: null,
    planned: 2,
    done: 1,
    notDone: 0,
    missed: 1,
  },
  ...{ count: 3, out: 1, lowest: 3, highest: 8, silentMinutes: 0 },
  ...of,
});
const REPORT = {
  controlPoints: [{ id: 'p', name: 'Cold room' }],
  cleaningTasks: [{ id: 'c', name: 'Floors' }],
  days: [
    day({}),
    day({ date: dateOf('2026-11-21'), missed: 0, done: 2, silentMinutes: 40 }),
    day({ controlPointId: null, cleaningTaskId: 'c' }),
  ],
  deviations: [
    { id: 'd1', name: 'Cold room', status: 'OPEN', from: '2026-11-20T01:00:00.000Z' },
    { id: 'd2', name: 'Cold room', status: 'ACTED', from: '2026-11-21T01:00:00.000Z' },
  ],
  receipts: [
    { receiptNumber: 'WE-1', temperature: null, temperatureLimit: 7 },
    { receiptNumber: 'WE-1', temperature: null, temperatureLimit: 4 },
    { receiptNumber: 'WE-2', temperature: 3, temperatureLimit: 7 },
    { receiptNumber: 'WE-3', temperature: null, temperatureLimit: null },
  ],
  batches: [
    { batchNumber: 'P-1', controlPoints: [{ state: 'NOT_MEASURED' }, { state: 'MET' }] },
    { batchNumber: 'P-2', controlPoints: [{ state: 'MET' }] },
  ],
} as unknown as Report;

test('each gap leads to the pages that mend it, each once', (t) => {
  const to = (code: Parameters<typeof mendsOf>[1]) => mendsOf(REPORT, code).map((mend) => mend.to);
  t.same(to('OPERATOR_INCOMPLETE'), ['/settings']);
  t.same(to('MISSED'), ['/hygiene/day?date=2026-11-20']);
  t.same(to('SILENT'), ['/temperatures/p?view=day&day=2026-11-21']);
  t.same(to('RECEIPT_NOT_MEASURED'), ['/goods-receipts?q=WE-1']);
  t.same(to('BATCH_NOT_MEASURED'), ['/batches?q=P-1']);
  t.same(to('DEVIATION_OPEN'), ['/deviations/d1']);
  t.same(to('DEVIATION_UNVERIFIED'), ['/deviations/d2']);
  t.end();
});

test('the sums of each check are those of its days', (t) => {
  t.same(
    sumsOf(REPORT).map(({ name, planned, done, notDone, missed, out }) => [name, planned, done, notDone, missed, out]),
    [
      ['Cold room', 4, 3, 0, 1, 2],
      ['Floors', 2, 1, 0, 1, 1],
    ],
  );
  t.end();
});

test('the picture of a deviation has a margin, ends now at the latest, and reads as much as it may', (t) => {
  const from = '2026-11-20T01:00:00.000Z';
  const now = Date.parse('2026-11-23T08:30:00.000Z');
  const of = (until: string | null, at = now, start = from) => {
    const { period, ...span } = withMargin({ from: start, until }, at, 'Europe/Berlin');
    return [new Date(span.from).toISOString(), new Date(span.until).toISOString(), period];
  };
  t.same(of('2026-11-20T03:00:00.000Z'), [
    '2026-11-19T23:00:00.000Z',
    '2026-11-20T05:00:00.000Z',
    { from: '2026-11-20', to: '2026-11-20', resolution: 'RAW' },
  ]);
  t.same(of(null)[1], '2026-11-23T08:30:00.000Z', 'one that runs ends now');
  t.match(of(null, now, '2026-11-03T01:00:00.000Z')[2], { resolution: 'HOUR' });
  t.match(of(null, now, '2024-11-03T01:00:00.000Z')[2], { from: '2025-11-23', to: '2026-11-23', resolution: 'DAY' });
  t.end();
});
