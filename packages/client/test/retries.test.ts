/** Tests which requests the client retries, and when. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { test } from 'tap';
import { ADMIN_PASSWORD } from '../../../apps/http/test/helper.ts';
import { ApiError, CleaverClient, type ClientOptions } from '../src/index.ts';
import { lostAnswer, networkError, refused, shop } from './helper.ts';

const away = async () => refused(503, 0);
const throttled = async () => refused(429, 0);
const unreachable = async () => Promise.reject(networkError());

/** Returns a client whose network returns these responses one after another, then an empty object. */
function scripted(...answers: readonly (() => Promise<Response>)[]) {
  const left = [...answers];
  let count = 0;
  const options: ClientOptions = {
    baseUrl: 'http://shop.test',
    async fetch() {
      count++;
      return left.shift()?.() ?? Response.json({});
    },
  };
  return { client: new CleaverClient(options), sent: () => count };
}

test('a GET is retried after 429, 503, a network error and a response that breaks off', async (t) => {
  const brokenOff = async () =>
    new Response(
      new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('{"content"'));
          body.error(networkError());
        },
      }),
    );
  for (const failure of [throttled, away, unreachable, brokenOff]) {
    const { client, sent } = scripted(failure, failure, failure);
    t.same(await client.get('/api/roles'), {});
    t.equal(sent(), 4);
  }
});

test('the client throws the last failure after three retries', async (t) => {
  const { client, sent } = scripted(away, unreachable, away, async () => refused(429, 0, 'the last'));
  await t.rejects(client.get('/api/roles'), { name: 'ApiError', message: 'the last' });
  t.equal(sent(), 4);
});

test('the client retries nothing with retries: 0', async (t) => {
  let sent = 0;
  const fetch = async () => {
    sent++;
    return refused(503, 0);
  };
  await t.rejects(new CleaverClient({ baseUrl: '', fetch, retries: 0 }).get('/api/roles'), ApiError);
  t.equal(sent, 1);
});

test('the client does not retry after 400, 403, 404, 409 and 500', async (t) => {
  for (const status of [400, 403, 404, 409, 500]) {
    const { client, sent } = scripted(async () => refused(status, 0));
    await t.rejects(client.get('/api/roles'), ApiError);
    t.equal(sent(), 1, `${status}`);
  }
});

test('a POST whose response is lost is retried with the same idempotency key and has one effect', async (t) => {
  const { client, network } = await shop(t);
  network.next('POST /api/categories', lostAnswer);
  network.next('POST /api/categories', lostAnswer);
  const created = await client.post('/api/categories', { body: { name: 'Wurst' } });
  t.match(created, { id: String, name: 'Wurst' });
  t.equal((await client.get('/api/categories')).page.totalElements, 1);
  await client.post('/api/categories', { body: { name: 'Schinken' } });
  const posts = network.sent.filter(({ method, path }) => method === 'POST' && path === '/api/categories');
  const keys = posts.map(({ headers }) => headers.get('idempotency-key') ?? '');
  t.equal(keys.length, 4);
  t.match(keys[0], /^[0-9a-f]{32}$/);
  t.same(keys.slice(1, 3), [keys[0], keys[0]]);
  t.not(keys[3], keys[0], 'each call has a key of its own');
});

test('a POST refused with IDEMPOTENCY_KEY_IN_USE is retried until its first request ends', async (t) => {
  const { client, network } = await shop(t);
  let first: Promise<Response> | undefined;
  network.next('POST /api/categories', async (go) => {
    first = go();
    throw networkError();
  });
  network.next('POST /api/categories', async () =>
    Response.json({ code: 'IDEMPOTENCY_KEY_IN_USE', message: 'still running', status: 409 }, { status: 409 }),
  );
  network.next('POST /api/categories', async (go) => {
    await first;
    return go();
  });
  t.match(await client.post('/api/categories', { body: { name: 'Wurst' } }), { name: 'Wurst' });
  t.same(network.statuses('POST', '/api/categories'), [undefined, 409, 200]);
  t.equal((await client.get('/api/categories')).page.totalElements, 1);
});

test('two calls with the same idempotency key of the caller return the same result', async (t) => {
  const { client } = await shop(t);
  const options = { body: { name: 'Wurst' }, idempotencyKey: 'form 17' };
  t.same(await client.post('/api/categories', options), await client.post('/api/categories', options));
});

test('a log-in is never retried', async (t) => {
  for (const failure of [throttled, away, unreachable]) {
    const { client, sent } = scripted(failure);
    await t.rejects(client.login('admin', ADMIN_PASSWORD));
    t.equal(sent(), 1);
  }
});

test('a PATCH and a change of password are retried after 429, but not after 503 or a network error', async (t) => {
  const path = { id: 'x' };
  const body = { currentPassword: 'the old one', newPassword: 'the new one' };
  const calls: readonly ((client: CleaverClient) => Promise<unknown>)[] = [
    (client) => client.patch('/api/inventory/storage-locations/{id}/activate', { path }),
    (client) => client.put('/api/users/{id}/password', { path, body }),
  ];
  for (const call of calls) {
    for (const failure of [away, unreachable]) {
      const { client, sent } = scripted(failure);
      await t.rejects(call(client));
      t.equal(sent(), 1);
    }
    const { client, sent } = scripted(throttled);
    await call(client);
    t.equal(sent(), 2);
  }
});

test('a PUT is retried after a network error and 503, and a DELETE after 503', async (t) => {
  const path = { id: 'x' };
  const put = scripted(unreachable, away);
  await put.client.put('/api/suppliers/{id}', { path, body: { name: 'Huber' } });
  t.equal(put.sent(), 3);
  const remove = scripted(away);
  await remove.client.delete('/api/categories/{id}', { path });
  t.equal(remove.sent(), 2);
});

test('a retry waits as long as Retry-After demands, in seconds or until a date', async (t) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.parse('2026-11-21T09:30:00Z') });
  t.teardown(() => mock.timers.reset());
  const dated = new Response('', { status: 503, headers: { 'retry-after': 'Sat, 21 Nov 2026 09:30:07 GMT' } });
  for (const failure of [async () => refused(429, 7), async () => dated]) {
    mock.timers.setTime(Date.parse('2026-11-21T09:30:00Z'));
    const { client, sent } = scripted(failure);
    const call = client.get('/api/roles');
    await setImmediate();
    mock.timers.tick(6_999);
    await setImmediate();
    t.equal(sent(), 1);
    mock.timers.tick(1);
    await call;
    t.equal(sent(), 2);
  }
});

test('without Retry-After the longest wait before a retry starts at 0.1 s and doubles', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  t.teardown(() => mock.timers.reset());
  const { client, sent } = scripted(unreachable, unreachable, unreachable);
  const call = client.get('/api/roles');
  for (const [repetition, most] of [100, 200, 400].entries()) {
    await setImmediate();
    mock.timers.tick(most / 2 - 1);
    await setImmediate();
    t.equal(sent(), repetition + 1, 'at least half of it');
    mock.timers.tick(most / 2 + 1);
    await setImmediate();
    t.equal(sent(), repetition + 2);
  }
  await call;
});

test('a call is not retried if Retry-After is over a minute, and the error has retryAfter', async (t) => {
  const { client, sent } = scripted(async () => refused(429, 61));
  const error = await client.get('/api/roles').catch((thrown: unknown) => thrown);
  t.match(error, { status: 429, retryAfter: 61 });
  t.equal(sent(), 1);
});

test('a signal aborts a call before it, during its request and while it waits for a retry', async (t) => {
  const reason = new Error('the window was closed');
  const { client, network } = await shop(t);
  const requests = network.sent.length;
  await t.rejects(client.get('/api/roles', { signal: AbortSignal.abort(reason) }), reason);

  const onItsWay = new AbortController();
  network.next('GET /api/roles', async (go) => {
    onItsWay.abort(reason);
    return go();
  });
  await t.rejects(client.get('/api/roles', { signal: onItsWay.signal }), reason);

  const waiting = new AbortController();
  network.next('GET /api/roles', async () => {
    setTimeout(() => waiting.abort(reason), 10);
    return refused(503, 60);
  });
  await t.rejects(client.get('/api/roles', { signal: waiting.signal }), reason);
  t.equal(network.sent.length, requests + 3, 'none was repeated');
});

test('a signal aborts the call that waits for a refresh, but not the refresh', async (t) => {
  const { client, network, clock } = await shop(t);
  clock.advance(15 * 60_000);
  const reason = new Error('the window was closed');
  const one = new AbortController();
  network.next('POST /api/auth/refresh', async (go) => {
    one.abort(reason);
    return go();
  });
  const outcomes = await Promise.allSettled([
    client.get('/api/roles', { signal: one.signal }),
    client.get('/api/users'),
  ]);
  t.match(outcomes, [{ status: 'rejected', reason }, { status: 'fulfilled' }]);
});

test('a redirect is not followed', async (t) => {
  const elsewhere: string[] = [];
  const to = createServer((request, response) => {
    elsewhere.push(request.url ?? '');
    response.end('{}');
  });
  const from = createServer((_request, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${(to.address() as AddressInfo).port}/` }).end();
  });
  for (const server of [to, from]) {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    t.teardown(() => server.close());
  }
  const baseUrl = `http://127.0.0.1:${(from.address() as AddressInfo).port}`;
  const client = new CleaverClient({ baseUrl, retries: 0 });
  await t.rejects(client.post('/api/categories', { body: { name: 'Wurst' } }));
  t.strictSame(elsewhere, []);
});
