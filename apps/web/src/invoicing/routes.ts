/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const invoicingRoutes: readonly Screen[] = [
  screen('/invoices', say`Invoices`, 'INVOICE_READ', () => import('./invoice/invoices.tsx'), {
    nav: { job: 'sales', at: 4, icon: 'invoice', use: ['sales'] },
  }),
];
