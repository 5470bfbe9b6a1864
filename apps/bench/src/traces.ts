/**
 * What a trace and a recall cost through HTTP: by the size of the answer, and of the ledger around it. Prints a table in Markdown,
 * with the ratio to a bare query for the same edges, and how long others wait meanwhile; fails where a bar is not held.
 *
 *     BENCH_DATABASE_URL=… node apps/bench/src/traces.ts [--movements 100000,1000000] [--rounds 40] [--embedded 50000]
 *
 * Works in databases of its own, which it drops at the end. One request at a time but for the last: whoever recalls waits alone.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Again } from './again.ts';
import { cleanups, measuring } from './cleanups.ts';
import { call, type HttpRequest, type Leg, leg } from './client.ts';
import { createDatabase } from './databases.ts';
import { inDatabase } from './embedded.ts';
import { addFamilies, BARE, type GenealogyTemplates, makeGenealogy, movementsOf, startOf } from './genealogy.ts';
import { type Server, stopServers } from './server.ts';
import { logInAsAdmin, startService } from './service.ts';
import { range, type Sql } from './world.ts';

/** However it goes, it ends after this long. */
const LIMIT_MS = 30 * 60 * 1000;
const WARM_UPS = 3;

const { values: given } = parseArgs({
  options: {
    movements: { type: 'string', default: '100000,1000000' },
    rounds: { type: 'string', default: '40' },
    embedded: { type: 'string', default: '50000' },
  },
});
const sizes = given.movements.split(',').map(Number);
const rounds = Number(given.rounds);
const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** What stands around the families that are asked about: such of a hundred movements each. */
const CROWD = { name: 'crowd', fan: 33 };
/** Of 2,000 nodes, and of as many as an answer may have. */
const SMALL = { name: 'small', fan: 666 };
const LARGE = { name: 'large', fan: 6_666 };
/** Of 500 lots and of 5,000; a real recall can be opened of each once. */
const FEW = { name: 'few', fan: 499 };
const MANY = { name: 'many', fan: 4_999 };
const REALS = { [FEW.name]: 6, [MANY.name]: 3 };

/** Milliseconds, in order; those that were refused are not among them. */
interface Timed {
  readonly times: readonly number[];
  readonly refused: number;
  /** Processor time of the service, for each: it says what it costs also where the machine has other work. */
  readonly cpu: number;
}

interface Row {
  readonly title: string;
  readonly own: Timed;
  readonly bare: readonly number[];
  /** Milliseconds within which 95 of 100 have to be. */
  readonly bar?: number;
}

let isHeld = true;

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cleaver-traces-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  cleanups.push(stopServers);
  console.log(
    `${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${availableParallelism()} cores for service, database and client together, load ${loadavg()[0]?.toFixed(1)} at the start, one request at a time.\n`,
  );
  console.log(
    '| movements in the ledger | what | times | p50 ms | p95 ms | bare query, p95 ms | ratio | CPU ms, service | bar, ms |',
  );
  console.log('|---:|---|---:|---:|---:|---:|---:|---:|---:|');
  await onPostgres(folder);
  if (given.embedded !== '0') await onEmbedded(folder, Number(given.embedded));
}

function print(movements: string, { title, own: { times, refused, cpu }, bare, bar }: Row): void {
  const [ours, theirs] = [percentile(times, 0.95), percentile(bare, 0.95)];
  const ok = refused === 0 && (bar === undefined || ours < bar);
  if (!ok) isHeld = false;
  const cells = [percentile(times, 0.5), ours, theirs, ours / theirs, cpu].map((value) => value.toFixed(1));
  const held = bar === undefined ? '' : `${bar} ${ok ? '✔' : '✘'}`;
  const count = refused === 0 ? times.length : `${times.length}, and ${refused} refused`;
  console.log(`| ${[movements, title, count, ...cells, held].join(' | ')} |`);
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

async function timed(count: number, act: (nth: number) => Promise<unknown>, warmUps = WARM_UPS): Promise<number[]> {
  const times: number[] = [];
  for (const nth of range(count + warmUps)) {
    const begin = performance.now();
    await act(nth);
    if (nth >= warmUps) times.push(performance.now() - begin);
  }
  return times;
}

/** The same through HTTP. */
async function asked(side: Side, requests: readonly HttpRequest[], warmUps = WARM_UPS): Promise<Timed> {
  let refused = 0;
  const [first] = requests;
  for (const _ of range(first ? warmUps : 0)) await call(side.server, side.token, first as HttpRequest);
  const before = side.server.cpuMs();
  const times: number[] = [];
  for (const request of requests) {
    const begin = performance.now();
    try {
      await call(side.server, side.token, request);
      times.push(performance.now() - begin);
    } catch (error) {
      console.error(String(error));
      refused++;
    }
  }
  return { times, refused, cpu: (side.server.cpuMs() - before) / requests.length };
}

interface Side {
  readonly server: Server;
  readonly token: string;
}

const tracing = (lotId: string): HttpRequest => ({
  method: 'GET',
  path: `/api/inventory/trace?lotId=${lotId}&limit=20000`,
});

const recalling = (lotId: string, mode: 'REAL' | 'MOCK'): HttpRequest => ({
  method: 'POST',
  path: '/api/quality/recalls',
  body: { mode, reason: 'Messung', lotIds: [lotId] },
});

async function onPostgres(folder: string): Promise<void> {
  const database = await createDatabase(databaseUrl, `cleaver_traces_${process.pid}`);
  cleanups.push(() => database.drop());
  const { sql } = database;
  const server = await startService({ DATABASE_URL: database.url }, 'warn', join(folder, 'service.log'));
  const token = await logInAsAdmin(server);
  const templates = await makeGenealogy(server, token);
  for (const family of [SMALL, LARGE]) await addFamilies(sql, templates, { ...family, families: 1 });
  const bare = async (start: string, count: number) => timed(count, () => sql.query(BARE, [start]));
  let crowds = 0;
  let used = 0;
  for (const size of sizes) {
    used++;
    const reals = [FEW, MANY].map((family) => ({ ...family, name: `${family.name}${used}` }));
    for (const [at, family] of reals.entries()) {
      const families = REALS[[FEW, MANY][at]?.name ?? ''] ?? 0;
      await addFamilies(sql, templates, { ...family, families });
    }
    await grow(sql, templates, size, `${CROWD.name}${++crowds}`);
    const movements = (await sql.query('select count(*)::int as n from stock_movement')).rows[0].n.toLocaleString('en');
    const crowd = await startOf(sql, `${CROWD.name}${crowds}`, 7);
    for (const [title, start, count, bar] of [
      ['trace of 101 nodes', crowd, rounds, undefined],
      ['trace of 2,000 nodes', await startOf(sql, SMALL.name, 1), rounds, 100],
      ['trace of 20,000 nodes', await startOf(sql, LARGE.name, 1), Math.ceil(rounds / 4), undefined],
    ] as const) {
      const own = await asked({ server, token }, Array(count).fill(tracing(start)));
      print(movements, { title, own, bare: await bare(start, count), ...(bar !== undefined && { bar }) });
    }
    for (const [at, { name }] of reals.entries()) {
      const lots = at === 0 ? '500' : '5,000';
      const count = REALS[[FEW, MANY][at]?.name ?? ''] ?? 0;
      const starts: string[] = [];
      for (const nth of range(count)) starts.push(await startOf(sql, name, nth + 1));
      const once = (mode: 'REAL' | 'MOCK') =>
        asked(
          { server, token },
          starts.map((start) => recalling(start, mode)),
          0,
        );
      const query = await bare(starts[0] ?? '', rounds);
      print(movements, { title: `mock recall of ${lots} lots`, own: await once('MOCK'), bare: query });
      const own = await once('REAL');
      print(movements, { title: `real recall of ${lots} lots`, own, bare: query, ...(at === 0 && { bar: 2000 }) });
    }
  }
  const supplier = (await sql.query('select id from supplier limit 1')).rows[0].id;
  const others: HttpRequest = { method: 'GET', path: `/api/suppliers/${supplier}` };
  console.log('\n| eight connections read a supplier | p50 ms | p99 ms |\n|---|---:|---:|');
  const alone = await besides({ server, token }, others, undefined);
  console.log(`| alone | ${alone.p50.toFixed(1)} | ${alone.p99.toFixed(1)} |`);
  for (const [title, request] of [
    ['traces of 20,000 nodes', tracing(await startOf(sql, LARGE.name, 1))],
    ['mock recalls of 5,000 lots', recalling(await startOf(sql, `${MANY.name}1`, 1), 'MOCK')],
  ] as const) {
    const { p50, p99 } = await besides({ server, token }, others, request);
    const isTwice = p99 > 2 * alone.p99;
    if (isTwice) isHeld = false;
    console.log(
      `| beside ${title}, one after another | ${p50.toFixed(1)} | ${p99.toFixed(1)} ${isTwice ? '✘' : '✔'} |`,
    );
  }
  await server.stop();
}

/** How long others wait who read little, while somebody asks for much again and again. */
async function besides(side: Side, request: HttpRequest, much: HttpRequest | undefined): Promise<Leg> {
  const busy = much && asking({ url: side.server.url, token: side.token, request: much });
  try {
    return await leg({ ...side, request: () => request, isFresh: false, connections: 8, seconds: 10 });
  } finally {
    await busy?.stop();
  }
}

function asking(again: Again) {
  const thread = new Worker(new URL('./again.ts', import.meta.url), { workerData: again });
  const ended = once(thread, 'exit');
  return {
    stop() {
      thread.postMessage('stop');
      return ended;
    },
  };
}

/** Adds families to the ledger until it has so many movements. */
async function grow(sql: Sql, templates: GenealogyTemplates, size: number, name: string): Promise<void> {
  const begin = performance.now();
  const { rows } = await sql.query('select count(*)::int as n from stock_movement');
  const families = Math.max(10, Math.ceil((size - rows[0].n) / movementsOf(1, CROWD.fan)));
  await addFamilies(sql, templates, { name, families, fan: CROWD.fan });
  await sql.query('vacuum analyze');
  console.error(`${size} movements: filled in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
}

async function onEmbedded(folder: string, size: number): Promise<void> {
  const dataDir = join(folder, 'data');
  const start = (): Promise<Server> => startService({ DATA_DIR: dataDir }, 'warn', join(folder, 'embedded.log'));
  const first = await start();
  const templates = await makeGenealogy(first, await logInAsAdmin(first));
  await first.stop();
  const found = await ofDatabase(dataDir, async (sql) => {
    await addFamilies(sql, templates, { ...SMALL, families: 1 });
    await addFamilies(sql, templates, { ...FEW, families: 3 });
    await grow(sql, templates, size, CROWD.name);
    const [small, crowd] = [await startOf(sql, SMALL.name, 1), await startOf(sql, CROWD.name, 7)];
    return {
      ...{ small, crowd },
      bareOfCrowd: await timed(rounds, () => sql.query(BARE, [crowd])),
      few: await Promise.all([1, 2, 3].map((nth) => startOf(sql, FEW.name, nth))),
      bare: await timed(rounds, () => sql.query(BARE, [small])),
    };
  });
  const server = await start();
  const token = await logInAsAdmin(server);
  const movements = `${size.toLocaleString('en')}, embedded`;
  const trace = (lotId: string) => asked({ server, token }, Array(rounds).fill(tracing(lotId)));
  print(movements, { title: 'trace of 101 nodes', own: await trace(found.crowd), bare: found.bareOfCrowd });
  print(movements, { title: 'trace of 2,000 nodes', own: await trace(found.small), bare: found.bare });
  const reals = found.few.map((lotId) => recalling(lotId, 'REAL'));
  print(movements, {
    title: 'real recall of 500 lots',
    own: await asked({ server, token }, reals, 0),
    bare: found.bare,
  });
  await server.stop();
}

/** What a piece of work in the embedded database gives, while the service is not running. */
async function ofDatabase<T>(dataDir: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  let result: T | undefined;
  await inDatabase(dataDir, async (sql) => {
    result = await work(sql);
  });
  return result as T;
}

await measuring(LIMIT_MS, main);
if (!isHeld) process.exitCode = 1;
