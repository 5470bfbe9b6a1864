import { test } from 'tap';
import { earlierThan, isUsable } from '../../src/sales/picking.ts';

const batch = (id: string, expiryDate: string, articleId = 'beef') => ({ id, expiryDate, articleId });

test('earlierThan finds the goods of the same article that expire first', (t) => {
  const others = [batch('b', '2026-12-02'), batch('a', '2026-12-01'), batch('pork', '2026-11-01', 'pork')];
  t.equal(earlierThan(batch('x', '2026-12-03'), others)?.id, 'a');
  t.equal(earlierThan(batch('x', '2026-12-01'), others), undefined, 'the same day is not earlier');
  t.end();
});

test('isUsable is false for blocked, expired and depleted goods', (t) => {
  t.same(
    ['AVAILABLE', 'EXPIRING_SOON', 'EXPIRED', 'BLOCKED', 'DEPLETED'].map((status) => isUsable({ status })),
    [true, true, false, false, false],
  );
  t.end();
});
