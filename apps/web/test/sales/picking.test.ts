import { test } from 'tap';
import type { FoundBatch } from '../../src/floor/found-batch.ts';
import { earlierThan, isUsable } from '../../src/sales/picking.ts';

const batch = (id: string, expiryDate: string, articleId = 'beef') => ({ id, expiryDate, articleId });

test('earlierThan finds the goods of the same article that expire first', (t) => {
  const others = [batch('b', '2026-12-02'), batch('a', '2026-12-01'), batch('pork', '2026-11-01', 'pork')];
  t.equal(earlierThan(batch('x', '2026-12-03'), others)?.id, 'a');
  t.equal(earlierThan(batch('x', '2026-12-01'), others), undefined, 'the same day is not earlier');
  t.end();
});

const HAM: FoundBatch = {
  ...{ id: 'b', lotId: 'l', lotNumber: 'L-1', stockId: 's', articleId: 'ham', articleName: 'Ham' },
  ...{ storageLocationId: 'p', storageLocationName: 'Bar', amount: '5', unit: 'KG' },
  ...{ status: 'AVAILABLE', expiryDate: '2026-12-01' },
};

test('isUsable is false for goods that waiting bookings take as a whole', (t) => {
  t.same([isUsable({ ...HAM, isWaiting: true }), isUsable({ ...HAM, amount: '0', isWaiting: true })], [true, false]);
  t.end();
});

test('isUsable is false for blocked, expired and depleted goods', (t) => {
  t.same(
    ['AVAILABLE', 'EXPIRING_SOON', 'EXPIRED', 'BLOCKED', 'DEPLETED'].map((status) => isUsable({ ...HAM, status })),
    [true, true, false, false, false],
  );
  t.end();
});
