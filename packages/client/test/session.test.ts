/** Tests log-in, log-out and automatic refresh (docs/contract.md, section 5). */
import { test } from 'tap';
import { ADMIN_PASSWORD } from '../../../apps/http/test/helper.ts';
import { CleaverClient } from '../src/index.ts';
import { expireTokens, lostAnswer, networkError, refused, shop } from './helper.ts';

const REFRESH = '/api/auth/refresh';

test('a client logs in, calls and logs out', async (t) => {
  const { baseUrl } = await shop(t);
  const client = new CleaverClient({ baseUrl: `${baseUrl}/` });
  t.notOk(client.loggedIn);
  await t.rejects(client.get('/api/users'), { status: 401, code: 'AUTHENTICATION_REQUIRED' });
  await client.login('admin', ADMIN_PASSWORD);
  t.ok(client.loggedIn);
  const { content } = await client.get('/api/users');
  t.match(content, [{ username: 'admin', roles: [{ name: 'ADMIN' }] }]);
  t.equal(await client.logout(), undefined);
  t.notOk(client.loggedIn);
  await t.rejects(client.get('/api/users'), { status: 401, code: 'AUTHENTICATION_REQUIRED' });
  await client.logout();
});

test('a log-out ends the session at the service, also with an expired token', async (t) => {
  const it = await shop(t);
  await it.client.get('/api/users');
  const token = it.network.sent.at(-1)?.headers.get('authorization') ?? '';
  await it.client.logout();
  t.equal((await it.app.inject({ url: '/api/users', headers: { authorization: token } })).statusCode, 401);
  await it.client.login('admin', ADMIN_PASSWORD);
  expireTokens(it);
  await it.client.logout();
  t.same(it.network.statuses('POST', '/api/auth/logout'), [204, 401, 204]);
  t.notOk(it.client.loggedIn);
});

test('a log-out that fails rejects, and still discards the tokens', async (t) => {
  const { client, network } = await shop(t);
  for (let count = 0; count < 4; count++) network.next('POST /api/auth/logout', async () => refused(503, 0));
  await t.rejects(client.logout(), { code: 'SOME_CODE' });
  t.notOk(client.loggedIn);
});

test('a log-out succeeds if the session has already ended', async (t) => {
  const it = await shop(t);
  const staff = await it.login('SALES_STAFF');
  const client = new CleaverClient({ baseUrl: it.baseUrl });
  await client.login(staff.username, `password of ${staff.username}`);
  await it.admin.post(`/api/users/${staff.userId}/lock`);
  await client.logout();
  t.notOk(client.loggedIn);
});

test('the client refreshes an expired access token and retries the call', async (t) => {
  const it = await shop(t);
  for (let round = 0; round < 3; round++) {
    expireTokens(it);
    await it.client.get('/api/roles');
  }
  t.same(it.network.statuses('GET', '/api/roles'), [401, 200, 401, 200, 401, 200]);
  t.same(it.network.statuses('POST', REFRESH), [200, 200, 200]);
});

test('many calls at once share one refresh', async (t) => {
  const it = await shop(t);
  expireTokens(it);
  await Promise.all(Array.from({ length: 20 }, () => it.client.get('/api/roles')));
  t.same(it.network.statuses('POST', REFRESH), [200]);
  await it.client.get('/api/users');
  t.ok(it.client.loggedIn, 'the session goes on');
});

test('a 401 that arrives after the refresh of another call causes no second refresh', async (t) => {
  const it = await shop(t);
  expireTokens(it);
  const { promise: refreshed, resolve } = Promise.withResolvers<void>();
  it.network.next('GET /api/users', async (go) => {
    const answer = await go();
    await refreshed;
    return answer;
  });
  const late = it.client.get('/api/users');
  await it.client.get('/api/roles');
  resolve();
  t.match(await late, { page: { number: 0 } });
  t.same(it.network.statuses('GET', '/api/users'), [401, 200]);
  t.same(it.network.statuses('POST', REFRESH), [200]);
});

/** Holds the next refresh request until the test calls `open`. `begun` resolves when the client sends the request. */
function holdRefresh(it: Awaited<ReturnType<typeof shop>>) {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  it.network.next(`POST ${REFRESH}`, async (go) => {
    begin();
    await gate;
    return go();
  });
  return { begun, open };
}

test('calls that begin during a refresh wait for it', async (t) => {
  const it = await shop(t);
  expireTokens(it);
  const { begun, open } = holdRefresh(it);
  const first = it.client.get('/api/roles');
  await begun;
  const second = it.client.get('/api/users');
  open();
  await Promise.all([first, second]);
  t.same(it.network.statuses('GET', '/api/users'), [200]);
});

test('a refused refresh ends the session for all waiting calls and is not retried', async (t) => {
  const it = await shop(t);
  it.clock.advance(8 * 24 * 3600_000);
  const outcomes = await Promise.allSettled([it.client.get('/api/roles'), it.client.get('/api/users')]);
  for (const outcome of outcomes) {
    t.match(outcome, { status: 'rejected', reason: { status: 401, code: 'INVALID_REFRESH_TOKEN' } });
  }
  t.notOk(it.client.loggedIn);
  await t.rejects(it.client.get('/api/roles'), { code: 'AUTHENTICATION_REQUIRED' });
  t.same(it.network.statuses('POST', REFRESH), [401]);
  await it.client.login('admin', ADMIN_PASSWORD);
  await it.client.get('/api/roles');
});

test('a refresh is not retried automatically, and its failure does not end the session', async (t) => {
  const it = await shop(t);
  expireTokens(it);
  it.network.next(`POST ${REFRESH}`, async () => Promise.reject(networkError()));
  await t.rejects(it.client.get('/api/roles'), networkError());
  t.ok(it.client.loggedIn);
  await it.client.get('/api/roles');
  expireTokens(it);
  it.network.next(`POST ${REFRESH}`, lostAnswer);
  await t.rejects(it.client.get('/api/roles'), networkError());
  t.same(it.network.statuses('POST', REFRESH), [undefined, 200, undefined]);
});

test('a 401 for another reason than the token causes no refresh', async (t) => {
  const { client, network, admin } = await shop(t);
  const body = { currentPassword: 'wrong', newPassword: 'long enough' };
  await t.rejects(client.put('/api/users/{id}/password', { path: { id: admin.userId }, body }), {
    code: 'INVALID_CURRENT_PASSWORD',
  });
  t.same(network.statuses('POST', REFRESH), []);
});

test('a 401 for a refreshed token causes no second refresh', async (t) => {
  const it = await shop(t);
  const unauthenticated = async () =>
    Response.json({ code: 'AUTHENTICATION_REQUIRED', message: '', status: 401 }, { status: 401 });
  it.network.next('GET /api/roles', unauthenticated);
  it.network.next('GET /api/roles', unauthenticated);
  await t.rejects(it.client.get('/api/roles'), { code: 'AUTHENTICATION_REQUIRED' });
  t.same(it.network.statuses('POST', REFRESH), [200]);
});

test('a call stays with the session it began in', async (t) => {
  const it = await shop(t);
  const staff = await it.login('SALES_STAFF');
  expireTokens(it);
  const { promise: switched, resolve } = Promise.withResolvers<void>();
  it.network.next('POST /api/categories', async (go) => {
    const answer = await go();
    await switched;
    return answer;
  });
  const call = it.client.post('/api/categories', { body: { name: 'Wurst' } });
  await it.client.login(staff.username, `password of ${staff.username}`);
  resolve();
  t.match(await call, { name: 'Wurst' }, 'as the administrator: sales staff may not');
  await t.rejects(it.client.post('/api/categories', { body: { name: 'Schinken' } }), { code: 'ACCESS_DENIED' });
});

test('a log-out during a refresh is final', async (t) => {
  const it = await shop(t);
  expireTokens(it);
  const { begun, open } = holdRefresh(it);
  const call = it.client.get('/api/roles');
  await begun;
  const loggedOut = it.client.logout();
  open();
  await Promise.allSettled([call, loggedOut]);
  t.notOk(it.client.loggedIn);
  t.equal(it.network.statuses('POST', '/api/auth/logout').at(-1), 204);
});
