/** What the pages know about invoicing. */
import { say } from '@cleaver/domain/kernel';
import { context, joined } from '../contexts/context.ts';
import { shownDate } from '../shell/language/format.ts';

const lists = () => import('./lists.ts');

export const invoicing = context({
  name: 'invoicing',
  references: {
    invoice: {
      title: say`Invoices`,
      list: async () => (await lists()).listInvoices,
      need: 'INVOICE_READ',
      icon: 'invoice',
      to: ({ id }) => `/invoices/${id}`,
      name: ({ invoiceNumber }) => invoiceNumber,
      sub: ({ customerName, issueDate }) => joined(customerName, shownDate(issueDate)),
      sort: 'issueDate,desc',
      searched: 15,
    },
  },
  members: { invoiceId: 'invoice', correctsId: 'invoice' },
  tones: { SETTLED: 'good' },
  history: { knownBy: ['invoiceNumber'] },
});
