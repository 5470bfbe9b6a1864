/** Tests the papers of sales over HTTP: headers, permissions, and that the same paper has the same bytes. */
import { createHash } from 'node:crypto';
import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { withStock } from '../inventory/with-stock.ts';

const ANNA = {
  ...{ name: 'Gasthof Anna', type: 'B2B', street: 'Hauptstraße', postalCode: '91522', city: 'Ansbach', country: 'DE' },
  phone: '0981 5555',
};

test('the papers of a delivery and its order are PDFs whose bytes change only with what they say', async (t) => {
  const { admin, login, clock } = await service(t);
  const { stock, bookIn } = withStock(admin);
  const { id: customerId } = (await admin.post('/api/customers', ANNA)).json();
  const { id: stockId, articleId } = (await stock()) as { id: string; articleId: string };
  const [category] = (await admin.get('/api/categories')).json().content;
  await admin.put(`/api/categories/${category.id}`, { vatClass: 'REDUCED' });
  const { id: stockBatchId } = await bookIn(stockId);
  const kilos = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });
  const placed = { customerId, requestedDate: '2026-01-06', lines: [{ articleId, ...kilos('3') }] };
  const order = (await admin.post('/api/sales/orders', placed)).json();
  const confirmation = `/api/sales/orders/${order.id}/confirmation`;
  isError(t, await admin.get(confirmation), 409, 'INVALID_STATUS_TRANSITION');
  t.equal((await admin.post(`/api/sales/orders/${order.id}/confirm`)).statusCode, 200);
  const lines = [{ stockBatchId, ...kilos('2'), orderId: order.id, orderLine: 1 }];
  const delivery = (await admin.post('/api/sales/deliveries', { customerId, lines })).json();
  const note = `/api/sales/deliveries/${delivery.id}/pdf`;

  const read = async (url: string, client = admin) => {
    const { statusCode, headers, rawPayload } = await client.get(url);
    t.equal(statusCode, 200);
    t.equal(headers['content-type'], 'application/pdf');
    t.equal(headers['vary'], undefined, 'the language is that of the settings');
    t.equal(rawPayload.subarray(0, 8).toString(), '%PDF-1.7');
    return { name: headers['content-disposition'], bytes: createHash('sha256').update(rawPayload).digest('hex') };
  };
  const first = await read(note);
  t.equal(first.name, `attachment; filename="${delivery.deliveryNumber}.pdf"`);
  t.equal((await read(confirmation)).name, `attachment; filename="${order.orderNumber}.pdf"`);
  clock.advance(300_000);
  t.strictSame(await read(note), first, 'the same bytes at another time');
  await admin.put('/api/settings', { language: 'en' });
  t.not((await read(note)).bytes, first.bytes);
  await admin.put('/api/settings', { language: 'de' });
  t.equal((await read(note)).bytes, first.bytes);

  // Prices: by the terms, and only for callers with ORDER_READ.
  const inspector = await login('QUALITY_MANAGER');
  await admin.put(`/api/customers/${customerId}/sales-terms`, { pricesOnPapers: true });
  const priced = await read(note);
  t.not(priced.bytes, first.bytes);
  t.equal((await read(note, inspector)).bytes, first.bytes);
  t.equal((await admin.get(`/api/customers/${customerId}/sales-terms`)).json().pricesOnPapers, true);
  isError(t, await admin.get('/api/sales/deliveries/none/pdf'), 404, 'DELIVERY_NOT_FOUND');
  isError(t, await inspector.get('/api/sales/orders/none/confirmation'), 403, 'ACCESS_DENIED');
});

test('a logo that cannot be drawn does not stop a paper', async (t) => {
  const { admin } = await service(t);
  const { stock, bookIn } = withStock(admin);
  const { id: customerId } = (await admin.post('/api/customers', ANNA)).json();
  const { id: stockId } = await stock();
  const { id: stockBatchId } = await bookIn(stockId);
  const lines = [{ stockBatchId, quantityAmount: '2', quantityUnit: 'KG' }];
  const { id } = (await admin.post('/api/sales/deliveries', { customerId, lines })).json();
  const url = `/api/sales/deliveries/${id}/pdf`;
  const plain = (await admin.get(url)).rawPayload;
  const sized = async (logo: string) => {
    t.equal((await admin.put('/api/settings', { logo })).statusCode, 200);
    const { statusCode, rawPayload } = await admin.get(url);
    t.equal(statusCode, 200);
    return rawPayload;
  };
  const svg = (text: string) => `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;
  const drawn = await sized(
    svg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1"/></svg>'),
  );
  t.notOk(drawn.equals(plain));
  t.ok((await sized(svg('<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>'))).length > 0);
});
