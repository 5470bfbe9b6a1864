/** Makes stocks for contract tests, and batches that expire on every day around today. */

import {
  Lots,
  STOCK_CONDITIONS,
  Stock,
  StockBatch,
  StockBatches,
  type StockBatchState,
  type StockState,
  Stocks,
  StorageLocation,
  StorageLocations,
  storedQuantity,
} from '@cleaver/domain/inventory';
import { addDays, Decimal, dateOf, Quantity, unitOf } from '@cleaver/domain/kernel';
import { aLot, inUnit, NOW, newId, type Stored, storedArticles, storing, unique } from '../contract/samples.ts';

/** The day of these tests. */
export const TODAY = dateOf('2026-01-05');
/** A limit above the number of records of any test. */
export const ALL = 100_000;

export const quantity = (amount: string, unit: string) => storedQuantity(Quantity.of(Decimal.of(amount), unitOf(unit)));

export function world(stored: Stored) {
  async function aStock(
    level: readonly [string, string] | null,
    minimumShelfLifeDays: number | null = null,
  ): Promise<StockState> {
    const { ids } = await storedArticles(stored, 'Wurst');
    const location = StorageLocation.create({
      ...{ id: newId(), name: unique('Raum'), storageType: 'FREEZER', minTemperature: null, maxTemperature: null },
    });
    await storing(stored, StorageLocations, location);
    const stock = {
      ...{ id: newId(), articleId: ids[0] ?? '', storageLocationId: location.state.id },
      ...{ minimumLevel: level && quantity(...level), minimumShelfLifeDays },
    };
    return storing(stored, Stocks, Stock.restore(stock));
  }

  const aBatch = (stockId: string, daysLeft: number, more: Partial<StockBatchState> = {}): StockBatchState => ({
    ...{ id: newId(), stockId, lotId: newId(), lotNumber: unique('L'), batchType: 'P' },
    ...quantity(more.condition === 'DEPLETED' ? '0' : '1', 'KG'),
    ...{ expiryDate: addDays(TODAY, daysLeft), receivedAt: NOW, blocked: more.condition === 'BLOCKED', held: false },
    ...{ condition: 'IN_STOCK', movements: 1, twin: 0 },
    ...more,
  });

  const put = (batches: readonly StockBatchState[]) =>
    inUnit(stored, async (unit) => {
      const stocks = await unit.of(Stocks).peekAll(batches.map(({ stockId }) => stockId));
      for (const batch of batches) {
        const articleId = stocks.find(({ id }) => id === batch.stockId)?.articleId ?? '';
        unit.of(Lots).add(aLot({ id: batch.lotId, articleId, expiryDate: batch.expiryDate }));
        unit.of(StockBatches).add(StockBatch.restore(batch));
      }
    });

  const idsOf = (batches: readonly { readonly id: string }[]) => batches.map(({ id }) => id);
  const byExpiry = (a: StockBatchState, b: StockBatchState) =>
    a.expiryDate < b.expiryDate || (a.expiryDate === b.expiryDate && a.id < b.id) ? -1 : 1;

  /** Returns batches in every condition, on every day around today, and on the first and last possible day. */
  const everyBatch = (stockId: string) =>
    STOCK_CONDITIONS.flatMap((condition) => [
      ...[-2, -1, 0, 1, 2, 3, 4].map((daysLeft) => aBatch(stockId, daysLeft, { condition })),
      aBatch(stockId, 0, { condition, expiryDate: dateOf('0001-01-01') }),
      aBatch(stockId, 0, { condition, expiryDate: dateOf('9999-12-31') }),
    ]).sort(byExpiry);
  return { ...stored, stored, aStock, aBatch, put, idsOf, byExpiry, everyBatch };
}
