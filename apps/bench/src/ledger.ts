/**
 * What writes cost on a ledger of a million movements and on an empty one, in turns; and how long it takes to propose by FEFO
 * what to take for a production batch, out of a stock of 100,000 lots on that ledger. Prints tables in Markdown.
 *
 *     BENCH_DATABASE_URL=… node apps/bench/src/ledger.ts [--movements 1000000] [--seconds 2] [--pairs 3] [--lots 100000]
 *
 * Works in databases of its own, which it drops at the end. Processor time says what a write costs also where the machine has
 * other work; that of PostgreSQL is of the connections to each database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cleanups, measuring } from './cleanups.ts';
import { call, leg } from './client.ts';
import { createDatabase } from './databases.ts';
import type { Side } from './measure.ts';
import {
  addArticles,
  addCategories,
  addCompletions,
  addLots,
  addMovements,
  addSuppliers,
  makeTemplates,
} from './multiply.ts';
import { type Operation, operations } from './operations.ts';
import { processorMs, stopServers } from './server.ts';
import { fillService, logInAsAdmin, startService } from './service.ts';
import type { Sql } from './world.ts';
import * as world from './world.ts';
import { kilograms, range } from './world.ts';

/** However it goes, it ends after this long. */
const LIMIT_MS = 30 * 60 * 1000;
const WRITES = ['book-in', 'remove', 'transfer', 'consume', 'complete', 'cut', 'receipt', 'plan-batch'];
const CONNECTIONS = 8;
const WARM_UP_SECONDS = 1;
/** Of the production batch that a proposal is made for. */
const COMPONENTS = 10;
/** Of each component: eight lots and more of what there is. */
const NEEDED = '100';
const PROPOSALS = 200;
const PROPOSAL_MS = 20;

const { values: given } = parseArgs({
  options: {
    movements: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '2' },
    pairs: { type: 'string', default: '3' },
    lots: { type: 'string', default: '100000' },
  },
});
const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

interface Shop extends Side {
  readonly sql: Sql;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cleaver-ledger-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const filled = await fill(folder);
  const shops = [
    await shop(folder, 'empty', filled, 0),
    await shop(folder, 'full', filled, Number(given.movements)),
  ] as const;
  const [, full] = shops;
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
  await propose(full);
  for (const { server } of shops) await server.stop();
}

/** One proposal at a time, as whoever stands at the scales asks for it. */
async function propose({ server, token, world: of, sql }: Shop): Promise<void> {
  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape
  const post = (path: string, body?: object): Promise<any> =>
    call(server, token, { method: 'POST', path, ...(body && { body }) });
  // The first batches lie in stocks of different articles, which are numbered like them.
  const batches = of.batches.slice(0, COMPONENTS);
  await addLots(
    sql,
    batches.map(({ id }) => id),
    Number(given.lots),
  );
  await sql.query('vacuum analyze');
  const articleId = (n: number) => world.idOf('article', 1 + n);
  const recipe = await post('/api/recipes', {
    ...{ ...world.sausage, name: 'Krakauer', articleId: articleId(COMPONENTS) },
    ...{ outputQuantity: world.plan.plannedQuantity, yieldPercentage: 100 },
  });
  for (const n of batches.keys()) {
    const ingredient = { ...world.ingredient, quantity: NEEDED, articleId: articleId(n) };
    await post(`/api/recipes/${recipe.id}/ingredients`, ingredient);
  }
  await post(`/api/recipes/${recipe.id}/activate`);
  const { id } = await post('/api/production/batches', { recipeId: recipe.id, ...world.plan });
  const ask = () => call(server, token, { method: 'GET', path: `/api/production/batches/${id}/proposal` });

  const { components } = await ask();
  for (const _ of range(PROPOSALS)) await ask();
  const [service, backends] = [server.cpuMs(), await backendsMs(sql)];
  const times: number[] = [];
  for (const _ of range(PROPOSALS)) {
    const begin = performance.now();
    await ask();
    times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  const [p50 = 0, p95 = 0] = [0.5, 0.95].map((share) => times[Math.ceil(share * PROPOSALS) - 1]);
  const cpu = [server.cpuMs() - service, (await backendsMs(sql)) - backends].map((ms) => ms / PROPOSALS);
  const load = loadavg().map((value) => value.toFixed(0));
  console.log(
    `\nA proposal for ${components.length} components of ${Object.values(kilograms(NEEDED)).join(' ')} each, in a stock of ` +
      `${Number(given.lots).toLocaleString('en')} lots, one at a time, load ${load.join(', ')}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms ` +
      `(bar ${PROPOSAL_MS} ms ${p95 < PROPOSAL_MS ? '✔' : '✘'}); CPU ms, service ${cpu[0]?.toFixed(2)}, PostgreSQL ${cpu[1]?.toFixed(2)}.`,
  );
}

/** A filled database that nobody uses, to be copied. */
async function fill(folder: string): Promise<{ readonly name: string; readonly world: world.World }> {
  const name = `cleaver_ledger_${process.pid}_filled`;
  const database = await createDatabase(databaseUrl, name);
  cleanups.push(() => database.drop());
  cleanups.push(stopServers);
  const { sql } = database;
  const server = await startService({ DATABASE_URL: database.url }, 'warn', join(folder, 'service.log'));
  const token = await logInAsAdmin(server);
  const templates = await makeTemplates(server, token);
  await addCategories(sql, templates.product_category);
  await addArticles(sql, templates.article, 1, world.FEW_ARTICLES);
  await addSuppliers(sql, templates.supplier, 1, world.SUPPLIERS);
  const filled = await fillService(server, token);
  await addCompletions(sql, filled.runIds[0] ?? '');
  await server.stop();
  await database.close();
  return { name, world: filled };
}

/** A service on a copy of the filled database, with so many more movements. */
async function shop(
  folder: string,
  name: string,
  filled: Awaited<ReturnType<typeof fill>>,
  movements: number,
): Promise<Shop> {
  const database = await createDatabase(databaseUrl, `cleaver_ledger_${process.pid}_${name}`, filled.name);
  cleanups.push(() => database.drop());
  const { sql } = database;
  const ids = filled.world.batches.map(({ id }) => id);
  // Before the service is there, which would seal the entries as well.
  if (movements > 0) await addMovements(sql, ids, Math.ceil(movements / ids.length));
  cleanups.push(stopServers);
  const server = await startService({ DATABASE_URL: database.url }, 'warn', join(folder, 'service.log'));
  return { server, token: await logInAsAdmin(server), world: filled.world, sql };
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
