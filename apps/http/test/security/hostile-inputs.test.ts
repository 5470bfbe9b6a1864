/** Tests known bypasses of input checks. None passes the form, reaches a costly step, or leaves a partial change. */
import { test } from 'tap';
import { ADMIN_PASSWORD, isError, type Service, service } from '../helper.ts';

const place = { street: 'Markt', postalCode: '80331', city: 'München', country: 'DE' };

const made = async ({ admin }: Service, url: string, payload: object): Promise<string> =>
  (await admin.post(url, payload)).json().id;

test('a password beyond its limits is refused without hashing it', async (t) => {
  let checks = 0;
  const it = await service(t, {
    ports: ({ passwords }) => ({
      passwords: {
        hash: (password) => passwords.hash(password),
        verify: (hash, password) => {
          checks++;
          return passwords.verify(hash, password);
        },
      },
    }),
  });
  const logIn = (password: string) => it.anonymous.post('/api/auth/login', { username: 'admin', password });
  checks = 0;
  isError(t, await logIn('x'.repeat(257)), 400, 'VALIDATION_ERROR');
  isError(t, await logIn('x'.repeat(1900)), 400, 'VALIDATION_ERROR');
  isError(t, await logIn('x'.repeat(2100)), 413, 'PAYLOAD_TOO_LARGE');
  isError(t, await logIn('x'.repeat(1024 * 1024)), 413, 'PAYLOAD_TOO_LARGE');
  t.equal(checks, 0);
  t.equal((await logIn(ADMIN_PASSWORD)).statusCode, 200);
  t.equal(checks, 1);
});

test('an invalid body is refused with any spelling of the media type', async (t) => {
  const { app, admin } = await service(t);
  const types = [
    ' application/json',
    'application/json ',
    '\tapplication/json',
    'application/json\t',
    'application/json\t; charset=utf-8',
    'application/json ;charset=utf-8',
    'application/json; charset="utf-8',
    'application/json;;',
    'application/json; x',
    'application/json, text/plain',
    'application/json; boundary=application/json',
    'APPLICATION/json;CHARSET=UTF8',
    'application/json\u00a0',
    'application/json; charset=utf-8; charset=utf-16',
    'text/plain; application/json',
    'application/*',
    'application/vnd.api+json',
  ];
  for (const type of types) {
    for (const payload of ['{"name":5}', '"name"', '5', '{"name":["x"]}']) {
      const headers = { authorization: `Bearer ${admin.token}`, 'content-type': type };
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/categories', payload, headers });
      t.ok([400, 415].includes(statusCode), `${JSON.stringify(type)} ${payload}: ${statusCode}`);
    }
  }
  t.equal((await admin.get('/api/categories')).json().page.totalElements, 0);
});

test('callers without permission get the same response for known and unknown records', async (t) => {
  const it = await service(t);
  const user = await it.login('SALES_STAFF');
  const outsider = await it.login();
  const category = await made(it, '/api/categories', { name: 'Wurst' });
  const things: Record<string, string> = {
    '/api/users': it.admin.userId,
    '/api/categories': category,
    '/api/suppliers': await made(it, '/api/suppliers', { name: 'x', phone: '1' }),
    '/api/customers': await made(it, '/api/customers', { name: 'x', type: 'B2C', phone: '1', ...place }),
  };
  for (const [url, id] of Object.entries(things)) {
    for (const client of [user, outsider]) {
      const told = async (of: string) => {
        const answer = await client.put(`${url}/${of}`, { name: '' });
        const { timestamp, path, ...rest } = answer.json();
        const { 'x-request-id': _id, date, 'content-length': length, ...headers } = answer.headers;
        return { ...rest, headers };
      };
      const present = await told(id);
      t.equal(present.code, 'ACCESS_DENIED');
      t.same(present, await told('00000000-0000-7000-8000-000000000000'), url);
    }
  }
});

test('a request with one bad line among ten, or with too many lines, changes nothing', async (t) => {
  const it = await service(t);
  const categoryId = await made(it, '/api/categories', { name: 'Wurst' });
  const article = (n: number) => {
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 1 };
    return made(it, '/api/articles', { name: `Article ${n}`, articleNumber: `A-${n}`, categoryId, ...sold });
  };
  const ids = await Promise.all(Array.from({ length: 10 }, (_, n) => article(n)));
  const customer = await made(it, '/api/customers', { name: 'x', type: 'B2B', phone: '1', ...place });
  const url = `/api/customers/${customer}`;
  const set = (lineItems: readonly object[]) => it.admin.put(`${url}/frame-contract`, { rhythm: 'DAILY', lineItems });
  const lines = ids.map((articleId) => ({ articleId, agreedPrice: 2 }));
  t.equal((await set(lines.slice(0, 3))).statusCode, 200);
  const before = (await it.admin.get(url)).json();

  const bad = (line: object) => [...lines.slice(0, 6), line, ...lines.slice(7)];
  const price = await set(bad({ articleId: ids[6], agreedPrice: -1 }));
  t.same(Object.keys(isError(t, price, 400, 'VALIDATION_ERROR')), ['lineItems[6].agreedPrice']);
  isError(t, await set(bad({ articleId: 'unknown', agreedPrice: 2 })), 404, 'ARTICLE_NOT_FOUND');
  isError(t, await set(bad(lines[0] as object)), 400, 'VALIDATION_ERROR');
  isError(t, await set(Array.from({ length: 10_000 }, () => lines[0] as object)), 400, 'VALIDATION_ERROR');
  t.same((await it.admin.get(url)).json(), before);
  t.equal((await set(lines)).statusCode, 200, 'ten good ones are taken');
});

test('a body with too many levels gets 400, and the next request succeeds', async (t) => {
  const { app, admin } = await service(t);
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
  const post = (payload: string) => app.inject({ method: 'POST', url: '/api/categories', payload, headers });
  for (const [n, open] of ['[', '{"a":', '[{"__proto__":'].entries()) {
    isError(t, await post(open.repeat(15_000 / open.length)), 400, 'VALIDATION_ERROR');
    isError(t, await post(`{"name":${open.repeat(10_000 / open.length)}`), 400, 'VALIDATION_ERROR');
    isError(t, await post(`{"name":"${n}","more":${'['.repeat(7000)}${']'.repeat(7000)}}`), 400, 'VALIDATION_ERROR');
    t.equal((await post(`{"name":"${n}"}`)).statusCode, 200);
  }
});
