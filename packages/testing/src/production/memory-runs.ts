/** The reads of runs in memory. */
import { Lots, meets, StockBatches, StockMovements, Stocks, USABLE } from '@cleaver/domain/inventory';
import type { Reader } from '@cleaver/domain/kernel';
import { byFefo, type RunReader } from '@cleaver/domain/production';

export const memoryRuns = (reader: Reader): RunReader => ({
  async supplies(needs, { day, storageLocationIds }) {
    const stocks = await reader.where(Stocks, {});
    const batches = await reader.where(StockBatches, {});
    return needs.map(({ articleId, kind }) => {
      const ofArticle = stocks.filter((stock) => stock.articleId === articleId);
      const places = new Map(
        ofArticle
          .filter(({ storageLocationId }) => storageLocationIds?.includes(storageLocationId) ?? true)
          .map(({ id, storageLocationId }) => [id, storageLocationId]),
      );
      const candidates = batches
        .filter((batch) => batch.quantityKind === kind && meets(batch, USABLE, day))
        .flatMap(({ id, stockId, lotId, lotNumber, expiryDate, receivedAt, quantityBase }) => {
          const storageLocationId = places.get(stockId);
          if (storageLocationId === undefined) return [];
          return [{ id, lotId, lotNumber, expiryDate, receivedAt, quantityBase, storageLocationId }];
        })
        .toSorted(byFefo);
      return { stocked: ofArticle.length > 0, candidates, more: false };
    });
  },
  async lots(ids) {
    const found = await Promise.all([...new Set(ids)].map((id) => reader.find(Lots, id)));
    return found.flatMap((lot) => lot ?? []);
  },
  rows: async (runId) => {
    const rows = await reader.where(StockMovements, { documentId: runId });
    return rows
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, stockBatchId, lotId, type, reversesId, change, unit, reason }) => ({
        ...{ id, stockBatchId, lotId, type, reversesId, change, unit, reason },
      }));
  },
});
