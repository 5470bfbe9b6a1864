/** Documents in responses, with what depends on the day and on other records. */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { PaymentState } from '../payment/payment.ts';
import type { InvoiceHead } from '../ports.ts';
import { type InvoiceState, isOverdue } from './invoice.ts';
import type { InvoiceView, ListedInvoice } from './invoice-contracts.ts';

/** Returns a document for a list. */
export function listedInvoice(head: InvoiceHead, today: CalendarDate): ListedInvoice {
  const { id, type, kind, invoiceNumber, issueDate, dueDate, customerId, customerName, correctsId } = head;
  const { supplyFrom, supplyUntil, net, tax, gross, openAmount, status } = head;
  return {
    ...{ id, type, kind, invoiceNumber, issueDate, dueDate, customerId, customerName, correctsId },
    ...{ supplyFrom, supplyUntil, net, tax, gross, openAmount, status, overdue: isOverdue(head, today) },
  };
}

type Credit = Pick<InvoiceState, 'id' | 'invoiceNumber' | 'issueDate' | 'serial' | 'kind' | 'gross'>;

export interface Around {
  readonly today: CalendarDate;
  readonly sha256: (text: string) => string;
  readonly credits: readonly Credit[];
  /** The payments of the invoice, of any status. */
  readonly payments: readonly PaymentState[];
}

/** Compares documents by their issue. */
export const byIssue = (
  a: Pick<InvoiceState, 'issueDate' | 'serial'>,
  b: Pick<InvoiceState, 'issueDate' | 'serial'>,
): number => (a.issueDate < b.issueDate ? -1 : a.issueDate > b.issueDate ? 1 : a.serial - b.serial);

/** Returns a document with its credit notes and booked payments. */
export function invoiceView(state: InvoiceState, { today, sha256, credits, payments }: Around): InvoiceView {
  const { document, xml, xmlProfile } = state;
  return {
    ...listedInvoice(state, today),
    document,
    sha256: state.sha256,
    xml:
      xml === null || xmlProfile === null
        ? null
        : { profile: xmlProfile, bytes: new TextEncoder().encode(xml).length, sha256: sha256(xml) },
    creditNotes: credits
      .toSorted(byIssue)
      .flatMap(({ id, invoiceNumber, issueDate, kind, gross }) =>
        kind === null ? [] : [{ invoiceId: id, invoiceNumber, issueDate, kind, gross }],
      ),
    payments: payments
      .filter(({ status }) => status === 'BOOKED')
      .flatMap(({ id, bookedOn, items }) =>
        items
          .filter(({ invoiceId }) => invoiceId === state.id)
          .map(({ amount, discount }) => ({ paymentId: id, bookedOn, amount, discount })),
      ),
  };
}
