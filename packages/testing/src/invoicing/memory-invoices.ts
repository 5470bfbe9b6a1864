/** The reads of invoicing in memory. */
import {
  type InvoiceReader,
  type InvoiceState,
  Invoices,
  isOverdue,
  openItemsSubject,
  Payments,
  periodEnd,
} from '@cleaver/domain/invoicing';
import {
  type CalendarDate,
  Decimal,
  groupBy,
  pageInMemory,
  type Reader,
  searched,
  sortText,
  sumOfTexts,
  textKey,
} from '@cleaver/domain/kernel';
import { Customers } from '@cleaver/domain/masterdata';
import { Deliveries, sumText } from '@cleaver/domain/sales';

export const memoryInvoices = (reader: Reader): InvoiceReader => ({
  async unsettled(until, customerId, most) {
    const deliveries = (await reader.where(Deliveries, { customerId })).filter(({ settled }) => !settled);
    const customers = await reader.where(Customers, {});
    const billingOf = new Map(customers.map(({ id, salesTerms }) => [id, salesTerms?.billing]));
    const billed = new Set(
      (await reader.where(Invoices, {})).flatMap(({ billedLines }) => billedLines.map(({ deliveryId }) => deliveryId)),
    );
    return deliveries
      .filter(({ id, customerId: of, dispatchDate }) => {
        const billing = billingOf.get(of) ?? 'NONE';
        return periodEnd(billing, dispatchDate) <= until || billed.has(id);
      })
      .sort((a, b) => (`${a.dispatchDate}${a.id}` < `${b.dispatchDate}${b.id}` ? -1 : 1))
      .slice(0, most)
      .map(({ id }) => id);
  },
  async invoices({ overdue, deliveryId, ...filter }, today, request) {
    const billedLines = deliveryId === undefined ? undefined : { deliveryId };
    const found = (await reader.where(Invoices, { ...filter, billedLines })).filter(
      (each) => overdue === undefined || isOverdue(each, today) === overdue,
    );
    const rows = searched(Invoices, found, request).map(
      ({ document: _, xml: _xml, billedLines: _lines, ...head }) => head,
    );
    return pageInMemory(rows, Invoices.sortable, request, (member) => textKey(Invoices, member));
  },
  async openItems({ customerId, overdue }, today, request) {
    const open = await reader.where(Invoices, { customerId, status: 'OPEN' });
    const customers = await namesOf(reader, open);
    const rows = [...groupBy(open, (invoice) => invoice.customerId)]
      .map(([id, own]) => ({
        ...{ id, customerName: customers.get(id) ?? '', invoices: own.length },
        open: cents(own),
        overdue: cents(own.filter((invoice) => isOverdue(invoice, today))),
        oldestDueDate: own.flatMap(({ dueDate }) => dueDate ?? []).sort()[0] as CalendarDate,
      }))
      .filter((row) => overdue === undefined || row.overdue > 0 === overdue);
    const { content, page } = pageInMemory(rows, openItemsSubject.sortable, request, () => sortText);
    return {
      content: content.map(({ id, customerName, open, overdue, ...row }) => ({
        ...{ customerId: id, customerName, open: textOf(open), overdue: textOf(overdue), ...row },
      })),
      page,
    };
  },
  async openInvoices(customerId, most) {
    const open = await reader.where(Invoices, { customerId, status: 'OPEN' });
    const [customers, all, payments] = await Promise.all([
      namesOf(reader, open),
      reader.where(Invoices, {}),
      reader.where(Payments, { status: 'BOOKED' }),
    ]);
    const touched = new Set([
      ...all.map(({ correctsId }) => correctsId),
      ...payments.flatMap(({ items }) => items.map(({ invoiceId }) => invoiceId)),
    ]);
    return open
      .toSorted((a, b) => (byDueDay(a) < byDueDay(b) ? -1 : 1))
      .slice(0, most)
      .map(({ id, invoiceNumber, customerId, issueDate, dueDate, gross, openAmount, document }) => {
        const isUntouched = openAmount === gross && !touched.has(id);
        return {
          ...{ invoiceId: id, invoiceNumber, customerId, customerName: customers.get(customerId) ?? '' },
          ...{ issueDate, dueDate: dueDate as CalendarDate, gross, openAmount, isUntouched },
          skonto: isUntouched ? document.skonto : null,
        };
      });
  },
});

/** Returns the present names of the customers of documents. */
async function namesOf(reader: Reader, documents: readonly InvoiceState[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(documents.map(({ customerId }) => customerId))];
  return new Map((await reader.whereIn(Customers, 'id', ids)).map(({ id, name }) => [id, name]));
}

const byDueDay = ({ dueDate, issueDate, serial }: InvoiceState): string =>
  `${dueDate} ${issueDate} ${String(serial).padStart(9, '0')}`;

/** Returns the sum of the open amounts in cents, so that rows can be sorted by it. */
const cents = (invoices: readonly InvoiceState[]): number =>
  Number(sumOfTexts(invoices.map(({ openAmount }) => openAmount.replace('.', ''))));

const textOf = (sum: number): string => sumText(Decimal.of(String(sum)).dividedBy(Decimal.HUNDRED));
