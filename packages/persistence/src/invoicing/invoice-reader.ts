/** Implements the reads of invoicing in SQL. */
import { type InvoiceReader, Invoices, type OpenItems, type StoredOpenInvoice } from '@cleaver/domain/invoicing';
import { type CalendarDate, Decimal, pageOf } from '@cleaver/domain/kernel';
import { Deliveries, sumText } from '@cleaver/domain/sales';
import { Values } from '../engine/child-mapping.ts';
import type { Row } from '../engine/column.ts';
import type { List } from '../engine/list.ts';
import type { MappingOf, Query } from '../engine/mapping.ts';
import { readPage } from '../engine/pages.ts';

const END_OF_MONTH = "(date_trunc('month', d.dispatch_date::timestamp) + interval '1 month - 1 day')";

/** The end of the period in which a delivery is billed, as `periodEnd` calculates it. */
const PERIOD_END = `case c.sales_terms ->> 'billing'
  when 'WEEKLY' then least(date_trunc('week', d.dispatch_date::timestamp) + interval '6 days', ${END_OF_MONTH})::date
  when 'MONTHLY' then ${END_OF_MONTH}::date else d.dispatch_date end`;

/** Selects at most `$3` deliveries of which something may be due until `$1`, of the customer `$2` or of all. */
const UNSETTLED = `
  select d.id from delivery d join customer c on c.id = d.customer_id
  where not d.settled and ($2::uuid is null or d.customer_id = $2::uuid)
    and (${PERIOD_END} <= $1::date or exists (select from invoice_line l where l.delivery_id = d.id))
  order by d.dispatch_date, d.id limit $3`;

/**
 * Selects at most `$2` OPEN invoices of the customer `$1` or of all. Unpacks the document only of invoices of which
 * nothing was paid or credited: the others have no Skonto any more.
 */
const OPEN_INVOICES = `
  select i.id as "invoiceId", i.invoice_number as "invoiceNumber", i.customer_id as "customerId",
    c.name as "customerName", i.issue_date as "issueDate", i.due_date as "dueDate", i.gross::text as gross,
    i.open_amount::text as "openAmount", i.untouched as "isUntouched",
    case when i.untouched then i.document -> 'skonto' end as skonto
  from (
    select t.*, t.open_amount = t.gross and not exists (select from invoice n where n.corrects_id = t.id)
      and not exists (
        select from payment_item l join payment p on p.id = l.payment_id
        where l.invoice_id = t.id and p.status = 'BOOKED'
      ) as untouched
    from invoice t where t.status = 'OPEN' and ($1::uuid is null or t.customer_id = $1::uuid)
  ) i join customer c on c.id = i.customer_id
  order by i.due_date, i.issue_date, i.serial limit $2`;

/** Returns the list of the customers with OPEN invoices, with the sums of these. */
function openItemsOn(today: CalendarDate, customerId: string | undefined, values: Values): List<OpenItemsRow> {
  const day = `${values.add(today)}::date`;
  const ofCustomer = customerId === undefined ? '' : ` and i.customer_id = ${values.add(customerId)}::uuid`;
  const table =
    '(select c.id, c.name, c.name_key, sum(i.open_amount) as open, min(i.due_date) as oldest,' +
    ` coalesce(sum(i.open_amount) filter (where i.open_amount > 0 and i.due_date < ${day}), 0) as overdue,` +
    ' count(*)::int as invoices from invoice i join customer c on c.id = i.customer_id' +
    ` where i.status = 'OPEN'${ofCustomer} group by c.id)`;
  const columns = 't.id, t.name, t.open::text as open, t.overdue::text as overdue, t.oldest, t.invoices';
  const sortColumns: Readonly<Record<string, string>> = { customerName: 'name_key', open: 'open', overdue: 'overdue' };
  return {
    table,
    select: (more = '') => `select ${columns}${more} from ${table} t`,
    sortColumn: (field) => sortColumns[field] ?? '"id"',
  };
}

interface OpenItemsRow extends Row {
  readonly id: string;
  readonly name: string;
  readonly open: string;
  readonly overdue: string;
  readonly oldest: CalendarDate;
  readonly invoices: number;
}

const openItemsOf = ({ id, name, open, overdue, oldest, invoices }: OpenItemsRow): OpenItems => ({
  ...{ customerId: id, customerName: name, open: sumText(Decimal.of(open)), overdue: sumText(Decimal.of(overdue)) },
  ...{ oldestDueDate: oldest, invoices },
});

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
    async openItems({ customerId: customer, overdue }, today, request) {
      if (customer !== undefined && !customerId.canHold(customer)) return pageOf([], request, 0);
      const values = new Values();
      const list = openItemsOn(today, customer, values);
      const where = overdue === undefined ? '' : ` where t.overdue ${overdue ? '>' : '='} 0`;
      const { rows, total } = await readPage(query, list, { where, values: values.all }, request);
      return pageOf(rows.map(openItemsOf), request, total);
    },
    async openInvoices(customer, most) {
      if (customer !== undefined && !customerId.canHold(customer)) return [];
      return query<StoredOpenInvoice>({ text: OPEN_INVOICES, values: [customer ?? null, most] });
    },
  });
}
