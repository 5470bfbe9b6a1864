/** The reads of inventory in memory. */
import type { BlockedGoods, InventoryReader, LotState, MovementType, StockState } from '@cleaver/domain/inventory';
import {
  BLOCKED_GOODS_SORTABLE,
  blockReason,
  criterionIn,
  documentLines,
  effectOf,
  FINAL_TYPES,
  Holds,
  Lots,
  lastBlock,
  levelOf,
  meets,
  outstandingOf,
  STOCK_LEVELS_SORTABLE,
  StockBatches,
  StockMovements,
  Stocks,
  StorageLocations,
  usedLotsOf,
} from '@cleaver/domain/inventory';
import type { Reader } from '@cleaver/domain/kernel';
import { Decimal, groupBy, pageInMemory } from '@cleaver/domain/kernel';
import { Articles } from '@cleaver/domain/masterdata';
import { pageOfKind } from '../memory-pages.ts';

export function memoryInventory(reader: Reader): InventoryReader {
  return { ...batchReads(reader), ...sumReads(reader), ...blockedReads(reader) };
}

const batchReads = (reader: Reader): Pick<InventoryReader, 'batchesOf' | 'allBatches' | 'batchesAt'> => ({
  async batchesOf(stockId, which, request) {
    const all = await reader.where(StockBatches, { stockId });
    const meant = which ? all.filter((batch) => meets(batch, which.criterion, which.today)) : all;
    return pageOfKind(StockBatches, meant, request);
  },
  async allBatches({ articleId, storageLocationId, lotIds, lotNumber }, which, request) {
    const stocks = new Map((await named(reader)).map((stock) => [stock.id, stock]));
    const found = (await reader.where(StockBatches, { lotNumber })).flatMap((batch) => {
      const stock = stocks.get(batch.stockId);
      const isMeant =
        stock !== undefined &&
        (articleId === undefined || stock.articleId === articleId) &&
        (storageLocationId === undefined || stock.storageLocationId === storageLocationId) &&
        (lotIds === undefined || lotIds.includes(batch.lotId)) &&
        (!which || meets(batch, criterionIn(which.criterion, stock.minimumShelfLifeDays), which.today));
      return isMeant ? [batch] : [];
    });
    const { content, page } = pageOfKind(StockBatches, found, request);
    return {
      content: content.map((batch) => {
        const stock = stocks.get(batch.stockId) as NamedStock;
        const { articleName, storageLocationName } = stock;
        return { batch, stock, articleName, storageLocationName };
      }),
      page,
    };
  },
  async batchesAt(storageLocationId) {
    const stocks = await reader.where(Stocks, { storageLocationId });
    const batches = await reader.whereIn(
      StockBatches,
      'stockId',
      stocks.map(({ id }) => id),
    );
    return Promise.all(
      batches
        .filter(({ condition }) => condition !== 'DEPLETED')
        .map(async (batch) => ({ batch, stock: await reader.get(Stocks, batch.stockId) })),
    );
  },
});

const blockedReads = (reader: Reader): Pick<InventoryReader, 'blockedGoods'> => ({
  async blockedGoods({ kind, articleId, storageLocationId }, request) {
    const stocks = new Map((await named(reader)).map((stock) => [stock.id, stock]));
    const batches = (await reader.where(StockBatches, {})).filter(({ condition }) => condition === 'BLOCKED');
    const lots = new Map((await reader.where(Lots, {})).map((lot) => [lot.id, lot]));
    const articles = new Map((await reader.where(Articles, {})).map(({ id, name }) => [id, name]));
    const isThere = (stockId: string) => stocks.get(stockId)?.storageLocationId === storageLocationId;
    const ofLot = (lotId: string) => {
      const { lotNumber, articleId, expiryDate } = lots.get(lotId) as LotState;
      return { lotId, lotNumber, articleId, articleName: articles.get(articleId) ?? '', expiryDate };
    };
    const held = (await reader.where(Holds, {}))
      .filter(({ releasedAt }) => releasedAt === null)
      .filter(
        ({ lotId }) =>
          storageLocationId === undefined || batches.some((one) => one.lotId === lotId && isThere(one.stockId)),
      )
      .map(
        ({ id, lotId, reason, placedAt, placedBy, cause, recallId, deviationId, inheritedFrom }): BlockedGoods => ({
          ...{ id, kind: 'HOLD', ...ofLot(lotId), place: null, reason, blockedAt: placedAt, blockedBy: placedBy },
          hold: { cause, recallId, deviationId, inheritedFrom },
        }),
      );
    const blocked = batches
      .filter(({ blocked, stockId }) => blocked && (storageLocationId === undefined || isThere(stockId)))
      .map(async ({ id, lotId, stockId, receivedAt, quantityBase, quantityUnit }): Promise<BlockedGoods> => {
        const { storageLocationId, storageLocationName } = stocks.get(stockId) as NamedStock;
        const block = lastBlock(await reader.where(StockMovements, { stockBatchId: id }));
        return {
          ...{ id, kind: 'STOCK_BATCH', ...ofLot(lotId), hold: null },
          place: { stockId, storageLocationId, storageLocationName, quantityBase, quantityUnit },
          reason: (block && blockReason(block)) ?? null,
          blockedAt: block?.at ?? receivedAt,
          blockedBy: block?.username ?? null,
        };
      });
    const found = [...held, ...(await Promise.all(blocked))]
      .filter((one) => kind === undefined || one.kind === kind)
      .filter((one) => articleId === undefined || one.articleId === articleId);
    return pageInMemory(found, BLOCKED_GOODS_SORTABLE, request);
  },
});

const sumReads = (
  reader: Reader,
): Omit<InventoryReader, keyof ReturnType<typeof batchReads> | keyof ReturnType<typeof blockedReads>> => ({
  async documentLines(documentIds) {
    const rows = await Promise.all(documentIds.map((documentId) => reader.where(StockMovements, { documentId })));
    return documentLines(rows.flat());
  },
  async levels({ articleId, storageLocationId, belowMinimum }, today, request) {
    const batches = groupBy(await reader.where(StockBatches, {}), ({ stockId }) => stockId);
    const levels = (await named(reader))
      .filter((stock) => articleId === undefined || stock.articleId === articleId)
      .filter((stock) => storageLocationId === undefined || stock.storageLocationId === storageLocationId)
      .map((stock) => levelOf(stock, batches.get(stock.id) ?? [], today))
      .filter((level) => belowMinimum === undefined || level.belowMinimum === belowMinimum);
    return pageInMemory(levels, STOCK_LEVELS_SORTABLE, request);
  },
  async movementsBy(userId, since, limit) {
    return (await reader.where(StockMovements, {}))
      .filter((row) => row.userId === userId && row.at >= since && row.postingId !== null)
      .filter(({ type }) => !FINAL_TYPES.includes(type))
      .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
      .slice(0, limit);
  },
  async usedLots(lotIds) {
    return usedLotsOf(await reader.whereIn(StockMovements, 'lotId', lotIds));
  },
  async outstanding(documentIds) {
    const rows = await Promise.all(
      [...new Set(documentIds)].map((documentId) => reader.where(StockMovements, { documentId })),
    );
    return outstandingOf(rows.flat());
  },
  async places(lotIds) {
    const batches = await reader.whereIn(StockBatches, 'lotId', lotIds);
    return Promise.all(
      batches.map(async (batch) => {
        const { storageLocationId, minimumShelfLifeDays } = await reader.get(Stocks, batch.stockId);
        const sums: Partial<Record<MovementType, string>> = {};
        for (const row of await reader.where(StockMovements, { stockBatchId: batch.id })) {
          const before = Decimal.of(sums[effectOf(row)] ?? '0');
          sums[effectOf(row)] = before.plus(Decimal.of(row.change)).toText();
        }
        return { batch, storageLocationId, minimumShelfLifeDays, sums };
      }),
    );
  },
});

type NamedStock = StockState & { readonly articleName: string; readonly storageLocationName: string };

/** Returns all stocks with the names of their articles and locations. */
async function named(reader: Reader): Promise<readonly NamedStock[]> {
  return Promise.all(
    (await reader.where(Stocks, {})).map(async (stock) => ({
      ...stock,
      articleName: (await reader.get(Articles, stock.articleId)).name,
      storageLocationName: (await reader.get(StorageLocations, stock.storageLocationId)).name,
    })),
  );
}
