/** Tests holds of deviations during concurrent transfers, and completions of batches during concurrent readings. */
import {
  correctReading,
  createControlPoint,
  getExposure,
  holdExposedLots,
  recordReadings,
} from '@cleaver/domain/hygiene';
import { bookInStockBatch, createStock, getLot, StockBatches, transferGoods } from '@cleaver/domain/inventory';
import {
  activateRecipe,
  addIngredient,
  completeBatch,
  consumeIntoBatch,
  createRecipe,
  getExecution,
  planBatch,
  startBatch,
} from '@cleaver/domain/production';
import { openDatabase } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';
import { times, warehouse } from '../inventory/warehouse.ts';

const ROUNDS = Number(process.env['RACES'] ?? 8);
const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

onPostgres('a hold of a deviation covers all of a lot that is transferred concurrently', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const { ask, stock, otherStock, lot, outcomes, clock } = warehouse(database);
  const { id: stockId, storageLocationId } = await stock();
  const elsewhere = await otherStock(stockId);
  const limits = { max: 7 };
  const { id: controlPointId } = await ask(createControlPoint, {
    ...{ name: 'Kühlraum', measure: 'TEMPERATURE', limits, storageLocationId },
  });
  for (let round = 0; round < ROUNDS; round++) {
    const booked = await Promise.all(times(3, () => ask(bookInStockBatch, { stockId, ...lot('100') })));
    clock.advance(1000);
    const measure = (value: number) => ask(recordReadings, { readings: [{ controlPointId, value }] });
    await measure(4);
    clock.advance(1000);
    const id = (await measure(12)).deviations[0]?.id ?? '';
    const { lots } = await ask(getExposure, { id });
    const lotIds = booked.map(({ lotId }) => lotId);
    t.ok(lotIds.every((lotId) => lots.some((one) => one.lotId === lotId && one.via === 'LAY_THERE')));
    const moves = booked.flatMap(({ id: stockBatchId }) =>
      times(3, () => [transferGoods, { lines: [{ stockBatchId, toStockId: elsewhere, ...kg('1') }] }] as const),
    );
    const holds = [lotIds, lotIds.toReversed()].map(
      (each) => [holdExposedLots, { id, lotIds: each, reason: 'x' }] as const,
    );
    t.strictSame(await outcomes([...moves.slice(0, 5), ...holds, ...moves.slice(5)]), { done: 11 });
    for (const lotId of lotIds) {
      const { stockBatches, holds } = await ask(getLot, { id: lotId });
      t.ok(stockBatches.every(({ status }) => status === 'BLOCKED'));
      t.strictSame(
        holds.map((hold) => hold.deviationId),
        [id],
        'one of two equal requests skips the lots',
      );
    }
    await measure(4);
    clock.advance(1000);
  }
});

onPostgres(
  'no free output leaves a batch whose critical limit was not met, by a concurrent reading',
  async (t, url) => {
    const database = await openDatabase({ url, ids });
    t.teardown(() => database.close());
    const { ask, article, location, lot, outcomes, clock } = warehouse(database);
    const { id: articleId } = await article();
    const { id: stockId } = await ask(createStock, { articleId, storageLocationId: (await location()).id });
    const recipe = { outputQuantity: '10', outputUom: 'KG', articleId };
    const { id: recipeId } = await ask(createRecipe, {
      name: `Wurst ${articleId}`,
      type: 'FINISHED_PRODUCT',
      ...recipe,
    });
    await ask(addIngredient, { id: recipeId, articleId, quantity: '10', uom: 'KG' });
    await ask(activateRecipe, { id: recipeId });
    const point = { scope: 'BATCH', kind: 'CCP', measure: 'TEMPERATURE', limits: { min: 72 }, articleIds: [articleId] };
    const { id: controlPointId } = await ask(createControlPoint, { name: 'Kern', ...point });
    const { id: stockBatchId } = await ask(bookInStockBatch, { stockId, ...lot('1000') });
    const plan = { recipeId, plannedQuantity: '10', plannedQuantityUnit: 'KG' };
    const days = { productionDate: '2026-01-05', bestBeforeDate: '2026-02-05' };
    const results: Record<string, number> = {};
    for (let round = 0; round < ROUNDS * 2; round++) {
      const { id } = await ask(planBatch, { ...plan, ...days });
      await ask(startBatch, { id });
      await ask(consumeIntoBatch, { id, inputs: [{ stockBatchId, ...kg('1') }] });
      clock.advance(1000);
      const measured = (value: number) => ({ readings: [{ controlPointId, batchId: id, value }] });
      const [good] = (await ask(recordReadings, measured(74))).readings;
      clock.advance(1000);
      const bad =
        round % 2 === 0
          ? ([recordReadings, measured(60)] as const)
          : ([correctReading, { id: good?.id, value: 60, note: 'x' }] as const);
      const complete = [completeBatch, { id, outputs: [{ stockId, ...kg('1') }] }] as const;
      const outcome = await outcomes(round % 3 === 0 ? [complete, bad] : [bad, complete]);
      for (const [code, count] of Object.entries(outcome)) results[code] = (results[code] ?? 0) + count;
      const { batch, outputs, controlPoints } = await ask(getExecution, { id });
      if (batch.status === 'COMPLETED') {
        t.match(controlPoints, [{ state: 'MET', value: '74' }]);
        t.strictSame(outcome, { done: 1, BATCH_NOT_IN_PROGRESS: 1 });
        continue;
      }
      t.match(controlPoints, [{ state: 'NOT_MET', value: '60' }]);
      t.strictSame(outcome, { done: 1, CRITICAL_LIMIT_NOT_MET: 1 });
      t.strictSame(outputs, []);
      const free = await database.reader.where(StockBatches, { stockId, lotNumber: batch.batchNumber });
      t.strictSame(free, []);
    }
    t.comment(JSON.stringify(results));
  },
);
