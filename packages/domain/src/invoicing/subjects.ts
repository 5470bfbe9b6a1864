/** What contracts and aggregates of invoicing share: subjects, statuses and the state machine of payments. */
import { stateMachine } from '../kernel/contract/state-machine.ts';
import { subject } from '../kernel/contract/subject.ts';
import { invoicingWords } from './words.ts';

/** Invoices, and the credit notes that correct them. */
export const invoiceSubject = subject({
  name: 'invoice',
  sortable: { invoiceNumber: 'folded', issueDate: 'plain', dueDate: 'plain', customerName: 'folded' },
});

export const dueSubject = subject({
  name: 'due_document',
  sortable: { customerName: 'folded', supplyUntil: 'plain' },
});

export const paymentSubject = subject({
  name: 'payment',
  sortable: { bookedOn: 'plain', createdAt: 'plain' },
});

export const openItemsSubject = subject({
  name: 'open_items',
  sortable: { customerName: 'folded', open: 'plain', overdue: 'plain' },
});

/**
 * The statuses of documents. OPEN: something is to be paid, or to be paid back. CANCELLED: a cancellation took the
 * invoice back. SETTLED: neither.
 */
export const INVOICE_STATUSES = ['OPEN', 'SETTLED', 'CANCELLED'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export const PAYMENT_STATUSES = ['BOOKED', 'CANCELLED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const paymentMachine = stateMachine(
  'payment',
  PAYMENT_STATUSES,
  { cancel: { from: ['BOOKED'], to: 'CANCELLED' } },
  invoicingWords,
);
