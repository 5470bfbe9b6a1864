/**
 * Compares the service with the reference (`reference.ts`). Runs interleaved rounds on one PostgreSQL, with the same
 * client and the same number of rows. Prints a table in Markdown. The argument `traces`, `sales`, `invoices`,
 * `papers`, `hygiene` or `labels` selects another measurement.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cleanups, measuring } from './cleanups.ts';
import { call, type HttpRequest, type Leg, leg } from './client.ts';
import { createDatabase, type Database } from './databases.ts';
import { measureHygiene } from './hygiene.ts';
import { measureInvoices } from './invoices.ts';
import { measureLabels } from './labels.ts';
import { measureDrawing, measureReads } from './papers.ts';
import { measureSales } from './sales.ts';
import { type Server, stopServers } from './server.ts';
import { measureTraces } from './traces.ts';
import {
  FEW_SUPPLIERS,
  fillReference,
  fillService,
  growReference,
  growService,
  SUPPLIERS,
  startReference,
  startService,
  supplier,
  USERS,
  type World,
} from './world.ts';

const USAGE = `npm run bench -- [--quick] [--only <request>]... | traces | sales | invoices | papers | hygiene | labels

Compares the service with a bare reference (apps/bench/src/reference.ts) on one PostgreSQL: BENCH_DATABASE_URL, by default the local
one, in databases of its own that it drops at the end. Takes less than two minutes. --quick runs one round of half a second: to
see that it works, not to measure. --only measures some of: few, read, page, create, remove.
traces: measures traces in a ledger of 1,000,000 movements instead; filling it takes minutes.
sales: measures picking, confirming and prices with many orders, and ten lines against the reference, instead.
invoices: measures issuing against the reference, by one and by 32 users, and what is due among many billed deliveries, instead.
papers: measures the PDF of an invoice against bare pdfmake, and reads while large invoices are drawn, instead.
hygiene: measures readings of a device, and what is read from 180,000 of them, instead. --quick sends fewer of them.
labels: measures compiling, previewing and printing labels, and the counter, instead. --quick sends fewer requests.`;

/** The pool size of the reference. It equals the default of the service. */
const POOL_SIZE = 10;
/** Timeout of the comparison in milliseconds, in case a server hangs. */
const LIMIT_MS = 10 * 60 * 1000;
/** Milliseconds after the start of the service until its idle memory is measured. */
const IDLE_MS = 1_500;
/** Milliseconds after the end of the load until memory is measured again. */
const RESTED_MS = 10_000;

interface Measured {
  readonly id: string;
  readonly title: string;
  /** The target: minimum ratio of the service's requests per second to the reference's. */
  readonly target: number;
  /**
   * Seconds of warm-up of the service, because V8 compiles hot code in steps. A removal runs the most code: its
   * processor time falls from 0.34 ms to 0.26 ms within the first 16,000 requests. A quick run uses `seconds` instead.
   */
  readonly warmUp: number;
  /** Returns the n-th request. The number n rises over the whole run. */
  readonly request: (world: World, n: number) => HttpRequest;
}

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

const page = (_: World, n: number): HttpRequest => ({
  method: 'GET',
  path: `/api/suppliers?sort=name&size=20&page=${n % 10}`,
});

/** The request that is measured before the databases grow to `SUPPLIERS`. */
const FEW: Measured = {
  id: 'few',
  title: `page of 20 of ${FEW_SUPPLIERS.toLocaleString('en')} suppliers with total`,
  target: 0.75,
  warmUp: 3,
  request: page,
};
const REQUESTS: readonly Measured[] = [
  {
    id: 'read',
    title: 'supplier by id',
    target: 0.8,
    warmUp: 2,
    request: ({ supplierIds }, n) => ({ method: 'GET', path: `/api/suppliers/${at(supplierIds, n * 307)}` }),
  },
  {
    id: 'page',
    title: `page of 20 of ${SUPPLIERS.toLocaleString('en')} suppliers with total`,
    target: 0.9,
    warmUp: 2,
    request: page,
  },
  {
    id: 'create',
    title: 'create a supplier with its audit row',
    target: 0.55,
    warmUp: 4,
    request: (_, n) => ({
      method: 'POST',
      path: '/api/suppliers',
      body: { ...supplier, name: `${supplier.name} N${n}` },
    }),
  },
  {
    id: 'remove',
    title: 'remove from one of 1,000 stock batches',
    target: 0.6,
    warmUp: 9,
    request: ({ batches }, n) => {
      const { stockId, id } = at(batches, n);
      const body = { quantityAmount: '0.5', quantityUnit: 'KG' };
      return { method: 'POST', path: `/api/inventory/stocks/${stockId}/batches/${id}/remove`, body };
    },
  },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [FEW, ...REQUESTS].map(({ id }) => id) },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
/** The other measurements by their argument. */
const others: Readonly<Record<string, () => Promise<void>>> = { traces, sales, invoices, papers, hygiene, labels };
const unknown = [
  ...positionals.filter((name) => !Object.hasOwn(others, name)),
  ...values.only.filter((name) => ![FEW, ...REQUESTS].some(({ id }) => id === name)),
];
if (unknown.length > 0) {
  console.error(`There is no measurement called ${unknown.join(', ')}.\n\n${USAGE}`);
  process.exit(1);
}
/** The number of rounds, and the seconds of a round. */
const { rounds, seconds } = values.quick ? { rounds: 1, seconds: 0.5 } : { rounds: 5, seconds: 1.3 };
/** Seconds of warm-up of the reference, except in a quick run. The reference has little code to compile. */
const REFERENCE_WARM_UP = 1.5;

interface Side {
  readonly server: Server;
  readonly database: Database;
  world: World;
}

/** The result of a load phase, with the average processor time per request in milliseconds. */
interface Load extends Leg {
  readonly cpu: number;
  readonly databaseCpu: number;
}

async function prepare(): Promise<{ folder: string; database: (name: string) => Promise<Database> }> {
  const folder = mkdtempSync(join(tmpdir(), 'cleaver-bench-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const adminUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const database = async (name: string) => {
    const created = await createDatabase(adminUrl, `cleaver_bench_${process.pid}_${name}`);
    cleanups.push(() => created.drop());
    return created;
  };
  return { folder, database };
}

async function traces(): Promise<void> {
  const { folder, database } = await prepare();
  const one = await database('traces');
  cleanups.push(stopServers);
  await measureTraces(await startService(one.url, join(folder, 'service.log')), one);
}

async function sales(): Promise<void> {
  const { folder, database } = await prepare();
  const [one, other] = [await database('sales'), await database('reference')];
  cleanups.push(stopServers);
  const service = await startService(one.url, join(folder, 'service.log'));
  const server = await startReference(other.url, POOL_SIZE, join(folder, 'reference.log'));
  await measureSales(service, { server, sql: other.sql });
}

async function invoices(): Promise<void> {
  const { folder, database } = await prepare();
  const [one, few, other] = [await database('invoices'), await database('few'), await database('reference')];
  cleanups.push(stopServers);
  await printSetting(one);
  const service = await startService(one.url, join(folder, 'service.log'));
  const server = await startReference(other.url, POOL_SIZE, join(folder, 'reference.log'));
  const small = { server: await startService(few.url, join(folder, 'few.log')), sql: few.sql };
  await measureInvoices({ server: service, sql: one.sql }, small, { server, sql: other.sql });
}

/** Starts the service on a database with this name, and the reference beside it. */
async function besideReference(name: string) {
  const { folder, database } = await prepare();
  const [one, other] = [await database(name), await database('reference')];
  cleanups.push(stopServers);
  await printSetting(one);
  const service = await startService(one.url, join(folder, 'service.log'));
  const server = await startReference(other.url, POOL_SIZE, join(folder, 'reference.log'));
  return [
    { server: service, database: one, sql: one.sql },
    { server, database: other, sql: other.sql },
  ] as const;
}

async function hygiene(): Promise<void> {
  const [service, reference] = await besideReference('hygiene');
  await measureHygiene(service, reference, values.quick);
}

async function labels(): Promise<void> {
  const [service, reference] = await besideReference('labels');
  await measureLabels(service, reference, values.quick);
}

async function papers(): Promise<void> {
  const { folder, database } = await prepare();
  const one = await database('papers');
  cleanups.push(stopServers);
  await printSetting(one);
  console.log('\n| what | figures | held |\n|---|---|---|');
  await measureDrawing();
  const server = await startService(one.url, join(folder, 'service.log'));
  await measureReads(server, await fillService(server, one.sql));
}

async function compare(): Promise<void> {
  const { folder, database } = await prepare();
  const databases = [await database('service'), await database('reference')] as const;
  cleanups.push(stopServers);
  await printSetting(databases[0]);

  // The first start creates the tables and fills Node's compile cache. The memory figures are those of the second
  // start.
  await (await startService(databases[0].url, join(folder, 'service.log'))).stop();
  const server = await startService(databases[0].url, join(folder, 'service.log'));
  await wait(IDLE_MS);
  const idle = server.residentMiB();
  const world = await fillService(server, databases[0].sql);
  const service: Side = { server, database: databases[0], world };
  const referenceWorld = await fillReference(databases[1].sql);
  const reference: Side = {
    server: await startReference(databases[1].url, POOL_SIZE, join(folder, 'reference.log')),
    ...{ database: databases[1], world: referenceWorld },
  };

  console.log(
    '\n| request | ratio (min–max) | target | req/s | reference | p50 / p99 ms | reference | CPU ms a request: service + database | reference |\n' +
      '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
  );
  const print = async (measured: Measured) => {
    if (!values.only.includes(measured.id)) return;
    await Promise.all(databases.map(({ sql }) => sql.query('vacuum analyze')));
    printRow(measured, await measure(measured, [service, reference]));
  };
  await print(FEW);
  service.world = await growService(databases[0].sql, service.world);
  reference.world = await growReference(databases[1].sql, reference.world);
  for (const measured of REQUESTS) await print(measured);
  await wait(values.quick ? 0 : RESTED_MS);
  console.log(
    `\nResident memory of the service: ${idle.toFixed(0)} MiB idle, ${server.residentMiB().toFixed(0)} MiB ten seconds after the load.`,
  );
}

let sent = 0;

/**
 * Returns a pair of loads per round, for the service and the reference. Throws if the members of their responses
 * differ.
 */
async function measure(
  { id, request, warmUp }: Measured,
  sides: readonly Side[],
): Promise<readonly (readonly [Load, Load])[]> {
  const answers = await Promise.all(
    sides.map(({ server, world }) => call(server.url, world.tokens[0], request(world, sent++))),
  );
  const [ours, theirs] = answers.map((answer) =>
    Object.keys(answer ?? {})
      .toSorted()
      .join(),
  );
  if (ours !== theirs) throw new Error(`${id}: the members of the answers differ: ${ours}; ${theirs}`);
  const run = ({ server, world }: Side, duration: number): Promise<Leg> =>
    leg(server.url, world.tokens, duration, () => request(world, sent++));
  const [service, reference] = sides as [Side, Side];
  await run(service, values.quick ? seconds : warmUp);
  await run(reference, values.quick ? seconds : REFERENCE_WARM_UP);
  const load = async (side: Side): Promise<Load> => {
    const before = [side.server.cpuMs(), await side.database.cpuMs()] as const;
    const done = await run(side, seconds);
    const cpu = (side.server.cpuMs() - before[0]) / done.requests;
    return { ...done, cpu, databaseCpu: ((await side.database.cpuMs()) - before[1]) / done.requests };
  };
  const pairs: [Load, Load][] = [];
  for (let round = 0; round < rounds; round++) pairs.push([await load(service), await load(reference)]);
  return pairs;
}

function printRow({ title, target }: Measured, pairs: readonly (readonly [Load, Load])[]): void {
  const ratios = pairs.map(([service, reference]) => service.perSecond / reference.perSecond);
  const ratio = median(ratios);
  const of = (side: 0 | 1, member: keyof Load): number => median(pairs.map((pair) => pair[side][member]));
  const sides = [0, 1] as const;
  const cells = [
    title,
    `**${ratio.toFixed(2)}** (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
    `${target.toFixed(2)} ${ratio >= target ? '✔' : '✘'}`,
    ...sides.map((side) => of(side, 'perSecond').toFixed(0)),
    ...sides.map((side) => `${of(side, 'p50').toFixed(1)} / ${of(side, 'p99').toFixed(1)}`),
    ...sides.map((side) => `${of(side, 'cpu').toFixed(3)} + ${of(side, 'databaseCpu').toFixed(3)}`),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

async function printSetting({ sql }: Database): Promise<void> {
  const { rows } = await sql.query('show server_version');
  console.log(
    `${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, PostgreSQL ${rows[0].server_version}, ${availableParallelism()} cores ` +
      `for servers, database and client together, load ${loadavg()[0]?.toFixed(1)}. ${USERS} users with a connection each, pool of ${POOL_SIZE}, ` +
      `${rounds} rounds of ${seconds} s. All values are medians.`,
  );
}

const other = others[positionals[0] ?? ''];
// Traces and sales have three times the timeout, because filling their databases is slow on a busy machine.
await measuring(other ? 3 * LIMIT_MS : LIMIT_MS, other ?? compare);
