/**
 * A generated attack on the interface: `npm run test:all -- attack [--full]`.
 *
 * Reads the service's OpenAPI document and sends hostile values to every operation and every member. Sends them in
 * process on the in-memory store, and over a socket on the embedded database. Random walks compare the responses of
 * all stores, including PostgreSQL if `TEST_DATABASE_URL` names a server.
 *
 * The short form sends a random share of the requests, about 8,000; the full form sends all, more than 200,000. Each
 * failure is printed with a curl command; the same seed repeats the run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@cleaver/persistence';
import { TestClock, testIds } from '@cleaver/testing';
import { copyEmptyDatabase } from '@cleaver/testing/machine/empty-database';
import { createDatabase } from '@cleaver/testing/machine/test-database';
import fc from 'fast-check';
import { type ApiOperation, operationsOf } from './document.ts';
import { attackOf, plans } from './random.ts';
import { fire, Hit, inProcess, overSocket, type Send } from './send.ts';
import { openShop, type Shop } from './shop.ts';
import { attacksOn } from './systematic.ts';
import { type Place, walk } from './walks.ts';

const { values } = parseArgs({ options: { full: { type: 'boolean' }, seed: { type: 'string' } } });
const isFull = values.full === true;
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isSafeInteger(seed)) throw new Error('--seed must be a whole number');
console.log(`Seed ${seed}${isFull ? ', full' : ''}`);

/** Number of requests after which new records are created. Attacks on deleted or locked records reach less code. */
const WORLD_LASTS = 40;
/** Number of hits after which a run stops, because further hits rarely show a new fault. */
const HITS_MAX = 20;

const directory = await mkdtemp(join(tmpdir(), 'cleaver-attack-'));
let failed = 0;
let total = 0;

async function part(name: string, run: () => Promise<number>): Promise<void> {
  const begin = performance.now();
  const before = failed;
  let sent = 0;
  try {
    sent = await run();
  } catch (error) {
    failed++;
    console.log(error instanceof Error ? error.message : error);
  }
  total += sent;
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${failed === before ? 'ok' : 'FAILED'} ${name}: ${sent} requests (${seconds} s)`);
}

const described = async (shop: Shop): Promise<readonly ApiOperation[]> =>
  operationsOf((await shop.app.inject('/openapi.json')).json());

/** Returns a source of random numbers from 0 to 1, repeatable by seed (mulberry32). */
function dice(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Sends the systematic attacks on every operation, or a random `share` (0 to 1) of them. Returns the number of
 * requests.
 */
async function systematic(shop: Shop, send: Send, share: number): Promise<number> {
  const chance = dice(seed);
  let sent = 0;
  let hits = 0;
  for (const operation of await described(shop)) {
    const world = { ...(await shop.fill()) };
    for (const attack of attacksOn(operation, world)) {
      if (chance() > share) continue;
      if (++sent % WORLD_LASTS === 0) Object.assign(world, await shop.fill());
      try {
        await fire(send, attack);
      } catch (error) {
        if (!(error instanceof Hit) || ++hits > HITS_MAX) throw error;
        failed++;
        console.log(error.message);
      }
    }
  }
  return sent;
}

async function random(shop: Shop, send: Send, requests: number): Promise<number> {
  let world = await shop.fill();
  let sent = 0;
  const property = fc.asyncProperty(plans(await described(shop)), async (plan) => {
    if (++sent % WORLD_LASTS === 0) world = await shop.fill();
    await fire(send, attackOf(plan, world));
  });
  const checked = await fc.check(property, { seed, numRuns: requests });
  if (checked.failed) throw new Error(String((checked.errorInstance as Error | undefined)?.message));
  return sent;
}

let copies = 0;
const embedded: Place = async (clock) => {
  const ids = testIds(clock);
  const dataDir = join(directory, String(++copies));
  await copyEmptyDatabase(dataDir);
  return openDatabase({ dataDir, fsync: false, ids });
};

/** Creates an empty database on the server; closing removes it. */
const onServer =
  (server: string): Place =>
  async (clock) => {
    const { url, drop } = await createDatabase(server);
    const database = await openDatabase({ url, ids: testIds(clock) });
    const close = async () => {
      await database.close();
      await drop();
    };
    return { ...database, close };
  };

try {
  await part('systematic requests, in process, in memory', async () => {
    const shop = await openShop();
    return await systematic(shop, inProcess(shop), isFull ? 1 : 0.04);
  });
  await part('random requests, in process, in memory', async () => {
    const shop = await openShop();
    return await random(shop, inProcess(shop), isFull ? 25_000 : 1000);
  });
  await part('systematic requests, over a socket, embedded database', async () => {
    const clock = new TestClock();
    const database = await embedded(clock);
    const shop = await openShop(database, clock);
    const sent = await systematic(shop, await overSocket(shop), isFull ? 1 : 0.007);
    await shop.close();
    await database.close();
    return sent;
  });
  const walks = isFull ? 100 : 8;
  const server = process.env['TEST_DATABASE_URL'];
  // The short form runs fewer walks on the embedded database if a server is configured, because both run the same
  // statements.
  const fewer = server && !isFull ? 3 : walks;
  await part('random walks, embedded database compared with memory', () => walk(embedded, { seed, walks: fewer }));
  if (server)
    await part('random walks, PostgreSQL compared with memory', () => walk(onServer(server), { seed, walks }));
} finally {
  await rm(directory, { recursive: true, force: true });
}
console.log(
  `${total} requests, ${failed === 0 ? 'nothing found' : `${failed} things found: --seed ${seed}${isFull ? ' --full' : ''} shows them again`}`,
);
process.exitCode = failed === 0 ? 0 : 1;
