/** Tests that an issued document never changes, whatever changes around it. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { type Client, service } from '../helper.ts';
import { KG, withStock } from '../inventory/with-stock.ts';

const ADDRESS = { street: 'Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const OPERATOR = { name: 'Metzgerei Müller & Söhne', ...ADDRESS, phone: '0981 1234', email: 'post@mueller.example' };
const INVOICING = { vatId: 'DE136695976', iban: 'DE89 3704 0044 0532 0130 00', note: 'Vielen Dank' };

/** Issues an invoice of a delivery of an order, and cancels another. */
async function billed(admin: Client) {
  const send = async (method: 'post' | 'put', url: string, body: object) => {
    const response = await admin[method](url, body);
    if (response.statusCode >= 300) throw new Error(`${url}: ${response.body}`);
    return response.body === '' ? undefined : response.json();
  };
  await send('put', '/api/settings', { operator: OPERATOR, invoicing: INVOICING });
  const { stock, bookIn } = withStock(admin);
  const { id: stockId } = await stock();
  const { articleId } = (await admin.get(`/api/inventory/stocks/${stockId}`)).json();
  const sales = { vatClass: 'REDUCED' };
  await send('put', `/api/articles/${articleId}/sales-data`, sales);
  const { id: stockBatchId } = await bookIn(stockId);
  const customer = { name: 'Gasthof Zur Post', type: 'B2B', phone: '1', ...ADDRESS };
  const { id: customerId } = await send('post', '/api/customers', customer);
  await send('put', `/api/customers/${customerId}/sales-terms`, { skonto: { days: 10, percent: 2 } });
  const order = { customerId, requestedDate: '2026-01-06', reference: 'Bestellung 7', lines: [{ articleId, ...KG }] };
  const { id: orderId } = await send('post', '/api/sales/orders', order);
  await send('post', `/api/sales/orders/${orderId}/confirm`, {});
  const lines = [{ stockBatchId, quantityAmount: '4', quantityUnit: 'KG', orderId, orderLine: 1 }];
  const { id: deliveryId } = await send('post', '/api/sales/deliveries', { customerId, lines });
  const { id } = await send('post', '/api/sales/invoices', { customerId, deliveryIds: [deliveryId] });
  return { send, id, articleId, customerId, orderId };
}

test('document, hash, XML and PDF stay byte for byte, whatever changes in master data and settings', async (t) => {
  const { admin } = await service(t);
  const { send, id, articleId, customerId, orderId } = await billed(admin);
  const { id: noteId } = await send('post', `/api/sales/invoices/${id}/credit-notes`, {
    ...{ kind: 'ALLOWANCE', reason: 'zu fett', lines: [{ line: 1, amount: '1.00' }] },
  });
  const bytes = async (...files: readonly string[]) => {
    const found: Record<string, string> = {};
    for (const each of [id, noteId]) {
      const { document, sha256, xml, ...head } = (await admin.get(`/api/sales/invoices/${each}`)).json();
      t.equal(
        createHash('sha256').update(canonicalJson(document)).digest('hex'),
        sha256,
        'the hash is of the document',
      );
      const { invoiceNumber, issueDate, dueDate, customerName, net, tax, gross } = head;
      const kept = [document, sha256, xml, invoiceNumber, issueDate, dueDate, customerName, net, tax, gross];
      found[`${each} document`] = JSON.stringify(kept);
      for (const file of files) {
        const response = await admin.get(`/api/sales/invoices/${each}/${file}`);
        t.equal(response.statusCode, 200, file);
        found[`${each} ${file}`] = createHash('sha256').update(response.rawPayload).digest('hex');
      }
      t.equal(found[`${each} xml`] ?? xml.sha256, xml.sha256, 'the XML has its hash');
    }
    return found;
  };
  const [before, files] = [await bytes('xml'), await bytes('xml', 'pdf')];
  const document = (await admin.get(`/api/sales/invoices/${id}`)).json();
  t.match(document, { document: { orderReference: 'Bestellung 7', vat: [{ rate: 7 }] }, openAmount: /^\d+\.\d\d$/ });

  const elsewhere = { street: 'Gasse', postalCode: '10115', city: 'Berlin', country: 'AT' };
  const changes: readonly (readonly ['put' | 'post', string, object])[] = [
    ['put', '/api/settings', { operator: { ...OPERATOR, ...elsewhere, name: 'Andere' }, language: 'en' }],
    [
      'put',
      '/api/settings',
      { invoicing: { vatId: '', taxNumber: '1', iban: '', note: 'x', prefix: 'X', dueDays: 3, exemptionReason: 'y' } },
    ],
    [
      'put',
      '/api/settings',
      {
        vatRates: [
          { vatClass: 'STANDARD', validFrom: '2020-01-01', rate: 21 },
          { vatClass: 'REDUCED', validFrom: '2020-01-01', rate: 0 },
        ],
      },
    ],
    ['put', `/api/customers/${customerId}`, { name: 'Wirt', ...elsewhere, paymentDueDays: 90 }],
    ['put', `/api/customers/${customerId}/sales-terms`, { eInvoice: 'XRECHNUNG', billing: 'MONTHLY' }],
    ['put', `/api/articles/${articleId}`, { name: 'Anders', articleNumber: 'X-1' }],
    ['put', `/api/articles/${articleId}/sales-data`, { vatClass: 'EXEMPT' }],
    ['put', `/api/sales/orders/${orderId}`, { reference: 'Bestellung 8' }],
  ];
  for (const [method, url, body] of changes) {
    await send(method, url, body);
    t.strictSame(await bytes('xml'), before, `${url} ${JSON.stringify(body)}`);
  }
  t.strictSame(await bytes('xml', 'pdf'), files);
});
