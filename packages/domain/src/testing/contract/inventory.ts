/** The contract on the reads of inventory: a store means by a criterion what the core means by it. */
import type { Test } from 'tap';
import { Stock, type StockState, Stocks, storedQuantity } from '../../inventory/stock.ts';
import { StockBatch, StockBatches, type StockBatchState } from '../../inventory/stock-batch.ts';
import {
  batchesWith,
  expiringWithin,
  meets,
  STOCK_BATCH_STATUSES,
  STOCK_CONDITIONS,
  statusOf,
  USABLE,
} from '../../inventory/stock-batch-status.ts';
import { StorageLocation, StorageLocations } from '../../inventory/storage-location.ts';
import { addDays, dateOf } from '../../shared/calendar.ts';
import { Decimal } from '../../shared/decimal.ts';
import { Quantity, unitOf } from '../../shared/quantity.ts';
import { inUnit, NOW, newId, type Stored, storedArticles, storing, unique } from './samples.ts';

const TODAY = dateOf('2026-01-05');
/** More than anybody stored. */
const ALL = 100_000;

const quantity = (amount: string, unit: string) => storedQuantity(Quantity.of(Decimal.of(amount), unitOf(unit)));

export async function inventoryContract(t: Test, stored: Stored): Promise<void> {
  const { inventory } = stored;

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
    ...{
      id: newId(),
      stockId,
      batchId: unique('L'),
      batchType: 'P',
      ...quantity(more.condition === 'DEPLETED' ? '0' : '1', 'KG'),
    },
    ...{ expiryDate: addDays(TODAY, daysLeft), receivedAt: NOW, condition: 'IN_STOCK', movements: 1 },
    ...more,
  });

  const put = (batches: readonly StockBatchState[]) =>
    inUnit(stored, async (unit) => {
      for (const batch of batches) unit.of(StockBatches).add(StockBatch.restore(batch));
    });

  const idsOf = (batches: readonly { readonly id: string }[]) => batches.map(({ id }) => id);
  const byExpiry = (a: StockBatchState, b: StockBatchState) =>
    a.expiryDate < b.expiryDate || (a.expiryDate === b.expiryDate && a.id < b.id) ? -1 : 1;

  /** In every condition, on every day around today, and at the ends of time. */
  const everyBatch = (stockId: string) =>
    STOCK_CONDITIONS.flatMap((condition) => [
      ...[-2, -1, 0, 1, 2, 3, 4].map((daysLeft) => aBatch(stockId, daysLeft, { condition })),
      aBatch(stockId, 0, { condition, expiryDate: dateOf('0001-01-01') }),
      aBatch(stockId, 0, { condition, expiryDate: dateOf('9999-12-31') }),
    ]).sort(byExpiry);

  await t.test("a stock's batches of each status, whatever its minimum shelf life", async (t) => {
    for (const minimum of [null, 0, 3, 2_147_483_647]) {
      const { id } = await aStock(null, minimum);
      const batches = everyBatch(id);
      await put(batches);
      const sort = [{ field: 'expiryDate', direction: 'asc' as const }];
      for (const status of STOCK_BATCH_STATUSES) {
        const which = { criterion: batchesWith(status, minimum), today: TODAY };
        const shelfLife = { today: TODAY, minimumShelfLifeDays: minimum };
        const expected = batches.filter((batch) => statusOf(batch, shelfLife) === status);
        const { content, page } = await inventory.batchesOf(id, which, { page: 0, size: 500, sort });
        t.strictSame(content, expected, `${status} with ${minimum} days`);
        t.equal(page.totalElements, expected.length);
        const second = await inventory.batchesOf(id, which, { page: 1, size: 2, sort });
        t.strictSame(second.content, expected.slice(2, 4));
      }
      const all = await inventory.batchesOf(id, undefined, { page: 0, size: 500, sort });
      t.strictSame(all.content, batches);
    }
    const nowhere = await inventory.batchesOf('x', undefined, { page: 0, size: 20, sort: [] });
    t.equal(nowhere.page.totalElements, 0);
  });

  await t.test('what expires within some days, earliest first', async (t) => {
    const stock = await aStock(null, 5);
    const batches = everyBatch(stock.id);
    await put(batches);
    for (const days of [0, 3, 2_147_483_647]) {
      const which = { criterion: expiringWithin(days), today: TODAY };
      const found = (await inventory.batches(which, ALL)).filter(({ batch }) => batch.stockId === stock.id);
      const expected = batches.filter((batch) => meets(batch, which.criterion, TODAY));
      t.strictSame(
        found.map(({ batch }) => batch),
        expected,
        `${days} days`,
      );
      t.match(found[0]?.stock, {
        articleId: stock.articleId,
        storageLocationId: stock.storageLocationId,
        minimumShelfLifeDays: 5,
      });
    }
    const [first, second] = await inventory.batches({ criterion: expiringWithin(1), today: TODAY }, 2);
    t.ok(first && second && byExpiry(first.batch, second.batch) < 0);
    t.equal((await inventory.batches({ criterion: expiringWithin(1), today: TODAY }, 2)).length, 2);
  });

  await t.test('stocks below their minimum: exactly, in its kind of unit, by what may be used', async (t) => {
    const short = async () => inventory.stocksBelowMinimum({ criterion: USABLE, today: TODAY }, ALL);
    const usableOf = async (id: string) => (await short()).find((stock) => stock.id === id)?.usable;
    const stock = await aStock(['1000000.000001', 'g']);
    const piece = await aStock(['1', 'PIECE']);
    const none = await aStock(['0', 'KG']);
    const free = await aStock(null);
    t.match(await usableOf(stock.id), { quantityBase: '0', quantityKind: 'mass', quantityUnit: 'g' });

    await put([
      aBatch(stock.id, 0, quantity('999.9', 'KG')),
      aBatch(stock.id, 9, quantity('0.100000', 'kg')),
      aBatch(stock.id, -1, quantity('1', 'KG')),
      aBatch(stock.id, 9, { condition: 'BLOCKED' }),
      aBatch(stock.id, 9, quantity('5', 'L')),
      aBatch(piece.id, 9, quantity('5', 'KG')),
    ]);
    t.match(await usableOf(stock.id), { quantityBase: '1000', quantityUnit: 'g' });
    t.match(await usableOf(piece.id), { quantityBase: '0', quantityUnit: 'PIECE' });
    const found = idsOf(await short());
    t.strictSame(found, [...found].sort(), 'by id');
    t.notOk(found.includes(none.id) || found.includes(free.id));
    t.equal((await inventory.stocksBelowMinimum({ criterion: USABLE, today: TODAY }, 1)).length, 1);

    await put([aBatch(stock.id, 9, quantity('0.000001', 'g')), aBatch(piece.id, 9, quantity('1', 'PAIR'))]);
    t.equal(await usableOf(stock.id), undefined, 'just as much is not below');
    t.equal(await usableOf(piece.id), undefined);
  });
}
