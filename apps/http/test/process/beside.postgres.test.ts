/** What a second thread answers for the first: the same answers, and what becomes of them when it dies or the service ends. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { Core, type Ports } from '@cleaver/domain';
import { createFirstAdministrator } from '@cleaver/domain/identity';
import { openDatabase } from '@cleaver/persistence';
import { memoryPorts, TestClock } from '@cleaver/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Test, test } from 'tap';
import { administer, createDatabase } from '../../../../scripts/test-database.ts';
import { AccessTokens } from '../../src/access-tokens.ts';
import { buildApp } from '../../src/app.ts';
import { type OtherThread, otherThread } from '../../src/process/beside.ts';
import { clock, ids, secrets, sha256 } from '../../src/process/node-ports.ts';
import { ROUTES } from '../../src/routes.ts';
import { address, logIn, run } from '../real-service.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const skip = !SERVER && 'no PostgreSQL';
const PASSWORD = 'the first password';
const ADDRESS = { street: 'Hauptstraße', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });
const REAL = { mode: 'REAL', reason: 'Salmonellen' };

async function newDatabase(t: Test): Promise<string> {
  const { url, drop } = await createDatabase(SERVER);
  t.teardown(drop);
  return url;
}

/**
 * Two apps on one database: `here` answers all by itself, `beside` has another thread. While `isForbidden` is set its own
 * traces and units of work fail: what it answers then came from the other one.
 */
async function twoApps(t: Test, idleMs?: number) {
  const url = await newDatabase(t);
  const database = await openDatabase({ url, ids });
  const tokens = new AccessTokens(['x'.repeat(32)], clock);
  const { passwords, settings } = memoryPorts({ clock: new TestClock(), tokens });
  const ports: Ports = { ...database, clock, ids, secrets, sha256, settings, passwords, tokens };
  await ports.transactions.run({ now: clock.now() }, async (unit) =>
    createFirstAdministrator(Object.assign(unit, { tokens, secrets, settings }), await passwords.hash(PASSWORD)),
  );
  const it = { isForbidden: false };
  const here = async (): Promise<never> => {
    throw new Error('in the thread of the others');
  };
  const guarded: Ports = {
    ...ports,
    transactions: {
      run: (context, work) =>
        it.isForbidden && context.audit?.operation.startsWith('recall.')
          ? here()
          : ports.transactions.run(context, work),
      audit: (entry) => ports.transactions.audit(entry),
    },
    trace: {
      ...ports.trace,
      reach: (starts, asOf) => (it.isForbidden ? here() : ports.trace.reach(starts, asOf)),
    },
  };
  const warned: string[] = [];
  const note = (_about: object, message: string) => warned.push(message);
  const threads: Worker[] = [];
  const noteThread = (worker: Worker) => threads.push(worker);
  process.on('worker', noteThread);
  const other: OtherThread = otherThread(
    { url, replicaUrls: [], settings },
    { info: () => undefined, warn: note, error: note },
    undefined,
    idleMs,
  );
  const rateLimit = { perCaller: 1000, perAddress: 1000 };
  const options = { tokens, rateLimit, ping: async () => undefined };
  const apps = {
    here: await buildApp(new Core(ports), options),
    beside: await buildApp(new Core(guarded), { ...options, beside: other }),
  };
  t.teardown(async () => {
    process.off('worker', noteThread);
    await Promise.all(Object.values(apps).map((app) => app.close()));
    await other.end();
    await database.close();
  });
  const login = async (username: string, password: string) => {
    const answer = await apps.here.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } });
    return { authorization: `Bearer ${answer.json().accessToken}` };
  };
  const admin = await login('admin', PASSWORD);
  const ask = (app: FastifyInstance, options: InjectOptions) =>
    app.inject({ ...options, headers: { ...admin, 'x-request-id': 'one', ...options.headers } });
  const post = async (to: string, payload: object) => {
    const answer = await ask(apps.here, { method: 'POST', url: to, payload });
    if (answer.statusCode >= 300) throw new Error(`${to}: ${answer.body}`);
    return answer.json();
  };
  /** Asks for something small until there is a thread that is ready. */
  const standing = async (): Promise<Worker> => {
    const before = threads.length;
    for (; threads.length === before; await wait(20)) {
      await ask(apps.beside, { method: 'GET', url: '/api/quality/recalls' });
    }
    const worker = threads.at(-1) as Worker;
    await once(worker, 'message');
    return worker;
  };
  return { ...{ url, apps, ask, post, login, standing, warned, it, other, threads } };
}

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape
type Post = (to: string, payload: object) => Promise<any>;

/** A lot that was received, and of which a customer has some. */
async function lotOf(post: Post) {
  const { id: categoryId } = await post('/api/categories', { name: 'Hack' });
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
  const { id: articleId } = await post('/api/articles', { name: 'Hack', articleNumber: 'A', categoryId, ...sold });
  const room = { name: 'Kühlraum', storageType: 'COLD_ROOM' };
  const { id: storageLocationId } = await post('/api/inventory/storage-locations', room);
  const { id: stockId } = await post('/api/inventory/stocks', { articleId, storageLocationId });
  const { id: supplierId } = await post('/api/suppliers', { name: 'Hof', phone: '1' });
  const { id: customerId } = await post('/api/customers', { name: 'Anna', type: 'B2C', phone: '1', ...ADDRESS });
  const line = { stockId, ...kg('10'), expiryDate: '2099-02-05', lotNumber: 'L-1', supplierLot: 'H-1' };
  const { lines } = await post('/api/procurement/goods-receipts', { supplierId, lines: [line] });
  const [{ lotId, stockBatchId }] = lines;
  await post('/api/sales/deliveries', { customerId, lines: [{ stockBatchId, ...kg('1.5') }] });
  return { lotId, customerId };
}

/** Another transaction that keeps everybody from the lots; `others` resolves when so many wait for it. */
async function holdLots(url: string) {
  const ask = (text: string) => administer(url, text);
  const held = ask('begin; lock table lot in access exclusive mode; select pg_sleep(60)').catch(() => undefined);
  const here = 'database = (select oid from pg_database where datname = current_database())';
  const until = async (which: string, count: number) => {
    while ((await ask(`select 1 from pg_locks where ${here} and ${which}`)).length < count) await wait(10);
  };
  await until(`granted and relation = 'lot'::regclass and mode = 'AccessExclusiveLock'`, 1);
  return {
    others: (count: number) => until('not granted', count),
    async release() {
      const sleeper = `datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep(60)%'`;
      await ask(`select pg_terminate_backend(pid) from pg_stat_activity where ${sleeper}`);
      await held;
    },
  };
}

test('the other thread answers as this one does, and nothing is counted or noted twice', { skip }, async (t) => {
  const { url, apps, ask, post, login, standing, it } = await twoApps(t);
  const { lotId, customerId } = await lotOf(post);
  await post('/api/users', { username: 'eva', email: 'e@example.org', password: 'eva has a password', roleNames: [] });
  const eva = await login('eva', 'eva has a password');
  await standing();
  it.isForbidden = true;
  const german = { 'accept-language': 'de' };
  /** The answers of both, but for what differs from request to request. */
  const both = async (options: InjectOptions) => {
    const [beside, here] = [await ask(apps.beside, options), await ask(apps.here, options)];
    const shown = ({ statusCode, headers, body }: typeof here) => {
      const own = Object.entries(headers).filter(([name]) => !/^(date|ratelimit-.*)$/.test(name));
      const text = body.replace(/"(asOf|timestamp)":"[^"]*"/g, '"$1"');
      return { statusCode, headers: Object.fromEntries(own), body: text };
    };
    t.strictSame(shown(beside), shown(here), JSON.stringify(options));
    return beside;
  };
  const recalls = '/api/quality/recalls';
  const trace = `/api/inventory/trace?lotId=${lotId}`;

  t.equal((await both({ method: 'GET', url: trace })).statusCode, 200);
  await both({ method: 'HEAD', url: trace });
  await both({ method: 'GET', url: `${trace}&asOf=2999-01-01T00:00:00Z&limit=0`, headers: german });
  const unknown = { method: 'GET', url: '/api/inventory/trace?lotNumber={0}', headers: german } as const;
  t.equal((await both(unknown)).json().code, 'LOT_NOT_FOUND');

  const key = { 'idempotency-key': 'first' };
  const opening = { method: 'POST', url: recalls, payload: { ...REAL, lotIds: [lotId] }, headers: key } as const;
  const opened = await ask(apps.beside, opening);
  t.equal(opened.statusCode, 200, opened.body);
  const again = await both(opening);
  t.equal(again.headers['idempotent-replayed'], 'true');
  t.same(again.json(), opened.json());
  t.equal((await both({ ...opening, payload: REAL, headers: german })).statusCode, 400);
  t.equal((await both({ ...opening, payload: { ...REAL, lotNumber: 'L-1' } })).statusCode, 422);

  const one = `${recalls}/${opened.json().id}`;
  t.match((await both({ method: 'GET', url: one })).headers, { etag: /^"\d+"$/ });
  await both({ method: 'GET', url: `${recalls}?sort=openedAt,asc` });
  await both({ method: 'GET', url: `${recalls}/nobody`, headers: german });
  t.equal(
    (await both({ method: 'POST', url: `${one}/close`, payload: { conclusion: 'x' }, headers: german })).statusCode,
    409,
  );
  const contact = { customerId, channel: 'PHONE', outcome: 'REACHED', note: 'x' };
  const told = await ask(apps.beside, { method: 'POST', url: `${one}/contacts`, payload: contact });
  t.equal(told.statusCode, 200, told.body);
  t.match((await both({ method: 'GET', url: `${one}/sheet` })).headers, { 'content-type': 'text/csv; charset=utf-8' });
  const closed = await ask(apps.beside, { method: 'POST', url: `${one}/close`, payload: { conclusion: 'x' } });
  t.equal(closed.json().status, 'CLOSED');

  for (const { method, path } of ROUTES.flatMap(({ routes }) => routes).filter(({ beside }) => beside)) {
    const asked = { method, url: path.replace('{id}', opened.json().id), ...(method === 'POST' && { payload: {} }) };
    t.equal((await both({ ...asked, headers: { authorization: 'none' } })).statusCode, 401);
    t.equal((await both({ ...asked, headers: eva })).statusCode, 403);
  }

  const left = async () =>
    Number((await ask(apps.beside, { method: 'GET', url: trace })).headers['ratelimit-remaining']);
  t.equal((await left()) - (await left()), 1);
  await ask(apps.beside, { ...opening, headers: { 'idempotency-key': 'second', 'x-request-id': 'opened-once' } });
  const entries = async (which: string) => administer(url, `select times from audit_entry where ${which}`);
  t.equal((await entries(`request_id = 'opened-once'`)).length, 1);
  const refused = `operation = 'lot.trace' and outcome = 'refused'`;
  t.equal((await entries(refused)).length, 2, 'of each app one');
});

test('a thread that dies leaves a 503 behind, and another one comes', { skip }, async (t) => {
  const { url, apps, ask, post, standing, warned, it, other } = await twoApps(t);
  const { lotId } = await lotOf(post);
  const thread = await standing();
  it.isForbidden = true;
  const lots = await holdLots(url);
  const recalling = ask(apps.beside, {
    method: 'POST',
    url: '/api/quality/recalls',
    payload: { ...REAL, lotIds: [lotId] },
  });
  const tracing = ask(apps.beside, { method: 'GET', url: `/api/inventory/trace?lotId=${lotId}` });
  await lots.others(2);
  await thread.terminate();
  for (const answer of await Promise.all([recalling, tracing])) {
    t.match(answer, { statusCode: 503, headers: { 'retry-after': '2' } });
    t.equal(answer.json().code, 'SERVICE_UNAVAILABLE');
  }
  t.match(warned, [/died/]);
  await lots.release();
  it.isForbidden = false;
  const alone = await ask(apps.beside, { method: 'GET', url: `/api/inventory/trace?lotId=${lotId}` });
  t.equal(alone.statusCode, 200, 'this thread answers meanwhile');
  t.not(await standing(), thread);
  it.isForbidden = true;
  const answer = await ask(apps.beside, { method: 'GET', url: `/api/inventory/trace?lotId=${lotId}` });
  t.equal(answer.statusCode, 200);
  await other.end();
  it.isForbidden = false;
  const last = await ask(apps.beside, { method: 'GET', url: `/api/inventory/trace?lotId=${lotId}` });
  t.equal(last.statusCode, 200, 'after the end this thread answers');
});

test('a thread that nobody needs ends without a word', { skip }, async (t) => {
  const { standing, warned } = await twoApps(t, 1);
  const thread = await standing();
  await once(thread, 'exit');
  t.not(await standing(), thread);
  t.same(warned, []);
});

test('the service finishes at its end what the other thread is at, and counts what it did', { skip }, async (t) => {
  const url = await newDatabase(t);
  const metricsToken = 'a-token-for-metrics';
  const service = run(t, {
    ...{ DATABASE_URL: url, JWT_SECRET: 'x'.repeat(32), ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'info' },
    METRICS_TOKEN: metricsToken,
  });
  const at = await address(service);
  const headers = await logIn(at, PASSWORD);
  const post = async (to: string, payload: object) => {
    const answer = await fetch(`${at}${to}`, { method: 'POST', headers, body: JSON.stringify(payload) });
    if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
    return answer.json();
  };
  const { lotId } = await lotOf(post);
  const units = async () => {
    const answer = await fetch(`${at}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    return Number(/^cleaver_units_of_work_total\{outcome="done"\} (\d+)$/m.exec(await answer.text())?.[1]);
  };
  while (!/a second thread answers/.test(service.output())) {
    await fetch(`${at}/api/quality/recalls`, { headers });
    await wait(20);
  }
  const before = await units();
  await post('/api/quality/recalls', { ...REAL, mode: 'MOCK', lotIds: [lotId] });
  t.equal(await units(), before + 1);
  const lots = await holdLots(url);
  const recalling = post('/api/quality/recalls', { ...REAL, lotIds: [lotId] });
  await lots.others(1);
  service.process.kill('SIGTERM');
  while ((await fetch(`${at}/health/live`).catch(() => undefined)) !== undefined) await wait(10);
  await lots.release();
  t.equal((await recalling).status, 'OPEN');
  t.equal(await service.ended, 0);
  t.notMatch(service.output(), /died/);
});
