import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Test, test } from 'tap';
import type { AppOptions } from '../../src/app.ts';
import { service } from '../helper.ts';

const READY = 'GET /health/ready HTTP/1.1\r\nHost: a\r\n\r\n';

/** Starts a service that listens on a free port. Returns functions that connect to it and count its connections. */
async function listening(t: Test, options: Partial<AppOptions>) {
  const { app, admin } = await service(t, options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    t.teardown(() => socket.destroy());
    socket.on('error', () => undefined);
    let received = '';
    socket.on('data', (data) => {
      received += data;
    });
    return { socket, received: () => received, answers: () => received.split('HTTP/1.1 ').slice(1) };
  };
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  return { open, admin, connections };
}

const until = async (is: () => boolean | Promise<boolean>) => {
  while (!(await is())) await wait(10);
};

test('a connection runs one request at a time, and is closed with more than a hundred in the queue', async (t) => {
  let [now, most] = [0, 0];
  const { open } = await listening(t, {
    async ping() {
      most = Math.max(most, ++now);
      await wait(2);
      now--;
    },
  });
  const { socket, answers } = open();
  socket.write(READY.repeat(60));
  await until(() => answers().length === 60);
  t.ok(answers().every((answer) => answer.startsWith('200')));
  t.equal(most, 1);
  socket.write(READY);
  await until(() => answers().length === 61);
  t.equal(answers().length, 61, 'and then it is as ever');
  const greedy = open();
  greedy.socket.write(READY.repeat(200));
  await once(greedy.socket, 'close');
  t.ok(greedy.answers().length < 100);
});

test('new connections beyond maxConnections are closed', async (t) => {
  const pings: (() => void)[] = [];
  const { open } = await listening(t, {
    maxConnections: 1,
    ping: () => new Promise<void>((resolve) => pings.push(resolve)),
  });
  const first = open();
  first.socket.write(READY);
  await until(() => pings.length === 1);
  const second = open();
  await once(second.socket, 'close');
  t.equal(second.received(), '');
  pings[0]?.();
  await until(() => first.answers().length === 1);
  t.match(first.received(), /^HTTP\/1.1 200/);
});

/** Opens connections with incomplete requests. Returns the sockets that are still open when the others are closed. */
async function halfOpen(open: (from: string) => { socket: Socket }, from: string, count: number, kept: number) {
  const sockets = Array.from({ length: count }, () => open(from).socket);
  for (const socket of sockets) socket.write('GET /health/live HTTP/1.1\r\nHost: ');
  await until(() => sockets.filter(({ closed }) => closed).length >= count - kept);
  return sockets.filter(({ closed }) => !closed);
}

test('a network has at most a quarter of the connections, and its incomplete requests do not block other networks', async (t) => {
  const { open, connections } = await listening(t, { maxConnections: 16 });
  const kept = await halfOpen(open, '127.0.0.2', 30, 4);
  t.equal(kept.length, 4);
  await until(async () => (await connections()) === 4);
  const honest = open('127.0.0.3');
  honest.socket.write(READY);
  await until(() => honest.answers().length === 1);
  t.match(honest.received(), /^HTTP\/1.1 200/);
  t.equal((await halfOpen(open, '127.0.0.3', 10, 3)).length, 3, 'one is open already');
  kept[0]?.destroy();
  await until(async () => (await connections()) === 7);
  t.equal((await halfOpen(open, '127.0.0.2', 5, 1)).length, 1, 'a closed connection leaves its place to another one');
});

test('a trusted proxy has all connections, because it sends the requests of everybody', async (t) => {
  const { open, connections } = await listening(t, {
    maxConnections: 16,
    trustedProxies: ['127.0.0.2', '127.1.0.0/16', '::1'],
  });
  await halfOpen(open, '127.0.0.2', 8, 8);
  await halfOpen(open, '127.1.0.7', 8, 8);
  await until(async () => (await connections()) === 16);
  const further = open('127.0.0.2');
  await once(further.socket, 'close');
  t.equal(await connections(), 16);
});

test('a client that does not read is disconnected after 18 seconds, and a slow reader is not', async (t) => {
  const large = Buffer.alloc(8 * 1024 * 1024);
  const { open, connections } = await listening(t, {
    attached: [(app) => void app.get('/large', async () => large)],
  });
  // Stops the clock between the steps, so that a slow machine does not make a client count as slow. A check at time 0
  // does not start the waiting time, so the buffers of the sockets fill first. Bytes in these buffers count as read.
  const start = Date.now();
  let now = 0;
  t.intercept(Date, 'now', { value: () => now });
  const clients = [open(), open()];
  for (const { socket } of clients) {
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  }
  const [stuck, slow] = clients as [ReturnType<typeof open>, ReturnType<typeof open>];
  /** Waits longer than the interval between two checks. */
  const aCheck = () => wait(1200);
  await aCheck();
  now = start;
  await aCheck();
  now = start + 17_000;
  // At the minimum rate of 16 KiB a second, half of the response takes four minutes.
  const half = () => slow.socket.bytesRead > large.length / 2;
  slow.socket.resume();
  await until(half);
  slow.socket.pause();
  await aCheck();
  t.equal(await connections(), 2, 'after 17 seconds both are connected');
  now = start + 19_000;
  await until(async () => (await connections()) === 1);
  stuck.socket.resume();
  slow.socket.resume();
  await once(stuck.socket, 'close');
  t.ok(stuck.socket.bytesRead < large.length);
  await until(() => slow.socket.bytesRead > large.length);
  t.ok(slow.socket.bytesRead > large.length);
});

test('clients with the most unread bytes are disconnected beyond 32 MiB of all clients', async (t) => {
  const large = Buffer.alloc(24 * 1024 * 1024);
  const { open } = await listening(t, { attached: [(app) => void app.get('/large', async () => large)] });
  const clients = Array.from({ length: 3 }, open);
  for (const { socket } of clients) {
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  }
  await wait(2500);
  for (const { socket } of clients) socket.resume();
  const isDone = ({ socket }: { socket: { closed: boolean; bytesRead: number } }) =>
    socket.closed || socket.bytesRead > large.length;
  await until(() => clients.every(isDone));
  t.equal(clients.filter(({ socket }) => socket.bytesRead > large.length).length, 1);
});

test('a request succeeds even if invalid HTTP follows it on the connection', async (t) => {
  const { open, admin } = await listening(t, {});
  const { socket, received, answers } = open();
  const body = '{"name":"desynchronised"}';
  const head = ['POST /api/categories HTTP/1.1', 'Host: a', `Authorization: Bearer ${admin.token}`];
  const more = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  socket.write(`${[...head, ...more].join('\r\n')}\r\n\r\n${body}GARBAGE\r\n\r\n`);
  await once(socket, 'close');
  t.equal(answers().length, 1);
  t.match(received(), /^HTTP\/1.1 200/);
});
