import { test } from 'tap';
import { StockBatches, StockMovements, undoMovement } from '../../src/inventory/index.ts';
import { completeBatch, consumeIntoBatch, reopenBatch, returnFromBatch } from '../../src/production/index.ts';
import { openRecall } from '../../src/quality/index.ts';
import { shop } from './shop.ts';

test('traces and recalls list undone deliveries of goods whose run was undone later', async (t) => {
  const { ask, pork, batchOf, completed, cutOf, sent, traced, ports, kg } = await shop();
  const undo = async (documentId: string, type: string) => {
    ports.clock.advance(1000);
    const row = (await ports.reader.where(StockMovements, { documentId })).find((found) => found.type === type);
    await ask(undoMovement, { id: row?.id, reason: 'x' });
  };
  const [bought, spare] = [await pork(), await pork()];
  const part = await cutOf(bought.stockBatchId, '2');
  const run = await batchOf([part.stockBatchId], '1');
  const sausage = await completed(run);
  const delivery = await sent(sausage.stockBatchId);
  await undo(delivery.id, 'DISPATCHED');
  const undone = [{ deliveryId: delivery.id }];
  ports.clock.advance(1000);
  const asOf = ports.clock.now().toISOString();
  await ask(reopenBatch, { id: run.batchId, reason: 'x' });
  for (const { lotId } of [part, bought]) {
    t.match((await traced({ lotId: [lotId] })).recall.undoneDeliveries, undone, 'the batch is reopened');
  }

  const inputs = [{ stockBatchId: part.stockBatchId, ...kg('1') }];
  await ask(returnFromBatch, { id: run.batchId, inputs });
  await ask(consumeIntoBatch, {
    id: run.batchId,
    inputs: inputs.map((input) => ({ ...input, stockBatchId: spare.stockBatchId, reason: 'x' })),
  });
  const { stockId } = await ports.reader.get(StockBatches, sausage.stockBatchId);
  ports.clock.advance(1000);
  const { outputs } = await ask(completeBatch, { id: run.batchId, outputs: [{ stockId, ...kg('9') }] });
  const second = await sent(outputs[0]?.stockBatchId ?? '');
  await undo(second.id, 'DISPATCHED');
  await undo(part.cuttingId, 'PRODUCED');
  const { recall: list, nodes, edges } = await traced({ lotId: [bought.lotId] });
  t.strictSame(
    list.undoneDeliveries.map(({ deliveryId }) => deliveryId),
    [delivery.id],
    'the second delivery is of goods that the returned lot is not in',
  );
  t.strictSame([list.customers, list.openRuns, edges.filter(({ from }) => from === bought.lotId)], [[], [], []]);
  t.notOk(nodes.some(({ id }) => [part.lotId, sausage.lotId, part.cuttingId].includes(id)));
  t.match((await traced({ lotId: [bought.lotId], asOf })).recall.undoneDeliveries, undone);
  t.match((await traced({ lotId: [spare.lotId] })).recall.undoneDeliveries, [{ deliveryId: second.id }]);

  const recall = await ask(openRecall, { mode: 'REAL', reason: 'x', lotIds: [bought.lotId] });
  t.match(recall.frozen.undoneDeliveries, undone);
  t.equal(recall.frozen.lots.length, 1);
});
