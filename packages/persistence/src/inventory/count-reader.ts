/** Implements the reads of counts in SQL. */
import { CountEntries, type CountReader, InventoryCounts, StockMovements } from '@cleaver/domain/inventory';
import type { MappingOf, Query } from '../engine/mapping.ts';
import { anyOf } from '../engine/queries.ts';

/** Returns a function that makes the reader of count entries for a query. */
export function sqlCounts(mappingOf: MappingOf): (query: Query) => CountReader {
  const entries = mappingOf(CountEntries);
  const count = entries.column('countId');
  const of = (member: 'number' | 'countedBy' | 'countedAt') => entries.column(member).name;
  const [number, by, at] = [of('number'), of('countedBy'), of('countedAt')];
  const batchColumn = entries.column('stockBatchId');
  const batch = batchColumn.name;
  const counts = mappingOf(InventoryCounts);
  const key = `${count.name}, e.${batch}`;
  const held =
    `select distinct on (e.${key}) e."id", min(e.${number}) over (partition by e.${key}) as first` +
    ` from ${entries.table} e where e.${count.name} = ${anyOf(count)} order by e.${key}, e.${number} desc`;
  const last = `${entries.select()} join (${held}) h on h."id" = t."id" order by h.first`;
  const counters = `select distinct t.${by} as "countedBy" from ${entries.table} t where t.${count.name} = $1`;
  const latest =
    `select distinct on (e.${batch}) e."id" from ${entries.table} e join ${counts.table} c` +
    ` on c."id" = e.${count.name} and c.${counts.column('status').name} <> 'CANCELLED'` +
    ` where e.${batch} = ${anyOf(batchColumn)} and e.${at} >= $2 and not exists (select from ${entries.table} l` +
    ` where l.${count.name} = e.${count.name} and l.${batch} = e.${batch} and l.${number} > e.${number})` +
    ` order by e.${batch}, e.${at} desc`;
  const counted = `${entries.select()} join (${latest}) h on h."id" = t."id"`;
  const movements = mappingOf(StockMovements);
  const ofMovement = (member: 'stockBatchId' | 'at' | 'number') => movements.column(member).name;
  const [ofBatch, movedAt, moved] = [ofMovement('stockBatchId'), ofMovement('at'), ofMovement('number')];
  const first =
    `select distinct on (m.${ofBatch}) m."id" from ${movements.table} m` +
    ` join unnest($1::uuid[], $2::timestamptz[]) w (id, at) on w.id = m.${ofBatch} and m.${movedAt} > w.at` +
    ` order by m.${ofBatch}, m.${moved}`;
  const firsts = `${movements.select()} join (${first}) f on f."id" = t."id"`;
  return (query) => ({
    async lastEntries(countIds) {
      const possible = countIds.filter((id) => count.canHold(id));
      if (possible.length === 0) return [];
      return (await query({ text: last, values: [possible] })).map((row) => entries.state(row));
    },
    async counters(countId) {
      if (!count.canHold(countId)) return [];
      const rows = await query<{ readonly countedBy: string }>({ text: counters, values: [countId] });
      return rows.map(({ countedBy }) => countedBy);
    },
    async lastCounted(stockBatchIds, from) {
      const possible = stockBatchIds.filter((id) => batchColumn.canHold(id));
      if (possible.length === 0) return [];
      return (await query({ text: counted, values: [possible, from] })).map((row) => entries.state(row));
    },
    async firstMovements(of) {
      const possible = of.filter(({ stockBatchId }) => batchColumn.canHold(stockBatchId));
      if (possible.length === 0) return [];
      const values = [possible.map(({ stockBatchId }) => stockBatchId), possible.map(({ at }) => at)];
      return (await query({ text: firsts, values })).map((row) => movements.state(row));
    },
  });
}
