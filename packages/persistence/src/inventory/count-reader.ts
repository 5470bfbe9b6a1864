/** Implements the reads of counts in SQL. */
import { CountEntries, type CountReader } from '@cleaver/domain/inventory';
import type { Query } from '../engine/mapping.ts';
import { anyOf } from '../engine/queries.ts';
import type { MappingOf } from '../engine/unit-of-work.ts';

/** Returns a function that makes the reader of count entries for a query. */
export function sqlCounts(mappingOf: MappingOf): (query: Query) => CountReader {
  const entries = mappingOf(CountEntries);
  const count = entries.column('countId');
  const of = (member: 'stockBatchId' | 'number' | 'countedBy') => entries.column(member).name;
  const [batch, number, by] = [of('stockBatchId'), of('number'), of('countedBy')];
  const key = `${count.name}, e.${batch}`;
  const held =
    `select distinct on (e.${key}) e."id", min(e.${number}) over (partition by e.${key}) as first` +
    ` from ${entries.table} e where e.${count.name} = ${anyOf(count)} order by e.${key}, e.${number} desc`;
  const last = `${entries.select()} join (${held}) h on h."id" = t."id" order by h.first`;
  const counters = `select distinct t.${by} as "countedBy" from ${entries.table} t where t.${count.name} = $1`;
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
  });
}
