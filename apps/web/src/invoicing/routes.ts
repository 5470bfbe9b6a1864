/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const invoicingRoutes: readonly Screen[] = [
  screen('/invoices', say`Invoices`, 'INVOICE_READ', () => import('./invoice/invoices.tsx'), {
    nav: { job: 'sales', at: 4, icon: 'invoice', use: ['sales'], count: 'invoicesDue' },
  }),
  screen('/invoices/due', say`Billing${''}`, 'INVOICE_READ', () => import('./due/billing.tsx'), {
    tab: { of: '/invoices', count: 'invoicesDue' },
  }),
  screen('/invoices/new', say`New invoice`, 'INVOICE_READ', () => import('./new/new-invoice.tsx'), { action: true }),
  screen('/invoices/:id', say`Invoice`, 'INVOICE_READ', () => import('./invoice/invoice.tsx')),
  screen('/open-items', say`Open items`, 'INVOICE_READ', () => import('./open-items/open-items.tsx'), {
    nav: { job: 'sales', at: 5, icon: 'euro', use: ['sales'] },
  }),
  screen(
    '/open-items/:id',
    say`Open items of a customer`,
    'INVOICE_READ',
    () => import('./open-items/open-items-of-customer.tsx'),
  ),
  screen('/bank', say`Bank in`, 'INVOICE_WRITE', () => import('./payment/bank-in.tsx'), {
    tab: { of: '/open-items' },
    action: true,
  }),
  screen('/payments', say`Payments`, 'INVOICE_READ', () => import('./payment/payments.tsx'), {
    tab: { of: '/open-items' },
  }),
  screen('/payments/:id', say`Payment`, 'INVOICE_READ', () => import('./payment/payment.tsx')),
];
