/** The reads of counts in memory. */
import { CountEntries, type CountReader } from '@cleaver/domain/inventory';
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
  };
}
