/** The reads of counts in memory. */
import { CountEntries, type CountReader, InventoryCounts, StockMovements } from '@cleaver/domain/inventory';
import type { Reader } from '@cleaver/domain/kernel';

export function memoryCounts(reader: Reader): CountReader {
  const all = async (countId: string) =>
    (await reader.where(CountEntries, { countId })).toSorted((a, b) => a.number - b.number);
  // A map keeps its keys in insertion order.
  const last = async (countId: string) => [
    ...new Map((await all(countId)).map((entry) => [entry.stockBatchId, entry])).values(),
  ];
  return {
    lastEntries: async (countIds) => (await Promise.all(countIds.map(last))).flat(),
    counters: async (countId) => [...new Set((await all(countId)).map(({ countedBy }) => countedBy))],
    async lastCounted(stockBatchIds, from) {
      const counts = (await reader.where(InventoryCounts, {})).filter(({ status }) => status !== 'CANCELLED');
      const entries = (await Promise.all(counts.map(({ id }) => last(id)))).flat();
      const counted = entries
        .filter(({ stockBatchId, countedAt }) => stockBatchIds.includes(stockBatchId) && countedAt >= from)
        .toSorted((a, b) => a.countedAt.getTime() - b.countedAt.getTime());
      return [...new Map(counted.map((entry) => [entry.stockBatchId, entry])).values()];
    },
    async firstMovements(of) {
      const found = of.map(async ({ stockBatchId, at }) => {
        const rows = (await reader.where(StockMovements, { stockBatchId })).filter((row) => row.at > at);
        return rows.toSorted((a, b) => a.number - b.number).slice(0, 1);
      });
      return (await Promise.all(found)).flat();
    },
  };
}
