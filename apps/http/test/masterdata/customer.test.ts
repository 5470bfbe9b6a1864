import { test } from 'tap';
import { type Client, isError, service } from '../helper.ts';

const ADDRESS = { street: 'Hauptstraße', houseNumber: '5', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const ANNA = { name: 'Anna Huber', type: 'B2C', phone: '0981 5555', ...ADDRESS };

const customerOf = async (client: Client) => (await client.post('/api/customers', ANNA)).json();

async function articleOf(client: Client): Promise<string> {
  const category = (await client.post('/api/categories', { name: 'Fleisch' })).json();
  const article = {
    name: 'Hack',
    articleNumber: '1',
    categoryId: category.id,
    unit: 'KG',
    priceModel: 'FIXED',
    price: 1,
  };
  return (await client.post('/api/articles', article)).json().id;
}

test('a customer is created, read and changed', async (t) => {
  const { admin, clock } = await service(t);
  const created = await admin.post('/api/customers', ANNA);
  t.equal(created.statusCode, 200);
  const { id, ...rest } = created.json();
  const at = clock.now().toISOString();
  t.strictSame(rest, {
    name: 'Anna Huber',
    type: 'B2C',
    billingAddress: ADDRESS,
    contactInfo: { phone: '0981 5555', email: '', contactPerson: '' },
    paymentTerms: null,
    deliveryAddresses: [],
    frameContract: null,
    preferences: [],
    status: 'ACTIVE',
    createdAt: at,
    updatedAt: at,
  });
  t.strictSame((await admin.get(`/api/customers/${id}`)).json(), created.json());

  const changed = (await admin.put(`/api/customers/${id}`, { houseNumber: '', paymentDueDays: 14 })).json();
  t.strictSame(changed.billingAddress, { ...ADDRESS, houseNumber: '' });
  t.strictSame(changed.paymentTerms, { paymentDueDays: 14, paymentDescription: '' });
  const blank = await admin.put(`/api/customers/${id}`, { street: '', country: ' ' });
  t.strictSame(Object.keys(isError(t, blank, 400, 'VALIDATION_ERROR')), ['street', 'country']);
});

test('activating and deactivating return the customer', async (t) => {
  const { admin } = await service(t);
  const { id } = await customerOf(admin);
  isError(t, await admin.post(`/api/customers/${id}/activate`), 409, 'INVALID_STATUS_TRANSITION');
  t.equal((await admin.post(`/api/customers/${id}/deactivate`)).json().status, 'INACTIVE');
  t.equal((await admin.post(`/api/customers/${id}/activate`)).json().status, 'ACTIVE');
});

test('a delivery address is removed by its label, with any characters in it', async (t) => {
  const { admin } = await service(t);
  const { id } = await customerOf(admin);
  const url = `/api/customers/${id}/delivery-addresses`;
  const labels = [
    'Lager/Süd',
    '100 % Bio',
    '%2F',
    'a+b & c?d#e',

    '%',
    'Ünïcode 🥩',
    'x'.repeat(200),
    '🥩'.repeat(200),
  ];
  for (const label of labels) {
    t.equal((await admin.post(url, { ...ADDRESS, label })).json().deliveryAddresses.at(-1)?.label, label);
  }
  for (const label of labels) {
    const removed = await admin.delete(`${url}/${encodeURIComponent(label)}`);
    t.equal(removed.statusCode, 200, label);
    t.equal(removed.body, '');
  }
  t.strictSame((await admin.get(`/api/customers/${id}`)).json().deliveryAddresses, []);
  isError(t, await admin.delete(`${url}/Lager%2FS%C3%BCd`), 404, 'DELIVERY_ADDRESS_NOT_FOUND');
});

test('the label of a delivery address defaults to street and house number', async (t) => {
  const { admin } = await service(t);
  const { id } = await customerOf(admin);
  const url = `/api/customers/${id}/delivery-addresses`;
  t.strictSame((await admin.post(url, ADDRESS)).json().deliveryAddresses, [
    { label: 'Hauptstraße 5', address: ADDRESS, contactPerson: '', deliveryNotes: '' },
  ]);
  isError(t, await admin.post(url, ADDRESS), 409, 'DELIVERY_ADDRESS_ALREADY_EXISTS');
  t.equal((await admin.delete(`${url}/Hauptstra%C3%9Fe%205`)).statusCode, 200);
});

test('a frame contract is set, replaced and removed, and its numbers are returned exactly', async (t) => {
  const { admin } = await service(t);
  const { id } = await customerOf(admin);
  const url = `/api/customers/${id}/frame-contract`;
  const articleId = await articleOf(admin);
  isError(t, await admin.delete(url), 404, 'FRAME_CONTRACT_NOT_FOUND');

  const item = { articleId, agreedPrice: 9999999999.9999, agreedQuantity: 12345678.123456, unit: 'HUNDRED_GRAM' };
  const terms = { validFrom: '2026-01-01', validUntil: '2026-12-31' };
  const set = await admin.put(url, { ...terms, rhythm: 'BIWEEKLY', lineItems: [item] });
  const { id: first, ...contract } = set.json().frameContract;
  t.strictSame(contract, { ...terms, deliveryRhythm: 'BIWEEKLY', lineItems: [item] });

  const replaced = await admin.put(url, { rhythm: 'DAILY', lineItems: [{ articleId, agreedPrice: 0.0001 }] });
  const { id: second, ...next } = replaced.json().frameContract;
  t.not(second, first);
  t.strictSame(next, {
    validFrom: null,
    validUntil: null,
    deliveryRhythm: 'DAILY',
    lineItems: [{ articleId, agreedPrice: 0.0001, agreedQuantity: null, unit: null }],
  });

  const removed = await admin.delete(url);
  t.equal(removed.statusCode, 200);
  t.equal(removed.body, '');
  t.equal((await admin.get(`/api/customers/${id}`)).json().frameContract, null);
});

test('a JSON number with more digits than a double holds is stored and returned as it was written', async (t) => {
  const { app, admin } = await service(t);
  const { id } = await customerOf(admin);
  const articleId = await articleOf(admin);
  for (const written of ['12345678901.123456', '123456789012345.123456', '100000000000000.5']) {
    const set = await app.inject({
      method: 'PUT',
      url: `/api/customers/${id}/frame-contract`,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      payload: `{"rhythm":"DAILY","lineItems":[{"articleId":"${articleId}","agreedPrice":1,"agreedQuantity":${written},"unit":"KG"}]}`,
    });
    t.equal(set.statusCode, 200, set.body);
    t.match((await admin.get(`/api/customers/${id}`)).body, `"agreedQuantity":${written},`);
  }
});

test('the list of customers filters by type and status', async (t) => {
  const { admin } = await service(t);
  const anna = await customerOf(admin);
  await admin.post('/api/customers', { ...ANNA, type: 'B2B' });
  t.strictSame((await admin.get('/api/customers?type=B2C&status=ACTIVE&sort=createdAt')).json(), {
    content: [anna],
    page: { number: 0, size: 20, totalElements: 1, totalPages: 1 },
  });
  t.equal((await admin.get('/api/customers?type=B2C&status=INACTIVE')).json().page.totalElements, 0);
  isError(t, await admin.get('/api/customers?type=B2X'), 400, 'VALIDATION_ERROR');
});
