/** Tests every row of docs/contract.md, section 4: the common error shape, the order of the checks, and the headers. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { Unavailable } from '@cleaver/domain/kernel';
import type { LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { type Test, test } from 'tap';
import { SAFE_HEADERS } from '../src/plugins/requests.ts';
import { isError, type Service, service } from './helper.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

const postRaw = ({ app, admin }: Service, payload: string | Buffer, headers = {}): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/categories',
    payload,
    headers: { authorization: `Bearer ${admin.token}`, ...JSON_TYPE, ...headers },
  });

test('an error has code, message, status, time, and the path without its query', async (t) => {
  const { admin } = await service(t);
  const before = Date.now();
  const answer = await admin.get('/api/users/nobody?secret=1');
  isError(t, answer, 404, 'USER_NOT_FOUND');
  const { path, timestamp, validationErrors } = answer.json();
  t.equal(path, '/api/users/nobody');
  t.equal(validationErrors, null);
  t.match(timestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  t.ok(Date.parse(timestamp) >= before);
});

test('a response lists all faults of a request, by field', async (t) => {
  const { admin } = await service(t);
  const faults = isError(
    t,
    await admin.post('/api/users', { username: 'a b', roleNames: ['CHEF'] }),
    400,
    'VALIDATION_ERROR',
  );
  t.same(Object.keys(faults), ['username', 'email', 'password', 'roleNames[0]']);
});

test('an unknown path gets 404, with or without a token', async (t) => {
  const { anonymous, admin } = await service(t);
  for (const client of [anonymous, admin]) {
    for (const path of [
      '/nothing',
      '/index.html',
      '/api',
      '/api/',
      '/api/nothing',
      '/api/users/x/y/z',
      '/constructor',
      '/__proto__',
    ]) {
      isError(t, await client.get(path), 404, 'PATH_NOT_FOUND');
    }
    isError(t, await client.post('/api/nothing', 'no json', { 'content-type': 'text/plain' }), 404, 'PATH_NOT_FOUND');
    isError(t, await client.post('/api/nothing', '{', JSON_TYPE), 404, 'PATH_NOT_FOUND');
  }
});

test('an unsupported method gets 405 with the allowed methods, also without a token', async (t) => {
  const { app, anonymous } = await service(t);
  const patch = await anonymous.patch('/api/categories');
  isError(t, patch, 405, 'METHOD_NOT_ALLOWED');
  t.equal(patch.headers['allow'], 'GET, HEAD, OPTIONS, POST');
  const malformed = await anonymous.send({
    method: 'DELETE',
    url: '/api/auth/login',
    payload: '{',
    headers: JSON_TYPE,
  });
  isError(t, malformed, 405, 'METHOD_NOT_ALLOWED');
  t.equal(malformed.headers['allow'], 'OPTIONS, POST');
  const trace = await app.inject({ method: 'TRACE' as 'OPTIONS', url: '/api/users/1' });
  isError(t, trace, 405, 'METHOD_NOT_ALLOWED');
});

test('OPTIONS on a known path returns its methods', async (t) => {
  for (const corsOrigins of [[], ['https://shop.example']]) {
    const { app } = await service(t, { corsOrigins });
    const options = (url: string, headers = {}) => app.inject({ method: 'OPTIONS', url, headers });
    const answer = await options('/api/users/1/');
    t.equal(answer.statusCode, 204);
    t.equal(answer.body, '');
    t.equal(answer.headers['allow'], 'GET, HEAD, OPTIONS, PUT');
    t.ok(answer.headers['x-request-id']);
    t.equal(answer.headers['access-control-allow-origin'], undefined);
    isError(t, await options('/api/nothing'), 404, 'PATH_NOT_FOUND');
    const preflight = { origin: 'https://shop.example', 'access-control-request-method': 'PUT' };
    const asked = await options('/api/users/1', preflight);
    t.equal(asked.statusCode, 204);
    t.equal(asked.headers['access-control-allow-origin'], corsOrigins[0]);
  }
});

test('the service ignores a trailing slash in the path', async (t) => {
  const { admin, anonymous } = await service(t);
  t.same((await admin.get('/api/users/?size=1')).json(), (await admin.get('/api/users?size=1')).json());
  const { id } = (await admin.post('/api/categories/', { name: 'Wurst' })).json();
  t.equal((await admin.put(`/api/categories/${id}/`, { name: 'Käse' })).statusCode, 200);
  t.equal((await admin.delete(`/api/categories/${id}/`)).statusCode, 200);
  t.equal((await anonymous.get('/health/live/')).statusCode, 200);
  isError(t, await admin.patch('/api/categories/'), 405, 'METHOD_NOT_ALLOWED');
});

test('a body must be a JSON object in UTF-8', async (t) => {
  const it = await service(t);
  const bodies = [
    '{',
    'null',
    '[]',
    '"text"',
    '5',
    '{"name":"x"}}',
    "{'name':'x'}",
    '\ufeff{"name":"x"}',
    '{"name":NaN}',
    Buffer.from('7b226e616d65223a22ff227d', 'hex'),
    '['.repeat(15_000),
    '{"name":"x","more":'.padEnd(15_000, '['),
    `{"a":${'{"a":'.repeat(40)}1${'}'.repeat(41)}`,
  ];
  for (const body of bodies) {
    const faults = isError(t, await postRaw(it, body), 400, 'VALIDATION_ERROR');
    t.same(Object.keys(faults), ['body'], `names the body: ${body.slice(0, 20)}`);
  }
  const none = await it.app.inject({
    method: 'POST',
    url: '/api/categories',
    headers: { authorization: `Bearer ${it.admin.token}` },
  });
  for (const empty of [none, await postRaw(it, '')]) {
    t.same(Object.keys(isError(t, empty, 400, 'VALIDATION_ERROR')), ['name'], 'a missing body is an empty one');
  }
});

test('brackets in a text do not count as nesting', async (t) => {
  const it = await service(t);
  const name = '["{'.repeat(50);
  const answer = await postRaw(it, JSON.stringify({ name, description: '\\"[[' }));
  t.equal(answer.json().name, name);
});

test('unsupported media types, charsets and content codings get 415', async (t) => {
  const it = await service(t);
  const body = '{"name":"Wurst"}';
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/json; charset=utf-16',
    'nonsense',
    'application/jsonx',
  ]) {
    isError(t, await postRaw(it, body, { 'content-type': type }), 415, 'UNSUPPORTED_MEDIA_TYPE');
  }
  isError(t, await postRaw(it, body, { 'content-encoding': 'gzip' }), 415, 'UNSUPPORTED_MEDIA_TYPE');
  const untyped = await it.app.inject({
    method: 'POST',
    url: '/api/categories',
    payload: body,
    headers: { authorization: `Bearer ${it.admin.token}` },
  });
  isError(t, untyped, 415, 'UNSUPPORTED_MEDIA_TYPE');
  const good = ['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'APPLICATION/JSON'];
  for (const [index, type] of good.entries()) {
    t.equal((await postRaw(it, `{"name":"${index}"}`, { 'content-type': type })).statusCode, 200, type);
  }
});

test('an unknown path gets 404, and an unsupported method 405, whatever the body', async (t) => {
  const { app, admin } = await service(t);
  const bodies = ['{"broken', `{"name":"${'x'.repeat(1024 * 1024)}"}`, ''];
  for (const type of ['nonsense', 'text/plain', 'application/json; charset=utf-16', 'application/json']) {
    for (const payload of bodies) {
      const send = (url: string) =>
        app.inject({ method: 'PUT', url, payload, headers: { 'content-type': type, 'content-encoding': 'gzip' } });
      isError(t, await send('/api/nothing'), 404, 'PATH_NOT_FOUND');
      isError(t, await send('/api/categories'), 405, 'METHOD_NOT_ALLOWED');
    }
  }
  t.equal((await admin.post('/api/categories', { name: 'Wurst' })).statusCode, 200);
});

test('a body beyond 1 MiB gets 413', async (t) => {
  const it = await service(t);
  isError(t, await postRaw(it, `{"name":"${'x'.repeat(1024 * 1024)}"}`), 413, 'PAYLOAD_TOO_LARGE');
});

test('unknown members are ignored, also __proto__ and constructor', async (t) => {
  const it = await service(t);
  const answer = await postRaw(
    it,
    '{"name":"Wurst","id":"chosen","__proto__":{"name":"x"},"constructor":{"prototype":{}},"toString":1,"description":null}',
  );
  t.equal(answer.statusCode, 200);
  t.match(answer.json(), { name: 'Wurst', description: '' });
  t.not(answer.json().id, 'chosen');
  t.equal(Object.keys(Object.prototype).length, 0);
  // Members that an empty object inherits do not count as sent.
  isError(t, await postRaw(it, '{}'), 400, 'VALIDATION_ERROR');
});

test('the last of repeated members counts', async (t) => {
  t.equal((await postRaw(await service(t), '{"name":"a","name":"b"}')).json().name, 'b');
});

test('the id of the record is read only from the path', async (t) => {
  const it = await service(t);
  const { id } = (await it.admin.post('/api/categories', { name: 'a' })).json();
  const { id: other } = (await it.admin.post('/api/categories', { name: 'b' })).json();
  t.match((await it.admin.put(`/api/categories/${id}`, { id: other, name: 'c' })).json(), { id, name: 'c' });
});

test('unauthenticated callers get 401 before any other check', async (t) => {
  const { app, anonymous } = await service(t);
  const nothing = await anonymous.post('/api/categories', '{', JSON_TYPE);
  isError(t, nothing, 401, 'AUTHENTICATION_REQUIRED');
  t.equal(nothing.headers['www-authenticate'], 'Bearer realm="cleaver"');
  isError(
    t,
    await anonymous.post('/api/categories', 'x', { 'content-type': 'text/plain' }),
    401,
    'AUTHENTICATION_REQUIRED',
  );
  isError(
    t,
    await anonymous.post('/api/categories', `{"name":"${'x'.repeat(1024 * 1024)}"}`, JSON_TYPE),
    401,
    'AUTHENTICATION_REQUIRED',
  );
  isError(t, await anonymous.get('/api/categories?page=-1'), 401, 'AUTHENTICATION_REQUIRED');
  const wrong = await app.inject({ url: '/api/users', headers: { authorization: 'Bearer x.y.z' } });
  isError(t, wrong, 401, 'AUTHENTICATION_REQUIRED');
  t.equal(wrong.headers['www-authenticate'], 'Bearer realm="cleaver", error="invalid_token"');
});

test('callers without permission get 403 before the form is checked, with an entry in the audit log', async (t) => {
  const { login, audit } = await service(t);
  const staff = await login('SALES_STAFF');
  isError(t, await staff.post('/api/categories', '{', JSON_TYPE), 403, 'ACCESS_DENIED');
  isError(t, await staff.post('/api/categories', 'x', { 'content-type': 'text/plain' }), 403, 'ACCESS_DENIED');
  isError(t, await staff.put('/api/users/nobody', { email: 1 }), 403, 'ACCESS_DENIED');
  isError(t, await staff.get('/api/users?page=-1'), 403, 'ACCESS_DENIED');
  const refused = audit.filter(({ outcome }) => outcome === 'refused');
  t.equal(refused.length, 4, 'one entry each');
  t.match(refused[0], { username: staff.username, operation: 'product-category.create', code: 'ACCESS_DENIED' });
});

test('the form is checked before the existence of the record', async (t) => {
  const { admin } = await service(t);
  isError(t, await admin.put('/api/categories/nothing', { name: '' }), 400, 'VALIDATION_ERROR');
  isError(t, await admin.put('/api/categories/nothing', { name: 'a' }), 404, 'PRODUCT_CATEGORY_NOT_FOUND');
});

test('an unknown id of any form gets 404', async (t) => {
  const { admin } = await service(t);
  for (const id of [
    '1',
    'null',
    '%00',
    '%2F',
    '%252e%252e',
    '%2500',
    'x'.repeat(1000),
    '%F0%9F%A5%A9',
    "';--",
    '{id}',
    '__proto__',
    'constructor',
  ]) {
    isError(t, await admin.get(`/api/users/${id}`), 404, 'USER_NOT_FOUND');
  }
});

test('an undecodable path gets 400, and a path that is too long gets 414', async (t) => {
  const { admin } = await service(t);
  isError(t, await admin.get('/api/users/%zz'), 400, 'MALFORMED_REQUEST');
  isError(t, await admin.get('/api/users/%ff'), 400, 'MALFORMED_REQUEST');
  const long = await admin.get(`/api/users/${'x'.repeat(5000)}`);
  isError(t, long, 414, 'URI_TOO_LONG');
  t.ok(long.headers['x-request-id']);
});

test('operations without a body ignore any sent body', async (t) => {
  const it = await service(t);
  const lock = `/api/users/${(await it.login('SALES_STAFF')).userId}`;
  const send = (verb: string, payload?: string, headers = {}) => it.admin.post(`${lock}/${verb}`, payload, headers);
  t.equal((await send('lock')).statusCode, 200);
  t.equal((await send('unlock', '', JSON_TYPE)).statusCode, 200);
  t.equal((await send('lock', '{"id":"other"}', JSON_TYPE)).statusCode, 200);
  t.equal((await send('unlock', '{', JSON_TYPE)).statusCode, 200);
  t.equal((await send('lock', 'whatever', { 'content-type': 'text/plain' })).statusCode, 200);
  t.equal((await send('unlock', 'whatever', { 'content-type': 'no media type' })).statusCode, 200);
});

/** Builds a service whose lists fail with this error. */
const broken = (t: Test, error: unknown, options = {}) =>
  service(t, {
    ...options,
    ports: ({ reader }) => ({
      reader: { ...reader, page: () => Promise.reject(error) },
    }),
  });

test('a defect gets 500 without internal details, which are in the log', async (t) => {
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const secret = 'select password_hash from the_inside';
  for (const thrown of [new Error(secret), secret, Object.assign(new Error(secret), { statusCode: 500, code: 'X' })]) {
    lines.length = 0;
    const { admin } = await broken(t, thrown, { logger });
    const answer = await admin.get('/api/categories');
    isError(t, answer, 500, 'INTERNAL_ERROR');
    t.notMatch(answer.body, /select/);
    const entry = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
    t.match(JSON.stringify(entry), secret);
    t.equal(entry.requestId, answer.headers['x-request-id']);
  }
});

test('a request gets 503 with Retry-After if the database is unavailable', async (t) => {
  const { admin } = await broken(t, new Unavailable('connect ECONNREFUSED 10.0.0.1'));
  const answer = await admin.get('/api/categories');
  isError(t, answer, 503, 'SERVICE_UNAVAILABLE');
  t.match(answer.headers['retry-after'], /^[1-9]\d*$/);
  t.notMatch(answer.body, /10\.0/);
});

/** Sends bytes to the listening app; returns everything received until the connection closes. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

test('a request target in absolute form is routed by its path', async (t) => {
  const { app } = await service(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const bodyOf = async (target: string, method = 'GET') => {
    const [, body = ''] = (
      await raw(port, `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    ).split('\r\n\r\n');
    return body;
  };
  const ask = async (...asked: Parameters<typeof bodyOf>) => JSON.parse(await bodyOf(...asked));
  t.match(await ask('http://a/api/users?x=1'), { status: 401, path: '/api/users' });
  t.match(await ask('http://a/api/nothing/'), { status: 404, path: '/api/nothing/' });
  t.match(await bodyOf('http://a'), /^The pages are not built/, 'what `/` answers where there are no pages');
  t.match(await ask('http://a', 'DELETE'), { status: 405, path: '/' });
  t.match(await ask('http://a/api/users/%zz'), { status: 400, path: '/api/users/%zz' });
});

test('a request that times out gets 408 with its path, unless it already has its response', async (t) => {
  const it = await service(t);
  await it.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = it.app.server.address() as { port: number };
  const slow = async (head: string, answered: boolean) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    const [served] = await once(it.app.server, 'connection');
    socket.write(
      `${head}\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${answered ? 9_999_999 : 9}\r\n\r\n{`,
    );
    await once(it.app.server, 'request');
    while (answered && !received.includes('}')) await once(socket, 'data');
    // Emits the error of Node for an expired request timeout.
    it.app.server.emit(
      'clientError',
      Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      served,
    );
    await once(socket, 'close');
    return received;
  };
  const late = await slow('POST /api/auth/login?x=1 HTTP/1.1', false);
  t.match(JSON.parse(late.split('\r\n\r\n')[1] ?? ''), { status: 408, path: '/api/auth/login' });
  const once413 = await slow(`POST /api/categories HTTP/1.1\r\nAuthorization: Bearer ${it.admin.token}`, true);
  t.match(once413, /413 /);
  t.notMatch(once413, /408 /);
});

test('a body that is too large gets 413, and the connection stays open for the next request', async (t) => {
  const it = await service(t);
  await it.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = it.app.server.address() as { port: number };
  const head = [
    'POST /api/categories HTTP/1.1',
    'Host: a',
    `Authorization: Bearer ${it.admin.token}`,
    'Content-Type: application/json',
  ].join('\r\n');
  const size = 12 * 1024 * 1024;
  const next = 'GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const bodies = {
    'with a length': `${head}\r\nContent-Length: ${size}\r\n\r\n${'x'.repeat(size)}`,
    'in chunks': `${head}\r\nTransfer-Encoding: chunked\r\n\r\n${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`,
  };
  for (const [how, bytes] of Object.entries(bodies)) {
    const received = await raw(port, bytes + next);
    t.same(
      [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status),
      ['413', '200'],
      `${how}: the connection goes on`,
    );
    t.match(received, /"code":"PAYLOAD_TOO_LARGE"/);
  }
});

test('invalid HTTP gets an error in the same shape', async (t) => {
  const { app } = await service(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const ask = async (bytes: string, status: number, code: string) => {
    const [head = '', body = ''] = (await raw(port, bytes)).split('\r\n\r\n');
    for (const [name, value] of Object.entries(SAFE_HEADERS)) t.ok(head.includes(`${name}: ${value}\r\n`), name);
    t.match(head, new RegExp(`^HTTP/1.1 ${status} .*Content-Type: application/json.*Connection: close`, 's'));
    t.match(JSON.parse(body), {
      status,
      code,
      message: String,
      timestamp: String,
      path: String,
      validationErrors: null,
    });
  };
  await ask('nonsense\r\n\r\n', 400, 'MALFORMED_REQUEST');
  await ask(
    'GET /api/users HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'MALFORMED_REQUEST',
  );
  await ask(
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'MALFORMED_REQUEST',
  );
  await ask('GET /api/users HTTP/1.1\nHost: a\n\n', 400, 'MALFORMED_REQUEST');
  await ask('TRACK /api/users HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'MALFORMED_REQUEST');
  await ask(`GET /api/users HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE');
});

test('a number with more digits than a double can hold is a fault of a field that accepts fewer digits', async (t) => {
  const it = await service(t);
  const { id } = (await it.admin.post('/api/categories', { name: 'Wurst' })).json();
  const put = (price: string, more = '') =>
    it.app.inject({
      method: 'POST',
      url: '/api/articles',
      headers: { authorization: `Bearer ${it.admin.token}`, ...JSON_TYPE },
      payload: `{"name":"W","articleNumber":"${price}","categoryId":"${id}","unit":"KG","priceModel":"WEIGHT_BASED","price":${price}${more}}`,
    });
  for (const price of ['123456789012345.000001', '0.00010000000000000000000001', `1.${'0'.repeat(500)}1`]) {
    const faults = isError(t, await put(price), 400, 'VALIDATION_ERROR');
    t.same(faults['price'], 'must have at most 10 digits before the point and 4 after it');
  }
  t.equal((await put('19.990000000000000000000')).statusCode, 200, 'zeros are exact');
  t.equal((await put('1.5', ',"note":0.10000000000000000000001')).statusCode, 200, 'unknown members are ignored');
});
