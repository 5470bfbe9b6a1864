/** The cards of Today. */
import { say } from '@cleaver/domain/kernel';
import { shownDate, shownMoney } from '../shell/language/format.ts';
import { card, type EntryOf } from '../today/card.ts';

type Due = EntryOf<'invoicesDue'>;
type Overdue = EntryOf<'invoicesOverdue'>;

export const invoicingCards = {
  invoicesDue: card<Due>({
    title: say`Documents to issue`,
    one: say`Document to issue`,
    tone: 'info',
    part: (of) => of.invoicesDue,
    to: ({ deliveryIds: [id], invoiceId }) =>
      invoiceId === null ? `/invoices/new?delivery=${id}` : `/invoices/${invoiceId}`,
    columns: [
      { field: 'customerId', show: ({ customerName }) => customerName },
      { field: 'supplyUntil', show: ({ supplyUntil }) => shownDate(supplyUntil) },
      { field: 'gross', show: ({ gross }) => (gross === null ? '' : shownMoney(gross)), isNumber: true },
    ],
  }),
  invoicesOverdue: card<Overdue>({
    title: say`Overdue invoices`,
    one: say`Overdue invoice`,
    tone: 'warn',
    part: (of) => of.invoicesOverdue,
    to: ({ id }) => `/invoices/${id}`,
    columns: [
      { field: 'customerId', show: ({ customerName }) => customerName },
      { field: 'dueDate', show: ({ dueDate }) => shownDate(dueDate) },
      { field: 'openAmount', show: ({ openAmount }) => shownMoney(openAmount), isNumber: true },
    ],
  }),
};
