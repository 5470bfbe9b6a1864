import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Test, test } from 'tap';
import type { AppOptions } from '../../src/app.ts';
import { service } from '../helper.ts';

const READY = 'GET /health/ready HTTP/1.1\r\nHost: a\r\n\r\n';

/** A service that listens, whose /health/ready asks `ping`. */
async function listening(t: Test, options: Partial<AppOptions>) {
  const { app, admin } = await service(t, options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = () => {
    const socket = connect(port, '127.0.0.1');
    t.teardown(() => socket.destroy());
    socket.on('error', () => undefined);
    let received = '';
    socket.on('data', (data) => {
      received += data;
    });
    return { socket, received: () => received, answers: () => received.split('HTTP/1.1 ').slice(1) };
  };
  return { open, admin };
}

const until = async (is: () => boolean) => {
  while (!is()) await wait(10);
};

test('of what comes on one connection, ten are answered at a time, and in the end all', async (t) => {
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
  t.equal(answers().length, 60);
  t.ok(answers().every((answer) => answer.startsWith('200')));
  t.ok(most > 1 && most <= 10, `${most} at once`);
  socket.write(READY);
  await until(() => answers().length === 61);
  t.equal(answers().length, 61, 'and then it is as ever');
});

test('a connection with more than a hundred beyond that is cut', async (t) => {
  const { open } = await listening(t, { ping: () => new Promise(() => undefined) });
  const { socket } = open();
  socket.write(READY.repeat(200));
  await once(socket, 'close');
});

test('when all connections together hold ten thousand requests, who sends one more before its turn is cut', async (t) => {
  const { open } = await listening(t, {
    // Never answered: /health/ready is given up after a while, and who waits behind comes next.
    attached: [(app) => void app.get('/endless', () => new Promise(() => undefined))],
  });
  const held = Array.from({ length: 101 }, open);
  for (const { socket } of held) socket.write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(110));
  const isCut = () => held.filter(({ socket }) => socket.destroyed).length;
  await until(() => isCut() > 0);
  t.equal(isCut(), 1, 'the last one');
  const { socket, answers } = open();
  socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
  await until(() => answers().length === 1);
  t.match(answers()[0], /^200/, 'others are served');
});

test('who comes when all connections are taken gets that of who has nothing to wait for', async (t) => {
  const pings: (() => void)[] = [];
  const { open } = await listening(t, {
    maxConnections: 2,
    ping: () => new Promise<void>((resolve) => pings.push(resolve)),
  });
  const first = open();
  first.socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
  await until(() => first.answers().length === 1);
  const second = open();
  second.socket.write(READY);
  await until(() => pings.length === 1);
  const third = open();
  third.socket.write(READY);
  await once(first.socket, 'close');
  await until(() => pings.length === 2);
  const fourth = open();
  await once(fourth.socket, 'close');
  t.equal(fourth.received(), '', 'those who wait for an answer keep their connections');
  for (const answer of pings) answer();
  await until(() => second.answers().length + third.answers().length === 2);
  t.match([second.received(), third.received()], [/^HTTP\/1.1 200/, /^HTTP\/1.1 200/]);
});

test('what is no HTTP behind a request is no refusal of the request', async (t) => {
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
