import { test } from 'tap';
import { bodyOf, firstOf } from '../../src/inventory/movement/goods-together.ts';
import type { FoundBatch } from '../../src/scanner/found-batch.ts';

const row = (id: string, status = 'EXPIRED'): FoundBatch => ({
  ...{ id, status, lotId: `lot ${id}`, lotNumber: id, stockId: 's', articleId: 'a', storageLocationId: 'p' },
  ...{ articleName: '', storageLocationName: '' },
  ...{ amount: '12.6', unit: 'KG', expiryDate: '2026-11-22' },
});

test('a reason is proposed only for expired goods', (t) => {
  t.equal(firstOf([row('a'), row('b')]).reasonCode, 'EXPIRED');
  t.equal(firstOf([row('a'), row('b', 'AVAILABLE')]).reasonCode, '');
  t.end();
});

test('each row is a separate request with the whole amount and without empty values', (t) => {
  const common = { reasonCode: 'WASTE', note: ' ', storageLocationId: 'p' };
  const line = { stockBatchId: 'a', quantityAmount: '12.6', quantityUnit: 'KG' };
  t.same(bodyOf('writeOff', row('a'), common), { lines: [{ ...line, reasonCode: 'WASTE' }] });
  t.same(bodyOf('transfer', row('a'), common), { lines: [{ ...line, storageLocationId: 'p' }] });
  t.end();
});
