/**
 * Migrates a database of a version that compared lot numbers as they are written. Batches of one stock whose numbers
 * look alike stay, and can be told apart by their ids.
 */
import {
  bookInStockBatch,
  listLots,
  listStockBatches,
  placeHold,
  removeFromStockBatch,
} from '@cleaver/domain/inventory';
import { connect } from '../../src/connection/index.ts';
import { openDatabase, proveLedger } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';
import { warehouse } from './warehouse.ts';

/** Numbers of three batches in one stock that look alike, and of one that does not, with the keys of before. */
const OLD = [
  ['L-1', 'l-1'],
  ['L –1', 'l –1'],
  ['L-1\u0301', 'l-1\u0301'],
  ['L-2 Ä', 'l-2 a\u0001l-2 ä'],
] as const;

onPostgres('the migration lets batches stay whose numbers look alike, and finds them all', async (t, url) => {
  const first = await openDatabase({ url, ids });
  const { ask, stock } = warehouse(first);
  const { id: stockId } = await stock();
  const lot = { batchType: 'P', quantityAmount: '5', quantityUnit: 'KG', expiryDate: '2027-03-01' };
  for (const [number] of OLD.entries()) await ask(bookInStockBatch, { stockId, batchId: `old-${number}`, ...lot });
  await first.close();

  const connection = await connect({ url });
  const run = (text: string, values: unknown[] = []) => connection.query({ text, values });
  for (const [number, [text, key]] of OLD.entries()) {
    for (const table of ['lot', 'stock_batch']) {
      await run(`update ${table} set lot_number = $1, lot_number_key = $2 where lot_number = $3`, [
        text,
        key,
        `old-${number}`,
      ]);
    }
  }
  await run('update lot set supplier_lot = lot_number, supplier_lot_key = lot_number_key');
  await run('alter table stock_batch drop column twin');
  await run(
    'alter table stock_batch add constraint stock_batch_stock_id_lot_number_batch_type_unique unique (stock_id, lot_number_key, batch_type_key)',
  );
  await run(`delete from migration where name = 'Migration0110LookAlikes'`);
  await connection.close();

  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const after = warehouse(database);
  const { content } = await after.ask(listStockBatches, { stockId });
  const found = (text: string) => content.find(({ lotNumber }) => lotNumber === text);
  t.strictSame(
    content.map(({ lotNumber }) => lotNumber).sort(),
    OLD.map(([text]) => text).sort(),
    'as they were typed',
  );
  t.strictSame(content.map(({ twin }) => twin).sort(), [0, 0, 1, 2]);
  const one = { stockId, quantityAmount: '1', quantityUnit: 'KG' };
  for (const [text] of OLD.slice(0, 3)) {
    t.strictSame(await after.outcomes([[removeFromStockBatch, { ...one, batchId: text }]]), { AMBIGUOUS_BATCH_ID: 1 });
    await after.ask(removeFromStockBatch, { ...one, batchId: found(text)?.id ?? '' });
    for (const filter of ['lotNumber', 'supplierLot'] as const)
      t.equal((await after.ask(listLots, { [filter]: text })).content.length, 3);
  }
  await after.ask(removeFromStockBatch, { ...one, batchId: 'l-2a' });
  const again = { stockId, batchId: 'l- 1', ...lot };
  t.strictSame(await after.outcomes([[bookInStockBatch, again]]), { STOCK_BATCH_ALREADY_EXISTS: 1 });
  await after.ask(placeHold, { id: found('L –1')?.lotId ?? '', reason: 'x' });
  const born = await after.ask(bookInStockBatch, { ...again, batchType: 'Q' });
  t.equal(born.status, 'BLOCKED', 'a hold on any of them counts');
  const differences: unknown[] = [];
  await proveLedger({ url }, (difference) => differences.push(difference));
  t.strictSame(differences, []);
});
