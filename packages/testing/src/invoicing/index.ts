import type { TestedContext } from '../context.ts';
import { memoryInvoices } from './memory-invoices.ts';
import { memoryJournal } from './memory-journal.ts';

export const invoicing = {
  name: 'invoicing',
  reads: { invoices: memoryInvoices, journal: memoryJournal },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
