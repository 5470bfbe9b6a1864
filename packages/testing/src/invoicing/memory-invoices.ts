/** The reads of invoicing in memory. */
import { type InvoiceReader, Invoices, isOverdue } from '@cleaver/domain/invoicing';
import { pageInMemory, type Reader, searched, textKey } from '@cleaver/domain/kernel';
import { Deliveries } from '@cleaver/domain/sales';

export const memoryInvoices = (reader: Reader): InvoiceReader => ({
  async unsettled(until, customerId, most) {
    const deliveries = (await reader.where(Deliveries, { customerId })).filter(({ settled }) => !settled);
    const billed = new Set(
      (await reader.where(Invoices, {})).flatMap(({ billedLines }) => billedLines.map(({ deliveryId }) => deliveryId)),
    );
    return deliveries
      .filter(({ id, dispatchDate }) => dispatchDate <= until || billed.has(id))
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
});
