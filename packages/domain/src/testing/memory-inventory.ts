/** The reads of inventory in memory. */
import type { InventoryReader, ShortStock } from '../inventory/ports.ts';
import { quantityOf, Stocks, storedQuantity } from '../inventory/stock.ts';
import { StockBatches } from '../inventory/stock-batch.ts';
import { meets } from '../inventory/stock-batch-status.ts';
import { compareDates } from '../shared/calendar.ts';
import { Decimal } from '../shared/decimal.ts';
import { pageInMemory } from '../shared/page.ts';
import { Quantity, sameKind } from '../shared/quantity.ts';
import type { Reader } from '../shared/unit-of-work.ts';

export function memoryInventory(reader: Reader): InventoryReader {
  return {
    async batchesOf(stockId, which, request) {
      const all = await reader.where(StockBatches, { stockId });
      const meant = which ? all.filter((batch) => meets(batch, which.criterion, which.today)) : all;
      return pageInMemory(meant, StockBatches.sortable, request);
    },
    async batches({ criterion, today }, limit) {
      const meant = (await reader.where(StockBatches, {}))
        .filter((batch) => meets(batch, criterion, today))
        .sort((a, b) => compareDates(a.expiryDate, b.expiryDate) || (a.id < b.id ? -1 : 1));
      return Promise.all(
        meant.slice(0, limit).map(async (batch) => ({ batch, stock: await reader.get(Stocks, batch.stockId) })),
      );
    },
    async stocksBelowMinimum({ criterion, today }, limit) {
      const short: ShortStock[] = [];
      for (const stock of await reader.where(Stocks, {})) {
        if (!stock.minimumLevel) continue;
        const minimum = quantityOf(stock.minimumLevel);
        const usable = (await reader.where(StockBatches, { stockId: stock.id }))
          .filter((batch) => meets(batch, criterion, today) && sameKind(batch.quantityUnit, minimum.unit))
          .reduce((sum, batch) => sum.plus(quantityOf(batch)), Quantity.of(Decimal.ZERO, minimum.unit));
        if (usable.compare(minimum) < 0) short.push({ ...stock, usable: storedQuantity(usable) });
      }
      return short.slice(0, limit);
    },
  };
}
