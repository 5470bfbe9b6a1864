/**
 * Tests that the service refuses forged session cookies, and cookies from foreign pages, with the same 401 (RFC 10017
 * section 6.1.3; OWASP, Cross-Site Request Forgery Prevention).
 */
import { createHmac } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Test, test } from 'tap';
import { blocksOf } from '../guides.ts';
import { ADMIN_PASSWORD, isError, SECRET, type Service, service } from '../helper.ts';
import { GUARDED, SAMPLES } from './operations.ts';

const HOUR_MS = 3_600_000;
/** Headers that a browser sends from a page of the service. */
const OWN = { 'x-cleaver-web': '1', 'sec-fetch-site': 'same-origin' };
const LOGIN = { username: 'admin', password: ADMIN_PASSWORD };

const cookieOf = (answer: LightMyRequestResponse): string => String(answer.headers['set-cookie']).split(';')[0] ?? '';
/** Returns the key of the session that the response opened, without the keys of earlier sessions. */
const keyOf = (answer: LightMyRequestResponse): string =>
  String(answer.headers['x-cleaver-session-key']).split(',')[0] ?? '';
const tokenOf = (answer: LightMyRequestResponse): string => cookieOf(answer).split('=')[1] ?? '';

async function opened(it: Pick<Service, 'app'>, payload = LOGIN, headers: Record<string, string> = OWN) {
  const answer = await it.app.inject({ method: 'POST', url: '/api/session', payload, headers });
  return { answer, cookie: cookieOf(answer), token: tokenOf(answer), key: keyOf(answer) };
}

const statusesOf = async (
  it: Pick<Service, 'app'>,
  headers: Record<string, string>,
): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const { name, request } of GUARDED) {
    const { statusCode } = await it.app.inject({ ...request, headers } as InjectOptions);
    found[name] = statusCode;
  }
  return found;
};

/** Returns the operations that accept these headers. Adds an entry if the refusals have different texts. */
async function entered(
  it: Pick<Service, 'app'>,
  headers: Record<string, string>,
  operations = SAMPLES,
): Promise<string[]> {
  const answers = new Set<string>();
  const open: string[] = [];
  for (const { name, request } of operations) {
    const answer = await it.app.inject({ ...request, headers } as InjectOptions);
    const { code, message } = answer.statusCode === 401 ? answer.json() : { code: '', message: '' };
    if (code !== 'AUTHENTICATION_REQUIRED') open.push(`${name}: ${answer.statusCode}`);
    else answers.add(message);
  }
  return answers.size > 1 ? [...open, `${answers.size} texts`] : open;
}

test('a log-in returns the user and an HttpOnly cookie, and no token', async (t) => {
  const it = await service(t);
  const { answer, token } = await opened(it);
  t.equal(answer.statusCode, 200);
  t.match(answer.json(), {
    username: 'admin',
    email: String,
    roles: ['ADMIN'],
    permissions: Array,
    shopTimeZone: 'Europe/Berlin',
    today: /^\d{4}-\d{2}-\d{2}$/,
  });
  t.same(Object.keys(answer.json()).sort(), [
    ...['byPin', 'email', 'id', 'permissions', 'roles', 'shopTimeZone', 'today', 'username'],
  ]);
  t.equal(answer.headers['set-cookie'], `cleaver=${token}; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict`);
  const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  t.match(header, { typ: 'session+jwt', alg: 'HS256' });
  t.match(claims, { aud: 'cleaver-web', iss: 'cleaver', sub: it.admin.userId, sid: String });
  t.equal(claims.exp - claims.iat, 43_200);
});

test('behind TLS the cookie is bound to the host and to TLS, and the plain cookie is refused', async (t) => {
  const it = await service(t, { trustedProxies: ['127.0.0.1'] });
  const tls = { ...OWN, 'x-forwarded-proto': 'https' };
  const { answer, cookie, token } = await opened(it, LOGIN, tls);
  t.equal(
    answer.headers['set-cookie'],
    `__Host-cleaver=${token}; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict; Secure`,
  );
  const get = (headers: Record<string, string>) => it.app.inject({ url: '/api/session', headers });
  t.equal((await get({ ...tls, cookie })).statusCode, 200);
  t.equal((await get({ ...tls, cookie: `cleaver=${token}` })).statusCode, 401);
  t.equal((await get({ ...OWN, cookie })).statusCode, 401);
});

test('behind nginx as in the operations guide the cookie is bound to TLS', async (t) => {
  const it = await service(t, { trustedProxies: ['127.0.0.1'] });
  const [nginx] = blocksOf('operations.md').filter(({ text }) => text.includes('proxy_pass'));
  const values: Record<string, string> = { $host: 'shop.example.org', $remote_addr: '192.0.2.1', $scheme: 'https' };
  const set = [...(nginx?.text ?? '').matchAll(/proxy_set_header (\S+) (\S+);/g)];
  const headers = Object.fromEntries(set.map(([, name = '', value = '']) => [name.toLowerCase(), values[value] ?? '']));
  const { answer } = await opened(it, LOGIN, { ...OWN, ...headers });
  t.match(answer.headers['set-cookie'], /^__Host-cleaver=.*; Secure$/);
});

test('a warehouse worker gets the same status with the cookie as with a token, on each operation', async (t) => {
  const it = await service(t);
  const client = await it.login('WAREHOUSE_WORKER');
  const { cookie, key } = await opened(it, { username: client.username, password: `password of ${client.username}` });
  const byCookie = await statusesOf(it, { ...OWN, cookie, 'x-cleaver-session-key': key });
  t.same(byCookie, await statusesOf(it, { authorization: `Bearer ${client.token}` }));
  const statuses = new Set(Object.values(byCookie));
  t.ok(statuses.has(200) && statuses.has(403), 'some of them, not all');
});

test('the cookie is refused in requests that do not come from a page of the service', async (t) => {
  const it = await service(t, { corsOrigins: ['https://friend.example'] });
  const { cookie } = await opened(it);
  const host = 'localhost:80';
  const foreign: Record<string, Record<string, string>> = {
    'no header of the pages': { 'sec-fetch-site': 'same-origin' },
    'another value in it': { ...OWN, 'x-cleaver-web': '0' },
    'an empty value in it': { ...OWN, 'x-cleaver-web': '' },
    'two values in it': { ...OWN, 'x-cleaver-web': '1, 1' },
    'another site': { ...OWN, 'sec-fetch-site': 'cross-site' },
    'a host beside it': { ...OWN, 'sec-fetch-site': 'same-site' },
    'nobody: an address that was typed': { ...OWN, 'sec-fetch-site': 'none' },
    'an unknown site': { ...OWN, 'sec-fetch-site': 'SAME-ORIGIN' },
    'another site, and the own origin': { ...OWN, 'sec-fetch-site': 'cross-site', origin: `http://${host}` },
    'another origin, by a browser without Sec-Fetch-Site': { 'x-cleaver-web': '1', origin: 'https://evil.example' },
    'another port': { 'x-cleaver-web': '1', origin: 'http://localhost:8081' },
    'a host below': { 'x-cleaver-web': '1', origin: 'http://a.localhost:80' },
    'a sandboxed page': { 'x-cleaver-web': '1', origin: 'null' },
    'an origin that is none': { 'x-cleaver-web': '1', origin: 'localhost' },
    'an origin that may call the service': { 'x-cleaver-web': '1', origin: 'https://friend.example' },
    'an origin that may call the service, as browsers say': {
      ...OWN,
      'sec-fetch-site': 'cross-site',
      origin: 'https://friend.example',
    },
    'an empty Authorization': { ...OWN, authorization: '' },
    'an Authorization that is not good': { ...OWN, authorization: 'Bearer x' },
    'another Authorization': { ...OWN, authorization: 'Basic YWRtaW46YWRtaW4=' },
  };
  for (const [what, headers] of Object.entries(foreign))
    t.same(await entered(it, { host, ...headers, cookie }), [], what);
  for (const what of ['no header of the pages', 'another site'])
    t.same(await entered(it, { host, ...foreign[what], cookie }, GUARDED), [], `${what}, on every operation`);
  const own = { 'x-cleaver-web': '1', host, cookie };
  const get = (headers: Record<string, string>) => it.app.inject({ url: '/api/session', headers });
  t.equal((await get(own)).statusCode, 200, 'a program that is no browser sends neither');
  t.equal((await get({ ...own, origin: `http://${host}` })).statusCode, 200, 'an old browser says the own origin');
});

test('the preflight of a configured origin does not allow credentials', async (t) => {
  const it = await service(t, { corsOrigins: ['https://friend.example'] });
  const origin = 'https://friend.example';
  const asked = await it.app.inject({
    method: 'OPTIONS',
    url: '/api/session',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-cleaver-web' },
  });
  t.equal(asked.headers['access-control-allow-credentials'], undefined);
  t.equal(asked.headers['access-control-allow-origin'], origin);
});

/** Returns forged cookies by their fault. */
function forgeries(good: string, accessToken: string, refreshToken: string, now: number): Record<string, string> {
  const [head = '', body = '', signature = ''] = good.split('.');
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forge = (header = {}, payload = {}, secret: string | Buffer = SECRET, hash = 'sha256') => {
    const input = `${encode({ ...decode(head), ...header })}.${encode({ ...decode(body), ...payload })}`;
    return `${input}.${createHmac(hash, secret).update(input).digest('base64url')}`;
  };
  const [accessHead = '', accessBody = ''] = accessToken.split('.');
  const signed = (input: string) => `${input}.${createHmac('sha256', SECRET).update(input).digest('base64url')}`;
  return {
    nothing: '',
    dots: '..',
    'an access token': accessToken,
    'a refresh token': refreshToken,
    'an access token of this type': signed(`${encode({ ...decode(accessHead), typ: 'session+jwt' })}.${accessBody}`),
    'an access token for these readers': signed(
      `${accessHead}.${encode({ ...decode(accessBody), aud: 'cleaver-web' })}`,
    ),
    'the type of access tokens': forge({ typ: 'at+jwt' }),
    'the type JWT': forge({ typ: 'JWT' }),
    'no type': forge({ typ: undefined }),
    'the readers of access tokens': forge({}, { aud: 'cleaver-api' }),
    'no readers': forge({}, { aud: undefined }),
    'another issuer': forge({}, { iss: 'other' }),
    'alg none': `${encode({ ...decode(head), alg: 'none' })}.${body}.`,
    'alg HS512': forge({ alg: 'HS512' }, {}, SECRET, 'sha512'),
    'another secret': forge({}, {}, 'another secret that is long enough too'),
    'an empty secret': forge({}, {}, ''),
    'no key id': forge({ kid: undefined }),
    'a path as key id': forge({ kid: '../../dev/null' }, {}, ''),
    'exp now': forge({}, { exp: now }),
    'no exp': forge({}, { exp: undefined }),
    'exp a text': forge({}, { exp: String(now + 900) }),
    'iat in an hour': forge({}, { iat: now + 3600 }),
    'an unknown session': forge({}, { sid: '00000000-0000-7000-8000-000000000000' }),
    "somebody else's session": forge({}, { sub: '00000000-0000-7000-8000-000000000000' }),
    'no session': forge({}, { sid: undefined }),
    'a session that is an object': forge({}, { sid: { $ne: null } }),
    'a changed body': `${head}.${encode({ ...decode(body), sub: 'other' })}.${signature}`,
    'a cut signature': good.slice(0, -1),
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    padding: `${good}=`,
    quoted: `"${good}"`,
    'two of them': `${good}; cleaver=${good}`,
    'two of them, the first one good': `${good}; cleaver=x`,
    'two of them, the second one good': `x; cleaver=${good}`,
    'ten thousand letters': 'x'.repeat(10_000),
  };
}

test('forged and mangled cookies all get the same 401', async (t) => {
  const it = await service(t);
  const { cookie, token } = await opened(it);
  const { refreshToken } = (await it.anonymous.post('/api/auth/login', LOGIN)).json();
  const forged = forgeries(token, String(it.admin.token), refreshToken, Math.floor(it.clock.now().getTime() / 1000));
  for (const [what, value] of Object.entries(forged)) {
    t.same(await entered(it, { ...OWN, cookie: `cleaver=${value}` }), [], what);
  }
  for (const what of ['alg none', 'an access token', 'an unknown session'])
    t.same(
      await entered(it, { ...OWN, cookie: `cleaver=${forged[what]}` }, GUARDED),
      [],
      `${what}, on every operation`,
    );
  t.same(await entered(it, { ...OWN, cookie: `__Host-cleaver=${token}` }), [], 'the name that belongs to TLS');
  t.same(await entered(it, { ...OWN, cookie: `Cleaver=${token}` }), [], 'a name in capitals');
  t.equal(
    (await it.app.inject({ url: '/api/session', headers: { ...OWN, cookie } })).statusCode,
    200,
    'and this one is good',
  );
});

test('the value of the cookie is refused as an access token', async (t) => {
  const it = await service(t);
  const { token } = await opened(it);
  t.same(await entered(it, { authorization: `Bearer ${token}` }, GUARDED), []);
  t.same(await entered(it, { ...OWN, authorization: `Bearer ${token}`, cookie: `cleaver=${token}` }), []);
});

test('a log-in by a page of another origin is refused, and sets no cookie', async (t) => {
  const it = await service(t);
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  for (const headers of foreign) {
    const { answer } = await opened(it, LOGIN, headers);
    isError(t, answer, 401, 'AUTHENTICATION_REQUIRED');
    t.equal(answer.headers['set-cookie'], undefined, JSON.stringify(headers));
  }
  t.equal((await opened(it, LOGIN, {})).answer.statusCode, 200, 'a program says nothing of the kind');
});

test('a log-in to the pages hides which users exist, and shares the limit of failed attempts', async (t) => {
  const it = await service(t);
  const wrong = (username: string) => opened(it, { username, password: 'wrong' });
  const of = (answer: LightMyRequestResponse) => answer.json().message;
  const { answer: unknown } = await wrong('nobody');
  const { answer: known } = await wrong('admin');
  isError(t, unknown, 401, 'INVALID_CREDENTIALS');
  t.equal(of(unknown), of(known));
  t.equal(known.headers['set-cookie'], undefined);
  for (let attempt = 0; attempt < 4; attempt++) await wrong('admin');
  const { answer: throttled } = await opened(it);
  isError(t, throttled, 429, 'TOO_MANY_ATTEMPTS');
  isError(t, await it.anonymous.post('/api/auth/login', LOGIN), 429, 'TOO_MANY_ATTEMPTS');
  t.ok(throttled.headers['retry-after']);
  isError(t, (await opened(it, { username: 'admin' } as typeof LOGIN)).answer, 400, 'VALIDATION_ERROR');
});

const asks = (it: Pick<Service, 'app'>, cookie: string, url = '/api/session', method: 'GET' | 'DELETE' = 'GET') =>
  it.app.inject({ method, url, headers: { ...OWN, cookie } });

test('GET /api/session renews the cookie after an hour, and a cookie expires after twelve hours', async (t) => {
  const it = await service(t);
  const { cookie } = await opened(it);
  it.clock.advance(HOUR_MS - 1000);
  t.equal((await asks(it, cookie)).headers['set-cookie'], undefined, 'younger than an hour');
  it.clock.advance(2000);
  const renewed = await asks(it, cookie);
  t.match(renewed.headers['set-cookie'], /^cleaver=ey[^;]+; Max-Age=43200;/);
  t.equal(
    (await asks(it, cookie)).statusCode,
    200,
    'the older one stays good: an answer may get lost, and tabs are two',
  );
  t.equal((await asks(it, cookie, '/api/roles')).headers['set-cookie'], undefined, 'by the one operation alone');
  it.clock.advance(11 * HOUR_MS);
  t.equal((await asks(it, cookie)).statusCode, 401, 'twelve hours after its log-in');
  t.equal((await asks(it, cookieOf(renewed))).statusCode, 200);
});

test('a session ends after 30 days, however often its cookie is renewed', async (t) => {
  const it = await service(t);
  let { cookie } = await opened(it);
  for (let hours = 0; hours < 30 * 24 - 6; hours += 6) {
    it.clock.advance(6 * HOUR_MS);
    cookie = cookieOf(await asks(it, cookie));
  }
  it.clock.advance(6 * HOUR_MS + 1000);
  t.equal((await asks(it, cookie)).statusCode, 401);
});

test('a log-out ends the session, deletes its cookie, and keeps other sessions', async (t) => {
  const it = await service(t);
  const { cookie } = await opened(it);
  const other = await opened(it);
  const answer = await asks(it, cookie, '/api/session', 'DELETE');
  t.equal(answer.statusCode, 204);
  t.equal(answer.headers['set-cookie'], 'cleaver=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict');
  t.equal((await asks(it, cookie)).statusCode, 401);
  t.equal((await asks(it, cookie, '/api/session', 'DELETE')).statusCode, 401);
  t.equal((await asks(it, other.cookie)).statusCode, 200, 'another log-in is another session');
});

async function ends(t: Test, what: string, act: (it: Service, userId: string) => Promise<unknown>): Promise<void> {
  const it = await service(t);
  const client = await it.login('ADMIN');
  const { cookie } = await opened(it, { username: client.username, password: `password of ${client.username}` });
  t.equal((await asks(it, cookie, '/api/roles')).statusCode, 200);
  await act(it, client.userId);
  t.equal((await asks(it, cookie, '/api/roles')).statusCode, 401, what);
}

test('a lock, a deactivation and a new password end the session at once', async (t) => {
  await ends(t, 'locked', ({ admin }, id) => admin.post(`/api/users/${id}/lock`));
  await ends(t, 'deactivated', ({ admin }, id) => admin.post(`/api/users/${id}/deactivate`));
  const password = { currentPassword: 'password of user1', newPassword: 'a new password' };
  await ends(t, 'a new password', ({ admin }, id) => admin.put(`/api/users/${id}/password`, password));
});

test('the removal of a role takes effect at the next request', async (t) => {
  const it = await service(t);
  const client = await it.login('ADMIN');
  const { cookie } = await opened(it, { username: client.username, password: `password of ${client.username}` });
  await it.admin.delete(`/api/users/${client.userId}/roles/ADMIN`);
  t.equal((await asks(it, cookie, '/api/roles')).statusCode, 403);
  t.same((await asks(it, cookie)).json().roles, []);
});
