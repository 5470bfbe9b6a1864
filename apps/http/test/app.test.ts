/** Tests the rules for every request: ids, headers, the log, limits, health, the documentation. */
import { Unavailable } from '@cleaver/domain/kernel';
import pino from 'pino';
import { type Test, test } from 'tap';
import { ADMIN_PASSWORD, isError, service } from './helper.ts';

test('every response has an X-Request-Id, taken from the request if it is well-formed', async (t) => {
  const { app } = await service(t);
  const idFor = async (given?: string) => {
    const headers = given === undefined ? {} : { 'x-request-id': given };
    return (await app.inject({ url: '/health/live', headers })).headers['x-request-id'];
  };
  t.match(await idFor(), /^[\da-f-]{36}$/);
  t.not(await idFor(), await idFor());
  t.equal(await idFor('trace-1.a_b'), 'trace-1.a_b');
  for (const bad of ['', 'a b', '{"x":1}', 'x'.repeat(65), 'ü']) t.match(await idFor(bad), /^[\da-f-]{36}$/);
});

test('every response has no-store and the security headers', async (t) => {
  const { admin, anonymous } = await service(t);
  const answers = [
    await admin.get('/api/users'),
    await anonymous.get('/api/users'),
    await anonymous.get('/nothing'),
    await anonymous.get('/%zz'),
  ];
  for (const { headers } of answers) {
    t.match(headers, {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': /default-src 'none'/,
      'referrer-policy': 'no-referrer',
      'strict-transport-security': /max-age=31536000/,
      'cross-origin-resource-policy': 'same-origin',
    });
    t.notOk(headers['x-powered-by']);
    t.notOk(headers['access-control-allow-origin']);
  }
});

/** Returns a logger, and the lines that it collects from a service. */
function logged() {
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => lines.push(line) });
  return { logger, lines, entries: () => lines.map((line) => JSON.parse(line)) };
}

test('each request is one line in the log, with user, path and status, and without secrets', async (t) => {
  const { logger, lines, entries } = logged();
  const { admin, anonymous } = await service(t, { logger });
  lines.length = 0;
  const read = await admin.get('/api/users?status=ACTIVE&sort=username');
  await anonymous.post('/api/auth/login', { username: 'somebody', password: 'my secret' });
  await anonymous.get('/api/nothing?secret=1');
  await anonymous.get('/%zz?secret=1');
  t.match(entries(), [
    {
      requestId: read.headers['x-request-id'],
      method: 'GET',
      path: '/api/users',
      status: 200,
      ms: Number,
      userId: admin.userId,
      address: '127.0.0.1',
    },
    { method: 'POST', path: '/api/auth/login', status: 401, code: 'INVALID_CREDENTIALS' },
    { method: 'GET', path: '/api/nothing', status: 404, code: 'PATH_NOT_FOUND' },
    { method: 'GET', path: '/%zz', status: 400 },
  ]);
  t.equal(lines.length, 4);
  for (const secret of [ADMIN_PASSWORD, 'my secret', admin.token, 'some', 'secret=1', 'Bearer']) {
    t.notOk(lines.join('').includes(secret as string), `${secret} is not logged`);
  }
});

test('no request can write a line of its own into the log', async (t) => {
  const { logger, lines } = logged();
  const { app } = await service(t, { logger });
  lines.length = 0;
  const forged = '\n{"level":60,"msg":"forged"}\n';
  const headers = { 'x-request-id': forged, 'user-agent': forged, 'x-forwarded-for': forged };
  await app.inject({ url: `/api/users/${encodeURIComponent(forged)}?x=${encodeURIComponent(forged)}`, headers });
  const payload = { username: forged, password: forged };
  await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
  t.equal(lines.length, 2);
  for (const line of lines) {
    t.match(JSON.parse(line), { msg: 'request' });
    t.equal(line.trim().split('\n').length, 1);
  }
});

test('successful health probes are not logged', async (t) => {
  const { logger, lines } = logged();
  const { anonymous } = await service(t, { logger });
  lines.length = 0;
  await anonymous.get('/health/live');
  await anonymous.get('/health/ready');
  t.same(lines, []);
});

test('/health/ready returns 503 without the database, and /health/live returns 200 in any case', async (t) => {
  const states: [() => Promise<unknown>, number][] = [
    [async () => undefined, 200],
    [() => Promise.reject(new Unavailable('gone')), 503],
    [() => Promise.reject(new Error('gone')), 503],
    [() => new Promise(() => undefined), 503],
  ];
  for (const [ping, status] of states) {
    const { anonymous } = await service(t, { ping });
    const answer = await anonymous.get('/health/ready');
    t.equal(answer.statusCode, status);
    if (status === 503) isError(t, answer, 503, 'SERVICE_UNAVAILABLE');
    else t.same(answer.json(), { status: 'UP' });
    t.same((await anonymous.get('/health/live')).json(), { status: 'UP' });
  }
});

test('the rate limit counts requests per caller, or per address without a caller', async (t) => {
  const { admin, login, anonymous, app } = await service(t, { rateLimit: { perCaller: 12, perAddress: 12 } });
  // Stops the clock, because the limit counts by minutes of the clock.
  const now = Date.now();
  t.intercept(Date, 'now', { value: () => now });
  const other = await login('SALES_STAFF');
  const statuses = async (send: () => Promise<{ statusCode: number }>) => {
    const found: number[] = [];
    for (let count = 0; count < 14; count++) found.push((await send()).statusCode);
    return found;
  };
  const found = await statuses(() => admin.get('/api/roles'));
  t.equal(found.filter((status) => status === 200).length, 11, 'one was spent on creating a user');
  const refused = await admin.get('/api/roles');
  isError(t, refused, 429, 'TOO_MANY_REQUESTS');
  t.match(refused.headers['retry-after'], /^\d+$/);
  t.equal((await other.get('/api/categories')).statusCode, 200, 'others are not affected');
  const unknown = await statuses(() => anonymous.get('/api/roles'));
  t.same([unknown[0], unknown.at(-1)], [401, 429], 'nobody is limited as well');
  t.equal((await app.inject('/health/live')).statusCode, 200, 'health is not limited');
});

test('requests without a user are limited per network, with a lower limit than that of a user', async (t) => {
  const { admin, anonymous } = await service(t, {
    rateLimit: { perCaller: 60, perAddress: 3 },
    trustedProxies: ['127.0.0.1'],
  });
  const now = Date.now();
  t.intercept(Date, 'now', { value: () => now });
  const from = (address: string) => anonymous.send({ url: '/openapi.json', headers: { 'x-forwarded-for': address } });
  for (const address of ['2001:db8::7', '2001:DB8:0::8', '2001:db8::9']) t.equal((await from(address)).statusCode, 200);
  const refused = await from('2001:0db8::1');
  isError(t, refused, 429, 'TOO_MANY_REQUESTS');
  t.match(refused.headers, { 'ratelimit-limit': '3', 'ratelimit-remaining': '0', 'ratelimit-reset': /^\d+$/ });
  t.equal(refused.headers['retry-after'], refused.headers['ratelimit-reset']);
  const unknownPath = await anonymous.send({ url: '/nowhere', headers: { 'x-forwarded-for': '2001:db8::2' } });
  isError(t, unknownPath, 429, 'TOO_MANY_REQUESTS');
  t.equal((await from('192.0.2.1')).statusCode, 200, 'another network');
  const { headers } = await admin.get('/api/roles');
  t.match(headers, { 'ratelimit-limit': '60', 'ratelimit-remaining': '59' });
});

test('requests after the end of a session do not use up the log-ins of their address', async (t) => {
  const { admin, anonymous } = await service(t, { rateLimit: { perCaller: 60, perAddress: 5 } });
  const now = Date.now();
  t.intercept(Date, 'now', { value: () => now });
  await admin.post('/api/auth/logout');
  const statuses = async (count: number, send: () => Promise<{ statusCode: number }>) => {
    const found: number[] = [];
    for (let sent = 0; sent < count; sent++) found.push((await send()).statusCode);
    return found;
  };
  t.same(await statuses(3, () => admin.get('/api/today')), [401, 401, 401]);
  t.same(await statuses(3, () => anonymous.get('/api/session')), [401, 401, 429]);
  t.equal((await anonymous.get('/api/session/pin-users')).statusCode, 200, 'the page of the log-in needs it');
  const logIn = () => anonymous.post('/api/auth/login', { username: 'admin', password: ADMIN_PASSWORD });
  t.same(await statuses(2, logIn), [200, 200], 'another was spent on the session above');
  const byPin = await anonymous.post('/api/session/pin', { username: 'admin', pin: '4711' });
  isError(t, byPin, 401, 'DEVICE_NOT_SHARED');
  isError(t, await logIn(), 429, 'TOO_MANY_REQUESTS');
});

test('a service without a configured rate limit refuses no request', async (t) => {
  const { admin } = await service(t);
  const answers = await Promise.all(Array.from({ length: 100 }, () => admin.get('/api/roles')));
  t.ok(answers.every(({ statusCode }) => statusCode === 200));
});

test('pages of configured origins may call the service, others not', async (t) => {
  const { app } = await service(t, { corsOrigins: ['https://shop.example'] });
  const preflight = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/categories',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
  const allowed = await preflight('https://shop.example');
  t.equal(allowed.statusCode, 204);
  t.equal(allowed.headers['access-control-allow-origin'], 'https://shop.example');
  t.equal(allowed.headers['access-control-allow-methods'], 'GET, HEAD, POST, PUT, PATCH, DELETE', 'all that are used');
  t.not((await preflight('https://evil.example')).headers['access-control-allow-origin'], 'https://evil.example');
});

test('the documentation is a page that needs no other host', async (t) => {
  const { anonymous } = await service(t);
  const page = await anonymous.get('/docs');
  t.equal(page.statusCode, 200);
  t.match(page.headers['content-type'], /^text\/html/);
  const policy = page.headers['content-security-policy'] as string;
  t.match(policy, /default-src 'none'/);
  t.notMatch(policy, /https?:/);
  t.notMatch(page.body, /https?:\/\//);
  t.notMatch(page.body, /<script>|\son\w+=|style=/, 'nothing inline, which the policy would stop');
  // The URLs are relative, so that the page works below a path that a proxy strips. The icon is part of the page.
  const parts = [...page.body.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, url]) => url as string);
  t.equal(parts.length, 4);
  for (const url of parts) {
    t.notMatch(url, /^[/.]/, 'below where the page is');
    const part = await anonymous.get(`/${url}`);
    t.equal(part.statusCode, 200, url);
    t.match(part.headers['content-type'], url.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
  }
  t.match((await anonymous.get('/docs/start.mjs')).body, /'openapi\.json', root/);
});

test('HEAD returns 200 with a Content-Length, and no body', async (t: Test) => {
  const { admin } = await service(t);
  const answer = await admin.send({ method: 'HEAD', url: '/api/roles' });
  t.equal(answer.statusCode, 200);
  t.equal(answer.body, '');
  t.ok(Number(answer.headers['content-length']) > 0);
});
