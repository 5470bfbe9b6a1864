import type { StoredContext } from '../engine/context.ts';
import { invoices } from './invoice.ts';
import { sqlInvoices } from './invoice-reader.ts';
import { sqlJournal } from './journal-reader.ts';
import { numberSeries } from './number-series.ts';
import { payments } from './payment.ts';

export const invoicing = {
  name: 'invoicing',
  tables: [invoices, payments, numberSeries],
  records: [],
  reads: { invoices: sqlInvoices, journal: sqlJournal },
  expiring: [],
} satisfies StoredContext;
