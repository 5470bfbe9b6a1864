/**
 * What a request costs as the tables grow: with one worker, with two, and with a replica. Prints a table in Markdown.
 *
 *     BENCH_DATABASE_URL=… BENCH_REPLICA_URL=… node apps/bench/src/curves.ts [--rows 1000,10000,100000,1000000] [--seconds 2] [--connections 16]
 *
 * Works in a database of its own, which it drops at the end. BENCH_REPLICA_URL names a standby that streams from the server;
 * without it nothing is measured with a replica. The servers must be on this machine with nothing else to do, and load
 * pg_stat_statements: a cluster of one's own, not one that is in use.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { cleanups, measuring } from './cleanups.ts';
import { type HttpRequest, leg } from './client.ts';
import { createDatabase } from './databases.ts';
import { addArticles, addCategories, addMovements, addSuppliers, makeTemplates, removeTemplates } from './multiply.ts';
import { operations } from './operations.ts';
import { processorMs, stopServers } from './server.ts';
import { fillService, logInAsAdmin, type Store, startService } from './service.ts';
import type { Sql, World } from './world.ts';
import * as world from './world.ts';

const WARM_UP_SECONDS = 1;
/** However it goes, it ends after this long. */
const LIMIT_MS = 20 * 60 * 1000;

const { values: given } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,10000,100000,1000000' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
  },
});
const sizes = given.rows.split(',').map(Number);
const adminUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const replicaAdminUrl = process.env['BENCH_REPLICA_URL'];

interface Case {
  readonly title: string;
  readonly isFresh: boolean;
  readonly request: (world: World, size: number, n: number) => HttpRequest;
}

const ofBench = (id: string, title: string): Case => {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`No operation ${id}`);
  const { isFresh = false, request } = operation;
  return { title, isFresh, request: (side, _, n) => request(side, n) };
};

const SUPPLIER: Case = {
  title: 'supplier by id',
  isFresh: false,
  request: (_, size, n) => ({
    method: 'GET',
    path: `/api/suppliers/${world.idOf('supplier', 1 + ((n * 307) % size))}`,
  }),
};
const REMOVE = ofBench('remove', 'remove from a stock batch');
const cases: readonly Case[] = [
  ofBench('articles', 'list of articles, filtered, sorted, with total'),
  SUPPLIER,
  ofBench('book-in', 'book a stock batch in'),
  REMOVE,
];
const WITH_REPLICA = '1 worker, replica';

/** A PostgreSQL server, as it is watched. */
interface Watched {
  readonly sql: Sql;
  /** Begins to count what it does for the database. */
  reset(): Promise<() => Promise<Spent>>;
}

interface Spent {
  /** Processor time of the whole server. */
  readonly cpu: number;
  /** Milliseconds in which statements were executed, and how many. */
  readonly executed: number;
  readonly statements: number;
  /** How many of them read a supplier. */
  readonly suppliers: number;
}

await measuring(LIMIT_MS, main);

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cleaver-curves-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const name = `cleaver_curves_${process.pid}`;
  const database = await createDatabase(adminUrl, name);
  cleanups.push(() => database.drop());
  await database.sql.query('create extension pg_stat_statements');
  const primary = watch(database.sql);
  const replicaUrl = replicaAdminUrl === undefined ? undefined : withDatabase(replicaAdminUrl, name);
  const replica = replicaUrl === undefined ? undefined : watch(await standby(replicaUrl, database.sql));
  cleanups.push(stopServers);

  const start = (more: Omit<Extract<Store, { DATABASE_URL: string }>, 'DATABASE_URL'> = {}) =>
    startService({ DATABASE_URL: database.url, ...more }, 'warn', join(folder, 'service.log'));
  const first = await start();
  const token = await logInAsAdmin(first);
  const templates = await makeTemplates(first, token);
  await addCategories(database.sql, templates.product_category);
  let [rows, movements] = [world.FEW_ARTICLES, world.STOCKS * world.BATCHES_PER_STOCK];
  await addArticles(database.sql, templates.article, 1, rows);
  await addSuppliers(database.sql, templates.supplier, 1, rows);
  await removeTemplates(database.sql, templates);
  const side = await fillService(first, token);
  await first.stop();

  const settings: { readonly title: string; readonly more: Parameters<typeof start>[0] }[] = [
    { title: '1 worker', more: {} },
    { title: '2 workers', more: { WORKERS: '2' } },
    ...(replicaUrl === undefined ? [] : [{ title: '1 worker, replica', more: { DATABASE_REPLICA_URLS: replicaUrl } }]),
  ];
  console.log(
    '| operation | rows | setting | req/s | p50 ms | CPU ms, service | CPU ms, primary | executing ms, primary | statements, primary | CPU ms, replica | executing ms, replica | statements, replica |',
  );
  console.log('|---|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  let sent = 0;
  const notes: string[] = [];
  for (const size of sizes) {
    const begin = performance.now();
    await addArticles(database.sql, world.idOf('article', 1), rows + 1, size);
    await addSuppliers(database.sql, world.idOf('supplier', 1), rows + 1, size);
    const ids = side.batches.map(({ id }) => id);
    await addMovements(database.sql, ids, Math.max(0, Math.round((size - movements) / ids.length)));
    [rows, movements] = [size, size];
    await database.sql.query('vacuum analyze');
    await database.sql.query('checkpoint');
    console.error(`${size} rows: filled in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
    for (const { title, more } of settings) {
      if (replica) await caughtUp(primary.sql, replica.sql);
      const server = await start(more);
      const own = await logInAsAdmin(server);
      for (const each of cases) {
        const load = {
          server,
          token: own,
          isFresh: each.isFresh,
          connections: Number(given.connections),
          request: () => each.request(side, size, sent++),
        };
        await leg({ ...load, seconds: WARM_UP_SECONDS });
        const [onPrimary, onReplica] = await Promise.all([primary.reset(), replica?.reset()]);
        const { perSecond, p50, cpu } = await leg({ ...load, seconds: Number(given.seconds) });
        const requests = perSecond * Number(given.seconds);
        const spent = [await onPrimary(), ...(onReplica ? [await onReplica()] : [])];
        const cells = spent.flatMap(({ cpu: own, executed, statements }) =>
          [own, executed, statements].map((value, at) => (value / requests).toFixed(at === 2 ? 2 : 3)),
        );
        console.log(
          `| ${[each.title, size.toLocaleString('en'), title, perSecond.toFixed(0), p50.toFixed(1), cpu.toFixed(3), ...cells].join(' | ')} |`,
        );
      }
      if (replica && title === WITH_REPLICA) {
        const load = { server, token: own, isFresh: true, seconds: Number(given.seconds) };
        const of = (one: Case, connections: number) =>
          leg({ ...load, connections, request: () => one.request(side, size, sent++) });
        const counts = await Promise.all([primary.reset(), replica.reset()]);
        const [reads, writes] = await Promise.all([of(SUPPLIER, 8), of(REMOVE, 4)]);
        const [there, here] = await Promise.all(counts.map(async (count) => (await count()).suppliers));
        notes.push(
          `${size.toLocaleString('en')} rows, while 4 connections removed from stock batches (${writes.perSecond.toFixed(0)} a second), ` +
            `8 read suppliers (${reads.perSecond.toFixed(0)} a second, p50 ${reads.p50.toFixed(1)} ms): the replica answered ${here}, the primary ${there}.`,
        );
      }
      await server.stop();
    }
  }
  console.log(['', ...notes].join('\n'));
}

function watch(sql: Sql): Watched {
  return {
    sql,
    async reset() {
      const { rows } = await sql.query('select pg_backend_pid() as pid');
      const stat = readFileSync(`/proc/${rows[0].pid}/stat`, 'utf8').replace(/^.*\) /s, '');
      const server = Number(stat.split(' ')[1]);
      await sql.query('select pg_stat_statements_reset()');
      const before = processorMs(server);
      return async () => {
        const cpu = processorMs(server) - before;
        const { rows: sums } = await sql.query(
          `select sum(total_exec_time) as executed, sum(calls) as statements,
             sum(calls) filter (where query like 'select %from "supplier"%') as suppliers
           from pg_stat_statements
           where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_statements%'`,
        );
        const { executed, statements, suppliers } = sums[0];
        return { cpu, executed: Number(executed), statements: Number(statements), suppliers: Number(suppliers) };
      };
    },
  };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** A connection to the database on the standby, once it is there. */
async function standby(url: string, primary: Sql): Promise<Sql> {
  const admin = new pg.Client({ connectionString: replicaAdminUrl });
  await admin.connect();
  await caughtUp(primary, admin);
  await admin.end();
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  // Before the database is dropped: it would not be on the standby.
  cleanups.push(() => client.end());
  return client;
}

async function caughtUp(primary: Sql, replica: Sql): Promise<void> {
  const { rows } = await primary.query('select pg_current_wal_flush_lsn()::text as lsn');
  for (;;) {
    const { rows: reached } = await replica.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as yes', [
      rows[0].lsn,
    ]);
    if (reached[0].yes) return;
    await wait(50);
  }
}
