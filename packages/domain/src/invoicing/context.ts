/** The context invoicing as data. */
import type { Context } from '../kernel/execution/context.ts';
import { Invoices } from './invoice/invoice.ts';
import { invoiceFile } from './invoice/invoice-file.ts';
import { invoiceHandlers } from './invoice/invoice-handlers.ts';
import { NumberSeriesKind } from './invoice/number-series.ts';
import { journalHandlers } from './journal/journal-handlers.ts';
import { journalReads } from './journal/ports.ts';
import { openItemsFile } from './open-items/open-items-file.ts';
import { openItemsHandlers } from './open-items/open-items-handlers.ts';
import { invoicingOperations } from './operations.ts';
import { Payments } from './payment/payment.ts';
import { paymentFile } from './payment/payment-file.ts';
import { paymentHandlers } from './payment/payment-handlers.ts';
import { invoiceReads } from './ports.ts';
import * as refusals from './refusals.ts';
import { paymentMachine } from './subjects.ts';

export const invoicing: Context = {
  ...invoicingOperations,
  neighbours: ['masterdata', 'inventory', 'sales', 'settings'],
  kinds: [Invoices, Payments, NumberSeriesKind],
  handlers: [...invoiceHandlers, ...paymentHandlers, ...openItemsHandlers, ...journalHandlers],
  files: [invoiceFile, paymentFile, openItemsFile],
  machines: [paymentMachine],
  refusals: Object.values(refusals),
  reads: [invoiceReads, journalReads],
};
