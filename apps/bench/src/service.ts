/** The service as it is measured: started as a process of its own, and filled through its own interface as far as that goes. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { call } from './client.ts';
import { type Server, startServer } from './server.ts';
import * as world from './world.ts';
import { kilograms, range, type World } from './world.ts';

const ADMIN_PASSWORD = randomBytes(16).toString('hex');
const JWT_SECRET = randomBytes(32).toString('hex');

/** As `npm start` has it, flags and all, but without what somebody configured here: what is measured is what runs. */
const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
const command: string[] = scripts.start.replace('--import ./scripts/dot-env.mjs ', '').split(' ').slice(1);

/** Where it keeps its data: on PostgreSQL, in how many processes and with what replicas, or in a folder of its own. */
export type Store =
  | { readonly DATABASE_URL: string; readonly WORKERS?: string; readonly DATABASE_REPLICA_URLS?: string }
  | { readonly DATA_DIR: string };

export const startService = (store: Store, logLevel: string, logFile: string): Promise<Server> =>
  startServer({
    command,
    env: {
      ...store,
      ADMIN_PASSWORD,
      JWT_SECRET,
      LOG_LEVEL: logLevel,
      // No limit on requests: the client is one address. And tokens that outlive the measurement.
      RATE_LIMIT: '0',
      ACCESS_TOKEN_TTL: '7200',
    },
    readyPath: '/health/ready',
    logFile,
  });

export const logInAsAdmin = (server: Server): Promise<string> => logIn(server, 'admin', ADMIN_PASSWORD);

export async function logIn(server: Server, username: string, password: string): Promise<string> {
  const answer = await call(server, undefined, {
    method: 'POST',
    path: '/api/auth/login',
    body: { username, password },
  });
  return answer.accessToken;
}

/** Users, a recipe and stocks with their batches, through the interface. The articles must be there. */
export async function fillService(server: Server, token: string): Promise<World> {
  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape
  const post = (path: string, body?: object): Promise<any> =>
    call(server, token, { method: 'POST', path, ...(body && { body }) });
  const { recipe, ingredient, step } = world;
  const articleId = (n: number) => world.idOf('article', 1 + n);

  for (const n of range(world.USERS)) {
    const username = world.userName(n);
    await post('/api/users', {
      username,
      email: `${username}@shop.example`,
      password: world.PASSWORD,
      roleNames: ['WAREHOUSE_WORKER'],
    });
  }

  const { id: recipeId } = await post('/api/recipes', { ...recipe, articleId: articleId(0) });
  for (const n of range(world.INGREDIENTS)) {
    await post(`/api/recipes/${recipeId}/ingredients`, { ...ingredient, articleId: articleId(n) });
  }
  for (const _ of range(world.STEPS)) await post(`/api/recipes/${recipeId}/steps`, step);
  await post(`/api/recipes/${recipeId}/activate`);
  const sausageIds: string[] = [];
  for (const sausage of range(world.SAUSAGES)) {
    const given = { ...world.sausage, version: sausage + 1, articleId: articleId(0) };
    const { id } = await post('/api/recipes', given);
    for (const n of world.articlesOf(sausage)) {
      await post(`/api/recipes/${id}/ingredients`, { ...ingredient, articleId: articleId(n) });
    }
    await post(`/api/recipes/${id}/activate`);
    sausageIds.push(id);
  }
  const runIds: string[] = [];
  for (const run of range(world.RUNS)) {
    const { id } = await post('/api/production/batches', {
      ...world.plan,
      recipeId: sausageIds[run % world.SAUSAGES],
    });
    await post(`/api/production/batches/${id}/start`);
    runIds.push(id);
  }

  const stocksAt = async (name: string) => {
    const location = await post('/api/inventory/storage-locations', { name, storageType: 'COLD_ROOM' });
    return fewAtOnce(world.STOCKS, (n) =>
      post('/api/inventory/stocks', { articleId: articleId(n), storageLocationId: location.id }),
    );
  };
  const stocks = await stocksAt('Kühlraum');
  const others = await stocksAt('Reiferaum');
  const batches = await fewAtOnce(world.BATCHES_PER_STOCK * world.STOCKS, async (n) => {
    const stockId: string = stocks[n % world.STOCKS].id;
    const { id } = await post(`/api/inventory/stocks/${stockId}/batches`, {
      batchId: `LOT-${n}`,
      batchType: 'PURCHASED',
      quantityAmount: world.PLENTY,
      quantityUnit: 'KG',
      expiryDate: '2099-12-31',
    });
    return { id: id as string, stockId };
  });
  // What is copied for the completions: one batch with goods consumed for it.
  const inputs = world.articlesOf(0).map((article) => ({ stockBatchId: batches[article]?.id, ...kilograms('0.5') }));
  await post(`/api/production/batches/${runIds[0]}/consume`, { inputs });
  const ids = (made: readonly { readonly id: string }[]) => made.map(({ id }) => id);
  return { stockIds: ids(stocks), otherStockIds: ids(others), batches, recipeId, runIds };
}

/** As many as the service has connections to its database, so that on a busy machine none of them waits in vain. */
const AT_ONCE = 10;

async function fewAtOnce<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  while (all.length < count) {
    const some = range(Math.min(AT_ONCE, count - all.length)).map((n) => make(all.length + n));
    all.push(...(await Promise.all(some)));
  }
  return all;
}
