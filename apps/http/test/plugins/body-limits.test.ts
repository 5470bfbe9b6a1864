/** Bodies on their way, which take memory before anybody has read them. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'tap';
import { service } from '../helper.ts';

/** What the form of a category can need at most; of 48 of them a user has 12 MiB on their way. */
const ANNOUNCED = 256 * 1024;

test('of bodies on their way a user has a share: beyond it they are told to come back, and others are served', async (t) => {
  const shop = await service(t);
  const other = await shop.login('ADMIN');
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  /** Announces bodies and sends none of them, until one is refused; gives how many were not, and what ends them. */
  const announce = async (most: number) => {
    const sockets = [];
    let refused = '';
    for (let n = 0; n < most && refused === ''; n++) {
      const socket = connect(port, '127.0.0.1');
      t.teardown(() => socket.destroy());
      socket.on('data', (chunk) => {
        refused += chunk;
      });
      sockets.push(socket);
      await once(socket, 'connect');
      const head = `Authorization: Bearer ${shop.admin.token}\r\nContent-Type: application/json`;
      socket.write(`POST /api/categories HTTP/1.1\r\nHost: a\r\n${head}\r\nContent-Length: ${ANNOUNCED}\r\n\r\n{`);
      // It has been looked at when others have been answered.
      for (let others = 0; others < 3; others++) await shop.app.inject('/health/live');
    }
    return { sockets, refused };
  };
  const first = await announce(100);
  t.match(first.refused, /^HTTP\/1.1 503 /);
  t.ok(first.sockets.length > 40 && first.sockets.length < 60, `${first.sockets.length}`);
  t.equal((await other.post('/api/categories', { name: 'of somebody else' })).statusCode, 200);
  for (const socket of first.sockets) socket.destroy();
  await Promise.all(first.sockets.map((socket) => socket.closed || once(socket, 'close')));
  const second = await announce(20);
  t.equal(second.refused, '', 'who goes away gives their share back');
});
