/**
 * Tests raw bytes on the connection. The service refuses a request with an ambiguous end, and an aborted request leaves
 * no partial change.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type Test, test } from 'tap';
import { type Service, service } from '../helper.ts';

async function listening(t: Test): Promise<Service & { port: number }> {
  const it = await service(t);
  await it.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...it, port: (it.app.server.address() as AddressInfo).port };
}

/** Sends the bytes; returns everything received until the service closes the connection. */
async function closedAfter(port: number, ...parts: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk;
  });
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return received;
}

const statuses = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const categories = async ({ admin }: Service): Promise<string[]> =>
  (await admin.get('/api/categories')).json().content.map(({ name }: { name: string }) => name);

/** Returns the text of a request that would create a category. `more`: additional header lines. */
const creation = (it: Service, name: string, more: readonly string[] = []): string => {
  const body = JSON.stringify({ name });
  const head = [
    'POST /api/categories HTTP/1.1',
    'Host: a',
    `Authorization: Bearer ${it.admin.token}`,
    'Content-Type: application/json',
    ...more,
    `Content-Length: ${body.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
};

test('a request with an ambiguous end gets 400, and the rest of its connection is ignored', async (t) => {
  const it = await listening(t);
  const heads: Record<string, string> = {
    'a length and chunks': 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'chunks and a length': 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
    'two lengths': 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    'two lengths in one': 'Content-Length: 2, 3\r\n\r\n{}',
    'a length with a sign': 'Content-Length: +2\r\n\r\n{}',
    'a hexadecimal length': 'Content-Length: 0x2\r\n\r\n{}',
    'chunks that are not the last coding': 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
    'an unknown coding': 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    'a space before the colon': 'Content-Length : 2\r\n\r\n{}',
    'a folded header': 'X-Folded: a\r\n b\r\nContent-Length: 2\r\n\r\n{}',
    'a bare line feed': 'X: a\nContent-Length: 2\r\n\r\n{}',
    'a bare carriage return': 'X: a\rContent-Length: 2\r\n\r\n{}',
    'NUL in a header': 'X: a\u0000b\r\nContent-Length: 2\r\n\r\n{}',
    'a chunk without a size': 'Transfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n',
    'a chunk longer than it says': 'Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n',
  };
  for (const [what, rest] of Object.entries(heads)) {
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${rest}`;
    const received = await closedAfter(it.port, head, creation(it, what, ['Connection: close']));
    t.same(statuses(received), [400], what);
  }
  t.same(await categories(it), [], 'none of those behind them was looked at');
  const sound = `GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n${creation(it, 'sound', ['Connection: close'])}`;
  t.same(statuses(await closedAfter(it.port, sound)), [200, 200], 'behind a sound one it would have been');
  t.same(await categories(it), ['sound']);
});

test('a request without a Host header, or with two, gets 400 MALFORMED_REQUEST', async (t) => {
  const it = await listening(t);
  const ask = (version: string, hosts: string) =>
    closedAfter(it.port, `GET /health/live HTTP/${version}\r\n${hosts}Connection: close\r\n\r\n`);
  for (const hosts of ['', 'Host: a\r\nHost: b\r\n', 'Host: a\r\nHOST: a\r\n']) {
    const received = await ask('1.1', hosts);
    t.same(statuses(received), [400]);
    t.match(received, /cache-control: no-store.*"code":"MALFORMED_REQUEST"/s);
  }
  t.same(statuses(await ask('1.1', 'Host: a\r\n')), [200]);
  t.same(statuses(await ask('1.0', '')), [200], 'which was not asked for in former times');
});

test('the service ignores an unknown Expect header', async (t) => {
  const it = await listening(t);
  const expecting = (what: string) =>
    closedAfter(it.port, creation(it, what, [`Expect: ${what}`, 'Connection: close']));
  t.same(statuses(await expecting('wonders')), [200]);
  t.same(statuses(await expecting('100-continue')), [100, 200]);
  t.same(await categories(it), ['100-continue', 'wonders']);
});

test('only the first of two Authorization headers counts', async (t) => {
  const it = await listening(t);
  const twice = (first: string, second: string) =>
    closedAfter(
      it.port,
      `GET /api/categories HTTP/1.1\r\nHost: a\r\nAuthorization: ${first}\r\nAuthorization: ${second}\r\nConnection: close\r\n\r\n`,
    );
  const good = `Bearer ${it.admin.token}`;
  t.same(statuses(await twice('Bearer x', good)), [401]);
  t.same(statuses(await twice('Basic x', good)), [401]);
  t.same(statuses(await twice(good, 'Bearer x')), [200]);
});

test('a chunked body beyond the limit gets 413', async (t) => {
  const it = await listening(t);
  const chunk = `40000\r\n${' '.repeat(0x40000)}\r\n`;
  const head = creation(it, '')
    .replace(/\r\nContent-Length: \d+/, '\r\nTransfer-Encoding: chunked')
    .replace(/\{.*$/, '');
  t.same(statuses(await closedAfter(it.port, head, ...Array<string>(5).fill(chunk), '0\r\n\r\n')), [413]);
  t.same(await categories(it), []);
});

test('an incomplete request gets 408, and its connection is closed', async (t) => {
  const it = await listening(t);
  Object.assign(it.app.server, { headersTimeout: 100, requestTimeout: 200 });
  const login = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const slow = [
    'GET /api/categories HTTP/1.1\r\nHost: a\r\n',
    `${login}Content-Length: 10\r\n\r\n{`,
    `${login}Transfer-Encoding: chunked\r\n\r\n5\r\n{`,
  ];
  const answers = await Promise.all(slow.map((bytes) => closedAfter(it.port, bytes)));
  for (const received of answers) {
    t.same(statuses(received), [408]);
    t.match(received, /"code":"REQUEST_TIMEOUT"/);
  }
});

test('a client that disconnects in the middle of a request leaves no partial change, and others are served', async (t) => {
  const it = await listening(t);
  const away = async (bytes: string): Promise<void> => {
    const socket: Socket = connect(it.port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    await new Promise((written) => socket.write(bytes, written));
    socket.resetAndDestroy();
  };
  const names = Array.from({ length: 30 }, (_, n) => `category ${n}`);
  await Promise.all(
    names.map((name, n) => {
      const whole = creation(it, name);
      return away(n % 2 === 0 ? whole : whole.slice(0, -1));
    }),
  );
  for (let n = 0; n < 10; n++) t.equal((await it.admin.get('/api/categories')).statusCode, 200);
  const stored = (await it.admin.get('/api/categories?size=100')).json().content as { name: string }[];
  for (const { name } of stored) t.equal(names.indexOf(name) % 2, 0, `${name} had arrived as a whole`);
  const created = it.audit.filter(
    ({ operation, outcome }) => operation === 'product-category.create' && outcome !== 'refused',
  );
  t.equal(created.length, stored.length, 'each with its entry in the audit log');
  const again = await it.admin.post('/api/categories', { name: 'category 1' });
  t.equal(again.statusCode, 200, 'what did not arrive can be sent again');
});
