/** Implements the reads of sales in SQL. */
import type { CalendarDate, Unit } from '@cleaver/domain/kernel';
import { type Billing, perOf, type SalesReader } from '@cleaver/domain/sales';
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

/** Selects what documents bill of the deliveries `$1`, in the order of their issue. */
const BILLINGS = `
  select i.id as "invoiceId", i.invoice_number as "invoiceNumber", i.corrects_id as "correctsId",
    l.delivery_id as "deliveryId", l.delivery_line as "deliveryLine", l.quantity::text as quantity
  from invoice_line l join invoice i on i.id = l.invoice_id
  where l.delivery_id = any($1::uuid[])
  order by i.issue_date, i.serial, l.line`;

export const sqlSales = (query: Query): SalesReader => ({
  async callOffs(customerId, inPieces) {
    const rows = await query<CallOffRow>({ text: CALL_OFFS, values: [customerId, [...inPieces]] });
    return rows.map(({ quantityUnit, ...row }) => ({ ...row, unit: perOf(quantityUnit) }));
  },
  billings: async (deliveryIds) =>
    deliveryIds.length === 0 ? [] : query<Billing>({ text: BILLINGS, values: [[...deliveryIds]] }),
});
