/**
 * Tests shared devices and sessions by PIN with forgeries, from foreign pages and on every operation (docs/contract.md,
 * section 5).
 */
import type { LightMyRequestResponse } from 'fastify';
import { type Test, test } from 'tap';
import { ADMIN_PASSWORD, isError, OWN_PAGE, PageClient, type Service, service } from '../helper.ts';
import { OF_USERS, PROBES, PUBLIC } from './operations.ts';

const PIN = '4711';
const LOGIN = { username: 'admin', password: ADMIN_PASSWORD };

/** The operations that a session by PIN may run, listed independently of the code under test. */
const FLOOR = [
  'POST /api/auth/logout',
  'DELETE /api/session',
  'GET /api/session',
  'GET /api/articles/{id}/declarations',
  'GET /api/declarations',
  'GET /api/labels',
  'GET /api/labels/{id}',
  'GET /api/labels/preview',
  'GET /api/labels/counter',
  'GET /api/labels/prints',
  'GET /api/labels/prints/{id}',
  'GET /api/labels/prints/{id}/document',
  'POST /api/labels/prints',
  'POST /api/session/confirm',
  'GET /api/users/me',
  'GET /api/today',
  'GET /api/suppliers',
  'GET /api/suppliers/{id}',
  'GET /api/customers',
  'GET /api/customers/{id}',
  'GET /api/categories',
  'GET /api/articles',
  'GET /api/articles/{id}',
  'GET /api/recipes',
  'GET /api/recipes/{id}',
  'GET /api/recipes/{id}/requirements',
  'GET /api/production/batches',
  'GET /api/production/batches/{id}',
  'POST /api/production/batches/{id}/start',
  'GET /api/production/batches/{id}/proposal',
  'POST /api/production/batches/{id}/consume',
  'POST /api/production/batches/{id}/return',
  'POST /api/production/batches/{id}/steps/{stepNumber}',
  'POST /api/production/batches/{id}/complete',
  'GET /api/production/batches/{id}/execution',
  'GET /api/production/cuttings',
  'POST /api/production/cuttings',
  'GET /api/production/cuttings/{id}',
  'GET /api/production/cutting-schemes',
  'GET /api/production/cutting-schemes/{id}',
  'GET /api/quality/cleaning-tasks',
  'GET /api/quality/cleaning-tasks/{id}',
  'GET /api/quality/control-points',
  'GET /api/quality/control-points/{id}',
  'GET /api/quality/control-points/{id}/series',
  'GET /api/quality/deviations',
  'GET /api/quality/deviations/{id}',
  'POST /api/quality/deviations/{id}/actions',
  'GET /api/quality/deviations/{id}/exposure',
  'POST /api/quality/deviations/{id}/holds',
  'GET /api/quality/daily-list',
  'POST /api/quality/cleaning-records',
  'GET /api/quality/cleaning-records',
  'POST /api/quality/readings',
  'GET /api/quality/readings',
  'POST /api/quality/readings/{id}/corrections',
  'GET /api/inventory/storage-locations',
  'GET /api/inventory/storage-locations/{id}',
  'GET /api/inventory/stocks',
  'GET /api/inventory/stocks/below-minimum',
  'GET /api/inventory/stocks/{id}',
  'GET /api/inventory/stocks/{stockId}/batches',
  'POST /api/inventory/stocks/{stockId}/batches/{batchId}/remove',
  'POST /api/inventory/stocks/{stockId}/batches/{batchId}/block',
  'GET /api/inventory/stocks/{stockId}/movements',
  'GET /api/inventory/stock-levels',
  'GET /api/inventory/stock-batches',
  'GET /api/inventory/stock-batches/expiring',
  'GET /api/inventory/lots',
  'GET /api/inventory/lots/{id}',
  'POST /api/inventory/lots/{id}/holds',
  'GET /api/inventory/movements',
  'GET /api/inventory/own-bookings',
  'GET /api/inventory/undoable',
  'POST /api/inventory/movements/{id}/undo',
  'POST /api/inventory/transfers',
  'POST /api/inventory/write-offs',
  'GET /api/inventory/counts',
  'POST /api/inventory/counts',
  'GET /api/inventory/counts/{id}',
  'PUT /api/inventory/counts/{id}/lines',
  'POST /api/inventory/counts/{id}/submit',
  'GET /api/scan',
  'GET /api/procurement/goods-receipts',
  'POST /api/procurement/goods-receipts',
  'GET /api/procurement/goods-receipts/{id}',
  'POST /api/procurement/goods-receipts/{id}/lines/{line}/inspections',
  'GET /api/sales/orders',
  'GET /api/sales/orders/{id}',
  'GET /api/sales/orders/{id}/confirmation',
  'POST /api/sales/orders/{id}/cancel',
  'GET /api/sales/picking',
  'GET /api/sales/deliveries',
  'POST /api/sales/deliveries',
  'GET /api/sales/deliveries/{id}',
  'GET /api/sales/deliveries/{id}/pdf',
  'POST /api/sales/deliveries/{id}/returns',
  'GET /api/settings',
];

/** Registers a shared device, on which the administrator has logged in and has a PIN. */
async function shared(t: Pick<Test, 'teardown'>, options: Parameters<typeof service>[1] = {}) {
  const it = await service(t, options);
  const tablet = new PageClient(it.app, it.admin.token);
  const registered = await tablet.post('/api/shared-devices', { name: 'Rampe' });
  await it.admin.put('/api/users/me/pin', { currentPassword: ADMIN_PASSWORD, pin: PIN });
  const page = new PageClient(it.app, undefined, tablet.cookies);
  await page.post('/api/session', LOGIN);
  const device = `cleaver-device=${page.cookies.get('cleaver-device')}`;
  return {
    ...it,
    registered,
    page,
    device,
    byPin: () => page.post('/api/session/pin', { username: 'admin', pin: PIN }),
  };
}

const people = async ({ app }: Pick<Service, 'app'>, headers: Record<string, string>) =>
  (await app.inject({ url: '/api/session/pin-users', headers })).json();

const logInByPin = ({ app }: Pick<Service, 'app'>, headers: Record<string, string>): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: '/api/session/pin', payload: { username: 'admin', pin: PIN }, headers });

test('a shared device gets an HttpOnly key, lists its users, and accepts a log-in by PIN', async (t) => {
  const { registered, page, byPin } = await shared(t);
  t.equal(registered.statusCode, 201);
  t.same(Object.keys(registered.json()).sort(), ['createdAt', 'id', 'name'], 'the key is in the cookie alone');
  t.match(
    registered.headers['set-cookie'],
    /^cleaver-device=[\w-]{36}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  t.same((await page.get('/api/session/pin-users')).json(), {
    deviceName: 'Rampe',
    users: [{ username: 'admin', digits: 4 }],
  });
  const answer = await byPin();
  t.match(answer.json(), { username: 'admin', byPin: true });
  t.match(answer.headers['set-cookie'], /^cleaver=ey[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  t.match((await page.get('/api/session')).json(), { username: 'admin', byPin: true });
});

test('behind TLS the key of a device is bound to the host and to TLS', async (t) => {
  const { app, admin } = await service(t, { trustedProxies: ['127.0.0.1'] });
  const tablet = new PageClient(app, admin.token);
  const headers = { 'x-forwarded-proto': 'https' };
  const { headers: answered } = await tablet.post('/api/shared-devices', { name: 'Rampe' }, headers);
  t.match(answered['set-cookie'], /^__Host-cleaver-device=[^;]+; .*SameSite=Strict; Secure$/);
});

test('a program that registers a device gets no key', async (t) => {
  const { admin } = await service(t);
  const answer = await admin.post('/api/shared-devices', { name: 'Rampe' });
  t.equal(answer.statusCode, 201);
  t.equal(answer.headers['set-cookie'], undefined);
});

test('the key of a device is accepted only from pages of the service', async (t) => {
  const it = await shared(t);
  const cookie = it.device;
  const foreign: Record<string, Record<string, string>> = {
    'no header of the pages': { 'sec-fetch-site': 'same-origin' },
    'another site': { 'x-cleaver-web': '1', 'sec-fetch-site': 'cross-site' },
    'another host of the site': { 'x-cleaver-web': '1', 'sec-fetch-site': 'same-site' },
    'another origin': { 'x-cleaver-web': '1', origin: 'https://evil.example' },
  };
  for (const [what, headers] of Object.entries(foreign)) {
    t.same(await people(it, { ...headers, cookie }), { deviceName: null, users: [] }, what);
    const answer = await logInByPin(it, { ...headers, cookie });
    t.equal(answer.statusCode, 401, what);
    t.equal(answer.headers['set-cookie'], undefined, what);
  }
  t.equal((await logInByPin(it, { ...OWN_PAGE, cookie })).statusCode, 200, 'and here it counts');
});

test('forged keys of a device are refused with DEVICE_NOT_SHARED', async (t) => {
  const it = await shared(t);
  const [id = '', key = ''] = it.device.replace('cleaver-device=', '').split('.');
  const session = it.page.cookies.get('cleaver') ?? '';
  for (const forged of [
    '',
    '.',
    id,
    `${id}.`,
    `${id}.${key}x`,
    `${id}.${key.slice(1)}`,
    `.${key}`,
    `${key}.${id}`,
    session,
  ]) {
    const cookie = `cleaver-device=${forged}`;
    t.same(await people(it, { ...OWN_PAGE, cookie }), { deviceName: null, users: [] }, forged);
    isError(t, await logInByPin(it, { ...OWN_PAGE, cookie }), 401, 'DEVICE_NOT_SHARED');
  }
  const twice = { ...OWN_PAGE, cookie: `${it.device}; ${it.device}` };
  isError(t, await logInByPin(it, twice), 401, 'DEVICE_NOT_SHARED');
  const asSession = { ...OWN_PAGE, cookie: it.device.replace('cleaver-device', 'cleaver') };
  t.equal((await it.app.inject({ url: '/api/session', headers: asSession })).statusCode, 401, 'nor is it a session');
});

test('a session by PIN runs only operations of the floor, also for an administrator', async (t) => {
  const { byPin, page } = await shared(t);
  t.same(
    FLOOR.filter((name) => !PROBES.some((probe) => probe.name === name)),
    ['DELETE /api/session'],
    'each operation of the list is there',
  );
  await byPin();
  for (const { name, request } of OF_USERS) {
    const answer = await page.send(request);
    if (FLOOR.includes(name)) t.ok([200, 204, 400, 404].includes(answer.statusCode), `${name}: ${answer.statusCode}`);
    else if (!PUBLIC.includes(name)) isError(t, answer, 403, 'PIN_SESSION');
  }
});
