import { test } from 'tap';
import { isError, service } from '../helper.ts';

test('an order is placed, changed with If-Match, confirmed after an OVER_CALL warning, and cancelled', async (t) => {
  const { admin, login } = await service(t);
  const address = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  const { id: customerId } = (
    await admin.post('/api/customers', { name: 'Post', type: 'B2B', phone: '1', ...address })
  ).json();
  const { id: categoryId } = (await admin.post('/api/categories', { name: 'Wurst', vatClass: 'REDUCED' })).json();
  const article = {
    name: 'Lyoner',
    articleNumber: 'A-1',
    categoryId,
    unit: 'HUNDRED_GRAM',
    priceModel: 'WEIGHT_BASED',
  };
  const { id: articleId } = (await admin.post('/api/articles', { ...article, price: 1.89 })).json();
  const staff = await login('SALES_STAFF');
  const today = new Date().toISOString().slice(0, 10);

  const priced = await staff.get(`/api/sales/prices?customerId=${customerId}&articleId=${articleId}&day=${today}`);
  t.match(priced.json(), { basis: 'NET', articles: [{ byWeight: { amount: 17.6636, per: 'KG', source: 'LIST' } }] });

  const agreed = [{ articleId, agreedPrice: 15, agreedQuantity: 5, unit: 'KG' }];
  await admin.put(`/api/customers/${customerId}/frame-contract`, { rhythm: 'WEEKLY', lineItems: agreed });
  t.notOk('otherContracts' in (await admin.get(`/api/customers/${customerId}`)).json(), 'the answer stays');

  const line = { articleId, quantityAmount: '6', quantityUnit: 'KG' };
  const requestedDate = (await admin.get('/api/today')).json().date ?? today;
  const placed = await staff.post('/api/sales/orders', { customerId, requestedDate, lines: [line] });
  t.equal(placed.statusCode, 200, placed.body);
  const { id } = placed.json();
  const path = `/api/sales/orders/${id}`;
  const { etag = '' } = (await staff.get(path)).headers;
  const headers = { 'if-match': String(etag) };
  const change = (note: string) => staff.send({ method: 'PUT', url: path, payload: { note }, headers });
  t.equal((await change('vor 9')).statusCode, 200);
  isError(t, await change('x'), 412, 'CHANGED_MEANWHILE');

  const asked = await staff.post(`${path}/confirm`);
  t.equal(asked.statusCode, 409);
  t.equal(asked.json().code, 'ACKNOWLEDGEMENT_REQUIRED');
  t.match(asked.json().warnings, [{ code: 'OVER_CALL', line: 1, message: /Lyoner.*1 KG/ }]);
  const acknowledge = { codes: ['OVER_CALL'], reason: 'am Telefon zugesagt' };
  const confirmed = (await staff.post(`${path}/confirm`, { acknowledge })).json();
  t.match(confirmed, { status: 'CONFIRMED', value: '90.00', tolerancePercent: 10, warnings: [{ code: 'OVER_CALL' }] });
  t.match((await staff.get(`/api/customers/${customerId}/frame-contracts`)).json().content, [
    { lineItems: [{ called: '6', rest: '-1', restUnit: 'KG', agreedQuantity: 5 }] },
  ]);
  isError(t, await (await login('WAREHOUSE_WORKER')).post(`${path}/cancel`, { reason: 'x' }), 403, 'ACCESS_DENIED');
  t.equal((await (await login('WAREHOUSE_WORKER')).get(path)).statusCode, 200);
  t.equal((await staff.post(`${path}/cancel`, { reason: 'abgesagt' })).json().status, 'CANCELLED');
});
