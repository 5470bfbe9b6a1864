/**
 * Measures hygiene through HTTP, one request at a time: readings of a device, and what is read from 180,000 of them. The
 * limits are times of docs/performance.md. Uploads and sums are also sent to the reference, in turns.
 */
import { call, get, type HttpRequest } from './client.ts';
import type { Database } from './databases.ts';
import { median, milliseconds, p95, report } from './figures.ts';
import { type HygieneShop, MINUTE, makeHygieneShop, POINTS, REFERENCE_READINGS, valueAt } from './hygiene-shop.ts';
import type { Server } from './server.ts';
import { fillReference, logIn, range } from './world.ts';

interface Side {
  readonly server: Server;
  readonly sql: Database['sql'];
}

/** The readings of one request, over all points. */
const SENT = 500;
/** The measured uploads: 180,000 readings. A quick run sends fewer. Those before warm the service up. */
const [UPLOADS, QUICK_UPLOADS, WARM_UPS] = [360, 30, 20];
/** How often each sensor sends. So all readings are younger than 31 days, which is the limit of their age. */
const EVERY = 4.5 * MINUTE;
/** Number of readings of a sensor between two silences. A silence lasts as long as ten readings. */
const SILENT_AFTER = 1_500;

/** The uploads after which the statistics of the planner are renewed, as autovacuum does. A server may have it off. */
const ANALYZED_AFTER = 10;

/** The reads with the limits of their p95 in milliseconds, and how often each is measured. */
interface Read {
  readonly what: string;
  readonly path: string;
  readonly limit: number;
  readonly times: number;
}

type Readings = readonly { readonly channel: string; readonly measuredAt: string; readonly value: number }[];

/** Returns the body of the n-th upload of `count`. The last one ends now. */
function upload(n: number, count: number, now: number): { readonly readings: Readings } {
  const each = SENT / POINTS;
  const last = count * each - 1;
  const silences = (at: number) => Math.floor(at / SILENT_AFTER) * 10;
  const readings = range(SENT).map((place) => {
    const [point, at] = [place % POINTS, n * each + Math.floor(place / POINTS)];
    const steps = last - at + silences(last) - silences(at);
    const measuredAt = new Date(Math.floor(now - steps * EVERY)).toISOString();
    return { channel: `t${point}`, measuredAt, value: valueAt(point, at, last) };
  });
  return { readings };
}

/** Measures all uploads to the service and to the reference, in turns. */
async function measureUploads(
  shop: HygieneShop,
  plain: { readonly url: string; readonly token: string },
  isQuick: boolean,
) {
  const count = WARM_UPS + (isQuick ? QUICK_UPLOADS : UPLOADS);
  const now = Date.now();
  const taken = { own: [] as number[], plain: [] as number[] };
  for (const n of range(count)) {
    if (n % ANALYZED_AFTER === 0) await shop.analyze();
    const request: HttpRequest = { method: 'POST', path: '/api/quality/device-readings', body: upload(n, count, now) };
    const send = async (url: string, token: string) => {
      const { stored } = await call(url, token, request);
      if (stored !== SENT) throw new Error(`Stored ${stored} of ${SENT}`);
    };
    const own = await milliseconds(() => send(shop.url, shop.key));
    const other = await milliseconds(() => send(plain.url, plain.token));
    if (n < WARM_UPS) continue;
    taken.own.push(own);
    taken.plain.push(other);
  }
  const [one, other] = [p95(taken.own), p95(taken.plain)];
  const ratio = median(taken.plain) / median(taken.own);
  const times = `p95 ${one.toFixed(0)} ms, p50 ${median(taken.own).toFixed(0)}; reference ${other.toFixed(0)}, ${median(taken.plain).toFixed(0)} (${ratio.toFixed(2)})`;
  report(`${SENT} readings of a device for ${POINTS} points`, times, one <= 150);
  const tenth = Math.floor(taken.own.length / 10);
  const [first, last] = [median(taken.own.slice(0, tenth)), median(taken.own.slice(-tenth))];
  const growth = `${last.toFixed(0)} ms, ${first.toFixed(0)} ms: ${(last / first).toFixed(2)} times`;
  report(`the last tenth of ${taken.own.length * SENT} readings against the first`, growth, last <= 1.5 * first);
}

async function measureRead(url: string, token: string, { what, path, limit, times }: Read): Promise<number> {
  const taken: number[] = [];
  let bytes = 0;
  for (const n of range(times + Math.ceil(times / 4))) {
    const one = await milliseconds(async () => {
      bytes = await get(url, token, path);
    });
    if (n >= times / 4) taken.push(one);
  }
  const kB = (bytes / 1000).toFixed(0);
  report(what, `p95 ${p95(taken).toFixed(0)} ms, p50 ${median(taken).toFixed(0)} (${kB} kB)`, p95(taken) <= limit);
  return median(taken);
}

/** Fills the service and the reference and prints a table. Sets the exit code if a limit is exceeded. */
export async function measureHygiene(service: Side, reference: Side, isQuick: boolean): Promise<void> {
  const shop = await makeHygieneShop(service.server, service.sql);
  const { tokens } = await fillReference(reference.sql);
  await reference.sql.query(REFERENCE_READINGS);
  const plain = { url: reference.server.url, token: tokens[0] ?? '' };
  console.log('\n| hygiene | measured | |\n|---|---|---|');
  await measureUploads(shop, plain, isQuick);
  const { url } = shop;
  await shop.analyze();
  const token = await logIn(url);
  const day = (back: number) => new Date(Date.now() - back * 24 * 60 * MINUTE).toISOString().slice(0, 10);
  const month = `from=${day(30)}&to=${day(0)}`;
  const { content } = await call(url, token, {
    ...{ method: 'GET', path: `/api/quality/deviations?controlPointId=${shop.points[0]}&running=true` },
  });
  const exposure = `/api/quality/deviations/${content[0]?.id}/exposure`;
  const { lots } = await call(url, token, { method: 'GET', path: exposure });
  if (lots.length !== shop.lots) throw new Error(`${lots.length} lots are exposed`);
  const times = isQuick ? 8 : 40;
  const read = (what: string, path: string, limit: number, most = times) =>
    measureRead(url, token, { what, path, limit, times: Math.min(times, most) });
  await read('daily list', '/api/quality/daily-list', 100);
  const series = `/api/quality/control-points/${shop.points[0]}/series?${month}&resolution=HOUR`;
  const hours = await read('series by HOUR of a month', series, 100);
  const from = `channel=t0&from=${day(30)}&to=${day(-1)}`;
  const plainHours: number[] = [];
  for (const _ of range(times))
    plainHours.push(await milliseconds(() => get(plain.url, plain.token, `/api/quality/series?${from}`)));
  console.log(
    `| the same sums of the reference | p50 ${median(plainHours).toFixed(0)} ms (${(median(plainHours) / hours).toFixed(2)}) | |`,
  );
  await read('report of a month', `/api/quality/report?${month}`, 1_000, 20);
  await read('report of a month as PDF', `/api/quality/report?${month}&format=PDF`, 3_000, 12);
  await read(`exposure of ${shop.lots} lots`, exposure, 200);
}
