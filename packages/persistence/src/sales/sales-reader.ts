/** Reads of sales in SQL. */
import type { CalendarDate, Unit } from '@cleaver/domain/kernel';
import { type SalesReader, saleKindOf } from '@cleaver/domain/sales';
import type { Query } from '../engine/mapping.ts';

interface CallOffRow {
  readonly articleId: string;
  readonly day: CalendarDate;
  readonly quantityUnit: Unit;
  readonly amount: string;
}

const CALL_OFFS = `
  select l.article_id as "articleId", l.price ->> 'day' as day, l.quantity_unit as "quantityUnit", l.open::text as amount
  from sales_order o join order_line l on l.order_id = o.id
  where o.customer_id = $1 and o.status = 'CONFIRMED' and l.open > 0 and l.price ->> 'source' = 'CONTRACT'`;

export const sqlSales = (query: Query): SalesReader => ({
  async callOffs(customerId) {
    const rows = await query<CallOffRow>({ text: CALL_OFFS, values: [customerId] });
    return rows.map(({ quantityUnit, ...row }) => ({
      ...row,
      unit: saleKindOf(quantityUnit) === 'WEIGHT' ? 'KG' : 'PIECE',
    }));
  },
});
