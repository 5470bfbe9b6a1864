import { test } from 'tap';
import { bookInStockBatch, listLots } from '../../src/inventory/index.ts';
import { withMovements } from './with-movements.ts';

test('bookInStockBatch puts goods on hold whose lot number looks like one on hold, and keeps the number as typed', async (t) => {
  const { ask, stock, location, bookIn, hold, refusal, look } = withMovements();
  const { id: stockId, articleId } = await stock();
  const held = await bookIn(stockId, { batchId: 'LIST-1' });
  await hold(held.lotId);
  const alike = [
    'LIST-1\u2800',
    'LIST-1\ufffc',
    'LIST -1',
    'list  -1',
    'LIST\u1680-1',
    'LIST-1\u0301',
    'LIST–1',
    'LІЅТ-1',
  ];
  for (const batchId of alike) {
    const lot = { batchId, batchType: 'PURCHASED', quantityAmount: '1', quantityUnit: 'KG', expiryDate: '2026-03-01' };
    t.equal((await refusal(bookInStockBatch, { stockId, ...lot }))?.code, 'STOCK_BATCH_ALREADY_EXISTS', batchId);
    const other = await stock({ articleId, storageLocationId: (await location()).id });
    const born = await bookIn(other.id, { batchId });
    t.match(born, { lotNumber: batchId, status: 'BLOCKED' }, 'with the number as typed');
    t.match((await look(born.lotId)).holds, [{ cause: 'INHERITED', inheritedFrom: held.lotId }]);
    const { content } = await ask(listLots, { lotNumber: batchId, size: 500 });
    t.ok(content.some(({ id }) => id === held.lotId));
  }
  const apart = await stock({ articleId, storageLocationId: (await location()).id });
  for (const batchId of ['1IST-1', 'LIST-l', 'LIST1', 'LIST-11'])
    t.match(await bookIn(apart.id, { batchId }), { status: 'AVAILABLE' }, batchId);
});
