/**
 * Measures labels through HTTP, one request at a time. The limits are p95 of docs/performance.md. Reads of labels and
 * prints are also sent to the reference, in turns.
 */
import { call, get } from './client.ts';
import type { Database } from './databases.ts';
import { median, milliseconds, p95, report } from './figures.ts';
import { ANCESTORS, COUNTER, INGREDIENTS, type LabelsShop, LEVELS, makeLabelsShop } from './labels-shop.ts';
import { copyLabels } from './reference-labels.ts';
import type { Server } from './server.ts';
import { fillReference, range } from './world.ts';

interface Side {
  readonly server: Server;
  readonly database: Database;
}

/** How often each request is measured, after a fifth as many warm-up requests. A quick run measures fewer. */
const [TIMES, QUICK_TIMES] = [60, 8];
/** The weights of a print. */
const WEIGHTS = range(500).map((n) => ((n + 100) / 1000).toFixed(3));

interface Measured {
  readonly what: string;
  readonly limit: number;
  /** Measures fewer than the usual times: long requests. */
  readonly most?: number;
  readonly own: () => Promise<number>;
  /** The same of the reference. */
  readonly plain?: () => Promise<number>;
}

/**
 * Measures a request, and in turns the same of the reference. The ratio compares medians. The processor time of the
 * service and the database, in the mean, does not depend on the load of the machine.
 */
async function measure(
  { what, limit, most = TIMES, own, plain }: Measured,
  { server, database }: Side,
  isQuick: boolean,
): Promise<void> {
  const times = Math.min(isQuick ? QUICK_TIMES : TIMES, most);
  const warmUps = Math.ceil(times / 5);
  const taken = { own: [] as number[], plain: [] as number[] };
  let bytes = 0;
  const cpu = async () => [server.cpuMs(), await database.cpuMs()] as const;
  let before = await cpu();
  for (const n of range(warmUps + times)) {
    if (n === warmUps) before = await cpu();
    const one = await milliseconds(async () => {
      bytes = await own();
    });
    const other = plain ? await milliseconds(plain) : undefined;
    if (n < warmUps) continue;
    taken.own.push(one);
    if (other !== undefined) taken.plain.push(other);
  }
  const [p50, plain50] = [median(taken.own), median(taken.plain)];
  const beside = plain ? `; reference p50 ${plain50.toFixed(1)} (${(plain50 / p50).toFixed(2)})` : '';
  const after = await cpu();
  // A connection that closed meanwhile no longer counts, so a difference may be negative.
  const used = [0, 1]
    .map((side) => Math.max(0, ((after[side] ?? 0) - (before[side] ?? 0)) / times).toFixed(1))
    .join(' + ');
  const kB = (bytes / 1000).toFixed(0);
  const figures = `p95 ${p95(taken.own).toFixed(1)} ms, p50 ${p50.toFixed(1)}, processor ${used} (${kB} kB)${beside}`;
  report(`${what} (at most ${limit} ms)`, figures, p95(taken.own) <= limit);
}

/** Checks that the requests measure what they claim to. Returns the members of a print of all weights. */
async function checked({ url, token, labelId, minceId, printedId }: LabelsShop) {
  const read = (path: string) => call(url, token, { method: 'GET', path });
  const isRight = (what: string, holds: boolean) => {
    if (!holds) throw new Error(`The shop of labels is wrong: ${what}`);
  };
  const { reasons, declarations } = await read(`/api/labels/${labelId}`);
  isRight('large label', declarations.length === INGREDIENTS && reasons.length === 0);
  const preview = await read(`/api/labels/preview?lotId=${minceId}`);
  isRight('preview', preview.labelId !== null && preview.reasons.length === 0);
  const { nodes } = await read(`/api/inventory/trace?lotId=${minceId}&direction=BACKWARD&limit=20000`);
  const lots = nodes.filter(({ kind }: { readonly kind: string }) => kind === 'LOT');
  isRight(`${lots.length} lots`, lots.length === ANCESTORS + 1);
  const { articles } = await read('/api/labels/counter');
  isRight('counter', articles.length === COUNTER && articles.every((one: typeof preview) => one.reasons.length === 0));
  return call(url, token, {
    method: 'POST',
    path: '/api/labels/prints',
    body: { lotId: printedId, size: 'L', weightsKg: WEIGHTS },
  });
}

/** Fills the service and the reference and prints a table. Sets the exit code if a limit is exceeded. */
export async function measureLabels(service: Side, reference: Side, isQuick: boolean): Promise<void> {
  const shop = await makeLabelsShop(service.server, service.database.sql);
  const { url, token, labelId, recipeId, minceId, printedId } = shop;
  const print = await checked(shop);
  const { tokens } = await fillReference(reference.database.sql);
  await copyLabels(service.database.sql, reference.database.sql);
  const plain = (path: string) => () => get(reference.server.url, tokens[0] ?? '', path);
  const own = (path: string) => () => get(url, token, path);
  const post = async (to: string, by: string, body: object): Promise<number> =>
    JSON.stringify(await call(to, by, { method: 'POST', path: '/api/labels/prints', body })).length;
  const { rows } = await service.database.sql.query(
    `select id from storage_location where storage_type = 'DISPLAY_COUNTER'`,
  );
  console.log('\n| labels | measured | |\n|---|---|---|');
  const all: readonly Measured[] = [
    {
      ...{ what: `label of ${INGREDIENTS} ingredients on ${LEVELS} levels`, limit: 20 },
      ...{ own: own(`/api/labels/${labelId}`), plain: plain(`/api/labels/${recipeId}`) },
    },
    {
      ...{ what: `preview with ${ANCESTORS.toLocaleString('en')} ancestors`, limit: 150 },
      ...{ own: own(`/api/labels/preview?lotId=${minceId}`), plain: plain(`/api/labels/preview?lotId=${minceId}`) },
    },
    {
      ...{ what: `counter of ${COUNTER} articles`, limit: 300 },
      ...{ own: own('/api/labels/counter'), plain: plain(`/api/labels/counter?storageLocationId=${rows[0].id}`) },
    },
    {
      ...{ what: `printing ${WEIGHTS.length} weights`, limit: 500 },
      own: () => post(url, token, { lotId: printedId, size: 'L', weightsKg: WEIGHTS }),
      plain: () => post(reference.server.url, tokens[0] ?? '', print),
    },
    { what: 'their ZPL', limit: 300, own: own(`/api/labels/prints/${print.id}/document?format=ZPL`) },
    { what: 'their PDF', limit: 3_000, most: 20, own: own(`/api/labels/prints/${print.id}/document?format=PDF`) },
  ];
  for (const one of all) await measure(one, service, isQuick);
}
