/** A shop to attack: the service on a separate store, with master data, recipes, a production batch and stock. */
import { type Clock, Core, type Ports } from '@cleaver/domain';
import { createFirstAdministrator, LoginLogs, logIn } from '@cleaver/domain/identity';
import type { Transactions } from '@cleaver/domain/kernel';
import { type MemoryPorts, memoryPorts, TestClock } from '@cleaver/testing';
import type { FastifyInstance } from 'fastify';
import { AccessTokens } from '../../src/access-tokens.ts';
import { buildApp } from '../../src/app.ts';
import { secretWatch } from '../secrets.ts';
import { DECISIONS } from './decisions.ts';

const PASSWORD = 'the first password';
const USERS_PASSWORD = 'a password of theirs';
const SECRET = 'a secret for attacks that is long enough';

/** The ports that can use a store other than memory. */
export type Kept = Pick<Ports, 'transactions' | 'reader' | 'sequences' | 'auditLog' | 'recipes' | 'inventory'>;

export interface Shop {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  /** The administrator's access token, valid for the whole run. */
  readonly token: string;
  /** Returns the key of the device that was created last. It opens the operation of devices. */
  deviceKey(): string;
  /** Returns a token of a new session, which the attack may end. */
  spareToken(): Promise<string>;
  /** Creates the records of a new world. Returns their ids. */
  fill(): Promise<World>;
  /** Returns the number of aggregates that changed since the start, not counting log-in attempts. */
  changes(): number;
  /** Returns the secrets found in responses and the log since the last call. */
  leaks(): readonly string[];
  close(): Promise<void>;
}

/** Opens the service on the store of `kept`, or in memory if it is undefined. */
export async function openShop(kept?: Kept, clock = new TestClock()): Promise<Shop> {
  const tokens = new AccessTokens([SECRET], clock);
  let changed = 0;
  const memory = memoryPorts({ clock, tokens, settings: { ...SETTINGS } }) as MemoryPorts;
  const ports = { ...memory, ...kept, clock: clock as Clock };
  const transactions = counting(ports.transactions, (count) => {
    changed += count;
  });
  const core = new Core({ ...ports, transactions });
  const secrets = secretWatch([SECRET, PASSWORD, USERS_PASSWORD], undefined, { typed: false });
  const app = await buildApp(core, { tokens, ping: async () => undefined, logger: secrets.logger });
  secrets.watch(app);
  let deviceKey = '';
  app.addHook('onSend', async ({ url, method }, { statusCode }, payload) => {
    if (url === DEVICES && method === 'POST' && statusCode === 200) deviceKey = JSON.parse(String(payload)).key;
  });
  await transactions.run({ now: clock.now() }, async (unit) =>
    createFirstAdministrator(unit, await ports.passwords.hash(PASSWORD)),
  );
  // Uses a separate address, because the attacks on the log-in use up the attempts of their own address.
  const spareToken = async () => {
    const input = { username: 'admin', password: PASSWORD };
    const origin = { address: '192.0.2.77', requestId: null };
    return (await core.execute(logIn, { input, caller: undefined, origin })).accessToken;
  };
  const token = await spareToken();
  const call: Call = async (url, payload, method = 'POST') => {
    const headers = { authorization: `Bearer ${token}`, 'x-request-id': 'set-up' };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (answer.statusCode >= 300) throw new Error(`Cannot set up ${method} ${url}: ${answer.body}`);
    return answer.json() as { id: string };
  };
  return {
    app,
    clock,
    token,
    deviceKey: () => deviceKey,
    spareToken,
    fill: () => fill(call),
    changes: () => changed,
    leaks: secrets.found,
    close: () => app.close(),
  };
}

/** The address that creates devices. */
const DEVICES = '/api/quality/devices';

const SETTINGS = {
  accessTokenTtl: 2_000_000,
  refreshTokenTtl: 2_000_000,
  refreshTokenGrace: 10,
  shopTimeZone: 'Europe/Berlin',
};

const counting = (transactions: Transactions, count: (changed: number) => void): Transactions => ({
  audit: (entry) => transactions.audit(entry),
  run: (context, work) =>
    transactions.run(
      {
        ...context,
        committed(changes) {
          count(changes.filter(({ kind }) => kind !== LoginLogs).length);
          context.committed?.(changes);
        },
      },
      work,
    ),
});

/**
 * The id of each record, by the name of the path or body member that refers to it. The key of the path member `id` is
 * the collection in the path, for example `users`.
 */
export type World = Readonly<Record<string, string>>;

/** Sends a request, by default a POST, and returns the response body. */
export type Call = (url: string, payload?: object, method?: 'POST' | 'PUT') => Promise<{ readonly id: string }>;

let numbers = 0;

/** Creates the records of a world, with new names at each call. Returns their ids. */
export async function fill(call: Call): Promise<World> {
  const n = ++numbers;
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9.5 };
  const category = await call('/api/categories', { name: `Category ${n}` });
  const supplier = await call('/api/suppliers', { name: `Supplier ${n}`, phone: '1' });
  const article = await call('/api/articles', {
    name: `Article ${n}`,
    articleNumber: `A-${n}`,
    categoryId: category.id,
    productKind: 'MEAT_PRODUCT',
    ...sold,
  });
  const { salesUnits } = article as unknown as { salesUnits: { id: string }[] };
  await call(`/api/articles/${article.id}/suppliers`, { supplierId: supplier.id });
  const place = { street: 'Markt', postalCode: '80331', city: 'München', country: 'DE' };
  const customer = await call('/api/customers', { name: `Customer ${n}`, type: 'B2B', phone: '1', ...place });
  await call(`/api/customers/${customer.id}/delivery-addresses`, { label: 'Rear', ...place });
  const product = { type: 'FINISHED_PRODUCT', outputQuantity: '10', outputUom: 'KG', articleId: article.id };
  const recipe = async (name: string) => {
    const { id } = await call('/api/recipes', { name: `${name} ${n}`, ...product });
    const { ingredients } = (await call(`/api/recipes/${id}/ingredients`, {
      articleId: article.id,
      quantity: '8',
      uom: 'KG',
    })) as unknown as { ingredients: { id: string }[] };
    await call(`/api/recipes/${id}/steps`, { description: 'Cut' });
    return { id, ingredientId: ingredients[0]?.id ?? '' };
  };
  const draft = await recipe('Draft');
  const active = await recipe('Active');
  await call(`/api/recipes/${active.id}/activate`);
  const batch = await call('/api/production/batches', {
    recipeId: active.id,
    plannedQuantity: '5',
    plannedQuantityUnit: 'KG',
    productionDate: '2026-02-01',
    bestBeforeDate: '2026-03-01',
  });
  const location = await call('/api/inventory/storage-locations', { name: `Room ${n}`, storageType: 'COLD_ROOM' });
  const spare = await call('/api/inventory/storage-locations', { name: `Spare ${n}`, storageType: 'FREEZER' });
  const shelf = await call('/api/inventory/stocks', { articleId: article.id, storageLocationId: location.id });
  const stockBatch = await call(`/api/inventory/stocks/${shelf.id}/batches`, {
    batchId: batch.id,
    batchType: 'PRODUCED',
    quantityAmount: '5',
    quantityUnit: 'KG',
    expiryDate: '2026-03-01',
  });
  const user = await call('/api/users', {
    username: `user${n}`,
    email: `user${n}@example.org`,
    password: USERS_PASSWORD,
    roleNames: ['SALES_STAFF'],
  });
  const { lotId } = stockBatch as unknown as { lotId: string };
  return {
    ...(await fillHygiene(call, n, location.id)),
    ...(await fillLabels(call, article.id, lotId)),
    users: user.id,
    suppliers: supplier.id,
    customers: customer.id,
    categories: category.id,
    articles: article.id,
    recipes: draft.id,
    batches: batch.id,
    'storage-locations': location.id,
    stocks: shelf.id,
    userId: user.id,
    categoryId: category.id,
    supplierId: supplier.id,
    articleId: article.id,
    suId: salesUnits[0]?.id ?? '',
    recipeId: active.id,
    subRecipeId: active.id,
    ingredientId: draft.ingredientId,
    stepNumber: '1',
    storageLocationId: spare.id,
    stockId: shelf.id,
    batchId: stockBatch.id,
    label: 'Rear',
    roleName: 'SALES_STAFF',
  };
}

/** Creates a declaration, a draft, a released label and a print. */
async function fillLabels(call: Call, articleId: string, lotId: string): Promise<World> {
  // An attack may have emptied the settings, without which no label is released.
  const operator = { name: 'Metzgerei', street: 'Weg', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  await call('/api/settings', { operator }, 'PUT');
  await call(`/api/articles/${articleId}/declarations`, { role: 'INGREDIENT', name: 'Lyoner' });
  const [draft, label] = [
    await call('/api/labels', { articleId, decisions: DECISIONS }),
    await call('/api/labels', { articleId, decisions: DECISIONS }),
  ];
  await call(`/api/labels/${label.id}/release`);
  const print = await call('/api/labels/prints', { lotId, weightsKg: ['0.405'] });
  return { labels: draft.id, prints: print.id, lotId };
}

/** Creates devices, a point with a sensor, a cleaning task and a deviation. The last device is that of the sensor. */
async function fillHygiene(call: Call, n: number, storageLocationId: string): Promise<World> {
  const spare = await call(DEVICES, { name: `Spare ${n}` });
  const device = await call(DEVICES, { name: `Gateway ${n}` });
  const sensor = { deviceId: device.id, channel: 't1', minutes: 5 };
  const kept = { measure: 'TEMPERATURE', limits: { max: 7 }, storageLocationId };
  const point = await call('/api/quality/control-points', { name: `Point ${n}`, ...kept, sensor });
  const task = await call('/api/quality/cleaning-tasks', { name: `Task ${n}`, schedule: { every: 'DAY' } });
  const { readings, deviations } = (await call('/api/quality/readings', {
    readings: [{ controlPointId: point.id, value: 12 }],
  })) as unknown as Record<'readings' | 'deviations', { id: string }[]>;
  return {
    devices: spare.id,
    deviceId: device.id,
    'control-points': point.id,
    controlPointId: point.id,
    'cleaning-tasks': task.id,
    cleaningTaskId: task.id,
    readings: readings[0]?.id ?? '',
    deviations: deviations[0]?.id ?? '',
  };
}
