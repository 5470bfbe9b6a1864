/** Makes a shop with invoices over round gross sums, and a bank account for their payments. */
import {
  bookPayment,
  cancelPayment,
  getInvoice,
  getPayment,
  issueCreditNote,
  issueInvoice,
  listPayments,
} from '../../../src/invoicing/index.ts';
import { setSalesTerms } from '../../../src/masterdata/index.ts';
import { updateSettings } from '../../../src/settings/index.ts';
import { counter } from '../../sales/counter.ts';

const OPERATOR = {
  ...{ name: 'Metzgerei Müller', street: 'Fleischergasse', houseNumber: '3', postalCode: '91522', city: 'Ansbach' },
  ...{ country: 'Deutschland', phone: '0981 1234', email: 'post@mueller.example' },
};
const DAY = 86_400_000;

export async function bank() {
  const it = counter();
  const { ask, ports } = it;
  await ask(updateSettings, { operator: OPERATOR, invoicing: { vatId: 'DE136695976' } });
  // The prices of a person are gross, so an invoice has the gross sum that a test names.
  const buyer = await it.customer({ name: 'Anna Groß', type: 'B2C' });

  return {
    ...it,
    buyer,
    person: (name: string) => it.customer({ name, type: 'B2C' }),
    terms: (terms: object, id = buyer.id) => ask(setSalesTerms, { id, ...terms }),
    invoice: (gross: number, customerId = buyer.id) =>
      ask(issueInvoice, {
        customerId,
        lines: [{ text: 'Grillbuffet', quantityAmount: '1', price: gross, vatClass: 'REDUCED' }],
      }),
    credit: (id: string, amount: string) =>
      ask(issueCreditNote, { id, kind: 'ALLOWANCE', reason: 'zu teuer', lines: [{ line: 1, amount }] }),
    cancelled: (id: string) => ask(issueCreditNote, { id, kind: 'CANCELLATION', reason: 'falsch' }),
    /** Books a payment of today by the buyer. */
    pay: (items: readonly object[], more: object = {}) =>
      ask(bookPayment, { customerId: buyer.id, bookedOn: it.day(0), items, ...more }),
    takeBack: (id: string, reason = 'doppelt') => ask(cancelPayment, { id, reason }),
    payment: (id: string) => ask(getPayment, { id }),
    payments: async (filter: object = {}) => (await ask(listPayments, filter)).content,
    /** Returns the open amount and the status of an invoice. */
    async open(id: string) {
      const { openAmount, status } = await ask(getInvoice, { id });
      return `${openAmount} ${status}`;
    },
    later: (days: number) => ports.clock.advance(days * DAY),
  };
}
