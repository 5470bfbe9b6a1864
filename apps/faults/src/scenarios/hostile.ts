/** Runs all attacks of `attackers.ts` concurrently, next to an honest user. */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Client, made, type Outcome, tally } from '../client.ts';
import { CORE_SHARE, coreOf, shareOf, shareText } from '../core-share.ts';
import { type AttackResult, type Plan, UNREAD_CUT_MS } from '../hostile/attackers.ts';
import { CONTAINER_MIB, memoryGroup } from '../memory-group.ts';
import { type Context, percentile, range, type Scenario, Skip, until } from '../scenario.ts';
import { type Service, start } from '../service.ts';

const MEMORY_MIB = 512;
/** Maximum 99th percentile of timer delays in this program in ms. On a busier machine, durations are not judged. */
const BUSY_MS = 50;
const PASSWORD = 'a password of the hostile hour';
const HONEST = '127.0.5.1';
const USERS = {
  clerk: ['WAREHOUSE_WORKER'],
  maker: ['PRODUCTION_MANAGER'],
  seller: ['SALES_MANAGER'],
  inspector: ['QUALITY_INSPECTOR'],
  guest: [],
  /** The honest user. */
  manager: ['QUALITY_MANAGER'],
};

export const hostileHour: Scenario = {
  name: 'hostile-hour',
  title: 'The service serves an honest user during attacks of strangers and of users of each role',
  on: ['embedded', 'PostgreSQL'],
  async run(context, place) {
    const { check, note } = context;
    const group = await memoryGroup(CONTAINER_MIB, context.after).catch((error: unknown) => {
      if (!(error instanceof Skip)) throw error;
      note(`without a limit to its memory: ${error.message}`);
    });
    // The rate limits of production, and the memory setting of the container.
    const limits = { RATE_LIMIT: '3000', RATE_LIMIT_UNKNOWN: '600', MALLOC_ARENA_MAX: '2' };
    const begin = () => start(context, place, limits);
    const service = await (group ? group.within(begin) : begin());
    const admin = await service.logIn();
    const waves = context.isFull
      ? [
          { times: 1, ms: 300_000 },
          { times: 10, ms: 300_000 },
        ]
      : [
          { times: 1, ms: 12_000 },
          { times: 10, ms: 18_000 },
        ];
    const { manager, ...tokens } = await usersOf(service, admin);
    const plan: Plan = {
      url: service.url,
      password: PASSWORD,
      tokens,
      recipeIds: await goodsOf(admin),
      waves,
    };
    const idle = await memoryOf(service);
    const atBegin = await coreOf(service);
    const end = performance.now() + waves.reduce((sum, { ms }) => sum + ms, 0);
    const goesOn = () => performance.now() < end && service.isAlive;
    const attackers = attack(plan, context);
    const ownDelays = delays(goesOn);
    const [honest, most] = await Promise.all([honestUser(service.url, manager, goesOn), memory(service, goesOn)]);

    const share = shareOf(atBegin, await coreOf(service));
    note(shareText(share));
    const isQuiet = percentile(await ownDelays, 0.99) <= BUSY_MS && share >= CORE_SHARE;
    // Checks durations only on a quiet machine. While other programs use the cores, durations prove nothing.
    const checkTime: typeof check = (what, holds, detail) => {
      if (isQuiet) check(what, holds, detail);
      else note(`not judged, since other programs had the cores: ${what}: ${detail}`);
    };
    check('the process lives', service.isAlive, service.output().slice(-1000));
    const well = await until(5000, async () => (await admin.get('/api/suppliers?size=1')).status === 200);
    check('well again within 5 s', well !== undefined, `${well} ms`);
    const longest = Math.round(Math.max(...(await attackers).unread));
    checkTime(`who never reads is cut within ${UNREAD_CUT_MS} ms`, longest <= UNREAD_CUT_MS, `${longest} ms`);
    judgeHonest(honest, { check, checkTime, note });
    check(`it takes less than ${MEMORY_MIB} MiB`, most < MEMORY_MIB, `${most} MiB`);
    const errors = service.output().match(/INTERNAL_ERROR/g)?.length ?? 0;
    check('nothing failed inside', errors === 0, service.output().slice(0, 2000));
    const log = (await admin.get('/api/audit-log?size=1')).body.page.totalElements;
    note(
      `memory ${idle} MiB before, at most ${most} MiB; who never reads cut after at most ${longest} ms; ${log} entries in the audit log`,
    );
    admin.close();
    const { code, ms } = await service.stop();
    check('it ends in good order', code === 0, `${code} after ${ms} ms`);
  },
};

/** Checks the responses to the honest user, and their times. */
function judgeHonest(
  { reads, logIns, lives }: Awaited<ReturnType<typeof honestUser>>,
  { check, checkTime, note }: Pick<Context, 'check' | 'note'> & { readonly checkTime: Context['check'] },
): void {
  const times = (of: readonly Outcome[]) => of.map(({ ms }) => ms);
  const [p50, p99] = [percentile(times(reads), 0.5), percentile(times(reads), 0.99)];
  checkTime('an honest user reads at once', p99 <= 1000, `p50 ${p50} ms, p99 ${p99} ms`);
  const failed = [...reads, ...logIns, ...lives].filter(({ status }) => status !== 200);
  check(
    'each request of an honest user is answered',
    failed.length === 0,
    `of reads ${tally(reads)}, of log-ins ${tally(logIns)}, of lives ${tally(lives)}`,
  );
  const slowest = Math.round(Math.max(...times(logIns)));
  checkTime('an honest user logs in within 3 s', slowest <= 3000, `${slowest} ms`);
  const live = percentile(times(lives), 0.99);
  checkTime('the health check answers at once', live <= 500, `p99 ${live} ms`);
  note(
    `an honest user read ${reads.length} times: p50 ${p50} ms, p99 ${p99} ms; logged in ${logIns.length} times, at most ${slowest} ms; lives: p99 ${live} ms`,
  );
}

function attack(plan: Plan, { after }: Pick<Context, 'after'>): Promise<AttackResult> {
  const worker = new Worker(new URL('../hostile/attackers.ts', import.meta.url), { workerData: plan });
  after(() => worker.terminate());
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

/** Creates the users of `USERS`. Returns their access tokens and the administrator's token, by username. */
async function usersOf(service: Service, admin: Client): Promise<Record<string, string>> {
  const tokens: Record<string, string> = { admin: admin.token ?? '' };
  for (const [username, roleNames] of Object.entries(USERS)) {
    await made(admin.post('/api/users', { username, email: `${username}@example.org`, password: PASSWORD, roleNames }));
    const anonymous = service.client();
    tokens[username] = (await made(anonymous.post('/api/auth/login', { username, password: PASSWORD }))).accessToken;
    anonymous.close();
  }
  return tokens;
}

/**
 * Creates suppliers, articles, customers with long contracts, and the longest permitted chain of recipes. Returns the
 * ids of the recipes, the top one first.
 */
async function goodsOf(admin: Client): Promise<string[]> {
  for (const n of range(30)) await made(admin.post('/api/suppliers', { name: `Supplier ${n}`, phone: '0123' }));
  const { id: categoryId } = await made(admin.post('/api/categories', { name: 'Sausage' }));
  const article = { categoryId, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9 };
  const articleIds: string[] = await eightAtOnce(LINES, async (n) => {
    const { id } = await made(admin.post('/api/articles', { name: `Sausage ${n}`, articleNumber: `${n}`, ...article }));
    return id;
  });
  const [articleId] = articleIds;

  const place = { street: 'Lange Zeile', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  const line = { agreedPrice: 11.9, agreedQuantity: 25, unit: 'KG' };
  const lineItems = articleIds.map((id) => ({ articleId: id, ...line }));
  const contract = { validFrom: '2026-01-01', validUntil: '2026-12-31', rhythm: 'WEEKLY', lineItems };
  await eightAtOnce(HEAVY_CUSTOMERS, async (n) => {
    const customer = { name: `Heavy ${n}`, type: 'B2B', phone: '0123', ...place };
    const { id } = await made(admin.post('/api/customers', customer));
    await made(admin.send('PUT', `/api/customers/${id}/frame-contract`, contract));
  });

  const output = { outputQuantity: '999999999999999.999989', outputUom: 'T', yieldPercentage: 997 };
  const recipe = { type: 'FINISHED_PRODUCT', articleId, ...output };
  const recipeIds: string[] = [];
  for (const n of range(RECIPES)) {
    const { id } = await made(admin.post('/api/recipes', { name: `Chain ${n}`, ...recipe }));
    const ingredient = { articleId, quantity: '1', uom: 'KG' };
    for (const _ of range(5)) await made(admin.post(`/api/recipes/${id}/ingredients`, ingredient));
    const below = recipeIds.at(-1);
    if (below !== undefined)
      await made(admin.post(`/api/recipes/${id}/ingredients`, { ...ingredient, subRecipeId: below }));
    recipeIds.push(id);
  }
  return recipeIds.reverse();
}
/**
 * Number of contract lines of each heavy customer. The list of these customers exceeds the size limit of a page (1
 * MiB).
 */
const LINES = 150;
const HEAVY_CUSTOMERS = 180;
/** The number of recipes in the longest permitted chain, which has 20 levels below the top one. */
const RECIPES = 21;

async function eightAtOnce<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  const left = range(count);
  await Promise.all(
    range(8).map(async () => {
      for (let n = left.shift(); n !== undefined; n = left.shift()) results.push(await work(n));
    }),
  );
  return results;
}

type GoesOn = () => boolean;

/**
 * Sends the requests of the honest user and returns the outcomes. Uses a separate address, because users behind one
 * address share its rate limit.
 */
async function honestUser(url: string, token: string | undefined, goesOn: GoesOn) {
  const [reads, logIns, lives]: [Outcome[], Outcome[], Outcome[]] = [[], [], []];
  const client = new Client(url, undefined, { from: HONEST });
  const anonymous = new Client(url, undefined, { from: HONEST });
  // Uses the newest session, because the service ends a user's oldest session when there are more than 100.
  let authorization = `Bearer ${token}`;
  const logIn = async () => {
    const outcome = await anonymous.post('/api/auth/login', { username: 'manager', password: PASSWORD });
    if (outcome.status === 200) authorization = `Bearer ${outcome.body.accessToken}`;
    return outcome;
  };
  const again = async (into: Outcome[], pause: number, ask: () => Promise<Outcome>) => {
    while (goesOn()) {
      into.push(await ask());
      await wait(pause);
    }
  };
  await Promise.all([
    again(reads, 50, () => client.send('GET', '/api/suppliers?size=20', undefined, { authorization })),
    again(lives, 200, () => anonymous.get('/health/live')),
    again(logIns, 3000, logIn),
  ]);
  for (const each of [anonymous, client]) each.close();
  return { reads, logIns, lives };
}

/** Measures the delay of timers in this process, in milliseconds. */
async function delays(goesOn: GoesOn): Promise<number[]> {
  const late: number[] = [];
  while (goesOn()) {
    const begin = performance.now();
    await wait(50);
    late.push(performance.now() - begin - 50);
  }
  return late;
}

async function memory(service: Service, goesOn: GoesOn): Promise<number> {
  let most = 0;
  while (goesOn()) {
    most = Math.max(most, await memoryOf(service));
    await wait(250);
  }
  return most;
}

async function memoryOf({ pid }: Service): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
