/** The reads between hygiene and goods in memory. Tests compare the SQL reads with them. */
import { type GoodsReader, type LastForBatch, Readings } from '@cleaver/domain/hygiene';
import { StockBatches, StockMovements, Stocks } from '@cleaver/domain/inventory';
import { Decimal, groupBy, type Reader } from '@cleaver/domain/kernel';

export const memoryGoods = (reader: Reader): GoodsReader => ({
  async lay(storageLocationId, since, until, limit) {
    const stocks = await reader.where(Stocks, { storageLocationId });
    const batches = await reader.whereIn(
      StockBatches,
      'stockId',
      stocks.map(({ id }) => id),
    );
    const rows = groupBy(await reader.where(StockMovements, {}), ({ stockBatchId }) => stockBatchId);
    const lay = batches.filter(({ id }) => {
      const moved = (rows.get(id) ?? []).toSorted((a, b) => a.number - b.number);
      const atSince = moved.findLast(({ at }) => at <= since);
      const during = moved.filter(({ at }) => at > since && at <= until);
      return [...(atSince ? [atSince] : []), ...during].some(({ after }) => !Decimal.of(after).isZero());
    });
    return [...new Set(lay.map(({ lotId }) => lotId))].sort().slice(0, limit);
  },
  async lastForBatch(batchId) {
    const last = new Map<string, LastForBatch>();
    const readings = (await reader.where(Readings, { batchId })).toSorted(
      (a, b) => a.measuredAt.getTime() - b.measuredAt.getTime() || (a.id < b.id ? -1 : 1),
    );
    for (const { id, controlPointId, correctionId, value, result, verdict, version } of readings) {
      if (controlPointId === null || correctionId !== null) continue;
      last.set(controlPointId, { id, controlPointId, value, result, verdict, version });
    }
    return [...last.values()];
  },
});
