/** Tests that verification finds lots that were changed without the service. */
import {
  placeHold,
  removeFromStockBatch,
  StockBatches,
  StockMovements,
  transferGoods,
  undoMovement,
} from '@cleaver/domain/inventory';
import { consume } from '@cleaver/testing';
import { connect } from '../../src/connection/index.ts';
import { prove } from '../../src/inventory/ledger-proof.ts';
import { onEachDatabase } from '../databases.ts';
import { warehouse } from './warehouse.ts';

onEachDatabase('prove finds changes to lots that were made without the service', async (t, open, place) => {
  const database = await open();
  const { ask, stock, batch, otherStock } = warehouse(database);
  const { id: stockId } = await stock();
  const { batchId } = await batch(stockId);
  await batch(stockId);
  const toStockId = await otherStock(stockId);
  const line = { stockBatchId: batchId, quantityAmount: '4', quantityUnit: 'KG', toStockId };
  await ask(transferGoods, { lines: [line] });
  await ask(removeFromStockBatch, { stockId, batchId, quantityAmount: '1', quantityUnit: 'KG' });
  const [removed] = await database.reader.where(StockMovements, { stockBatchId: batchId, type: 'REMOVED' });
  await ask(undoMovement, { id: removed?.id, reason: 'x' });
  const run = '019b8dd0-5780-7000-8000-00000000000a';
  await ask(consume, { documentId: run, lines: [{ stockBatchId: batchId, amount: '1' }] });
  const [{ lotId } = { lotId: '' }] = await database.reader.where(StockBatches, { stockId: toStockId });
  await ask(placeHold, { id: lotId, reason: 'x' });
  await database.close();

  const connection = await connect(place, { patient: true });
  t.teardown(() => connection.close());
  const force = async (text: string) => {
    const held = await connection.hold();
    try {
      for (const each of [
        ...['begin', 'alter table stock_movement disable trigger all', ...text.split(';')],
        'alter table stock_movement enable always trigger append_only',
        ...['alter table stock_movement enable always trigger no_truncate', 'commit'],
      ]) {
        await held.query({ text: each, values: [] });
      }
    } finally {
      held.release();
    }
  };
  const found = async () => {
    const problems: string[] = [];
    const { lots } = await prove(connection, (difference) =>
      problems.push(...difference.problems.map((problem) => `${difference.what}: ${problem}`)),
    );
    t.equal(lots, 2);
    return problems.join('\n');
  };
  t.equal(await found(), '');
  const changes: readonly (readonly [string, string, RegExp])[] = [
    [
      `update stock_movement set posting_id = id where type = 'TRANSFERRED_IN'`,
      `update stock_movement set posting_id = (select posting_id from stock_movement where type = 'TRANSFERRED_OUT') where type = 'TRANSFERRED_IN'`,
      /2 of its transfers do not net/,
    ],
    [
      `update stock_movement set type = 'REMOVED' where type = 'TRANSFERRED_IN'`,
      `update stock_movement set type = 'TRANSFERRED_IN' where type = 'REMOVED' and change > 0`,
      /its account comes to 13\.?0*, its movements to 9/,
    ],
    [
      `update stock_movement set type = 'RECEIVED' where type = 'CONSUMED'`,
      `update stock_movement set type = 'CONSUMED' where type = 'RECEIVED'`,
      /more came back from 1 documents/,
    ],
    [
      `update stock_movement set reversed_type = 'WRITTEN_OFF' where type = 'REVERSED'`,
      `update stock_movement set reversed_type = 'REMOVED' where type = 'REVERSED'`,
      /1 movements do not take back what they name/,
    ],
    [
      `update stock_movement set lot_id = '${run}' where type = 'CONSUMED'`,
      `update stock_movement set lot_id = '${lotId}' where type = 'CONSUMED'`,
      /1 movements of its stock batches name another lot/,
    ],
    [
      'update lot set open_holds = 2 where on_hold',
      'update lot set open_holds = 1 where on_hold',
      /it counts 2 holds, 1 are open/,
    ],
    [
      `update stock_batch set held = false, blocked = true where stock_id = '${toStockId}'`,
      `update stock_batch set held = true, blocked = false where stock_id = '${toStockId}'`,
      /does not know whether it is on hold/,
    ],
    [
      `update stock_movement set type = 'PRODUCED', document_kind = 'RUN', document_id = '${run}' where stock_batch_id = '${batchId}' and type = 'BOOKED_IN'`,
      `update stock_movement set type = 'BOOKED_IN', document_kind = null, document_id = null where type = 'PRODUCED'`,
      new RegExp(`Runs ${run}: what comes out of them went into them`),
    ],
  ];
  for (const [there, back, problem] of changes) {
    await force(there);
    t.match(await found(), problem);
    await force(back);
    t.equal(await found(), '', 'and all is well again');
  }
});
