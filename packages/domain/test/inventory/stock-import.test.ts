import { test } from 'tap';
import {
  deactivateStorageLocation,
  importStockBatches,
  listAllStockBatches,
  listMovements,
  listStocks,
} from '../../src/inventory/index.ts';
import { LOT, withStock } from './with-stock.ts';

async function openingStock() {
  const base = withStock();
  const { ask, article, location, refusal } = base;
  const { articleNumber, id: articleId } = await article();
  const { name: storageLocation, id: storageLocationId } = await location();
  const row = (batchId: string, more: object = {}) => ({ articleNumber, storageLocation, ...LOT, batchId, ...more });
  const take = (rows: readonly object[], dryRun = false) => ask(importStockBatches, { rows, dryRun });
  const told = async (rows: readonly object[], dryRun = false) =>
    (await refusal(importStockBatches, { rows, dryRun }))?.faults?.map(({ field, message }) => `${field} ${message}`);
  const batches = async () => (await ask(listAllStockBatches, { sort: 'batchId' })).content;
  return { ...base, articleNumber, articleId, storageLocation, storageLocationId, row, take, told, batches };
}

test('importStockBatches books all rows and creates missing stocks, and a dry run writes nothing', async (t) => {
  const { take, row, batches, ask, articleNumber, storageLocation, storageLocationId, article } = await openingStock();
  const other = await article();
  const rows = [
    row('L-1', { articleNumber: articleNumber.toLowerCase(), storageLocation: storageLocation.toUpperCase() }),
    row('L-2', { quantityAmount: '2.5', quantityUnit: 'g' }),
    row('L-3', { articleNumber: other.articleNumber }),
  ];
  t.same(await take(rows, true), { dryRun: true, rows: 3, ids: [] });
  t.same(await batches(), []);
  t.same((await ask(listStocks, {})).content, [], 'a dry run makes no stock');
  const { ids } = await take(rows);
  const found = await batches();
  t.match(found, [
    { id: ids[0], lotNumber: 'L-1', storageLocationId, quantityBase: '10', status: 'AVAILABLE' },
    { id: ids[1], lotNumber: 'L-2', quantityBase: '0.0025', quantityUnit: 'g' },
    { id: ids[2], articleId: other.id },
  ]);
  t.equal((await ask(listStocks, {})).content.length, 2);
  t.match((await ask(listMovements, {})).content, [{ type: 'BOOKED_IN' }, {}, {}]);
});

test('importStockBatches reports the faults of all rows at once, and books nothing', async (t) => {
  const { take, told, row, batches, ask, location } = await openingStock();
  await take([row('L-1')]);
  const closed = await location();
  await ask(deactivateStorageLocation, { id: closed.id });
  const rows = [
    row('L-2'),
    row('L –1'),
    row('L-4', { articleNumber: 'none', storageLocation: 'nowhere' }),
    row('L-5', { storageLocation: closed.name }),
    row('l‑2'),
    row('L-6', { quantityAmount: '0', expiryDate: '2026-02-30' }),
    row('L-\u200b7'),
  ];
  for (const dryRun of [true, false]) {
    t.same(await told(rows, dryRun), [
      'rows[1].batchId The stock already has a batch with this lot number and type',
      'rows[2].articleNumber is not the number of an article',
      'rows[2].storageLocation is not the name of a storage location',
      'rows[3].storageLocation is a storage location that is not in use',
      'rows[4].batchId is that of rows[0] already',
      'rows[5].quantityAmount must be above zero',
      'rows[5].expiryDate must be a date like 2026-11-21 that exists',
      'rows[6].batchId must not contain invisible characters',
    ]);
  }
  t.equal((await batches()).length, 1);
});
