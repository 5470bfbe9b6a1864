/** Clients that send several requests before they have an answer, when the service is told to end. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { test } from 'tap';
import { closing } from '../../src/process/closing.ts';

const until = async (is: () => boolean) => {
  while (!is()) await wait(5);
};

test('what came before the last answer of a connection is answered, and what comes after it is not begun', async (t) => {
  const app = Fastify();
  closing(app);
  const [begun, ended]: [string[], string[]] = [[], []];
  const finish = new Map<string, () => void>();
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }) => {
    begun.push(name);
    await new Promise<void>((resolve) => finish.set(name, resolve));
    ended.push(name);
    return `<${name}>`;
  });
  let received = 0;
  app.server.on('request', () => {
    received++;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  t.teardown(() => socket.destroy());
  let answers = '';
  socket.on('data', (data) => {
    answers += data;
  });
  const send = (...names: string[]) =>
    socket.write(names.map((name) => `GET /${name} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));

  send('first', 'second', 'third');
  await until(() => begun.length === 3);
  const closed = app.close();
  await until(() => !app.server.listening);
  for (const name of ['second', 'third']) finish.get(name)?.();
  await until(() => ended.length === 2);
  send('fourth');
  await until(() => received === 4);
  finish.get('first')?.();
  await once(socket, 'close');
  await closed;
  t.same(answers.match(/<\w+>/g), ['<first>', '<second>', '<third>']);
  t.same(answers.match(/^connection: .*$/gim), [
    'Connection: keep-alive',
    'Connection: keep-alive',
    'connection: close',
  ]);
  t.same(begun, ['first', 'second', 'third']);
});
