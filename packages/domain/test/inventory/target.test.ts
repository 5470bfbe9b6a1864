/** Tests moving goods to a storage location where their article has no stock yet. */
import { test } from 'tap';
import {
  createStock,
  deactivateStorageLocation,
  listStocks,
  type StockState,
  transferGoods,
} from '../../src/inventory/index.ts';
import { aCaller } from '../with-core.ts';
import { withMovements } from './with-movements.ts';

test('transferGoods to a storage location creates the missing stock of the article there, once', async (t) => {
  const { ask, lot, line, location, places, ports, undo, rows } = withMovements();
  const { id, batchId, articleId } = await lot();
  const { id: storageLocationId } = await location();
  const to = (amount: string) => ask(transferGoods, { lines: [line(batchId, amount, { storageLocationId })] });
  const { postings } = await to('4');
  const there = async () => (await ask(listStocks, { storageLocationId })).content;
  const [made] = (await there()) as [StockState];
  t.match(made, { articleId, storageLocationId, minimumLevel: null, minimumShelfLifeDays: null });
  t.match(await places(id), { [made.id]: '4 AVAILABLE' });
  const changed = ports.audit.at(-1)?.changes ?? [];
  t.match(
    changed.find(({ entity }) => entity === 'stock'),
    { id: made.id, before: null, after: { storageLocationId } },
    'the entry names the stock that was made',
  );
  await to('1');
  t.equal((await there()).length, 1);
  t.match(await places(id), { [made.id]: '5 AVAILABLE' });
  const arrival = (await rows(id, 'TRANSFERRED_IN')).find(({ postingId }) => postingId === postings[0]?.postingId);
  await undo(arrival?.id ?? '');
  t.match(await places(id), { [made.id]: '1 AVAILABLE' });
  t.equal((await there()).length, 1, 'an undo takes back goods, not the stock');
});

test('lines of one transfer to the same storage location share the stock that is created', async (t) => {
  const { ask, lot, bookIn, line, location } = withMovements();
  const { batchId, stockId } = await lot();
  const second = await bookIn(stockId);
  const { id: storageLocationId } = await location();
  await ask(transferGoods, { lines: [batchId, second.id].map((of) => line(of, '1', { storageLocationId })) });
  t.equal((await ask(listStocks, { storageLocationId })).content.length, 1);
});

test('a transfer target is either a stock or an active storage location other than the current one', async (t) => {
  const { ask, lot, line, location, refusal, faults } = withMovements();
  const { batchId, stockId, articleId } = await lot();
  const { id: storageLocationId } = await location();
  const lines = (more: object) => ({ lines: [line(batchId, '1', more)] });
  t.same(await faults(transferGoods, lines({})), ['lines[0].toStockId']);
  t.same(await faults(transferGoods, lines({ toStockId: stockId, storageLocationId })), ['lines[0].toStockId']);
  t.same(await faults(transferGoods, lines({ toStockId: 7 })), ['lines[0].toStockId'], 'a faulty one was given');
  const code = async (more: object) => (await refusal(transferGoods, lines(more)))?.code;
  t.equal(await code({ storageLocationId: 'x' }), 'STORAGE_LOCATION_NOT_FOUND');
  const own = (await ask(listStocks, { articleId })).content.find(({ id }) => id === stockId);
  t.same(
    await faults(transferGoods, lines({ storageLocationId: own?.storageLocationId })),
    ['lines[0].storageLocationId'],
    'where the goods lie',
  );
  await ask(deactivateStorageLocation, { id: storageLocationId });
  t.equal(await code({ storageLocationId }), 'STORAGE_LOCATION_INACTIVE');
  t.equal((await ask(listStocks, { storageLocationId })).content.length, 0, 'nothing was made');
});

test('a caller with STOCK_MOVEMENT_WRITE creates a missing stock by a transfer, but not by createStock', async (t) => {
  const { ask, lot, line, location } = withMovements();
  const { batchId, articleId } = await lot();
  const { id: storageLocationId } = await location();
  const caller = aCaller(['STOCK_MOVEMENT_WRITE']);
  await t.rejects(ask(createStock, { articleId, storageLocationId }, caller), { code: 'ACCESS_DENIED' });
  await ask(transferGoods, { lines: [line(batchId, '1', { storageLocationId })] }, caller);
  t.equal((await ask(listStocks, { storageLocationId })).content.length, 1);
});
