/** Implements the reads of goods receipts in SQL. */
import { LEFT, StockBatches } from '@cleaver/domain/inventory';
import { GoodsReceipts, type ReceiptReader } from '@cleaver/domain/procurement';
import type { MappingOf, Query } from '../engine/mapping.ts';
import { literals } from '../engine/queries.ts';

export const sqlReceipts = (mappingOf: MappingOf): ((query: Query) => ReceiptReader) => {
  const toInspect = `
        select t.id from ${mappingOf(GoodsReceipts).table} t
        where t.receipt_date >= $1::date and exists (
          select 1 from jsonb_to_recordset(t.lines) as l (line int, "lotId" uuid)
          where l."lotId" is not null
            and not exists (select 1 from jsonb_to_recordset(t.inspections) as i (line int) where i.line = l.line)
            and exists (
              select 1 from ${mappingOf(StockBatches).table} b where b.lot_id = l."lotId" and b.condition in (${literals(LEFT.conditions)})
            ))
        order by t.receipt_date, t.id limit $2`;
  return (query) => ({
    async toInspect(since, limit) {
      const found = await query<{ readonly id: string }>({ text: toInspect, values: [since, limit] });
      return found.map(({ id }) => id);
    },
  });
};
