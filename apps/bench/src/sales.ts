/**
 * Measures prices, picking, confirmation and delivery of orders through HTTP, one request at a time. The limit for
 * prices is a fixed time. Every other limit compares two figures of the same run.
 */
import type { Client } from 'pg';
import { call } from './client.ts';
import { median, milliseconds, p95, report } from './figures.ts';
import type { Server } from './server.ts';
import { fillReference, logIn, range } from './world.ts';

const ARTICLES = 500;
/** `ORDERED` is the number of articles in stock. `LOTS` is the number of stock batches of each article. */
const [ORDERED, LOTS] = [20, 20];
/** Lines of an order to pick. A proposal has at most 2,000 lines, so it takes 1,000 such orders. */
const LINES = 2;
/** `TIMES` is the number of measurements. Some functions double it. `WARM_UPS` is the number of warm-up calls. */
const [TIMES, WARM_UPS] = [20, 3];

interface Reference {
  readonly server: Server;
  readonly sql: Client;
}

type Post = (path: string, body: object, method?: 'POST' | 'PUT') => Promise<{ readonly id: string }>;

/** Returns the UTC date `ahead` days from today, like `2026-11-21`. */
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

const someone = (name: string) => ({
  ...{ name, type: 'B2B', phone: '1', street: 'Am Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' },
});

interface Goods {
  /** Ids of articles with prices. The service has stock of the first `ORDERED` articles. */
  readonly articles: readonly string[];
  /** Ids of stock batches. In the service, each batch belongs to the article at the same index. */
  readonly batches: readonly string[];
}

async function goods(post: Post): Promise<Goods> {
  const { id: categoryId } = await post('/api/categories', { name: 'Wurst', vatClass: 'REDUCED' });
  const { id: storageLocationId } = await post('/api/inventory/storage-locations', {
    ...{ name: 'Kühlraum', storageType: 'COLD_ROOM' },
  });
  const articles: string[] = [];
  for (const n of range(ARTICLES)) {
    const article = { name: `Wurst ${n}`, articleNumber: `W-${n}`, categoryId, unit: 'KG', priceModel: 'WEIGHT_BASED' };
    articles.push((await post('/api/articles', { ...article, price: 12.5 })).id);
  }
  const batches: string[] = [];
  for (const articleId of articles.slice(0, ORDERED)) {
    const { id } = await post('/api/inventory/stocks', { articleId, storageLocationId });
    for (const lot of range(LOTS)) {
      const batch = { batchId: `L-${lot}`, batchType: 'PRODUCED', expiryDate: day(30 + lot) };
      const amount = { quantityAmount: '50', quantityUnit: 'KG' };
      const booked = await post(`/api/inventory/stocks/${id}/batches`, { ...batch, ...amount });
      if (lot === 0) batches.push(booked.id);
    }
  }
  return { articles, batches };
}

const linesOf = (articleIds: readonly string[]) =>
  articleIds.map((articleId) => ({ articleId, quantityAmount: '1.5', quantityUnit: 'KG' }));

/** Measures the picking proposal for 1,000 and for 100 orders. The limit is twelve times the time for 100 orders. */
async function measurePicking(post: Post, get: (path: string) => Promise<unknown>, articles: readonly string[]) {
  const { id: customerId } = await post('/api/customers', someone('Kantine'));
  for (const n of range(1000)) {
    const own = range(LINES).map((at) => articles[(n + at * 3) % ORDERED] ?? '');
    const order = { customerId, requestedDate: day(n < 100 ? 1 : 2), lines: linesOf(own) };
    const { id } = await post('/api/sales/orders', order);
    await post(`/api/sales/orders/${id}/confirm`, {});
  }
  const taken = { few: [] as number[], many: [] as number[] };
  for (const nth of range(WARM_UPS + TIMES)) {
    const few = await milliseconds(() => get(`/api/sales/picking?date=${day(1)}`));
    const many = await milliseconds(() => get(`/api/sales/picking?date=${day(2)}`));
    if (nth < WARM_UPS) continue;
    taken.few.push(few);
    taken.many.push(many);
  }
  const [few, many] = [median(taken.few), median(taken.many)];
  const figures = `${many.toFixed(0)} ms ≤ 12 × ${few.toFixed(0)} ms (${(many / few).toFixed(1)})`;
  report('picking 1,000 orders against 100', figures, many <= 12 * few);
}

/**
 * Measures the confirmation of an order for an article under contract, with 1,000 and with 10 earlier call-offs. The
 * limit is 1.5 times the time with 10.
 */
async function measureConfirming(post: Post, articleId: string) {
  const customers: string[] = [];
  for (const callOffs of [10, 1000]) {
    const { id } = await post('/api/customers', someone(`Gasthof ${callOffs}`));
    const lineItems = [{ articleId, agreedPrice: 9, agreedQuantity: 1_000_000, unit: 'KG' }];
    await post(`/api/customers/${id}/frame-contract`, { rhythm: 'WEEKLY', lineItems }, 'PUT');
    for (let left = callOffs; left > 0; left -= 200) {
      const lines = linesOf(Array(Math.min(left, 200)).fill(articleId));
      const order = await post('/api/sales/orders', { customerId: id, requestedDate: day(3), lines });
      await post(`/api/sales/orders/${order.id}/confirm`, {});
    }
    customers.push(id);
  }
  const taken: [number[], number[]] = [[], []];
  for (const nth of range(WARM_UPS + 2 * TIMES)) {
    for (const [at, customerId] of customers.entries()) {
      const order = await post('/api/sales/orders', { customerId, requestedDate: day(3), lines: linesOf([articleId]) });
      const time = await milliseconds(() => post(`/api/sales/orders/${order.id}/confirm`, {}));
      await post(`/api/sales/orders/${order.id}/cancel`, { reason: 'measured' });
      if (nth >= WARM_UPS) taken[at as 0 | 1].push(time);
    }
  }
  const [few, many] = [median(taken[0]), median(taken[1])];
  const figures = `${many.toFixed(1)} ms ≤ 1.5 × ${few.toFixed(1)} ms (${(many / few).toFixed(2)})`;
  report('confirming with 1,000 call-offs against 10', figures, many <= 1.5 * few);
}

/** Measures the prices of 500 articles. The limit of the p95 is 100 ms. */
async function measurePrices(post: Post, get: (path: string) => Promise<unknown>, articles: readonly string[]) {
  const { id: customerId } = await post('/api/customers', someone('Hotel'));
  const path = `/api/sales/prices?customerId=${customerId}&${articles.map((id) => `articleId=${id}`).join('&')}`;
  const taken: number[] = [];
  for (const nth of range(WARM_UPS + 2 * TIMES)) {
    const time = await milliseconds(() => get(path));
    if (nth >= WARM_UPS) taken.push(time);
  }
  const held = p95(taken);
  report('prices of 500 articles', `p95 ${held.toFixed(0)} ms < 100 ms (p50 ${median(taken).toFixed(0)})`, held < 100);
}

/** One side of the comparison with the reference. */
interface Shop extends Goods {
  readonly post: Post;
  readonly customerId: string;
}

/**
 * Places an order of ten lines, confirms it and delivers it. Returns the milliseconds of the confirmation and of the
 * delivery.
 */
async function sell({ post, customerId, articles, batches }: Shop): Promise<readonly [number, number]> {
  const amount = { quantityAmount: '0.1', quantityUnit: 'KG' };
  const lines = articles.slice(0, 10).map((articleId) => ({ articleId, ...amount }));
  const { id: orderId } = await post('/api/sales/orders', { customerId, requestedDate: day(0), lines });
  const confirming = await milliseconds(() => post(`/api/sales/orders/${orderId}/confirm`, {}));
  const gone = batches
    .slice(0, 10)
    .map((stockBatchId, at) => ({ stockBatchId, ...amount, orderId, orderLine: at + 1 }));
  const delivering = await milliseconds(() => post('/api/sales/deliveries', { customerId, lines: gone }));
  return [confirming, delivering];
}

/**
 * Measures the confirmation and the delivery of ten lines. The service must be at least half as fast as the reference,
 * which has almost no rules.
 */
async function measureTenLines(service: Shop, reference: Shop) {
  const taken = range(4).map((): number[] => []);
  for (const nth of range(WARM_UPS + 2 * TIMES)) {
    const times = [...(await sell(service)), ...(await sell(reference))];
    if (nth >= WARM_UPS) for (const [at, time] of times.entries()) taken[at]?.push(time);
  }
  const [confirm = 0, deliver = 0, plainConfirm = 0, plainDeliver = 0] = taken.map(median);
  const row = (what: string, own: number, plain: number) => {
    const figures = `${own.toFixed(1)} ms, reference ${plain.toFixed(1)} ms (${(plain / own).toFixed(2)} ≥ 0.5)`;
    report(what, figures, plain / own >= 0.5);
  };
  row('confirming 10 lines', confirm, plainConfirm);
  row('delivering 10 order lines', deliver, plainDeliver);
}

/** Fills the service with orders and prints a table. Sets the exit code if a limit is exceeded. */
export async function measureSales({ url }: Server, { server, sql }: Reference): Promise<void> {
  const posting =
    (to: string, token: string): Post =>
    (path, body, method = 'POST') =>
      call(to, token, { method, path, body });
  const token = await logIn(url);
  const post = posting(url, token);
  const get = (path: string) => call(url, token, { method: 'GET', path });
  const own = await goods(post);
  const { id: customerId } = await post('/api/customers', someone('Wirtshaus'));
  const { tokens, batches } = await fillReference(sql);
  const priced = await sql.query<{ id: string }>(
    'insert into list_price select gen_random_uuid(), 12.5 from generate_series(1, 10) returning article_id as id',
  );
  const plain = {
    ...{ post: posting(server.url, tokens[0] ?? ''), customerId, articles: priced.rows.map(({ id }) => id) },
    batches: batches.map(({ id }) => id),
  };
  console.log('\n| orders | measured | |\n|---|---|---|');
  await measureTenLines({ ...own, post, customerId }, plain);
  await measurePrices(post, get, own.articles);
  await measureConfirming(post, own.articles.at(-1) ?? '');
  await measurePicking(post, get, own.articles);
}
