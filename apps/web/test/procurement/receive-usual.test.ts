import { test } from 'tap';
import { expiryChoices, receivedFirst, usualOf } from '../../src/procurement/receive-usual.ts';

type Receipts = Parameters<typeof usualOf>[1];

const line = (articleId: string, more: object) => ({
  ...{ articleId, lotId: 'l', stockId: 's1', quantityUnit: 'KG', expiryDate: null, temperatureLimit: null },
  ...more,
});
/** Receipts, the newest first. */
const RECEIPTS = [
  { receiptDate: '2026-11-20', lines: [line('pork', { lotId: null, temperatureLimit: 9 }), line('beef', {})] },
  { receiptDate: '2026-11-18', lines: [line('pork', { stockId: 's2', expiryDate: '2026-11-28' })] },
  { receiptDate: '2026-11-10', lines: [line('pork', { temperatureLimit: 4, expiryDate: '2026-11-12' })] },
] as unknown as Receipts;

test('usual values of an article come from its last accepted lines', (t) => {
  t.same(usualOf('pork', RECEIPTS), { limit: 4, days: 10, unit: 'KG', stockId: 's2' });
  t.same(usualOf('lamb', RECEIPTS), { limit: undefined, days: undefined, unit: undefined, stockId: undefined });
  t.end();
});

test('expiryChoices returns expiry dates by days, including the usual shelf life', (t) => {
  t.same(
    expiryChoices('2026-11-28', 10).map(({ days, date }) => [days, date]),
    [
      [3, '2026-12-01'],
      [5, '2026-12-03'],
      [7, '2026-12-05'],
      [10, '2026-12-08'],
      [14, '2026-12-12'],
      [21, '2026-12-19'],
    ],
  );
  t.same(
    expiryChoices('2026-11-28', 90).map(({ days }) => days),
    [3, 5, 7, 14, 21, 90],
  );
  t.equal(expiryChoices('2026-11-28', 7).length, 5);
  t.end();
});

test('articles received last come first', (t) => {
  const articles = ['ham', 'pork', 'beef'].map((id) => ({ id }));
  t.same(
    receivedFirst(articles, RECEIPTS).map(({ id }) => id),
    ['pork', 'beef', 'ham'],
  );
  t.end();
});
