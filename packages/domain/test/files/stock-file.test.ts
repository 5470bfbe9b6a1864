import { test } from 'tap';
import {
  blockStockBatch,
  deactivateStorageLocation,
  importStockBatches,
  listAllStockBatches,
  listMovements,
  listStocks,
  removeFromStockBatch,
} from '../../src/inventory/index.ts';
import { setArticleCodes } from '../../src/masterdata/index.ts';
import { LOT, withStock } from '../inventory/with-stock.ts';
import { withFiles } from './with-files.ts';

const HEADER = 'articleNumber,storageLocation,batchId,batchType,quantityAmount,quantityUnit,expiryDate';

async function withOpeningStock() {
  const base = withStock();
  const { ask, article, location } = base;
  const { id: articleId, articleNumber } = await article({ articleNumber: 'W-100' });
  await ask(setArticleCodes, { id: articleId, plu: '100' });
  const { id: storageLocationId } = await location({ name: 'Cold room' });
  const row = (batchId: string, amount = '10', more = '') =>
    `W-100,Cold room,${batchId},PURCHASED,${amount},KG,${more || LOT.expiryDate}`;
  const batches = async () => (await ask(listAllStockBatches, { sort: 'batchId' })).content;
  const file = (...rows: readonly string[]) => [HEADER, ...rows, ''].join('\n');
  return { ...base, ...withFiles(ask), articleId, articleNumber, storageLocationId, row, file, batches };
}

test('a file of stock books every row in as one lot, and makes missing stocks', async (t) => {
  const { send, file, row, batches, ask, storageLocationId } = await withOpeningStock();
  const text = [
    'PLU;Lagerort;Chargennummer;Art;Menge;Einheit;Ablaufdatum',
    `100;cold ROOM;L-1;Zugekauft;"1,5";kg;1.3.2026`,
    `w-100;${storageLocationId};L-2;PURCHASED;2;Gramm;2026-03-01`,
  ].join('\r\n');
  const headings = 'plu;storageLocation;lotNumber;batchType;quantityAmount;quantityUnit;expiryDate';
  const sent = text.replace(/^.*/, headings);
  t.match(await send('stock', sent, { dryRun: true }), { created: 2, changed: 0, unchanged: 0, faultCount: 0 });
  t.same(await batches(), [], 'a dry run books nothing in');
  t.same((await ask(listStocks, {})).content, []);
  t.match(await send('stock', sent), { rows: 2, created: 2 });
  t.match(await batches(), [
    { lotNumber: 'L-1', quantityBase: '1.5', quantityUnit: 'KG', status: 'AVAILABLE', expiryDate: '2026-03-01' },
    { lotNumber: 'L-2', quantityBase: '0.002' },
  ]);
  t.equal((await ask(listStocks, {})).content.length, 1);
  t.match((await ask(listMovements, {})).content, [{ type: 'BOOKED_IN' }, { type: 'BOOKED_IN' }]);
  t.match(await send('stock', sent), { created: 0, unchanged: 2 });
  t.match(await send('stock', file(row('L-1', '1.50'), row('L-3'))), { created: 1, unchanged: 1 });
});

test('a lot that is there stays as it is, and more than is left or another date is a fault', async (t) => {
  const { send, faults, file, row, ask, batches } = await withOpeningStock();
  await send('stock', file(row('L-1'), row('L-2')));
  const [first] = await batches();
  const [stockId, batchId] = [first?.stockId, first?.id];
  await ask(removeFromStockBatch, { stockId, batchId, quantityAmount: '4', quantityUnit: 'KG' });
  t.match(await send('stock', file(row('L-1'), row('l‑2'))), { created: 0, unchanged: 2 }, 'some of it was used');
  const other = file(row('L-1', '5'), row('L-2', '10', '2026-04-01'), row('L-3'));
  for (const update of [false, true]) {
    t.same(await faults('stock', other, { update }), [
      '2 quantityAmount is stored as “6”, and an import does not change that',
      '3 expiryDate is stored as “2026-03-01”, and an import does not change that',
    ]);
  }
  await ask(removeFromStockBatch, { stockId, batchId, quantityAmount: '6', quantityUnit: 'KG' });
  t.match(await send('stock', file(row('L-1'))), { created: 0, unchanged: 1 }, 'nothing is left of it');
  t.equal((await batches()).length, 2, 'L-3 was not booked in');
});

test('the faults of all rows of a file of stock are reported at their cells, and nothing is booked in', async (t) => {
  const { faults, file, row, ask, location, batches } = await withOpeningStock();
  const closed = await location({ name: 'Old room' });
  await ask(deactivateStorageLocation, { id: closed.id });
  const rows = [
    row('L-1'),
    row('L-2').replace('W-100', 'none').replace('Cold room', 'nowhere'),
    row('L-3').replace('Cold room', 'Old room'),
    row('L –1'),
    row('L-4', '0'),
    row('L-\u200b5'),
    row('L-6').replace(',PURCHASED', ','),
  ];
  for (const dryRun of [true, false]) {
    t.match(await faults('stock', file(...rows), { dryRun }), [
      '3 articleNumber is not the number or PLU of an article',
      '3 storageLocation there is no storage location “nowhere”',
      '4 storageLocation is a storage location that is not in use',
      '5 articleNumber is in row 2 already',
      '6 quantityAmount must be above zero',
      '7 batchId must not contain invisible characters',
      /^8 batchType /,
    ]);
  }
  t.same(await batches(), []);
});

test('opening stock with implausible cells has faults exactly at these cells', async (t) => {
  const { faults, article, location, batches } = await withOpeningStock();
  await article({ articleNumber: '00100' });
  await location({ name: 'Kühlraum Test' });
  const text = [
    'articleNumber;storageLocation;batchId;batchType;quantityAmount;quantityUnit;expiryDate',
    '00100;Kühlraum Test;D7;X;10;KG;1.2.2027',
    '00100;Kühlraum Test;D11;X;10;KG;31.12.1926',
    '00100;Kühlraum Test;D12;X;10;KG;31.12.9999',
    '00100;Kühlraum Test;D14;X;1,500;KG;31.12.2026',
    '00100;Kühlraum Test;D16;X;10;kg ;31.12.2026',
    '00100;Kühlraum Test;0001;X;10;KG;31.12.2026',
  ].join('\n');
  t.match(await faults('stock', text), [
    '3 expiryDate is more than ten years away: is the year right?',
    '4 expiryDate is more than ten years away: is the year right?',
    /^5 quantityAmount /,
  ]);
  t.same(await batches(), []);
});

test('a file of stock that was fetched is unchanged, in every format and language', async (t) => {
  const { send, fetched, roundTrips, file, row, ask, batches, bookIn, stock, rows } = await withOpeningStock();
  await send('stock', file(row('0007', '1000.125'), row('=1+1'), row('KW-48')));
  const { id } = await stock();
  await bookIn(id, { quantityUnit: 'kg', quantityAmount: '0.5', batchType: 'OWN' });
  await bookIn(id, { quantityUnit: 'piece' });
  t.match(await roundTrips('stock'), Array(4).fill({ rows: 5, created: 0, changed: 0, unchanged: 5, faultCount: 0 }));
  const found = (await batches()).find(({ lotNumber }: { lotNumber: string }) => lotNumber === 'KW-48');
  const path = { stockId: found?.stockId, batchId: found?.id };
  await ask(blockStockBatch, { ...path, reason: 'Smells' });
  t.notMatch(await fetched('stock'), /KW-48/, 'blocked goods are left out');
  t.equal((await rows('stock', { storageLocationId: found?.storageLocationId })).length, 2);
  t.match(await send('stock', file(row('KW-48'))), { created: 0, unchanged: 1 }, 'a blocked lot is there');
});

test('files of stock need the permissions of stock', async (t) => {
  const { fetched, send, file, row, by } = await withOpeningStock();
  const reader = by(['STOCK_READ']);
  await send('stock', file(row('L-1')));
  t.equal(await reader.fetched('stock'), await fetched('stock'));
  await t.rejects(reader.send('stock', file(row('L-2'))), { code: 'ACCESS_DENIED' });
  await t.rejects(by(['STOCK_WRITE']).fetched('stock'), { code: 'ACCESS_DENIED' });
});

test('thousands of lots take one file', async (t) => {
  const { send, file, row, ask } = await withOpeningStock();
  const rows = Array.from({ length: 2000 }, (_, at) => row(`L-${at}`));
  t.match(await send('stock', file(...rows)), { created: 2000 });
  const more = Array.from({ length: 3 }, (_, at) => ({
    ...{ articleNumber: 'W-100', storageLocation: 'Cold room', ...LOT, batchId: `M-${at}` },
  }));
  await ask(importStockBatches, { rows: more });
  t.match(await send('stock', file(...rows)), { created: 0, unchanged: 2000 });
});
