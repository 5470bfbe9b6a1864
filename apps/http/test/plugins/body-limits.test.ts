/** Tests the limits on body sizes, and on concurrent large bodies per caller. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'tap';
import { bodyLimitOf } from '../../src/plugins/body-limits.ts';
import { ROUTES } from '../../src/routes.ts';
import { isError, service } from '../helper.ts';

const KIB = 1024;
const IMPORT = '/api/articles/import';
const limits = new Map(
  ROUTES.flatMap(({ routes }) => routes).map((route) => [`${route.method} ${route.path}`, bodyLimitOf(route)]),
);

test('a body is limited to 16 KiB unless its form needs more', async (t) => {
  t.equal(limits.get('PUT /api/users/{id}/password'), 16 * KIB);
  t.equal(limits.get(`POST ${IMPORT}`), 1024 * KIB);
  const { admin, app } = await service(t);
  const send = (bytes: number) =>
    app.inject({
      method: 'PUT',
      url: `/api/users/${admin.userId}/password`,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      payload: `{"a":"${'x'.repeat(bytes)}"}`,
    });
  isError(t, await send(15 * KIB), 400, 'VALIDATION_ERROR');
  isError(t, await send(17 * KIB), 413, 'PAYLOAD_TOO_LARGE');
});

test('a body without a session is limited to 2 KiB, which the longest credentials need', async (t) => {
  const open = ROUTES.flatMap(({ routes }) => routes).filter(({ operation }) => operation.permission === 'public');
  for (const route of open) if (route.takesBody) t.equal(bodyLimitOf(route), 2 * KIB, route.path);
  t.ok(limits.get('POST /api/session/pin'));
  const { anonymous } = await service(t);
  const logIn = (more: object) =>
    anonymous.post('/api/auth/login', { username: '🥩'.repeat(200), password: '🥩'.repeat(256), ...more });
  isError(t, await logIn({}), 401, 'INVALID_CREDENTIALS');
  isError(t, await logIn({ more: 'x'.repeat(2 * KIB) }), 413, 'PAYLOAD_TOO_LARGE');
});

test('a caller may send one large body at a time, and other callers are served', async (t) => {
  const shop = await service(t);
  const other = await shop.login('ADMIN');
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  t.teardown(() => socket.destroy());
  const head = `Host: a\r\nAuthorization: Bearer ${shop.admin.token}\r\nContent-Type: application/json`;
  socket.write(`POST ${IMPORT} HTTP/1.1\r\n${head}\r\nContent-Length: ${100 * KIB}\r\n\r\n{`);
  await once(socket, 'connect');
  const large = { rows: [], more: 'x'.repeat(50 * KIB) };
  const until = async (isAs: (status: number) => boolean) => {
    for (;;) {
      const answer = await shop.admin.post(IMPORT, large);
      if (isAs(answer.statusCode)) return answer;
      await wait(5);
    }
  };
  const refused = await until((status) => status === 429);
  isError(t, refused, 429, 'TOO_MANY_REQUESTS');
  t.equal(refused.headers['retry-after'], '1');
  t.equal((await shop.admin.post('/api/categories', { name: 'small' })).statusCode, 200);
  t.equal((await other.post(IMPORT, large)).statusCode, 400, 'of somebody else');
  socket.destroy();
  await once(socket, 'close');
  const again = await until((status) => status !== 429);
  t.equal(again.statusCode, 400, 'a client that goes away gives its place back');
});
