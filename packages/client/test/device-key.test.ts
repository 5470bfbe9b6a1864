import { test } from 'tap';
import { CleaverClient } from '../src/index.ts';
import { refused, shop } from './helper.ts';

test('a client with the key of a device sends it, repeats calls, and refreshes nothing', async (t) => {
  const { admin, baseUrl, network } = await shop(t);
  const { id, key } = (await admin.post('/api/quality/devices', { name: 'Gateway' })).json();
  const sensor = { deviceId: id, channel: 't1', minutes: 5 };
  const point = { name: 'Cold room', measure: 'TEMPERATURE', limits: { max: 7 }, sensor };
  await admin.post('/api/quality/control-points', point);
  const client = new CleaverClient({ baseUrl, fetch: network.fetch, deviceKey: key });
  const readings = [{ channel: 't1', measuredAt: '2026-01-05T11:00:00Z', value: 4.25 }];
  const post = client.post as (path: string, options: object) => Promise<unknown>;
  const send = () => post('/api/quality/device-readings', { body: { readings } });
  network.next('POST /api/quality/device-readings', async () => refused(503, 0));
  t.match(await send(), { stored: 1, duplicates: 0, refused: [] });
  t.same(network.statuses('POST', '/api/quality/device-readings'), [503, 200]);
  await admin.post(`/api/quality/devices/${id}/deactivate`);
  await t.rejects(send(), { code: 'AUTHENTICATION_REQUIRED' });
  t.same(network.statuses('POST', '/api/auth/refresh'), []);
  t.notOk(client.loggedIn);
});
