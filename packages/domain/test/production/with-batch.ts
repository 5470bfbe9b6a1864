/** Makes a core with a cold room, and functions that make lots, recipes and batches of sausage. */

import { own } from '@cleaver/testing';
import {
  factsField,
  type HoldState,
  Holds,
  type LotState,
  Lots,
  lotSubject,
  placeHolds,
  StockBatches,
  type StockBatchState,
  StockMovements,
  undoMovement,
  Warehouse,
} from '../../src/inventory/index.ts';
import { createStock } from '../../src/inventory/stock/stock-contracts.ts';
import { bookInStockBatch } from '../../src/inventory/stock-batch/stock-batch-contracts.ts';
import { createStorageLocation } from '../../src/inventory/storage-location/storage-location-contracts.ts';
import { command } from '../../src/kernel/contract/contract.ts';
import { id, text } from '../../src/kernel/contract/fields.ts';
import { form, optional } from '../../src/kernel/contract/form.ts';
import type * as out from '../../src/kernel/contract/output.ts';
import { handle } from '../../src/kernel/execution/handler.ts';
import { dateOf } from '../../src/kernel/values/calendar.ts';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import { Quantity, unitOf } from '../../src/kernel/values/quantity.ts';
import { planBatch, startBatch } from '../../src/production/batch/batch-contracts.ts';
import { activateRecipe } from '../../src/production/recipe/recipe-contracts.ts';
import { withRecipe } from './with-recipe.ts';

/**
 * Places a hold. The cause is RECALL if a `recallId` is given, DEVIATION if a `deviationId` is, otherwise MANUAL. The
 * tests check the effect of holds on runs.
 */
const hold = own(
  command({
    ...{ name: 'test.hold', subject: lotSubject, address: 'POST /', summary: '', permission: 'STOCK_WRITE' },
    input: form({ lotId: id(), reason: text(), recallId: optional(id()), deviationId: optional(id()) }),
    output: { schema: {} } as out.Output<HoldState | undefined>,
  }),
  (contract) =>
    handle(contract, {
      async run(unit, { lotId, reason, recallId = null, deviationId = null }, { caller }) {
        const lots = await unit.of(Lots).getAll([lotId]);
        const cause = recallId !== null ? 'RECALL' : deviationId !== null ? 'DEVIATION' : 'MANUAL';
        const [placed] = await placeHolds(new Warehouse(unit, caller), lots, { cause, reason, recallId, deviationId });
        return placed?.state;
      },
    }),
);

/** Receives a lot of ten kilograms with these facts. */
const receive = own(
  command({
    ...{ name: 'test.receive', subject: lotSubject, address: 'POST /', summary: '', permission: 'STOCK_WRITE' },
    input: form({ stockId: id(), lotNumber: text(), facts: factsField() }),
    output: { schema: {} } as out.Output<StockBatchState | undefined>,
  }),
  (contract) =>
    handle(contract, {
      async run(unit, { stockId, lotNumber, facts }, { caller }) {
        const quantity = Quantity.of(Decimal.of('10'), unitOf('KG'));
        const [opened] = await new Warehouse(unit, caller).openLots('RECEIVED', [
          {
            ...{ lotNumber, batchType: 'PURCHASED', expiryDate: dateOf('2026-03-01'), facts },
            places: [{ at: '', stockId, quantity }],
          },
        ]);
        return opened?.places[0]?.batch;
      },
    }),
);

const DAYS = { productionDate: '2026-01-05', bestBeforeDate: '2026-02-05' };

export async function withBatch() {
  const base = await withRecipe();
  const { run, article, recipe, ingredient, ports } = base;
  let numbers = 0;
  const room = async () =>
    (await run(createStorageLocation, { name: `Room ${++numbers}`, storageType: 'COLD_ROOM' })).id;
  const cold = await room();
  const stocks = new Map<string, string>();
  const stock = async (articleId: string, storageLocationId = cold): Promise<string> => {
    const key = `${articleId} ${storageLocationId}`;
    const known = stocks.get(key) ?? (await run(createStock, { articleId, storageLocationId })).id;
    stocks.set(key, known);
    return known;
  };
  /** Creates a lot with this amount of an article. Returns the stock batch. */
  const lot = async (
    articleId: string,
    quantityAmount = '10',
    more: { room?: string; expiryDate?: string; quantityUnit?: string; batchId?: string; batchType?: string } = {},
  ) => {
    ports.clock.advance(1000);
    const stockId = await stock(articleId, more.room);
    const given = { batchId: `L-${++numbers}`, batchType: 'PURCHASED', quantityUnit: 'KG', expiryDate: '2026-03-01' };
    return run(bookInStockBatch, { stockId, quantityAmount, ...given, ...more });
  };
  const left = async (batch: { id: string }) => (await ports.reader.get(StockBatches, batch.id)).quantityBase;
  const planned = async (recipeId: string, more: object = {}): Promise<string> =>
    (await run(planBatch, { recipeId, plannedQuantity: '10', plannedQuantityUnit: 'KG', ...DAYS, ...more })).id;
  return {
    ...base,
    room,
    cold,
    stock,
    lot,
    left,
    async received(articleId: string, facts: object) {
      const stockId = await stock(articleId);
      const batch = await run(receive, { stockId, lotNumber: `R-${++numbers}`, facts });
      if (!batch) throw new Error('Nothing was received');
      return batch;
    },
    planned,
    hold: (lotId: string, more: object = {}) => run(hold, { lotId, reason: 'Smells', ...more }),
    undo: (movementId: string) => run(undoMovement, { id: movementId, reason: 'By mistake' }),
    lots: (filter: Partial<LotState> = {}) => ports.reader.where(Lots, filter),
    holdsOf: (lotId: string) => ports.reader.where(Holds, { lotId }),
    ledger: (documentId: string) => ports.reader.where(StockMovements, { documentId }),
    /** Creates an active recipe for 10 kg from these articles and amounts in KG. */
    async sausage(uses: readonly (readonly [articleId: string, quantity: string, more?: object])[], more: object = {}) {
      const product = await article();
      const { id: recipeId } = await recipe({ articleId: product, ...more });
      for (const [articleId, quantity, given] of uses) await ingredient(recipeId, { articleId, quantity, ...given });
      await run(activateRecipe, { id: recipeId });
      return { product, recipeId };
    },
    /** Plans and starts a batch. Returns its id. */
    async started(recipeId: string, more: object = {}): Promise<string> {
      const batchId = await planned(recipeId, more);
      await run(startBatch, { id: batchId });
      return batchId;
    },
  };
}
