import { test } from 'tap';
import { contractLinesOn, earlierThan, isUsable } from '../../src/sales/delivery/usable-goods.ts';
import type { FoundBatch } from '../../src/scanner/found-batch.ts';

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

test('contractLinesOn returns no lines of a contract that has ended or begins later', (t) => {
  const line = { articleId: 'ham', agreedPrice: 8, agreedQuantity: null, unit: null };
  const contract = (validFrom: string | null, validUntil: string | null) => ({
    ...{ id: 'c', validFrom, validUntil, deliveryRhythm: 'WEEKLY' as const, lineItems: [line] },
  });
  const on = (day: string, of: ReturnType<typeof contract> | null) => contractLinesOn(of, day).length;
  t.equal(on('2026-12-15', contract('2027-01-01', null)), 0, 'next year’s contract');
  t.equal(on('2027-01-01', contract('2027-01-01', null)), 1);
  t.equal(on('2026-12-31', contract(null, '2026-12-31')), 1);
  t.equal(on('2027-01-01', contract(null, '2026-12-31')), 0, 'has ended');
  t.equal(on('2026-12-15', contract(null, null)), 1);
  t.same([on('', contract(null, null)), on('2026-12-15', null)], [0, 0]);
  t.end();
});
