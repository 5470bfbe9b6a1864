/**
 * Tests that an import reads the files that the pages export. The test moves the files between two shops through the
 * service.
 */
import { GERMAN } from '@cleaver/domain/german';
import { importStockBatches } from '@cleaver/domain/inventory/contracts';
import type { AnyContract } from '@cleaver/domain/kernel';
import { importArticles, importCustomers, importPrices, importSuppliers } from '@cleaver/domain/masterdata/contracts';
import { writeTable } from '@cleaver/tables';
import { test } from 'tap';
import { service } from '../../../http/test/helper.ts';
import {
  articleRows,
  customerRow,
  type ExportRow,
  partnerRow,
  priceRows,
  stockRows,
} from '../../src/masterdata/import/export-rows.ts';
import { cellOf } from '../../src/masterdata/import/import-file.ts';
import { columnsOf, readSheet } from '../../src/masterdata/import/import-rows.ts';

const ADDRESS = { street: 'Lange Zeile', houseNumber: '12 a', postalCode: '01522', city: 'Ansbach', country: 'DE' };
const PARTNER = { phone: '+49 981 5550', email: 'a@example.org', contactPerson: '=Anna; "Bea"', ...ADDRESS };

async function twoShops(t: Parameters<typeof service>[0]) {
  const [{ admin: from }, { admin: into }] = [await service(t), await service(t)];
  const post = async (path: string, body: object) => (await from.post(path, body)).json();
  const list = async (client: typeof from, path: string) => (await client.get(path)).json().content;
  const german = (pattern: string) => GERMAN[pattern];
  /** Writes the rows to a file as the page does, reads the file as the page does, and imports it. */
  const carry = async (
    contract: AnyContract,
    rows: readonly ExportRow[],
    client = into,
    ids?: Readonly<Record<string, ReadonlyMap<string, string>>>,
  ): Promise<void> => {
    const columns = columnsOf(contract);
    const cells = rows.map((row) => columns.map((column) => cellOf(column, row[column.name])));
    const titles = columns.map(({ name }) => name);
    const text = writeTable([titles, ...cells], { delimiter: ';', decimal: ',', mark: true });
    const sheet = await readSheet(text, columns, { german, ...(ids && { ids }) });
    const body = { dryRun: false, rows: sheet.rows.map(({ body }) => body) };
    const answer = await client.post(contract.address.replace('POST ', ''), body);
    const problems = [
      ...sheet.faults.map(({ message }) => String(message)),
      answer.statusCode < 300 ? '' : answer.body,
    ];
    if (problems.join('') !== '') throw new Error(problems.join('; '));
  };
  return { from, into, post, list, carry };
}

test('exported suppliers and customers are imported unchanged into another shop', async (t) => {
  const { from, into, post, list, carry } = await twoShops(t);
  await post('/api/suppliers', {
    name: 'Hof "Süd"',
    ...PARTNER,
    paymentDueDays: 14,
    paymentDescription: '2 %; 8 days',
  });
  await post('/api/suppliers', { name: '-bare', phone: '1' });
  await post('/api/customers', { name: 'Post', type: 'B2B', ...PARTNER, paymentDueDays: 0 });
  await post('/api/customers', { name: 'Anna', type: 'B2C', phone: '1', ...ADDRESS });
  await carry(importSuppliers, (await list(from, '/api/suppliers')).map(partnerRow));
  await carry(importCustomers, (await list(from, '/api/customers')).map(customerRow));
  for (const path of ['/api/suppliers', '/api/customers']) {
    const plain = async (client: typeof from) =>
      (await list(client, path)).map((one: object) => ({ ...one, id: '', createdAt: '', updatedAt: '' }));
    t.same(await plain(into), await plain(from), path);
  }
});

test('exported articles, prices and stock are imported unchanged, also amounts with three decimals', async (t) => {
  const { from, into, post, list, carry } = await twoShops(t);
  const { id: categoryId } = await post('/api/categories', { name: 'Wurst' });
  const { id: other } = (await into.post('/api/categories', { name: 'Wurst' })).json();
  const kilo = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 14.125 };
  const made = await post('/api/articles', { name: 'Lyoner', articleNumber: '0100', categoryId, ...kilo });
  await post(`/api/articles/${made.id}/sales-units`, { unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 1234.5 });
  const bare = await post('/api/articles', { name: 'Rinderhälfte', articleNumber: 'R-1', categoryId, ...kilo });
  const [{ id: only }] = bare.salesUnits;
  await from.delete(`/api/articles/${bare.id}/sales-units/${only}`);
  const { id: storageLocationId } = await post('/api/inventory/storage-locations', {
    ...{ name: 'Kühlraum 1', storageType: 'COLD_ROOM' },
  });
  await into.post('/api/inventory/storage-locations', { name: 'Kühlraum 1', storageType: 'COLD_ROOM' });
  const { id: stockId } = await post('/api/inventory/stocks', { articleId: made.id, storageLocationId });
  for (const [batchId, quantityAmount] of [
    ['L-1', '24.125'],
    ['L-2', '0.000001'],
    ['L-3', '12345.678'],
  ])
    await post(`/api/inventory/stocks/${stockId}/batches`, {
      ...{ batchId, batchType: 'PRODUCED', quantityAmount, quantityUnit: 'KG', expiryDate: '2027-01-31' },
    });

  const articles = await list(from, '/api/articles');
  const ids = { categoryId: new Map([['wurst', other]]) };
  const rows = articles.flatMap((article: (typeof articles)[number]) => articleRows(article, 'Wurst'));
  await carry(importArticles, rows, into, ids);
  const sold = async (client: typeof from) =>
    (await list(client, '/api/articles')).map(({ name, articleNumber, salesUnits }: (typeof articles)[number]) => ({
      ...{ name, articleNumber, salesUnits: salesUnits.map((one: object) => ({ ...one, id: '' })) },
    }));
  t.same(await sold(into), await sold(from));

  const batches = await list(from, '/api/inventory/stock-batches?sort=batchId');
  await carry(
    importStockBatches,
    batches.flatMap((batch: (typeof batches)[number]) => stockRows(batch, '0100')),
  );
  const shown = (all: readonly Record<string, unknown>[]) =>
    all.map(({ batchId, batchType, quantityAmount, quantityUnit, expiryDate, storageLocationName }) => ({
      ...{ batchId, batchType, quantityAmount, quantityUnit, expiryDate, storageLocationName },
    }));
  t.same(shown(await list(into, '/api/inventory/stock-batches?sort=batchId')), shown(batches));

  // The same shop imports its own price list with changes.
  const raised = articles.flatMap(priceRows).map((row: ExportRow) => ({ ...row, price: 20.5 }));
  await carry(importPrices, raised, from);
  t.match(await list(from, '/api/articles?q=lyoner'), [{ salesUnits: [{ price: 20.5 }, { price: 20.5 }] }]);
  await carry(importPrices, articles.flatMap(priceRows), from);
  t.match(await list(from, '/api/articles?q=lyoner'), [{ salesUnits: [{ price: 14.125 }, { price: 1234.5 }] }]);
});

test('a file has the words of types and units, which the import reads', (t) => {
  const row: ExportRow = { batchType: 'PURCHASED', quantityUnit: 'KG' };
  const cells = columnsOf(importStockBatches).map((column) => cellOf(column, row[column.name]));
  t.same(cells.filter(Boolean), ['Purchased', 'Kilogram']);
  t.end();
});
