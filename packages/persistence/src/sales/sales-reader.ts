/** Implements the reads of sales in SQL. */
import type { CalendarDate, Unit } from '@cleaver/domain/kernel';
import { perOf, type SalesReader } from '@cleaver/domain/sales';
import type { Query } from '../engine/mapping.ts';

interface CallOffRow {
  readonly articleId: string;
  readonly day: CalendarDate;
  readonly quantityUnit: Unit;
  readonly amount: string;
  readonly pieces: number | null;
}

/**
 * Sums up the call-offs of customer $1 by article, day and unit, in one statement. So a concurrent delivery counts
 * either as open or as delivered, never as both or neither. Lines of the articles in $2 stay separate, because each
 * weight is converted into pieces and rounded separately.
 */
const CALL_OFFS = `
  select "articleId", day, "quantityUnit", trim_scale(sum(amount))::text as amount,
    (sum(pieces) filter (where "articleId" = any($2)))::int as pieces
  from (
    select l.id, l.article_id as "articleId", l.price ->> 'day' as day, l.quantity_unit as "quantityUnit",
      l.open as amount, null::int as pieces
    from sales_order o join order_line l on l.order_id = o.id
    where o.customer_id = $1 and o.status = 'CONFIRMED' and l.open > 0 and l.price ->> 'source' = 'CONTRACT'
    union all
    select l.id, l.article_id, l.price ->> 'day', l.quantity_unit, -sum(m.change), (-sum(m.pieces))::int
    from delivery d join delivery_line l on l.delivery_id = d.id
      join stock_movement m on m.document_id = d.id and m.document_line = l.line
    where d.customer_id = $1 and l.price ->> 'source' = 'CONTRACT'
    group by l.id
  ) each_line
  group by "articleId", day, "quantityUnit", case when "articleId" = any($2) then id end`;

export const sqlSales = (query: Query): SalesReader => ({
  async callOffs(customerId, inPieces) {
    const rows = await query<CallOffRow>({ text: CALL_OFFS, values: [customerId, [...inPieces]] });
    return rows.map(({ quantityUnit, ...row }) => ({ ...row, unit: perOf(quantityUnit) }));
  },
});
