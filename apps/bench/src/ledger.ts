/**
 * What writes cost on a ledger of a million movements and on an empty one, in turns. Prints a table in Markdown.
 *
 *     BENCH_DATABASE_URL=… node apps/bench/src/ledger.ts [--movements 1000000] [--seconds 2] [--pairs 3]
 *
 * Works in databases of its own, which it drops at the end. Processor time says what a write costs also where the machine has
 * other work; that of PostgreSQL is of the connections to each database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cleanups, measuring } from './cleanups.ts';
import { leg } from './client.ts';
import { createDatabase } from './databases.ts';
import type { Side } from './measure.ts';
import { addArticles, addCategories, addCompletions, addMovements, addSuppliers, makeTemplates } from './multiply.ts';
import { type Operation, operations } from './operations.ts';
import { processorMs, stopServers } from './server.ts';
import { fillService, logInAsAdmin, startService } from './service.ts';
import type { Sql } from './world.ts';
import * as world from './world.ts';
import { range } from './world.ts';

/** However it goes, it ends after this long. */
const LIMIT_MS = 30 * 60 * 1000;
const WRITES = ['book-in', 'remove', 'transfer', 'consume', 'complete', 'cut', 'receipt', 'plan-batch'];
const CONNECTIONS = 8;
const WARM_UP_SECONDS = 1;

const { values: given } = parseArgs({
  options: {
    movements: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '2' },
    pairs: { type: 'string', default: '3' },
  },
});
const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

interface Shop extends Side {
  readonly sql: Sql;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cleaver-ledger-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const shops = [await shop(folder, 'empty'), await shop(folder, 'full')] as const;
  const [, full] = shops;
  const ids = full.world.batches.map(({ id }) => id);
  await addMovements(full.sql, ids, Math.ceil(Number(given.movements) / ids.length));
  for (const { sql } of shops) await sql.query('vacuum analyze');

  const load = loadavg().map((value) => value.toFixed(0));
  console.log(`${availableParallelism()} cores, load ${load.join(', ')}. ${CONNECTIONS} connections.\n`);
  const movements = Number(given.movements).toLocaleString('en');
  console.log(
    `| operation | CPU ms, service, empty | ${movements} movements | CPU ms, PostgreSQL, empty | ${movements} movements |`,
  );
  console.log('|---|---:|---:|---:|---:|');
  for (const operation of operations.filter(({ id }) => WRITES.includes(id))) {
    const spent = await inTurns(operation, shops);
    const cells = [spent[0].map(({ cpu }) => cpu), spent[1].map(({ cpu }) => cpu)];
    const backends = [spent[0].map(({ backends }) => backends), spent[1].map(({ backends }) => backends)];
    console.log(
      `| ${[operation.title, ...[...cells, ...backends].map((values) => middle(values).toFixed(3))].join(' | ')} |`,
    );
  }
  for (const { server } of shops) await server.stop();
}

/** A service on a database of its own. */
async function shop(folder: string, name: string): Promise<Shop> {
  const database = await createDatabase(databaseUrl, `cleaver_ledger_${process.pid}_${name}`);
  cleanups.push(() => database.drop());
  cleanups.push(stopServers);
  const { sql } = database;
  const server = await startService({ DATABASE_URL: database.url }, 'warn', join(folder, 'service.log'));
  const token = await logInAsAdmin(server);
  const templates = await makeTemplates(server, token);
  await addCategories(sql, templates.product_category);
  await addArticles(sql, templates.article, 1, world.FEW_ARTICLES);
  await addSuppliers(sql, templates.supplier, 1, world.SUPPLIERS);
  const side = { server, token, world: await fillService(server, token), sql };
  await addCompletions(sql, side.world.runIds[0] ?? '');
  return side;
}

interface Spent {
  readonly cpu: number;
  readonly backends: number;
}

let sent = 0;

/** Processor time for each request, of the service and of its connections to the database. */
async function inTurns(operation: Operation, shops: readonly [Shop, Shop]): Promise<[Spent[], Spent[]]> {
  const run = async ({ server, token, world: of, sql }: Shop, seconds: number): Promise<Spent> => {
    const [service, backends] = [server.cpuMs(), await backendsMs(sql)];
    const request = () => operation.request(of, sent++);
    const { cpu } = await leg({ server, token, connections: CONNECTIONS, seconds, isFresh: true, request });
    const requests = (server.cpuMs() - service) / cpu;
    return { cpu, backends: ((await backendsMs(sql)) - backends) / requests };
  };
  for (const each of shops) await run(each, WARM_UP_SECONDS);
  const spent: [Spent[], Spent[]] = [[], []];
  for (const _ of range(Number(given.pairs))) {
    for (const at of [0, 1] as const) spent[at].push(await run(shops[at], Number(given.seconds)));
  }
  return spent;
}

async function backendsMs(sql: Sql): Promise<number> {
  const { rows } = await sql.query(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'cleaver'`,
  );
  return rows.reduce((sum, { pid }) => sum + processorMs(pid), 0);
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await measuring(LIMIT_MS, main);
