/**
 * Tests that the key of a device opens the readings of its channels, the sheet of the counter for customers and nothing
 * else, and that no user opens these.
 */
import { test } from 'tap';
import { openApiDocument } from '../../src/openapi.ts';
import { ROUTES } from '../../src/routes.ts';
import { ADMIN_PASSWORD, Client, isError, PageClient, type Service, service } from '../helper.ts';
import { PROBES, PUBLIC } from './operations.ts';

const READINGS = '/api/quality/device-readings';
const DISPLAY = '/api/labels/counter/display';
const MEASURED_AT = '2026-01-05T11:00:00Z';
const KIB = 1024;

/** Creates a device with the sensor of a control point. `send` sends a reading of a channel. */
async function device({ app, admin }: Pick<Service, 'app' | 'admin'>, name = 'Funkstation') {
  const { id, key } = (await admin.post('/api/quality/devices', { name })).json();
  const sensor = { deviceId: id, channel: 't1', minutes: 5 };
  const point = { name: `Temperatur ${name}`, measure: 'TEMPERATURE', limits: { max: 7 }, sensor };
  const { id: controlPointId } = (await admin.post('/api/quality/control-points', point)).json();
  const client = new Client(app, key);
  const send = (by: Client = client, value = 4) =>
    by.post(READINGS, { readings: [{ channel: 't1', measuredAt: MEASURED_AT, value }] });
  return { id, key, client, send, controlPointId };
}

test('the key of a device stores the readings of its channels', async (t) => {
  const shop = await service(t);
  const { id, send, controlPointId } = await device(shop);
  const entries = shop.audit.length;
  const answer = await send();
  t.equal(answer.statusCode, 200);
  t.strictSame(answer.json(), { stored: 1, duplicates: 0, refused: [], serverTime: shop.clock.now().toISOString() });
  t.equal(shop.audit.length, entries, 'without an audit entry');
  const { content } = (await shop.admin.get(`/api/quality/readings?deviceId=${id}`)).json();
  t.match(content, [{ controlPointId, deviceId: id, value: 4, recordedBy: null }]);
  const other = await device(shop, 'Zweite');
  await other.send();
  const { content: all } = (await shop.admin.get(`/api/quality/readings?controlPointId=${controlPointId}`)).json();
  t.equal(all.length, 1, 'the other device adds none to this channel');
});

test('the key of a device opens no other operation', async (t) => {
  const shop = await service(t);
  const { client } = await device(shop);
  const opened: string[] = [];
  for (const { name, request } of PROBES.filter(({ name }) => !PUBLIC.includes(name))) {
    const { statusCode } = await client.send(request);
    if (statusCode !== 401) opened.push(`${name}: ${statusCode}`);
  }
  t.strictSame(opened.sort(), ['GET /api/labels/counter/display: 200', `POST ${READINGS}: 400`]);
});

test('no user stores readings of a device, with a token or a cookie', async (t) => {
  const shop = await service(t);
  const { send } = await device(shop);
  isError(t, await send(shop.admin), 401, 'AUTHENTICATION_REQUIRED');
  isError(t, await send(shop.anonymous), 401, 'AUTHENTICATION_REQUIRED');
  const page = new PageClient(shop.app);
  await page.post('/api/session', { username: 'admin', password: ADMIN_PASSWORD });
  t.equal((await page.get('/api/session')).statusCode, 200);
  isError(t, await send(page), 401, 'AUTHENTICATION_REQUIRED');
});

test('the key of a device reads the sheet of the counter as customers see it, and no user does', async (t) => {
  const shop = await service(t);
  const { id, client } = await device(shop);
  const { admin } = shop;
  const category = (await admin.post('/api/categories', { name: 'Brühwurst' })).json();
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 16.9 };
  const article = { name: 'Lyoner', articleNumber: 'L-1', categoryId: category.id, ...sold };
  const { id: articleId } = (await admin.post('/api/articles', article)).json();
  const place = { name: 'Theke', storageType: 'DISPLAY_COUNTER' };
  const { id: storageLocationId } = (await admin.post('/api/inventory/storage-locations', place)).json();
  const { id: stockId } = (await admin.post('/api/inventory/stocks', { articleId, storageLocationId })).json();
  const lot = { batchType: 'PRODUCED', batchId: 'L-1', quantityAmount: '5', quantityUnit: 'KG' };
  await admin.post(`/api/inventory/stocks/${stockId}/batches`, { ...lot, expiryDate: '2026-02-01' });

  const shown = await client.get(DISPLAY);
  t.equal(shown.statusCode, 200);
  const [told, ...others] = shown.json().articles;
  t.strictSame(others, []);
  t.match(told, { articleId, name: 'Lyoner', price: '16,90 €/kg', allergens: { length: 0 }, isComplete: false });
  t.strictSame(
    Object.keys(told).filter((name) => ['lots', 'reasons'].includes(name)),
    [],
    'without lots and reasons',
  );
  isError(t, await client.get(`${DISPLAY}?storageLocationId=unknown`), 404, 'STORAGE_LOCATION_NOT_FOUND');
  for (const user of [admin, shop.anonymous]) isError(t, await user.get(DISPLAY), 401, 'AUTHENTICATION_REQUIRED');
  const page = new PageClient(shop.app);
  await page.post('/api/session', { username: 'admin', password: ADMIN_PASSWORD });
  isError(t, await page.get(DISPLAY), 401, 'AUTHENTICATION_REQUIRED');
  await admin.post(`/api/quality/devices/${id}/deactivate`);
  isError(t, await client.get(DISPLAY), 401, 'AUTHENTICATION_REQUIRED');
});

test('an old key and the key of an inactive device open nothing from the next request on', async (t) => {
  const shop = await service(t);
  const { id, send } = await device(shop);
  t.equal((await send()).statusCode, 200);
  const { key } = (await shop.admin.post(`/api/quality/devices/${id}/key`)).json();
  isError(t, await send(), 401, 'AUTHENTICATION_REQUIRED');
  const next = new Client(shop.app, key);
  t.equal((await send(next)).statusCode, 200);
  await shop.admin.post(`/api/quality/devices/${id}/deactivate`);
  isError(t, await send(next), 401, 'AUTHENTICATION_REQUIRED');
  await shop.admin.post(`/api/quality/devices/${id}/activate`);
  t.equal((await send(next)).statusCode, 200);
});

test('an unknown key is refused before the body is read', async (t) => {
  const shop = await service(t);
  const { key, client } = await device(shop);
  const headers = { 'content-type': 'application/json' };
  const unknown = new Client(shop.app, `${key.slice(0, -4)}AAAA`);
  for (const payload of ['{"broken', `{"readings":"${'x'.repeat(300 * KIB)}"}`])
    isError(t, await unknown.send({ method: 'POST', url: READINGS, payload, headers }), 401, 'AUTHENTICATION_REQUIRED');
  isError(
    t,
    await client.send({ method: 'POST', url: READINGS, payload: '{"broken', headers }),
    400,
    'VALIDATION_ERROR',
  );
});

test('a body of a device has at most 256 KiB', async (t) => {
  const shop = await service(t);
  const { client } = await device(shop);
  const ofKib = (size: number) => client.post(READINGS, { readings: [], more: 'x'.repeat(size * KIB) });
  isError(t, await ofKib(255), 400, 'VALIDATION_ERROR');
  isError(t, await ofKib(256), 413, 'PAYLOAD_TOO_LARGE');
});

test('a number with more digits than a double holds is a value', async (t) => {
  const shop = await service(t);
  const { client, controlPointId } = await device(shop);
  const payload = `{"readings":[{"channel":"t1","measuredAt":"${MEASURED_AT}","value":4.00500000000000000001}]}`;
  const headers = { 'content-type': 'application/json' };
  t.match((await client.send({ method: 'POST', url: READINGS, payload, headers })).json(), { stored: 1 });
  const { content } = (await shop.admin.get(`/api/quality/readings?controlPointId=${controlPointId}`)).json();
  t.equal(content[0].value, 4.01);
});

test('a device counts as a caller of its own in the limit on requests', async (t) => {
  const shop = await service(t, { rateLimit: { perCaller: 20, perAddress: 20 } });
  // Stops the clock, because the limit counts by minutes of the clock.
  const now = Date.now();
  t.intercept(Date, 'now', { value: () => now });
  const [one, other] = [await device(shop), await device(shop, 'Zweite')];
  const last = async () => {
    for (let times = 1; times < 20; times++) t.equal((await one.send()).statusCode, 200);
    return one.send();
  };
  t.equal((await last()).headers['ratelimit-remaining'], '0');
  isError(t, await one.send(), 429, 'TOO_MANY_REQUESTS');
  t.equal((await other.send()).statusCode, 200);
});

test('the document says that the operations need the key of a device', async (t) => {
  const { paths, components } = JSON.parse(JSON.stringify(openApiDocument(ROUTES)));
  const { post } = paths[READINGS];
  t.match(components.securitySchemes.deviceKey, { type: 'http', scheme: 'bearer' });
  t.strictSame(post.security, [{ deviceKey: [] }]);
  t.strictSame(paths[DISPLAY].get.security, [{ deviceKey: [] }]);
  t.strictSame(post.parameters, [], 'it takes no idempotency key');
  t.notOk(post.responses['403']);
});
