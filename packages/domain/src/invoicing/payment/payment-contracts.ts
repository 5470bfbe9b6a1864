/** The operations that book and cancel payments, and read them. */
import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import {
  date,
  distinctBy,
  id,
  lines,
  list,
  NAME_MAX,
  oneOf,
  optionalLines,
  optionalText,
  pathId,
} from '../../kernel/contract/fields.ts';
import { described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { type Fault, invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import type { Settings } from '../../kernel/contract/settings.ts';
import { outsideOf } from '../../kernel/execution/document.ts';
import { addDays, type CalendarDate, calendarDay } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';
import { customerSubject } from '../../masterdata/contracts.ts';
import { sum } from '../document/document-output.ts';
import { moneySum } from '../invoice/money-sum.ts';
import { moreThanOpen, notAnInvoice, paymentMismatch } from '../refusals.ts';
import { invoiceSubject, PAYMENT_STATUSES, paymentSubject } from '../subjects.ts';

/** Maximum number of invoices that a payment pays. */
export const PAYMENT_ITEMS_MAX = 200;
/** Maximum number of proposals. */
export const PROPOSALS_MAX = 20;
/** Maximum length of the text of a line of the bank statement. */
const BANK_TEXT_MAX = 500;

/** NUMBER: the text has their numbers. AMOUNT: one invoice has the sum. TOTAL: all of a customer have it together. */
export const PROPOSED_BY = ['NUMBER', 'AMOUNT', 'TOTAL'] as const;
export type ProposedBy = (typeof PROPOSED_BY)[number];

/** Days back from today in which the bank may have booked a payment. */
const BOOKED_DAYS_BACK = 366;

export const paymentItemOutput = out.object('PaymentItemResponse', {
  invoiceId: out.text(),
  invoiceNumber: out.text(),
  amount: sum('Below zero: paid back, or offset against another invoice'),
  discount: sum('What the shop waived, as Skonto or a cent', '0.00'),
});

export const paymentOutput = out.object('PaymentResponse', {
  id: out.text(),
  customerId: out.text(),
  customerName: out.text({ description: 'Its name at that time' }),
  bookedOn: out.day({ description: "The day of the bank's booking" }),
  reference: out.text({ description: 'The text of the transfer' }),
  amount: sum('The sum of the amounts of `items`'),
  items: out.listOf(paymentItemOutput, { description: 'In the order of the request' }),
  status: out.oneOf(PAYMENT_STATUSES),
  createdBy: out.text({ description: 'The username' }),
  createdAt: out.timestamp(),
  cancelledBy: out.nullable(out.text({ description: 'A username' })),
  cancelledAt: out.nullable(out.timestamp()),
  cancelReason: out.nullable(out.text()),
});
export type PaymentView = out.GivenBy<typeof paymentOutput>;

export const listPayments = query({
  name: 'payment.list',
  subject: paymentSubject,
  address: 'GET /api/sales/payments',
  summary: 'List payments',
  permission: 'INVOICE_READ',
  input: listForm(paymentSubject.sortable, {
    ...SEARCH,
    customerId: optional(pathId()),
    invoiceId: described(optional(pathId()), 'Only payments of this invoice'),
    status: optional(oneOf(PAYMENT_STATUSES)),
  }),
  output: out.page(paymentOutput, ['bookedOn', 'customerName', 'reference', 'amount', 'items.invoiceNumber', 'status']),
});

export const getPayment = query({
  name: 'payment.get',
  subject: paymentSubject,
  address: 'GET /api/sales/payments/{id}',
  summary: 'Read one payment',
  permission: 'INVOICE_READ',
  input: form({ id: pathId() }),
  output: paymentOutput,
  givesVersion: true,
});

const item = form(
  {
    invoiceId: id(),
    amount: described(moneySum('any'), 'What was paid; below zero: paid back, or offset against another invoice'),
    discount: described(optional(moneySum('not negative')), 'What the shop waives, as Skonto or a cent; default: 0.00'),
  },
  (given, fault) => {
    if (given.amount?.isZero() && 'discount' in given && (given.discount === undefined || given.discount.isZero()))
      fault('amount', say`must not be zero without a discount`);
  },
);

/** Returns a fault if the day of the booking is too old, or in the future. */
export function bookedOnFaults(
  { bookedOn }: { readonly bookedOn?: CalendarDate | undefined },
  { now, settings }: { readonly now: Date; readonly settings: Settings },
): readonly Fault[] {
  const today = calendarDay(now, settings.shopTimeZone);
  const message = bookedOn && outsideOf(bookedOn, addDays(today, -BOOKED_DAYS_BACK), today);
  return message ? [{ field: 'bookedOn', message }] : [];
}

export const bookPayment = command({
  name: 'payment.book',
  subject: paymentSubject,
  address: 'POST /api/sales/payments',
  summary: 'Book money on the bank account as the payment of invoices',
  description:
    'All or nothing. Lowers what is open of each invoice by `amount` and `discount`. More money than is open is booked as it came; a discount may not bring what is open below zero.',
  permission: 'INVOICE_WRITE',
  again: again(getPayment),
  refuses: [customerSubject.unknown, invoiceSubject.unknown, notAnInvoice, paymentMismatch, moreThanOpen],
  input: form({
    customerId: id(),
    bookedOn: described(date(), `The day of the bank's booking, at most ${BOOKED_DAYS_BACK} days back`),
    reference: optionalText(NAME_MAX),
    items: distinctBy(list(item, PAYMENT_ITEMS_MAX, 1), 'invoiceId'),
  }),
  dateFaults: bookedOnFaults,
  output: paymentOutput,
});

export const cancelPayment = command({
  name: 'payment.cancel',
  subject: paymentSubject,
  address: 'POST /api/sales/payments/{id}/cancel',
  summary: 'Cancel a payment; what it paid is open again',
  permission: 'INVOICE_WRITE',
  again: again(getPayment),
  refuses: [invalidStatusTransition],
  input: form({ id: pathId(), reason: lines() }),
  output: paymentOutput,
});

const proposal = out.object('PaymentProposalResponse', {
  by: out.oneOf(PROPOSED_BY, {
    description: 'NUMBER: the text names them. AMOUNT: one has the sum. TOTAL: all of a customer have it together',
  }),
  customerId: out.text(),
  customerName: out.text(),
  items: out.listOf(
    out.object('ProposedItemResponse', {
      invoiceId: out.text(),
      invoiceNumber: out.text(),
      openAmount: sum(),
      amount: sum('`amount` and `discount` together are `openAmount`'),
      discount: sum('The Skonto that still counts, if the sum is right only with it', '0.00'),
    }),
    { description: 'In the order of their numbers' },
  ),
});

export const proposePayments = query({
  name: 'payment.proposals',
  subject: paymentSubject,
  address: 'GET /api/sales/payments/proposals',
  summary: 'Propose the open invoices that a line of the bank statement may pay',
  description: `At most ${PROPOSALS_MAX}: first those by number, then by amount, then by total.`,
  permission: 'INVOICE_READ',
  input: form({
    amount: described(moneySum(), 'What came, above zero'),
    text: described(optionalLines(BANK_TEXT_MAX), 'The text of the transfer'),
    bookedOn: described(optional(date()), 'Decides whether a Skonto still counts; default: today'),
  }),
  output: out.object('PaymentProposalsResponse', { proposals: out.listOf(proposal) }),
});

export const paymentTag: Tag = {
  title: 'Payments',
  description: 'Payments on the bank account, and the invoices that they pay',
  contracts: [listPayments, bookPayment, getPayment, cancelPayment, proposePayments],
};
