/** Tests that the service refuses changes to unseen versions (ETag, If-Match), and marks replayed responses. */
import type { InjectOptions } from 'fastify';
import { test } from 'tap';
import { ROUTES } from '../src/routes.ts';
import { workingDay } from './audit/working-day.ts';
import { isError, service } from './helper.ts';

const routes = ROUTES.flatMap((group) => group.routes);
const pathPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}$`);

test('a read by id has an ETag, which detects concurrent changes', async (t) => {
  const { admin } = await service(t);
  const { id } = (await admin.post('/api/suppliers', { name: 'Hof Nord', phone: '1' })).json();
  const url = `/api/suppliers/${id}`;
  const read = await admin.get(url);
  const tag = read.headers['etag'] as string;
  t.match(tag, /^"\d+"$/);
  t.equal((await admin.get(url)).headers['etag'], tag, 'it stays as long as nothing changes');
  const put = (etag: string, payload: object) =>
    admin.send({ method: 'PUT', url, payload, headers: { 'if-match': etag } });
  t.equal((await put(tag, { name: 'Hof Süd' })).statusCode, 200);
  const late = await put(tag, { name: 'Hof West' });
  isError(t, late, 412, 'CHANGED_MEANWHILE');
  const now = await admin.get(url);
  t.equal(now.json().name, 'Hof Süd');
  t.not(now.headers['etag'], tag);
  for (const right of [now.headers['etag'] as string, `"7777", ${now.headers['etag']}`, '*']) {
    t.equal((await put(right, {})).statusCode, 200, right);
  }
  for (const wrong of [`W/${now.headers['etag']}`, '"x"', '""', '"0"', '"7777", "8888"', '"99999999999999999999"']) {
    isError(t, await put(wrong, { name: 'x' }), 412, 'CHANGED_MEANWHILE');
  }
  for (const malformed of ['1', '"1', 'x', '"1" "2"', '']) {
    t.same(Object.keys(isError(t, await put(malformed, {}), 400, 'VALIDATION_ERROR')), ['If-Match'], malformed);
  }
  t.equal((await admin.put(url, { name: 'Hof West' })).statusCode, 200, 'without the header all is as it was');
});

test('the response to a change has the ETag of the new version', async (t) => {
  const { admin } = await service(t);
  const { id } = (await admin.post('/api/categories', { name: 'Wurst' })).json();
  const url = `/api/categories/${id}`;
  const first = String((await admin.get(url)).headers['etag']);
  const put = (etag: string, payload: object) =>
    admin.send({ method: 'PUT', url, payload, headers: { 'if-match': etag } });
  const second = String((await put(first, { name: 'Würste' })).headers['etag']);
  t.not(second, first);
  t.equal((await admin.get(url)).headers['etag'], second);
  const same = await put(second, {});
  const third = String(same.headers['etag']);
  t.equal((await admin.get(url)).headers['etag'], third);
  isError(t, await put(first, { name: 'Fleisch' }), 412, 'CHANGED_MEANWHILE');
  const removed = await admin.send({ method: 'DELETE', url, headers: { 'if-match': third } });
  t.equal(removed.statusCode, 200);
  t.equal(removed.headers['etag'], undefined, 'what is gone has no version');
});

test('a change of a part of a record compares the version of the record', async (t) => {
  const { admin } = await service(t);
  const { id } = (await admin.post('/api/suppliers', { name: 'Hof Nord', phone: '1' })).json();
  const url = `/api/suppliers/${id}`;
  const certificate = { certificateType: 'QS' };
  await admin.post(`${url}/certificates`, certificate);
  const { etag } = (await admin.get(url)).headers;
  await admin.post(`${url}/rating`, { qualityScore: 1, deliveryScore: 1, priceScore: 1 });
  const remove = { method: 'DELETE', url: `${url}/certificates`, payload: certificate } as const;
  isError(t, await admin.send({ ...remove, headers: { 'if-match': String(etag) } }), 412, 'CHANGED_MEANWHILE');
  const { etag: newer } = (await admin.get(url)).headers;
  t.equal((await admin.send({ ...remove, headers: { 'if-match': String(newer) } })).statusCode, 200);
});

test('an unknown record gets 404, whatever the version in the request', async (t) => {
  const { admin, login, anonymous } = await service(t);
  const put = { method: 'PUT', url: '/api/suppliers/unknown', payload: {}, headers: { 'if-match': '"1"' } } as const;
  isError(t, await admin.send(put), 404, 'SUPPLIER_NOT_FOUND');
  isError(t, await anonymous.send(put), 401, 'AUTHENTICATION_REQUIRED');
  isError(t, await (await login('WAREHOUSE_WORKER')).send(put), 403, 'ACCESS_DENIED');
});

test('GET /api/users/me returns the ETag of the record', async (t) => {
  const { admin } = await service(t);
  const me = await admin.get('/api/users/me');
  t.equal(me.headers['etag'], (await admin.get(`/api/users/${me.json().id}`)).headers['etag']);
});

test('the OpenAPI document has If-Match and 412 on exactly the operations that compare versions', async (t) => {
  const { anonymous } = await service(t);
  const { paths } = (await anonymous.get('/openapi.json')).json();
  for (const { path, method, takesVersion } of routes) {
    const { parameters, responses } = paths[path][method.toLowerCase()];
    const named = parameters.some(({ $ref }: { $ref?: string }) => $ref?.endsWith('/If-Match'));
    t.equal(named, takesVersion, `${method} ${path}`);
    t.equal(412 in responses, takesVersion, `${method} ${path}`);
    const isTold = routes.some((other) => other.method === 'GET' && other.givesVersion && path.startsWith(other.path));
    if (takesVersion) t.ok(isTold, `${method} ${path}: a GET tells the ETag`);
  }
});

test('each command that compares versions refuses a stale If-Match and accepts the current one', async (t) => {
  const shop = await service(t);
  const inject = shop.app.inject.bind(shop.app) as (options: InjectOptions) => ReturnType<typeof shop.app.inject>;
  const seen = new Set<string>();
  /** Sends a request that takes a version, first with a stale version, then with the version from a GET. */
  const compared = async (options: InjectOptions) => {
    const url = String(options.url);
    const route = routes.find((one) => one.method === options.method && pathPattern(one.path).test(url));
    if (!route?.takesVersion || seen.has(route.operation.name)) return inject(options);
    seen.add(route.operation.name);
    const read = routes
      .filter(({ method, givesVersion, path }) => method === 'GET' && givesVersion && route.path.startsWith(path))
      .sort((a, b) => b.path.length - a.path.length)[0];
    const subject = url.split('/').slice(0, read?.path.split('/').length).join('/');
    const { headers = {} } = options;
    const now = String((await inject({ method: 'GET', url: subject, headers })).headers['etag']);
    const stale = `"${Number(now.slice(1, -1)) - 1}"`;
    const refused = await inject({ ...options, headers: { ...headers, 'if-match': stale } });
    isError(t, refused, 412, 'CHANGED_MEANWHILE');
    const passed = await inject({ ...options, headers: { ...headers, 'if-match': now } });
    t.ok(passed.statusCode <= 204, `${route.operation.name}: ${passed.body}`);
    return passed;
  };
  Object.assign(shop.app, { inject: compared });
  await workingDay(shop);
  t.same(
    routes.flatMap(({ operation, takesVersion }) =>
      takesVersion && !seen.has(operation.name) ? [operation.name] : [],
    ),
    [],
    'the working day has each of them',
  );
});

test('a replayed response has the header Idempotent-Replayed', async (t) => {
  const { admin } = await service(t);
  const plan = (name: string, key: string) => admin.post('/api/categories', { name }, { 'idempotency-key': key });
  t.equal((await plan('Wurst', 'a')).headers['idempotent-replayed'], undefined);
  t.equal((await plan('Wurst', 'a')).headers['idempotent-replayed'], 'true');
  const refused = await plan('Käse', 'a');
  isError(t, refused, 422, 'IDEMPOTENCY_KEY_REUSED');
  t.equal(refused.headers['idempotent-replayed'], undefined);
  t.equal((await admin.post('/api/categories', { name: 'Käse' })).headers['idempotent-replayed'], undefined);
  const user = { username: 'anna', email: 'anna@example.org', password: 'long enough', roleNames: [] };
  const create = () => admin.post('/api/users', user, { 'idempotency-key': 'b' });
  t.equal((await create()).headers['idempotent-replayed'], undefined);
  t.equal((await create()).headers['idempotent-replayed'], 'true', 'also where something was prepared');
});
