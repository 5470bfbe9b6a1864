/** Opens more sockets from one address than the service accepts in all, and never completes a request. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { inContainer } from '../in-container.ts';

/** More than the default of MAX_CONNECTIONS. */
const SOCKETS = 2050;
/** What a socket sends: nothing, a part of the headers, or a part of the body. */
const BEGINNINGS = [
  '',
  'GET /api/suppliers HTTP/1.1\r\nhost: x\r\nx-half: ',
  'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"username":',
];

export const halfOpen = inContainer({
  name: 'half-open',
  title: `${SOCKETS} sockets of one address without a complete request leave others served`,
  prepare: async () => undefined,
  async attack({ service, isFull }) {
    const port = Number(new URL(service.url).port);
    const end = performance.now() + (isFull ? 120_000 : 4000);
    const sockets = new Set<Socket>();
    let opened = 0;
    // Replaces closed sockets every second.
    for (; performance.now() < end && service.isAlive; await wait(1000)) {
      for (; sockets.size < SOCKETS; opened++) {
        const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.3' });
        socket.on('error', () => undefined);
        socket.on('close', () => sockets.delete(socket));
        socket.write(BEGINNINGS[opened % BEGINNINGS.length] as string);
        socket.resume();
        sockets.add(socket);
      }
    }
    for (const socket of sockets) socket.destroy();
    return opened;
  },
  judge(check, opened) {
    check('the service closes sockets of the address', opened > SOCKETS, opened);
    return `${opened} sockets`;
  },
});
