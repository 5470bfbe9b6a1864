/** Issues documents for the page tests. */
import type { Shop } from './shop.ts';

/** The shop as an invoice has to name it (§ 14 (4) UStG). */
export const SELLER = {
  operator: {
    name: 'Metzgerei Huber',
    street: 'Marktplatz',
    houseNumber: '3',
    postalCode: '91522',
    city: 'Ansbach',
    country: 'Deutschland',
    phone: '0981 12345',
    email: 'buero@huber.example',
  },
  invoicing: { taxNumber: '203/123/45678', iban: 'DE89 3704 0044 0532 0130 00' },
};

/** The settings as they are at first. */
const NONE = {
  operator: Object.fromEntries(Object.keys(SELLER.operator).map((name) => [name, ''])),
  invoicing: { taxNumber: '', iban: '' },
};

/** Issues an invoice of a typed line, and a credit note on it. Leaves the settings as they were. */
export async function issue({ ask }: Pick<Shop, 'ask'>, customerId: string) {
  await ask('PUT', '/api/settings', SELLER);
  const line = { text: 'Plattenservice', quantityAmount: '1', price: 120, vatClass: 'STANDARD' };
  const invoice = await ask('POST', '/api/sales/invoices', { customerId, lines: [line] });
  await ask('POST', `/api/sales/invoices/${invoice.id}/credit-notes`, {
    ...{ kind: 'ALLOWANCE', reason: 'Verspätete Lieferung', lines: [{ line: 1, amount: '20.00' }] },
  });
  await ask('PUT', '/api/settings', NONE);
  return { invoice: invoice.id as string };
}
