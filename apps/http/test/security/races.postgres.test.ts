/**
 * Tests sessions, log-in attempts and administrators under concurrent requests, on two instances of the service on one
 * PostgreSQL (docs/contract.md, section 5). The embedded database has one connection and hides these races.
 *
 * `npm run test:all -- postgres --full` raises the number of rounds (`ROUNDS`) from 10 to 200.
 */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Core } from '@cleaver/domain';
import { createFirstAdministrator, Users } from '@cleaver/domain/identity';
import { openDatabase } from '@cleaver/persistence';
import { memoryPorts } from '@cleaver/testing';
import { createDatabaseWithTables } from '@cleaver/testing/machine/database-with-tables';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type Test, test } from 'tap';
import { AccessTokens } from '../../src/access-tokens.ts';
import { buildApp } from '../../src/app.ts';
import { clock, ids, secrets } from '../../src/process/node-ports.ts';
import { PageClient } from '../helper.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const PASSWORD = 'the first password';
const ROUNDS = Number(process.env['RACES'] || 10);

async function instance(t: Test, url: string, refreshTokenGrace: number) {
  const database = await openDatabase({ url, ids });
  const tokens = new AccessTokens(['a secret for tests that is long enough'], clock);
  const memory = memoryPorts({ tokens });
  const settings = { ...memory.settings, refreshTokenGrace };
  const ports = { ...memory, ...database, clock, ids, secrets, settings };
  const app = await buildApp(new Core(ports), { tokens, ping: () => database.ping() });
  t.teardown(async () => {
    await app.close();
    await database.close();
  });
  return { app, ports, poolUse: database.poolUse };
}

/** Builds two instances on one new database. */
async function twoInstances(t: Test, { refreshTokenGrace = 10 } = {}) {
  const { url, drop } = await createDatabaseWithTables(SERVER);
  const { app: one, ports, poolUse } = await instance(t, url, refreshTokenGrace);
  const { app: two, ports: ofTwo } = await instance(t, url, refreshTokenGrace);
  t.teardown(drop);
  const passwordHash = await ports.passwords.hash(PASSWORD);
  await ports.transactions.run({ now: clock.now() }, (unit) => createFirstAdministrator(unit, passwordHash));
  return { one, two, ports, ofTwo, poolUse };
}

type Ask = readonly [method: 'GET' | 'POST' | 'DELETE' | 'PUT', url: string, payload?: object];

const ask = (app: FastifyInstance, [method, url, payload]: Ask, token?: string, remoteAddress = '127.0.0.1') =>
  app.inject({
    method,
    url,
    remoteAddress,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    ...(payload && { payload }),
  });

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

async function logIn(app: FastifyInstance, username = 'admin', password = PASSWORD): Promise<Tokens> {
  const answer = await ask(app, ['POST', '/api/auth/login', { username, password }]);
  if (answer.statusCode !== 200) throw new Error(`Cannot log in as ${username}: ${answer.body}`);
  return answer.json();
}

const refresh = (app: FastifyInstance, { refreshToken }: Tokens, from?: string): Promise<LightMyRequestResponse> =>
  ask(app, ['POST', '/api/auth/refresh', { refreshToken }], undefined, from);

const isAlive = async (app: FastifyInstance, tokens: Tokens, from?: string): Promise<boolean> =>
  (await ask(app, ['GET', '/api/roles'], tokens.accessToken, from)).statusCode !== 401 ||
  (await refresh(app, tokens, from)).statusCode !== 401;

/**
 * Returns an address for each round. Failed refreshes are limited per address, and the rounds must not reach the
 * limit.
 */
const addressOf = (round: number): string => `10.0.${round >> 8}.${round & 255}`;

async function createUser(app: FastifyInstance, token: string, username: string, role: string): Promise<string> {
  const user = { username, email: `${username}@example.org`, password: PASSWORD, roleNames: [role] };
  const answer = await ask(app, ['POST', '/api/users', user], token);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().id;
}

/** Counts the statuses; also adds them to `total`. */
const tally = (
  answers: readonly LightMyRequestResponse[],
  total: Record<number, number> = {},
): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) {
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    total[statusCode] = (total[statusCode] ?? 0) + 1;
  }
  return counts;
};

const told = (counts: Record<number, number>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

test('concurrent refreshes with one token all get tokens of the one session during the grace period', async (t) => {
  const { one, two } = await twoInstances(t);
  const tokens = await logIn(one);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => refresh(n % 2 ? one : two, tokens)));
  t.same(tally(answers), { 200: 20 });
  await ask(one, ['POST', '/api/auth/logout'], answers[7]?.json().accessToken);
  for (const answer of answers) t.notOk(await isAlive(one, answer.json()), 'a log-out ends them all');
});

test('without a grace period, one of 20 concurrent refreshes with one token wins, and the session ends', async (t) => {
  const { one, two } = await twoInstances(t, { refreshTokenGrace: 0 });
  const total: Record<number, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    const tokens = await logIn(one);
    const from = addressOf(round);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => refresh(n % 2 ? one : two, tokens, from)));
    t.same(tally(answers, total), { 200: 1, 401: 19 });
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json() as Tokens;
    t.notOk(await isAlive(one, won, from));
    t.notOk(await isAlive(two, won, from));
    t.notOk(await isAlive(two, tokens, from));
  }
  t.comment(`${ROUNDS} races of 20 refreshes: ${told(total)}`);
});

test('a refresh during a log-out leaves no valid token', async (t) => {
  const { one, two } = await twoInstances(t);
  const total: Record<number, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    const tokens = await logIn(one);
    const from = addressOf(round);
    const [refreshed, loggedOut] = await Promise.all([
      refresh(one, tokens, from),
      ask(two, ['POST', '/api/auth/logout'], tokens.accessToken),
    ]);
    t.equal(loggedOut.statusCode, 204);
    t.ok([200, 401].includes(refreshed.statusCode), String(refreshed.statusCode));
    tally([refreshed], total);
    t.notOk(await isAlive(one, tokens, from));
    if (refreshed.statusCode === 200) t.notOk(await isAlive(two, refreshed.json(), from));
  }
  t.comment(`${ROUNDS} races of a refresh against a log-out: the refresh got ${told(total)}; no token lived on`);
});

test('two administrators who remove each other at the same time leave one administrator', async (t) => {
  const { one, two, ports } = await twoInstances(t);
  const [first] = await ports.reader.where(Users, { username: 'admin' });
  const a = first?.id ?? '';
  const b = await createUser(one, (await logIn(one)).accessToken, 'second', 'ADMIN');
  const against = (id: string): readonly Ask[] => [
    ['POST', `/api/users/${id}/lock`],
    ['POST', `/api/users/${id}/deactivate`],
    ['DELETE', `/api/users/${id}/roles/ADMIN`],
  ];
  const restore = (id: string): readonly Ask[] => [
    ['POST', `/api/users/${id}/unlock`],
    ['POST', `/api/users/${id}/reactivate`],
    ['POST', `/api/users/${id}/roles`, { roleName: 'ADMIN' }],
  ];
  const total: Record<number, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    const [byA, byB] = [(await logIn(one)).accessToken, (await logIn(two, 'second')).accessToken];
    const answers = await Promise.all([
      ask(one, against(b)[round % 3] as Ask, byA),
      ask(two, against(a)[Math.floor(round / 3) % 3] as Ask, byB),
    ]);
    tally(answers, total);
    const done = answers.filter(({ statusCode }) => statusCode < 300).length;
    t.equal(done, 1, `one of both: ${answers.map(({ statusCode }) => statusCode).join(', ')}`);
    const left = await ports.reader.where(Users, { status: 'ACTIVE', roles: 'ADMIN' });
    t.equal(left.length, 1);
    const [survivor, other] = left[0]?.id === a ? (['admin', b] as const) : (['second', a] as const);
    const { accessToken } = await logIn(one, survivor);
    for (const step of restore(other)) await ask(one, step, accessToken);
  }
  t.comment(`${ROUNDS} races of two administrators against each other: ${told(total)}; one was left each time`);
});

test('concurrent requests cannot remove the last administrator', async (t) => {
  const { one, two, ports } = await twoInstances(t);
  const [first] = await ports.reader.where(Users, { username: 'admin' });
  const { accessToken } = await logIn(one);
  const takeRole: Ask = ['DELETE', `/api/users/${first?.id}/roles/ADMIN`];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ask(n % 2 ? one : two, takeRole, accessToken)),
  );
  t.same(tally(answers), { 409: 20 });
});

test('two instances together check only five of twenty concurrent wrong log-ins', async (t) => {
  const { one, two } = await twoInstances(t);
  for (let round = 0; round < 10; round++) {
    const wrong: Ask = ['POST', '/api/auth/login', { username: 'admin', password: 'wrong' }];
    const address = `192.0.2.${round}`;
    const guesses = Array.from({ length: 20 }, (_, n) => ask(n % 2 ? one : two, wrong, undefined, address));
    const answers = await Promise.all(guesses);
    t.same(tally(answers), { 401: 5, 429: 15 });
    for (const { statusCode, headers } of answers) {
      if (statusCode === 429) t.ok(Number(headers['retry-after']) > 0);
    }
    const right = await ask(
      two,
      ['POST', '/api/auth/login', { username: 'ADMIN', password: PASSWORD }],
      undefined,
      address,
    );
    t.equal(right.statusCode, 429, 'nor does the right password get in now');
  }
});

test('two instances together check only five of twenty concurrent wrong PINs', async (t) => {
  const { one, two, ports, ofTwo } = await twoInstances(t);
  let guesses = 0;
  for (const passwords of new Set([ports.passwords, ofTwo.passwords])) {
    const { verify } = passwords;
    Object.assign(passwords, {
      verify: (pin: string, hash: string | undefined) => {
        if (hash !== undefined && /^80\d\d$/.test(pin)) guesses++;
        return verify.call(passwords, pin, hash);
      },
    });
  }
  const { accessToken } = await logIn(one);
  await ask(one, ['PUT', '/api/users/me/pin', { currentPassword: PASSWORD, pin: '4711' }], accessToken);
  for (let round = 0; round < ROUNDS / 2; round++) {
    const tablet = new PageClient(one, accessToken);
    await tablet.post('/api/shared-devices', { name: `Rampe ${round}` });
    await new PageClient(one, undefined, tablet.cookies).post('/api/session', {
      username: 'admin',
      password: PASSWORD,
    });
    const enter = (app: FastifyInstance, pin: string) =>
      new PageClient(app, undefined, tablet.cookies).post('/api/session/pin', { username: 'admin', pin });
    guesses = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => enter(n % 2 ? one : two, `80${n + 10}`)));
    t.ok(
      answers.every(({ statusCode }) => statusCode === 401 || statusCode === 429),
      told(tally(answers)),
    );
    t.equal(guesses, 5, `${told(tally(answers))}: as many PINs were compared`);
    t.not((await enter(two, '4711')).statusCode, 200, 'nor does the right PIN get in now');
    const password = new PageClient(two, undefined, tablet.cookies);
    t.equal((await password.post('/api/session', { username: 'admin', password: PASSWORD })).statusCode, 200);
  }
});

test('a revocation on one instance holds on the other within a second', async (t) => {
  const { one, two } = await twoInstances(t);
  const { accessToken: admin } = await logIn(one);
  const ends: Readonly<
    Record<string, (id: string, own: string) => readonly [ask: Ask, token: string, status: number]>
  > = {
    lock: (id) => [['POST', `/api/users/${id}/lock`], admin, 401],
    deactivate: (id) => [['POST', `/api/users/${id}/deactivate`], admin, 401],
    demote: (id) => [['DELETE', `/api/users/${id}/roles/SALES_STAFF`], admin, 403],
    logout: (_id, own) => [['POST', '/api/auth/logout'], own, 401],
  };
  const users = await Promise.all(
    Object.entries(ends).map(async ([username, end]) => {
      const id = await createUser(one, admin, username, 'SALES_STAFF');
      const { accessToken } = await logIn(one, username);
      const read = () => ask(two, ['GET', '/api/categories'], accessToken);
      t.equal((await read()).statusCode, 200, `${username}: the other instance knows the caller`);
      return { username, read, end: end(id, accessToken) };
    }),
  );
  for (const { end } of users) t.ok((await ask(one, end[0], end[1])).statusCode < 300);
  await wait(1000);
  for (const { username, read, end } of users) t.equal((await read()).statusCode, end[2], username);
});

test('a disconnected client keeps no connection to the database', async (t) => {
  const { one, poolUse } = await twoInstances(t);
  const { accessToken } = await logIn(one);
  await one.listen({ port: 0, host: '127.0.0.1' });
  const { port } = one.server.address() as AddressInfo;
  const names = Array.from({ length: 100 }, (_, n) => `category ${n}`);
  await Promise.all(
    names.map(async (name, n) => {
      const body = JSON.stringify({ name });
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      const head = `POST /api/categories HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${accessToken}\r\n`;
      socket.write(`${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
      // Closes the connection at different moments of the operation.
      await wait(n % 10);
      socket.resetAndDestroy();
    }),
  );
  // Waits until the pool is unused for 20 checks, about 400 ms, because queued operations follow each other.
  for (let idle = 0; idle < 20; idle = (await poolUse())?.used === 0 ? idle + 1 : 0) await wait(20);
  t.match(await poolUse(), { used: 0, waiting: 0 });
  const stored = (await ask(one, ['GET', '/api/categories?size=200'], accessToken)).json().content as {
    name: string;
  }[];
  t.comment(`${stored.length} of 100 were done`);
  const audited = await ask(one, ['GET', '/api/audit-log?operation=product-category.create&size=200'], accessToken);
  t.equal(audited.json().page.totalElements, stored.length, 'what was done is done as a whole, with its entry');
});
