/** Makes a shop that bills: with its address, tax ids and bank account, and customers with terms. */
import type { Test } from 'tap';
import {
  getInvoice,
  issueCreditNote,
  issueInvoice,
  listDue,
  listInvoices,
  previewInvoice,
} from '../../src/invoicing/index.ts';
import { setSalesTerms } from '../../src/masterdata/index.ts';
import { getDelivery, returnDelivery } from '../../src/sales/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { counter, sent } from '../sales/counter.ts';

const OPERATOR = {
  ...{ name: 'Metzgerei Müller & Söhne', street: 'Fleischergasse', houseNumber: '3', postalCode: '91522' },
  ...{ city: 'Ansbach', country: 'Deutschland', phone: '0981 1234', email: 'post@mueller.example' },
};
const INVOICING = {
  ...{ vatId: 'DE136695976', taxNumber: '203/123/45678', contactPerson: 'Jörg Müller' },
  ...{ iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
};

export async function desk(settings: object = {}) {
  const it = counter();
  const { ask, deliver, customer, article, goods, elsewhere } = it;
  await ask(updateSettings, { operator: OPERATOR, invoicing: INVOICING, ...settings });
  const buyer = await customer({ name: 'Gasthof Zur Post' });
  const wurst = await article({ name: 'Lyoner' });
  const stockBatchId = await goods(wurst.id, { quantityAmount: '10000' });

  return {
    ...it,
    buyer,
    wurst,
    stockBatchId,
    terms: (terms: object, id = buyer.id) => ask(setSalesTerms, { id, ...terms }),
    /** Sends kilograms of the sausage at 10 EUR net. */
    send: (kg: string, more: object = {}, line: object = {}, customerId = buyer.id) =>
      deliver(customerId, [sent(stockBatchId, kg, line)], more),
    issue: (deliveryIds: readonly string[], more: object = {}) =>
      ask(issueInvoice, { customerId: buyer.id, deliveryIds, ...more }),
    preview: (deliveryIds: readonly string[], more: object = {}) =>
      ask(previewInvoice, { customerId: buyer.id, deliveryIds, ...more }),
    credit: (id: string, kind: string, more: object = {}) =>
      ask(issueCreditNote, { id, kind, reason: 'falsch', ...more }),
    invoice: (id: string) => ask(getInvoice, { id }),
    invoices: async (filter: object = {}) => (await ask(listInvoices, filter)).content,
    due: async (filter: object = {}) => (await ask(listDue, filter)).content,
    /** Takes goods of a delivery line back. */
    async takeBack(id: string, kg: string, line = 1, more: object = {}) {
      const stockId = await elsewhere(wurst.id);
      const lines = [{ line, stockId, quantityAmount: kg, quantityUnit: 'KG', ...more }];
      return ask(returnDelivery, { id, lines, reason: 'zu viel' });
    },
    delivery: (id: string) => ask(getDelivery, { id }),
  };
}

/** Compares the given members of each entry, and the number of entries, because `hasStrict` accepts longer lists. */
export function eachHas(t: Test, found: readonly object[], expected: readonly object[]): void {
  t.equal(found.length, expected.length);
  t.hasStrict(found, expected);
}
