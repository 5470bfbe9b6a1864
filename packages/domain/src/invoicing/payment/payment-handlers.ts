/** Handlers that book and cancel payments, and read them. */
import { shopDay } from '../../inventory/index.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { tooLargeResponse } from '../../kernel/execution/bounds.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { Customers } from '../../masterdata/index.ts';
import { sumText } from '../../sales/index.ts';
import { total } from '../document/amounts.ts';
import { type Invoice, Invoices } from '../invoice/invoice.ts';
import { moreThanOpen, notAnInvoice, paymentMismatch } from '../refusals.ts';
import { Payment, type PaymentItem, type PaymentState, Payments } from './payment.ts';
import {
  bookedOnFaults,
  bookPayment,
  cancelPayment,
  getPayment,
  listPayments,
  type PaymentView,
  proposePayments,
} from './payment-contracts.ts';
import { proposalsFor } from './proposals.ts';

/** Returns a payment for a response. */
function paymentView({ items, ...payment }: PaymentState): PaymentView {
  return {
    ...payment,
    amount: sumText(total(items.map(({ amount }) => amount))),
    items: items.map(({ invoiceId, invoiceNumber, amount, discount }) => ({
      invoiceId,
      invoiceNumber,
      amount,
      discount,
    })),
  };
}

/** What a payment pays of an invoice, with the locked invoice. */
interface Paid {
  readonly invoice: Invoice;
  readonly amount: Decimal;
  readonly discount: Decimal;
}

/**
 * Refuses credit notes with NOT_AN_INVOICE, then invoices of other customers with PAYMENT_MISMATCH, then a discount that
 * brings the open amount below zero with MORE_THAN_OPEN. More money than is open is fine: it came.
 */
function checkPaid(paid: readonly Paid[], customerId: string): void {
  for (const { invoice } of paid) {
    const { type, invoiceNumber: number } = invoice.state;
    if (type !== 'INVOICE') throw notAnInvoice({ number });
  }
  for (const { invoice } of paid) {
    const { customerId: owner, invoiceNumber: number } = invoice.state;
    if (owner !== customerId) throw paymentMismatch({ number });
  }
  for (const { invoice, amount, discount } of paid) {
    const { openAmount, invoiceNumber: number } = invoice.state;
    const most = Decimal.of(openAmount).minus(amount);
    if (discount.isZero() || discount.compare(most) <= 0) continue;
    throw moreThanOpen({
      ...{ number, open: openAmount, amount: sumText(amount) },
      most: sumText(most.isNegative() ? Decimal.ZERO : most),
    });
  }
}

/** Returns what an item takes off the open amount. */
const paidBy = ({ amount, discount }: PaymentItem): Decimal => Decimal.of(amount).plus(Decimal.of(discount));

/** Maximum number of open invoices that proposals look through. */
const OPEN_INVOICES_MAX = 10_000;

export const paymentHandlers: readonly Handler[] = [
  handle(listPayments, {
    async run({ reader }, { customerId, invoiceId, status, ...request }) {
      const items = invoiceId === undefined ? undefined : { invoiceId };
      const { content, page } = await reader.page(Payments, { customerId, status, items }, request);
      return { content: content.map(paymentView), page };
    },
  }),
  handle(getPayment, {
    async run({ reader }, { id }) {
      const { state, version } = await reader.versioned(Payments, id);
      return { state: paymentView(state), version };
    },
  }),
  handle(proposePayments, {
    async run({ invoices, clock, settings }, { amount, text = '', bookedOn }) {
      const open = await invoices.openInvoices(undefined, OPEN_INVOICES_MAX + 1);
      if (open.length > OPEN_INVOICES_MAX) throw tooLargeResponse();
      const line = { amount, text, bookedOn: bookedOn ?? shopDay(clock.now(), settings) };
      return { proposals: proposalsFor(line, open) };
    },
  }),
  handle(bookPayment, {
    async run(unit, { customerId, bookedOn, reference = '', items: given }, { caller }) {
      checkNoFaults(bookedOnFaults({ bookedOn }, unit));
      const customer = await unit.of(Customers).peek(customerId);
      const invoices = await unit.of(Invoices).getAll(given.map(({ invoiceId }) => invoiceId));
      const paid = invoices.map((invoice, index): Paid => {
        const { amount = Decimal.ZERO, discount = Decimal.ZERO } = given[index] ?? {};
        return { invoice, amount, discount };
      });
      checkPaid(paid, customer.id);
      const payment = Payment.book({
        ...{ id: unit.newId(), customerId: customer.id, customerName: customer.name, bookedOn, reference },
        items: paid.map(({ invoice: { state }, amount, discount }, index) => ({
          ...{ id: unit.newId(), place: index + 1, invoiceId: state.id, invoiceNumber: state.invoiceNumber },
          ...{ amount: sumText(amount), discount: sumText(discount) },
        })),
        ...{ createdBy: caller.username, createdAt: unit.now },
      });
      for (const { invoice, amount, discount } of paid) invoice.pay(amount.plus(discount));
      unit.of(Payments).add(payment);
      return paymentView(payment.state);
    },
  }),
  handle(cancelPayment, {
    async run(unit, { id, reason }, { caller }) {
      const payment = await unit.of(Payments).get(id);
      payment.cancel(reason, caller.username, unit.now);
      const { items } = payment.state;
      const invoices = await unit.of(Invoices).getAll(items.map(({ invoiceId }) => invoiceId));
      for (const [index, item] of items.entries()) invoices[index]?.pay(Decimal.ZERO.minus(paidBy(item)));
      return paymentView(payment.state);
    },
  }),
];
