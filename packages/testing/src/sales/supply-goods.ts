/** Goods and production batches for the contract tests of availability and picking. */
import {
  Lots,
  Stock,
  StockBatch,
  StockBatches,
  type StockBatchState,
  Stocks,
  StorageLocation,
  StorageLocations,
  storedQuantity,
} from '@cleaver/domain/inventory';
import { addDays, Decimal, dateOf, Quantity, unitOf } from '@cleaver/domain/kernel';
import { Batch, Batches, Recipes } from '@cleaver/domain/production';
import { aLot, aRecipe, inUnit, NOW, newId, type Stored, storing, unique } from '../contract/samples.ts';

export const TODAY = dateOf('2026-01-05');
export const day = (ahead: number) => addDays(TODAY, ahead);

/** Stores goods in two rooms. One of the stock batches is blocked. */
export async function storedGoods(stored: Stored, wurst: string, schinken: string) {
  const rooms = [1, 2].map(() =>
    StorageLocation.create({
      ...{ id: newId(), name: unique('Raum'), storageType: 'COLD_ROOM', minTemperature: null, maxTemperature: null },
    }),
  );
  const [front, back] = rooms as [StorageLocation, StorageLocation];
  await storing(stored, StorageLocations, front, back);
  const stockOf = (articleId: string, { state }: StorageLocation) =>
    Stock.restore({
      ...{ id: newId(), articleId, storageLocationId: state.id, minimumLevel: null, minimumShelfLifeDays: 9 },
    });
  const stocks = [stockOf(wurst, front), stockOf(wurst, back), stockOf(schinken, front)] as const;
  await storing(stored, Stocks, ...stocks);
  const put = async ({ state: { id: stockId, articleId } }: Stock, lasts: number, amount: string, unit = 'KG') => {
    const quantity = storedQuantity(Quantity.of(Decimal.of(amount), unitOf(unit)));
    const condition: StockBatchState['condition'] = amount === '0' ? 'DEPLETED' : 'IN_STOCK';
    const batch = {
      ...{ id: newId(), stockId, lotId: newId(), lotNumber: unique('L'), batchType: 'P', expiryDate: day(lasts) },
      ...{ receivedAt: NOW, movements: 1, twin: 0, held: false, blocked: false, condition, ...quantity },
    };
    return { batch, articleId };
  };
  const shelved = await Promise.all([
    put(stocks[0], 0, '1.5'),
    put(stocks[0], 3, '250', 'g'),
    put(stocks[1], 3, '2'),
    put(stocks[1], 3, '12', 'PIECE'),
    put(stocks[1], 3, '5', 'BOX'),
    put(stocks[0], 9, '0'),
    put(stocks[2], 3, '100'),
  ]);
  const blocked = await put(stocks[0], 9, '50');
  await inUnit(stored, async (unit) => {
    const all = [...shelved, { ...blocked, batch: { ...blocked.batch, blocked: true, condition: 'BLOCKED' as const } }];
    for (const { batch, articleId } of all) {
      const { lotId: id, lotNumber, quantityKind, expiryDate } = batch;
      unit.of(Lots).add(aLot({ id, articleId, lotNumber, quantityKind, expiryDate }));
      unit.of(StockBatches).add(StockBatch.restore(batch));
    }
  });
  return { front, shelved, blocked };
}

/** Stores production batches of an article. Only the first two count as planned up to `day(2)`. */
export async function storedBatches(stored: Stored, articleId: string) {
  const recipe = aRecipe({ articleId });
  await storing(stored, Recipes, recipe);
  const planned = (ahead: number, plannedQuantity: string, unit = 'kg') =>
    Batch.plan({
      ...{ id: newId(), batchNumber: unique('P'), recipeId: recipe.state.id, plannedQuantity },
      ...{ plannedQuantityUnit: unitOf(unit), productionDate: day(ahead), bestBeforeDate: day(30), createdAt: NOW },
    });
  const cancelled = planned(0, '999');
  cancelled.cancel('x', false, NOW);
  await storing(
    stored,
    Batches,
    planned(0, '20'),
    planned(2, '500', 'G'),
    planned(3, '999'),
    planned(0, '9', 'L'),
    cancelled,
  );
}
