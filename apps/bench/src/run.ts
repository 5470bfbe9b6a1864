/**
 * Measures the service against the bare reference, in turns, on one PostgreSQL with the same data and the same client,
 * and the service alone on the embedded database. Prints tables in Markdown. `--help` tells the rest.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanups, measuring } from './cleanups.ts';
import { createDatabase, type Database } from './databases.ts';
import { measureEmbedded } from './embedded.ts';
import { measure, measureStarts, restedMiB, type Side, startOf } from './measure.ts';
import { addArticles, addCompletions, makeTemplates, multiply, removeTemplates } from './multiply.ts';
import { type Operation, operations } from './operations.ts';
import { readOptions } from './options.ts';
import { addReferenceArticles, fillReference } from './reference/fill.ts';
import { comparedHead, comparedRow, startHead, startRow } from './report.ts';
import { startServer, stopServers } from './server.ts';
import { fillService, logIn, logInAsAdmin, startService } from './service.ts';
import type { Sql } from './world.ts';
import * as world from './world.ts';

/** The service's, so that the reference has no more connections and no fewer. */
const POOL_SIZE = 10;
/** However it goes, it ends after this long. */
const LIMIT_MS = 30 * 60 * 1000;

const options = readOptions(operations.map(({ id }) => id));
const wanted = operations.filter(({ id }) => options.only?.includes(id) ?? true);

await measuring(LIMIT_MS, main);

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cleaver-bench-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const database = async (name: string): Promise<Database> => {
    const created = await createDatabase(options.databaseUrl, `cleaver_bench_${process.pid}_${name}`);
    cleanups.push(() => created.drop());
    return created;
  };
  const databases = { service: await database('service'), reference: await database('reference') };
  await printSetting(databases.service.sql);

  cleanups.push(stopServers);
  const startOnPostgres = () =>
    startService({ DATABASE_URL: databases.service.url }, options.logLevel, join(folder, 'service.log'));
  const first = await startOnPostgres();
  const firstStart = await startOf(first);
  await first.stop();
  const { starts, server } = await measureStarts(startOnPostgres);
  const token = await logInAsAdmin(server);
  const templates = await makeTemplates(server, token);
  await multiply(databases.service.sql, templates);
  await addArticles(databases.service.sql, templates.article, 1, world.FEW_ARTICLES);
  await removeTemplates(databases.service.sql, templates);
  const service: Side = { server, token, world: await fillService(server, token) };

  await addCompletions(databases.service.sql, service.world.runIds[0] ?? '');

  const referenceWorld = await fillReference(databases.reference.sql);
  const referenceServer = await startServer({
    command: ['apps/bench/src/reference.ts'],
    env: { DATABASE_URL: databases.reference.url, POOL_SIZE: String(POOL_SIZE) },
    readyPath: '/',
    logFile: join(folder, 'reference.log'),
  });
  const reference: Side = {
    server: referenceServer,
    token: await logIn(referenceServer, world.userName(0), world.PASSWORD),
    world: referenceWorld,
  };
  const settle = () => Promise.all(Object.values(databases).map(({ sql }) => sql.query('vacuum analyze')));

  console.log(`\n${comparedHead}`);
  const compare = async (some: readonly Operation[]) => {
    if (some.length) await settle();
    for (const operation of some) {
      const [ours = [], theirs = []] = await measure(operation, [service, reference], options);
      console.log(comparedRow({ title: operation.title, target: operation.target, service: ours, reference: theirs }));
    }
  };
  await compare(wanted.filter(({ needsMany }) => !needsMany));
  const many = wanted.filter(({ needsMany }) => needsMany);
  if (many.length) {
    const [from, to] = [world.FEW_ARTICLES + 1, world.MANY_ARTICLES];
    await addArticles(databases.service.sql, world.idOf('article', 1), from, to);
    await addReferenceArticles(databases.reference.sql, from, to);
  }
  await compare(many);
  const loaded = (await Promise.all([server, referenceServer].map(restedMiB))).map((size) => size.toFixed(0));
  console.log(`\nResident ten seconds after the load: service ${loaded[0]} MiB, reference ${loaded[1]} MiB.`);
  await Promise.all([server.stop(), referenceServer.stop()]);
  if (options.only) return;

  const onPostgres = [startRow('PostgreSQL, empty database', [firstStart]), startRow('PostgreSQL', starts)];
  const embedded = await measureEmbedded(options, folder);
  console.log(['', startHead, ...onPostgres, ...embedded].join('\n'));
}

async function printSetting(sql: Sql): Promise<void> {
  const { rows } = await sql.query('show server_version');
  const fastify = createRequire(import.meta.url)('fastify/package.json').version;
  const { connections, seconds, pairs, logLevel } = options;
  console.log(
    `${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, Fastify ${fastify}, PostgreSQL ${rows[0].server_version}, ` +
      `${availableParallelism()} cores for servers, database and client together. ${connections} connections, pool of ${POOL_SIZE}, ` +
      `legs of ${seconds} s, ${pairs} pairs, LOG_LEVEL=${logLevel}. All values are medians.`,
  );
}
