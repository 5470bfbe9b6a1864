/** Implements the reads of invoicing in SQL. */
import { type InvoiceReader, Invoices } from '@cleaver/domain/invoicing';
import { pageOf } from '@cleaver/domain/kernel';
import { Deliveries } from '@cleaver/domain/sales';
import { Values } from '../engine/child-mapping.ts';
import type { MappingOf, Query } from '../engine/mapping.ts';
import { readPage } from '../engine/pages.ts';

/** Selects at most `$3` deliveries of which something may be due until `$1`, of the customer `$2` or of all. */
const UNSETTLED = `
  select d.id from delivery d
  where not d.settled and ($2::uuid is null or d.customer_id = $2::uuid)
    and (d.dispatch_date <= $1::date or exists (select from invoice_line l where l.delivery_id = d.id))
  order by d.dispatch_date, d.id limit $3`;

/** Returns the function that makes the reader of invoices for a query. */
export function sqlInvoices(mappingOf: MappingOf): (query: Query) => InvoiceReader {
  const invoices = mappingOf(Invoices);
  const heads = invoices.without(['document', 'xml', 'billedLines']);
  const customerId = mappingOf(Deliveries).column('customerId');
  const [open, due] = [invoices.column('openAmount').name, invoices.column('dueDate').name];
  return (query) => ({
    async unsettled(until, customer, most) {
      if (customer !== undefined && !customerId.canHold(customer)) return [];
      const values = [until, customer ?? null, most];
      return (await query<{ readonly id: string }>({ text: UNSETTLED, values })).map(({ id }) => id);
    },
    async invoices({ overdue, deliveryId, ...filter }, today, request) {
      const values = new Values();
      const billedLines = deliveryId === undefined ? undefined : { deliveryId };
      const where = invoices.where({ ...filter, billedLines }, values, request);
      if (where === undefined) return pageOf([], request, 0);
      const isOverdue = overdue !== undefined && `(t.${due} < ${values.add(today)}::date and t.${open} > 0)`;
      // Of a credit note the due date is null, and so is the term.
      const term = isOverdue && (overdue ? isOverdue : `${isOverdue} is not true`);
      const all = term ? `${where === '' ? ' where' : `${where} and`} ${term}` : where;
      const { rows, total, after } = await readPage(query, heads, { where: all, values: values.all }, request);
      return pageOf(
        rows.map((row) => heads.state(row)),
        request,
        total,
        after,
      );
    },
  });
}
