/** Runs two instances on one database. The instances compete for unique records and share counters. */
import { randomUUID } from 'node:crypto';
import { type Client, made, type Outcome, tally } from '../client.ts';
import { type Context, range, type Scenario } from '../scenario.ts';
import { ADMIN_PASSWORD, launch, ready } from '../service.ts';

const MAX_FAILURES = 5;
const RACERS = 4;

export const twoInstances: Scenario = {
  name: 'two-instances',
  title: 'Two instances that start at once accept each unique value once, and share the log-in limit',
  on: ['PostgreSQL'],
  async run(context, place) {
    const { check, note } = context;
    // Starts both instances together on an empty database. One instance migrates the database and creates the first
    // user, while the other instance waits.
    const begin = performance.now();
    const launched = await Promise.all(range(2).map(() => launch(context, place)));
    const services = await Promise.all(launched.map((running) => ready(running, begin)));
    const [one, two] = services as [(typeof services)[0], (typeof services)[0]];
    const admin = await one.logIn();
    const { page } = await made(admin.get('/api/users'));
    check('both start on an empty database, and there is one first user', page.totalElements === 1, page);
    note(`both ready after ${one.readyMs} and ${two.readyMs} ms`);

    const callers = [admin, admin.at(two.url)];
    await races(context, callers);
    await failuresCountTogether(context, callers);
    for (const { output } of services) check('neither says 500', !/INTERNAL_ERROR|uncaught/.test(output()), output());
    for (const caller of callers) caller.close();
    for (const service of services) check('it ends in good order', (await service.stop()).code === 0);
  },
};

/** A function that prepares requests that create the same unique record. Each call prepares a new record. */
type Contest = () => Promise<readonly [path: string, body: (racer: number) => object]>;

/** Returns a contest for each kind of unique record. */
async function contestsOf(admin: Client): Promise<Readonly<Record<string, Contest>>> {
  const category = await made(admin.post('/api/categories', { name: randomUUID() }));
  const article = (articleNumber: string) => ({
    name: 'Ham',
    articleNumber,
    categoryId: category.id,
    unit: 'KG',
    priceModel: 'FIXED',
    price: 1,
  });
  const location = () =>
    made(admin.post('/api/inventory/storage-locations', { name: randomUUID(), storageType: 'FREEZER' }));
  const { id: articleId } = await made(admin.post('/api/articles', article(randomUUID())));
  const stock = await made(
    admin.post('/api/inventory/stocks', { articleId, storageLocationId: (await location()).id }),
  );
  const user = (username: string, email: string) => ({
    username,
    email,
    password: 'long enough',
    roleNames: ['SALES_STAFF'],
  });
  const upperOrNot = (text: string, racer: number) => (racer % 2 === 0 ? text.toUpperCase() : text);
  const short = () => randomUUID().slice(0, 18);
  return {
    username: async () => {
      const name = short();
      return ['/api/users', (racer) => user(upperOrNot(name, racer), `${randomUUID()}@example.org`)];
    },
    'e-mail': async () => {
      const email = `${short()}@example.org`;
      return ['/api/users', (racer) => user(short(), upperOrNot(email, racer))];
    },
    category: async () => {
      const name = short();
      return ['/api/categories', (racer) => ({ name: upperOrNot(name, racer) })];
    },
    'article number': async () => {
      const number = short();
      return ['/api/articles', (racer) => article(upperOrNot(number, racer))];
    },
    'storage location': async () => {
      const name = short();
      return [
        '/api/inventory/storage-locations',
        (racer) => ({ name: upperOrNot(name, racer), storageType: 'FREEZER' }),
      ];
    },
    stock: async () => {
      const storageLocationId = (await location()).id;
      return ['/api/inventory/stocks', () => ({ articleId, storageLocationId })];
    },
    recipe: async () => {
      const name = short();
      return [
        '/api/recipes',
        () => ({ name, version: 2, type: 'FINISHED_PRODUCT', outputQuantity: '1', outputUom: 'KG', articleId }),
      ];
    },
    'stock batch': async () => {
      const batchId = short();
      return [
        `/api/inventory/stocks/${stock.id}/batches`,
        () => ({
          batchId,
          batchType: 'PURCHASED',
          quantityAmount: '1',
          quantityUnit: 'KG',
          expiryDate: '2099-12-31',
        }),
      ];
    },
  };
}

async function races({ check, note, isFull }: Context, callers: readonly Client[]): Promise<void> {
  const most = isFull ? 200 : 10;
  const contests = await contestsOf(callers[0] as Client);
  for (const [name, contest] of Object.entries(contests)) {
    // Runs fewer races that create users, because password hashing is slow on purpose.
    const times = name === 'username' || name === 'e-mail' ? Math.ceil(most / 4) : most;
    let held = 0;
    const all: Outcome[] = [];
    for (const _ of range(times)) {
      const [path, body] = await contest();
      const outcomes = await Promise.all(
        range(RACERS).map((racer) => (callers[racer % callers.length] as Client).post(path, body(racer))),
      );
      all.push(...outcomes);
      const winners = outcomes.filter(({ status }) => status === 200 || status === 201).length;
      if (winners === 1 && outcomes.filter(({ status }) => status === 409).length === RACERS - 1) held++;
    }
    check(`one winner for each ${name}, 409 for all others`, held === times, `${held} of ${times}: ${tally(all)}`);
    note(`${name}: ${times} races of ${RACERS}: ${tally(all)}`);
  }
}

async function failuresCountTogether({ check, note }: Context, callers: readonly Client[]): Promise<void> {
  const body = { username: 'nobody-at-all', password: 'wrong password' };
  const tries = await Promise.all(
    range(20).map((n) => (callers[n % callers.length] as Client).post('/api/auth/login', body)),
  );
  const evaluated = tries.filter(({ status }) => status === 401).length;
  const refused = tries.filter(({ status }) => status === 429).length;
  check(
    `${MAX_FAILURES} failed log-ins at both together, then 429`,
    evaluated === MAX_FAILURES && refused === tries.length - MAX_FAILURES,
    tally(tries),
  );
  note(`20 log-ins at both at once: ${tally(tries)}`);
  for (const caller of callers) {
    const right = await caller.post('/api/auth/login', { username: 'admin', password: ADMIN_PASSWORD });
    check('others log in meanwhile', right.status === 200, right.status);
  }
}
