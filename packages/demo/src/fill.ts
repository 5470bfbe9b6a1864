/**
 * Fills an empty shop with realistic data through the service's interface, from a shell or a page. The data is the same
 * every time. Its dates are relative to today.
 */

import { BILLED_COUNTS, bill, settle, TERMS, trade } from './billing.ts';
import { check, planChecks } from './checks-played.ts';
import { CODED, code, SCHEMES, SPREAD, scheme, spread, WEIGHT_PATTERNS } from './floor-goods.ts';
import { DATEV, INVOICING } from './invoicing.ts';
import { DECLARED, LABELS, labelGoods } from './labels.ts';
import { agree, certify, deliver, offer, open, rate, serve, sort, write } from './masters.ts';
import { CERTIFICATES, CONTRACTS, DELIVERY_ADDRESSES, RATINGS } from './partners.ts';
import { DEMO_ROLES, hire } from './people.ts';
import { type DemoRecipe, RECIPES } from './recipes.ts';
import { ARTICLES, CATEGORIES, CUSTOMERS, SUPPLIERS } from './registers.ts';
import { SOLD, sell } from './selling.ts';
import { fill, LOTS, plan, stocksOf } from './stock-played.ts';
import { LOCATIONS } from './storage.ts';
import { DELIVERIES, EXERCISE, MADE, MADE_WITH_SUBSTITUTE, OPERATOR, RECEIPTS, SUBSTITUTE } from './week.ts';
import { complain, count, cut, dispatch, make, receive } from './week-played.ts';
import { dispatchBefore, OLDER_DELIVERIES, writeOff } from './weeks-before.ts';
import { type DemoHost, Writer } from './writer.ts';

const HOLDS = ['categories', 'suppliers', 'customers', 'articles', 'recipes', 'inventory/storage-locations'];

/** Returns the kinds of existing master data, like `suppliers`. Returns an empty list if there is none. */
export async function contentOfShop(host: Pick<DemoHost, 'ask'>): Promise<readonly string[]> {
  const counts = HOLDS.map(async (what) => {
    const { page } = (await host.ask('get', `/api/${what}`, { query: { size: 1 } })) as Page;
    return { count: page.totalElements, what: what.replace('inventory/', '').replace('-', ' ') };
  });
  return (await Promise.all(counts)).filter(({ count }) => count > 0).map(({ what }) => what);
}

interface Page {
  readonly page: { readonly totalElements: number };
}

/** Fills the shop and returns the counts by kind. On the same day, a second call continues after an interruption. */
export const fillShop = (host: DemoHost): Promise<Record<string, number>> => play(new Writer(host));

const PLANNED = RECIPES.filter(({ type }) => type === 'FINISHED_PRODUCT').filter((_, index) => index % 2 === 0);

/** The total number of items that a fill passes to `each`, for the display of the progress. */
export const DEMO_STEPS: number = [
  ...[Object.keys(CATEGORIES), SUPPLIERS, CUSTOMERS, ARTICLES, Object.keys(CERTIFICATES), Object.keys(RATINGS)],
  ...[Object.keys(DELIVERY_ADDRESSES), Object.keys(CONTRACTS), LOCATIONS, RECIPES, ARTICLES, PLANNED, RECEIPTS],
  ...[OLDER_DELIVERIES, DELIVERIES, DEMO_ROLES, SCHEMES, CODED, SPREAD, Object.keys(TERMS), DECLARED, LABELS],
].reduce((sum, items) => sum + items.length, SOLD['standing orders'] + SOLD.orders);

const SETTINGS = { operator: OPERATOR, invoicing: INVOICING, datev: DATEV, weightPatterns: WEIGHT_PATTERNS };

/** Creates each recipe after its sub-recipes. */
async function writeRecipes(shop: Writer): Promise<void> {
  for (let left = RECIPES; left.length > 0; ) {
    const waits = ({ needs }: DemoRecipe) => left.some(({ article }) => needs.some((need) => need.endsWith(article)));
    const next = left.filter((recipe) => !waits(recipe));
    if (next.length === 0) throw new Error('The recipes of the demonstration wait for each other');
    await shop.host.each('recipes', next, (recipe) => write(shop, recipe));
    left = left.filter(waits);
  }
}

async function play(shop: Writer): Promise<Record<string, number>> {
  const { host } = shop;
  await host.each('categories', Object.entries(CATEGORIES), (one) => sort(shop, ...one));
  await host.each('suppliers', SUPPLIERS, (one) => shop.know('/api/suppliers', one));
  await host.each('customers', CUSTOMERS, (one) => serve(shop, one));
  await host.each('articles', ARTICLES, (one) => offer(shop, ...one));
  await host.each('cutting schemes', SCHEMES, (one) => scheme(shop, one));
  await host.each('codes', CODED, (one) => code(shop, one));
  await host.each('suppliers’ certificates', Object.entries(CERTIFICATES), (one) => certify(shop, ...one));
  await host.each('ratings', Object.entries(RATINGS), (one) => rate(shop, ...one));
  await host.each('delivery addresses', Object.entries(DELIVERY_ADDRESSES), (one) => deliver(shop, ...one));
  await host.each('frame contracts', Object.entries(CONTRACTS), (one) => agree(shop, ...one));
  await host.each('sales terms', Object.entries(TERMS), (one) => trade(shop, ...one));
  await host.each('storage locations', LOCATIONS, (one) => open(shop, ...one));
  await writeRecipes(shop);
  await host.ask('put', '/api/settings', { body: SETTINGS });
  const labelled = await labelGoods(shop);
  await host.each('lots', stocksOf(shop), (one) => fill(shop, one));
  await host.each('places', SPREAD, (one) => spread(shop, one));
  await host.each('production batches', [...PLANNED.entries()], (one) => plan(shop, ...one));
  await host.each('goods receipts', RECEIPTS, (one) => receive(shop, one));
  await cut(shop);
  const { plan: checks, key } = await planChecks(shop);
  for (const one of MADE) await make(shop, checks, one);
  await sell(
    {
      post: (path, body) => shop.post(path, body),
      put: (path, body) => host.ask('put', path, { body }),
      each: (...items) => host.each(...items),
      id: (name) => shop.id(name),
      day: (ahead) => shop.day(ahead),
    },
    (customer, orderId) => shop.ids.set(`order of ${customer}`, orderId),
  );
  await host.each('deliveries', OLDER_DELIVERIES, (one) => dispatchBefore(shop, one));
  await writeOff(shop);
  await host.each('deliveries', DELIVERIES, (one) => dispatch(shop, one));
  for (const one of MADE_WITH_SUBSTITUTE) await make(shop, checks, one, SUBSTITUTE);
  const issued = await bill(shop);
  await complain(shop);
  await settle(shop, issued);
  await count(shop);
  const checked = await check(shop, checks, key);
  await shop.post('/api/quality/recalls', EXERCISE);
  await host.each('users', DEMO_ROLES, (role) => hire(shop, role));
  return {
    suppliers: SUPPLIERS.length,
    customers: CUSTOMERS.length,
    categories: Object.keys(CATEGORIES).length,
    articles: ARTICLES.length,
    recipes: RECIPES.length,
    'cutting schemes': SCHEMES.length,
    'storage locations': LOCATIONS.length,
    lots: ARTICLES.length * LOTS,
    'planned batches': PLANNED.length,
    'batches made': MADE.length + MADE_WITH_SUBSTITUTE.length,
    ...labelled,
    'goods receipts': RECEIPTS.length,
    deliveries: OLDER_DELIVERIES.length + DELIVERIES.length,
    ...SOLD,
    ...BILLED_COUNTS,
    ...checked,
    users: DEMO_ROLES.length,
  };
}
