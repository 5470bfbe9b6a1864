/** Tests log-in, refresh, log-out, and events that end the access of a caller (docs/contract.md, section 5). */
import type { LightMyRequestResponse } from 'fastify';
import { test } from 'tap';
import { ADMIN_PASSWORD, Client, isError, logIn, type Service, service } from '../helper.ts';

const tryLogIn = ({ anonymous }: Service, username: string, password: string): Promise<LightMyRequestResponse> =>
  anonymous.post('/api/auth/login', { username, password });

const refresh = ({ anonymous }: Service, refreshToken: unknown): Promise<LightMyRequestResponse> =>
  anonymous.post('/api/auth/refresh', { refreshToken });

test('a log-in returns an access token and a refresh token', async (t) => {
  const it = await service(t);
  const answer = await tryLogIn(it, 'admin', ADMIN_PASSWORD);
  t.equal(answer.statusCode, 200);
  t.equal(answer.headers['cache-control'], 'no-store');
  const { accessToken, refreshToken, ...rest } = answer.json();
  const expiresAt = new Date(it.clock.now().getTime() + 900_000).toISOString();
  t.same(rest, { tokenType: 'Bearer', expiresIn: 900, expiresAt });
  t.match(refreshToken, /^[\w-]{43}$/);
  t.equal((await new Client(it.app, accessToken).get('/api/users')).statusCode, 200);
});

test('an unknown user, a wrong password, a locked and an inactive user get the same 401', async (t) => {
  const it = await service(t);
  const locked = await it.login('SALES_STAFF');
  await it.admin.post(`/api/users/${locked.userId}/lock`);
  const inactive = await it.login('SALES_STAFF');
  await it.admin.post(`/api/users/${inactive.userId}/deactivate`);
  const answers = [
    await tryLogIn(it, 'nobody', 'x'),
    await tryLogIn(it, 'admin', 'wrong'),
    await tryLogIn(it, locked.username, `password of ${locked.username}`),
    await tryLogIn(it, inactive.username, `password of ${inactive.username}`),
  ];
  for (const answer of answers) isError(t, answer, 401, 'INVALID_CREDENTIALS');
  const texts = answers.map((answer) => answer.json().message);
  t.equal(new Set(texts).size, 1);
  for (const answer of answers) t.equal(answer.headers['www-authenticate'], 'Bearer realm="cleaver"');
});

test('after five failures the right password is refused too, for 15 minutes', async (t) => {
  const it = await service(t);
  for (let count = 0; count < 5; count++) isError(t, await tryLogIn(it, 'ADMIN', 'wrong'), 401, 'INVALID_CREDENTIALS');
  const answer = await tryLogIn(it, 'admin', ADMIN_PASSWORD);
  isError(t, answer, 429, 'TOO_MANY_ATTEMPTS');
  t.equal(answer.headers['retry-after'], '900');
  it.clock.advance(15 * 60_000);
  t.equal((await tryLogIn(it, 'admin', ADMIN_PASSWORD)).statusCode, 200);
});

test('a forged client address does not allow more attempts; only a trusted proxy may set the address', async (t) => {
  const attempts = async (trustedProxies: readonly string[]) => {
    const { app } = await service(t, { trustedProxies });
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) {
      const headers = {
        'x-forwarded-for': `10.9.8.${count}`,
        forwarded: `for=10.9.8.${count}`,
        'x-real-ip': `10.9.8.${count}`,
      };
      const payload = { username: 'admin', password: 'wrong' };
      statuses.push((await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers })).statusCode);
    }
    return statuses;
  };
  t.same(await attempts([]), [401, 401, 401, 401, 401, 429, 429]);
  t.same(await attempts(['192.0.2.1']), [401, 401, 401, 401, 401, 429, 429], 'another proxy');
  t.same(await attempts(['127.0.0.0/8']), [401, 401, 401, 401, 401, 401, 401], 'its own proxy tells clients apart');
});

test('credentials of the wrong type or size get 400', async (t) => {
  const it = await service(t);
  for (const bad of [5, true, null, ['x'], { $ne: null }, '', 'x'.repeat(2000)]) {
    isError(
      t,
      await it.anonymous.post('/api/auth/login', { username: 'admin', password: bad }),
      400,
      'VALIDATION_ERROR',
    );
    isError(t, await it.anonymous.post('/api/auth/login', { username: bad, password: 'x' }), 400, 'VALIDATION_ERROR');
  }
});

test('a refresh with any text that is no refresh token gets 401, with anything else 400', async (t) => {
  const it = await service(t);
  for (const bad of [5, true, null, ['x'], { $ne: null }, '', ' ']) {
    isError(t, await refresh(it, bad), 400, 'VALIDATION_ERROR');
  }
  for (const unknown of ['x', 'x\u0000', '\ud800', 'x'.repeat(2000)]) {
    isError(t, await refresh(it, unknown), 401, 'INVALID_REFRESH_TOKEN');
  }
});

test('the log-in ignores an invalid access token in the request', async (t) => {
  const { app } = await service(t);
  const payload = { username: 'admin', password: ADMIN_PASSWORD };
  const headers = { authorization: 'Bearer nonsense' };
  t.equal((await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers })).statusCode, 200);
});

test('a refresh token works once; a second use after the grace period ends its session', async (t) => {
  const it = await service(t);
  const first = (await tryLogIn(it, 'admin', ADMIN_PASSWORD)).json();
  const answer = await refresh(it, first.refreshToken);
  t.equal(answer.statusCode, 200);
  t.equal(answer.headers['cache-control'], 'no-store');
  const second = answer.json();
  t.not(second.accessToken, first.accessToken);
  t.equal((await new Client(it.app, second.accessToken).get('/api/users')).statusCode, 200);
  it.clock.advance(9_999);
  t.equal((await refresh(it, first.refreshToken)).statusCode, 200, 'unless an answer was lost a moment ago');
  it.clock.advance(1);
  isError(t, await refresh(it, first.refreshToken), 401, 'INVALID_REFRESH_TOKEN');
  isError(t, await refresh(it, second.refreshToken), 401, 'INVALID_REFRESH_TOKEN');
  isError(t, await new Client(it.app, second.accessToken).get('/api/users'), 401, 'AUTHENTICATION_REQUIRED');
});

test('expiresAt is the instant at which the access token ends', async (t) => {
  const it = await service(t);
  it.clock.advance(123);
  const { accessToken, expiresAt, expiresIn } = (await tryLogIn(it, 'admin', ADMIN_PASSWORD)).json();
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString());
  t.equal(Date.parse(expiresAt), claims.exp * 1000);
  t.equal(expiresIn, claims.exp - claims.iat);
  const client = new Client(it.app, accessToken);
  it.clock.set(new Date(claims.exp * 1000 - 1));
  t.equal((await client.get('/api/users')).statusCode, 200);
  it.clock.set(expiresAt);
  isError(t, await client.get('/api/users'), 401, 'AUTHENTICATION_REQUIRED');
});

test('an access token is refused as a refresh token, and a refresh token as an access token', async (t) => {
  const it = await service(t);
  const { accessToken, refreshToken } = (await tryLogIn(it, 'admin', ADMIN_PASSWORD)).json();
  isError(t, await new Client(it.app, refreshToken).get('/api/users'), 401, 'AUTHENTICATION_REQUIRED');
  isError(t, await refresh(it, accessToken), 401, 'INVALID_REFRESH_TOKEN');
});

test('a log-out ends the session, its access token and its refresh token', async (t) => {
  const it = await service(t);
  const { accessToken, refreshToken } = (await tryLogIn(it, 'admin', ADMIN_PASSWORD)).json();
  const client = new Client(it.app, accessToken);
  const answer = await client.post('/api/auth/logout');
  t.equal(answer.statusCode, 204);
  t.equal(answer.body, '');
  isError(t, await client.get('/api/users'), 401, 'AUTHENTICATION_REQUIRED');
  isError(t, await client.post('/api/auth/logout'), 401, 'AUTHENTICATION_REQUIRED');
  isError(t, await refresh(it, refreshToken), 401, 'INVALID_REFRESH_TOKEN');
  t.equal((await it.admin.get('/api/users')).statusCode, 200, 'other sessions go on');
});

test('an access token ends after 15 minutes', async (t) => {
  const { admin, clock } = await service(t);
  clock.advance(899_000);
  t.equal((await admin.get('/api/roles')).statusCode, 200);
  clock.advance(1000);
  isError(t, await admin.get('/api/roles'), 401, 'AUTHENTICATION_REQUIRED');
});

test('a token is accepted only in the header Authorization, in the scheme Bearer', async (t) => {
  const { app, admin } = await service(t);
  const status = async (url: string, headers: Record<string, string>) =>
    (await app.inject({ url, headers })).statusCode;
  t.equal(
    await status('/api/roles', { authorization: `bearer ${admin.token}` }),
    200,
    'the case of the scheme does not matter',
  );
  t.equal(await status('/api/roles', { authorization: `Bearer  ${admin.token}` }), 401);
  t.equal(await status('/api/roles', { authorization: `Basic ${admin.token}` }), 401);
  t.equal(await status('/api/roles', { authorization: `${admin.token}` }), 401);
  t.equal(await status(`/api/roles?access_token=${admin.token}`, {}), 401);
  t.equal(await status('/api/roles', { cookie: `token=${admin.token}` }), 401);
});

test('a lock, a deactivation and a changed role take effect on issued access tokens', async (t) => {
  const it = await service(t);
  for (const verb of ['lock', 'deactivate']) {
    const user = await it.login('SALES_STAFF');
    t.equal((await user.get('/api/categories')).statusCode, 200);
    t.equal((await it.admin.post(`/api/users/${user.userId}/${verb}`)).statusCode, 200);
    isError(t, await user.get('/api/categories'), 401, 'AUTHENTICATION_REQUIRED');
  }
  const user = await it.login('SALES_STAFF');
  await it.admin.delete(`/api/users/${user.userId}/roles/SALES_STAFF`);
  isError(t, await user.get('/api/categories'), 403, 'ACCESS_DENIED');
  await it.admin.post(`/api/users/${user.userId}/roles`, { roleName: 'SALES_MANAGER' });
  t.equal((await user.post('/api/categories', { name: 'x' })).statusCode, 200);
});

test('a changed password ends the other sessions', async (t) => {
  const it = await service(t);
  const user = await it.login('SALES_STAFF');
  const password = `password of ${user.username}`;
  const other = await logIn(it.app, user.username, password);
  const url = `/api/users/${user.userId}/password`;
  const wrong = await user.put(url, { currentPassword: 'wrong', newPassword: 'long enough' });
  isError(t, wrong, 401, 'INVALID_CURRENT_PASSWORD');
  t.equal(wrong.headers['www-authenticate'], 'Bearer realm="cleaver"', 'nothing is wrong with the token');
  isError(t, await user.put(url, { currentPassword: password, newPassword: 'short' }), 400, 'VALIDATION_ERROR');
  const changed = await user.put(url, { currentPassword: password, newPassword: 'long enough' });
  t.equal(changed.statusCode, 204);
  t.equal(changed.body, '');
  t.equal((await user.get('/api/categories')).statusCode, 200, 'the session that changed it goes on');
  isError(t, await other.get('/api/categories'), 401, 'AUTHENTICATION_REQUIRED');
  isError(t, await tryLogIn(it, user.username, password), 401, 'INVALID_CREDENTIALS');
  t.equal((await tryLogIn(it, user.username, 'long enough')).statusCode, 200);
});

test('a token is valid only for the user of its session', async (t) => {
  const it = await service(t);
  const { sid } = JSON.parse(Buffer.from(it.admin.token?.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  const now = it.clock.now();
  const claims = {
    userId: it.admin.userId,
    sessionId: sid,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  };
  const status = async (changed: object) => {
    const client = new Client(it.app, it.tokens.sign({ ...claims, ...changed }));
    return (await client.get('/api/roles')).statusCode;
  };
  t.equal(await status({}), 200);
  t.equal(await status({ userId: 'somebody else' }), 401);
  t.equal(await status({ sessionId: 'no session' }), 401);
});

test('a username with kilobytes or a megabyte of white space is refused without hashing, and a padded one is trimmed', async (t) => {
  let hashed = 0;
  const { anonymous } = await service(t, {
    ports: ({ passwords }) => ({
      passwords: {
        hash: (password) => passwords.hash(password),
        verify: (password, hash) => {
          hashed++;
          return passwords.verify(password, hash);
        },
      },
    }),
  });
  const logIn = (username: string) => anonymous.post('/api/auth/login', { username, password: 'the first password' });
  hashed = 0;
  for (const [space, count, status, code] of [
    [' ', 1_900, 400, 'VALIDATION_ERROR'],
    [' ', 3_000, 413, 'PAYLOAD_TOO_LARGE'],
    ['\u2003', 1_000, 413, 'PAYLOAD_TOO_LARGE'],
    [' ', 1_100_000, 413, 'PAYLOAD_TOO_LARGE'],
  ] as const) {
    const much = space.repeat(count);
    for (const username of [`admin${much}`, `${much}admin`]) isError(t, await logIn(username), status, code);
  }
  t.equal(hashed, 0);
  t.equal((await logIn('  admin ')).statusCode, 200, 'trimmed, as when it was created');
  t.equal(hashed, 1);
});
