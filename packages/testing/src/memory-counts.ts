/** The reads of counts in memory. */
import { CountEntries, type CountReader } from '@cleaver/domain/inventory';
import type { Reader } from '@cleaver/domain/kernel';

export function memoryCounts(reader: Reader): CountReader {
  const all = async (countId: string) =>
    (await reader.where(CountEntries, { countId })).toSorted((a, b) => a.number - b.number);
  return {
    // A map keeps its keys in insertion order.
    lastEntries: async (countId) => [
      ...new Map((await all(countId)).map((entry) => [entry.stockBatchId, entry])).values(),
    ],
    counters: async (countId) => [...new Set((await all(countId)).map(({ countedBy }) => countedBy))],
  };
}
