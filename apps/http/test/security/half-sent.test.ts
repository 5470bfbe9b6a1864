/** Tests requests that begin before their caller is revoked, and end afterwards. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Test, test } from 'tap';
import { type Client, type Service, service } from '../helper.ts';

/**
 * Sends a request without its last byte. Returns a function that sends the last byte and returns the response status.
 */
async function halfSent(t: Test, { app }: Service, { token }: Client, path: string, payload: object, method = 'POST') {
  const body = JSON.stringify(payload);
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  t.teardown(() => socket.destroy());
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: a',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
  // When the service responds to a later request, it has already checked the headers of the first one.
  await wait(50);
  await app.inject('/health/live');
  return async () => {
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(body.slice(-1));
    await once(socket, 'close');
    return Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);
  };
}

const backdoor = {
  username: 'backdoor',
  email: 'b@example.org',
  password: 'a way back in',
  roleNames: ['ADMIN'],
};

test('a caller who is revoked while the body arrives changes nothing', async (t) => {
  const revocations: [string, number, (shop: Service, leaver: Client) => Promise<unknown>][] = [
    ['lock', 401, ({ admin }, { userId }) => admin.post(`/api/users/${userId}/lock`)],
    ['deactivation', 401, ({ admin }, { userId }) => admin.post(`/api/users/${userId}/deactivate`)],
    ['role taken', 403, ({ admin }, { userId }) => admin.delete(`/api/users/${userId}/roles/ADMIN`)],
    ['log-out', 401, (_shop, leaver) => leaver.post('/api/auth/logout')],
    [
      'password',
      401,
      ({ admin }, { userId, username }) =>
        admin.put(`/api/users/${userId}/password`, {
          currentPassword: `password of ${username}`,
          newPassword: 'another password',
        }),
    ],
  ];
  for (const [name, status, revoke] of revocations) {
    const shop = await service(t);
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const leaver = await shop.login('ADMIN');
    const finish = await halfSent(t, shop, leaver, '/api/users', backdoor);
    t.ok(Number(((await revoke(shop, leaver)) as { statusCode: number }).statusCode) < 300, name);
    t.equal(await finish(), status, name);
    const { content } = (await shop.admin.get('/api/users')).json() as { content: { username: string }[] };
    t.notOk(
      content.some(({ username }) => username === 'backdoor'),
      name,
    );
  }
});

test('an unrevoked caller is served, however long the body takes', async (t) => {
  const shop = await service(t);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const finish = await halfSent(t, shop, shop.admin, '/api/users', backdoor);
  shop.clock.advance(60_000);
  t.equal(await finish(), 201);
});
