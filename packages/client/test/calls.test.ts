/** Tests the requests that the client sends, the results that it returns and the errors that it throws. */
import { test } from 'tap';
import { ApiError, CleaverClient } from '../src/index.ts';
import { shop } from './helper.ts';

test('the client throws a refusal as ApiError with the fields of the response', async (t) => {
  const { client } = await shop(t);
  const error = await client
    .post('/api/users', { body: { username: 'x', email: 'no', password: 'short', roleNames: ['ADMIN'] } })
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw error;
  t.match(error, {
    name: 'ApiError',
    status: 400,
    code: 'VALIDATION_ERROR',
    path: '/api/users',
    retryAfter: undefined,
  });
  t.same(error.validationErrors?.map(({ field }) => field).sort(), ['email', 'password', 'username']);
  t.match(error.requestId, /./);
  t.match(error.timestamp, /^\d{4}-.*Z$/);
  const missing = await client.get('/api/users/{id}', { path: { id: 'x' } }).catch((thrown: unknown) => thrown);
  t.match(missing, { status: 404, code: 'USER_NOT_FOUND', validationErrors: null, message: /./ });
});

test('the client throws UNEXPECTED_ANSWER for a response that is not of the service, also with 200', async (t) => {
  for (const [status, text] of [
    [200, '<html>'],
    [502, '<html>'],
    [502, '"text"'],
    [400, ''],
    [404, '{"error":"x"}'],
  ] as const) {
    const client = new CleaverClient({
      baseUrl: 'http://shop.test',
      fetch: async () => new Response(text, { status }),
    });
    const error = await client.get('/api/roles').catch((thrown: unknown) => thrown);
    t.match(error, { name: 'ApiError', code: 'UNEXPECTED_ANSWER', status, path: '/api/roles', validationErrors: null });
  }
});

test('a call returns undefined for a successful response without a body, with any status', async (t) => {
  for (const status of [200, 201, 202, 204]) {
    const client = new CleaverClient({
      baseUrl: 'http://shop.test',
      fetch: async () => new Response(null, { status }),
    });
    t.equal(await client.get('/api/roles'), undefined, String(status));
  }
  const { client } = await shop(t);
  const { id } = await client.post('/api/suppliers', { body: { name: 'Huber', phone: '1' } });
  const certificate = { certificateType: 'BIO', issuer: 'x', validFrom: '2026-01-01' };
  const path = { id };
  t.match(await client.post('/api/suppliers/{id}/certificates', { path, body: certificate }), {
    certificates: [certificate],
  });
  t.equal(await client.delete('/api/suppliers/{id}/certificates', { path, body: certificate }), undefined);
  t.same((await client.get('/api/suppliers/{id}', { path })).certificates, []);
});

test('a call returns a file as text, with the byte order mark that Excel needs', async (t) => {
  const { client } = await shop(t);
  const file = { bytes: new TextEncoder().encode('name\nWürste\n'), name: 'categories.csv' };
  await client.post('/api/files/{kind}', {
    path: { kind: 'categories' },
    query: { dryRun: false, update: false },
    file,
  });
  const fetched = (format: 'CSV' | 'EXCEL') =>
    client.get('/api/files/{kind}', { path: { kind: 'categories' }, query: { format, template: false } });
  t.match(await fetched('CSV'), /^"name",.*\r\n"Würste",/);
  t.equal((await fetched('EXCEL')).codePointAt(0), 0xfeff);
});

test('the client encodes path values and refuses empty values and dot segments', async (t) => {
  const { client, network } = await shop(t);
  const address = { street: 'Weg', postalCode: '1', city: 'x', country: 'DE' };
  const { id } = await client.post('/api/customers', { body: { name: 'x', type: 'B2B', phone: '1', ...address } });
  const label = 'Tür 1/2?#%20 ü';
  await client.post('/api/customers/{id}/delivery-addresses', { path: { id }, body: { ...address, label } });
  await client.delete('/api/customers/{id}/delivery-addresses/{label}', { path: { id, label } });
  t.same((await client.get('/api/customers/{id}', { path: { id } })).deliveryAddresses, []);
  const requests = network.sent.length;
  for (const lost of ['', '.', '..']) {
    const path = { id, label: lost };
    await t.rejects(client.delete('/api/customers/{id}/delivery-addresses/{label}', { path }), TypeError);
  }
  t.equal(network.sent.length, requests);
});

test('a query takes lists, numbers and booleans, and leaves out undefined members', async (t) => {
  const { client, network } = await shop(t);
  await client.get('/api/inventory/storage-locations', {
    query: { sort: ['storageType', 'name,desc'], size: 5, active: true },
  });
  t.equal(
    network.sent.at(-1)?.path,
    '/api/inventory/storage-locations?sort=storageType&sort=name%2Cdesc&size=5&active=true',
  );
  await client.get('/api/users', { query: {} });
  t.equal(network.sent.at(-1)?.path, '/api/users');
  await client.call('get', '/api/users', { query: { page: undefined, size: 5 } });
  t.equal(network.sent.at(-1)?.path, '/api/users?size=5');
});

test('items yields the items of all pages and requests a page only when it is needed', async (t) => {
  const { client, network } = await shop(t);
  const names = Array.from({ length: 7 }, (_, index) => `Wurst ${index}`);
  for (const name of names) await client.post('/api/categories', { body: { name } });
  const found: string[] = [];
  const ids: string[] = [];
  for await (const { id, name } of client.items('/api/categories', { query: { size: 3 } })) {
    found.push(name);
    ids.push(id);
  }
  t.same(found, names);
  const lists = () => network.sent.filter(({ method }) => method === 'GET').map(({ path }) => path);
  t.same(
    lists(),
    ['', ids[2], ids[5]].map((after) => `/api/categories?size=3&after=${after}`),
  );
  for await (const { name } of client.items('/api/categories', { query: { size: 3, page: 1, sort: ['name,desc'] } })) {
    t.equal(name, 'Wurst 3');
    break;
  }
  t.equal(lists().length, 4, 'who stops asks for no more');
});

test('items yields each item that stays once, although others are removed and added between the pages', async (t) => {
  const { client } = await shop(t);
  const names = Array.from({ length: 7 }, (_, index) => `Wurst ${index}`);
  for (const name of names) await client.post('/api/categories', { body: { name } });
  const found: string[] = [];
  for await (const { id, name } of client.items('/api/categories', { query: { size: 2 } })) {
    found.push(name);
    if (name !== 'Wurst 2') await client.delete('/api/categories/{id}', { path: { id } });
    else await client.post('/api/categories', { body: { name: 'Aal' } });
  }
  t.same(found, [...names, 'Aal'], 'in the order of ids');
});

test('items reads pages in the order of the query, and lists without ids', async (t) => {
  const { client } = await shop(t);
  for (const name of ['a', 'b', 'c']) await client.post('/api/categories', { body: { name } });
  const found: string[] = [];
  const query = { size: 1, sort: ['name,desc'] };
  for await (const { name } of client.items('/api/categories', { query })) found.push(name);
  t.same(found, ['c', 'b', 'a']);
  for await (const { articleId } of client.items('/api/sales/availability')) t.fail(articleId);
});

test('items yields nothing for an empty list', async (t) => {
  const { client, network } = await shop(t);
  for await (const item of client.items('/api/suppliers', { query: { status: 'INACTIVE' } })) t.fail(item.id);
  t.same(network.statuses('GET', '/api/suppliers?status=INACTIVE&after='), [200]);
});

test('the client calls fetch without a receiver, as browsers require', async (t) => {
  let receiver: unknown = 'not called';
  const client = new CleaverClient({
    baseUrl: '',
    async fetch(this: unknown) {
      receiver = this;
      return Response.json({});
    },
  });
  await client.get('/api/roles');
  t.equal(receiver, undefined);
});

test('messages come in the language of the client', async (t) => {
  const { baseUrl, network } = await shop(t);
  for (const [language, message] of [
    ['de', 'Benutzername oder Passwort stimmt nicht'],
    [undefined, 'The username or the password is not right'],
  ] as const) {
    const client = new CleaverClient({ baseUrl, language, fetch: network.fetch });
    await t.rejects(client.login('admin', 'wrong'), { code: 'INVALID_CREDENTIALS', message });
    t.equal(network.sent.at(-1)?.headers.get('accept-language'), language ?? null);
    await client.call('get', '/api/quality/starting-plan', { language: 'de' }).catch(() => undefined);
    t.equal(network.sent.at(-1)?.headers.get('accept-language'), 'de', 'of the call');
  }
});
