import type { TestedContext } from '../context.ts';
import { memoryInvoices } from './memory-invoices.ts';

export const invoicing = {
  name: 'invoicing',
  reads: { invoices: memoryInvoices },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
