/**
 * The attacks of clients without a token, of users, and of clients that stop sending or reading. The attacks run in a
 * worker thread, so they do not delay the honest user's requests.
 */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Client } from '../client.ts';
import { range } from '../scenario.ts';

export interface Plan {
  readonly url: string;
  readonly password: string;
  /** Access tokens by username. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly recipeIds: readonly string[];
  /**
   * The waves, which follow one another. In a wave, every attack runs `times` times in parallel, for `ms` milliseconds.
   */
  readonly waves: readonly { readonly times: number; readonly ms: number }[];
}

/** The result of the attacks: the lifetime of each connection that reads nothing, in milliseconds. */
export type AttackResult = { readonly unread: readonly number[] };

export const NEVER_READ = 300;
export const UNREAD_CUT_MS = 25_000;

interface Attack {
  readonly plan: Plan;
  readonly port: number;
  readonly goesOn: () => boolean;
  /** The index of this run among the parallel runs of its attack. */
  readonly nth: number;
}

/**
 * The attacks. Each of them stalled, killed or filled an earlier version of the service. The comments of the attacks
 * have the numbers of these findings.
 */
const ATTACKS: readonly ((attack: Attack) => Promise<void>)[] = [
  crowds,
  largeLogIns,
  blanks,
  madeUp,
  refused,
  halfSent,
  sorts,
  requirements,
  longLists,
  logsInAgain,
  keyed,
  largePages,
  subRecipes,
];

const post = (path: string, body: string, headers = ''): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\n${headers}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

if (parentPort) {
  const plan = workerData as Plan;
  const port = Number(new URL(plan.url).port);
  const readers = range(NEVER_READ).map((n) => neverReads(port, `127.0.1.${1 + (n % 100)}`));
  for (const { times, ms } of plan.waves) {
    const end = performance.now() + ms;
    const goesOn = () => performance.now() < end;
    await Promise.all(range(times).flatMap((nth) => ATTACKS.map((run) => run({ plan, port, goesOn, nth }))));
  }
  parentPort.postMessage({ unread: await Promise.all(readers) } satisfies AttackResult);
}

/**
 * Sends requests in a loop, with the token of the user if there is one. The pause between two requests is in
 * milliseconds.
 */
async function again(
  { plan, goesOn }: Attack,
  username: string,
  pause: number,
  ask: (client: Client) => Promise<unknown>,
) {
  const client = new Client(plan.url, plan.tokens[username]);
  while (goesOn()) {
    await ask(client);
    await wait(pause);
  }
  client.close();
}

/**
 * Sends `bytes` over a new connection from the address `from`, and discards the responses. Closes the connection after
 * `forMs` milliseconds at the latest.
 */
function burst(port: number, from: string, bytes: string, forMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(bytes);
    const limit = setTimeout(() => socket.destroy(), forMs);
    socket.on('close', () => {
      clearTimeout(limit);
      resolve();
    });
  });
}

/** 1 and 11: opens a connection from a new address fifteen times a second, and sends 95 log-ins on each connection. */
async function crowds({ port, goesOn, nth }: Attack): Promise<void> {
  for (let n = 0; goesOn(); n++) {
    const logIns = range(95).map((k) =>
      post('/api/auth/login', `{"username":"u${nth}-${n}-${k}","password":"wrong word"}`),
    );
    void burst(port, `127.${10 + nth}.${Math.floor(n / 250) & 255}.${1 + (n % 250)}`, logIns.join(''), 5000);
    await wait(66);
  }
}

/** 2: sends log-ins with a body of a megabyte, at most 12.5 a second in each run. */
async function largeLogIns({ port, goesOn, nth }: Attack): Promise<void> {
  const large = post('/api/auth/login', `{"username":"x","password":"wrong word","pad":"${'x'.repeat(1_000_000)}"}`);
  while (goesOn()) {
    await Promise.all(range(5).map((n) => burst(port, `127.0.2.${1 + n + 5 * nth}`, large, 1000)));
    await wait(400);
  }
}

/** 4: sends long usernames that are short after trimming. */
async function blanks({ port, goesOn, nth }: Attack): Promise<void> {
  const blank = post('/api/auth/login', `{"username":"admin${'\u2003'.repeat(2000)}","password":"wrong word"}`);
  while (goesOn()) {
    await burst(port, `127.0.3.${1 + nth}`, blank.repeat(10), 500);
    await wait(100);
  }
}

/** 5: sends refresh tokens that the service never issued. */
async function madeUp(attack: Attack): Promise<void> {
  const ask = (client: Client) => client.post('/api/auth/refresh', { refreshToken: `made up ${Math.random()}` });
  await Promise.all(range(4).map(() => again(attack, 'nobody', 5, ask)));
}

/** 5: sends requests of a user without a role. The service refuses all of them. */
async function refused(attack: Attack): Promise<void> {
  await Promise.all(
    range(4).map(() => again(attack, 'guest', 5, (client) => client.get(`/api/users/${Math.random()}`))),
  );
}

/** 6: sends requests without their last byte. */
async function halfSent({ plan, port, goesOn }: Attack): Promise<void> {
  const whole = post('/api/categories', '{"name":"half"}', `authorization: Bearer ${plan.tokens['clerk']}\r\n`);
  while (goesOn()) {
    void burst(port, '127.0.4.1', whole.slice(0, -1), 9500);
    await wait(500);
  }
}

/** 7: requests random sort orders, because each new sort order needs a new statement. */
async function sorts(attack: Attack): Promise<void> {
  const fields = ['name', 'storageType', 'active'];
  await again(attack, 'clerk', 5, (client) => {
    const order = fields.flatMap((field) => [`sort=${field},${Math.random() < 0.5 ? 'asc' : 'desc'}`]);
    order.sort(() => Math.random() - 0.5);
    return client.get(`/api/inventory/storage-locations?${order.slice(Math.floor(Math.random() * 3)).join('&')}`);
  });
}

/** 8: reads the requirements of a long chain of recipes whose output quantities have 21 digits. */
async function requirements(attack: Attack): Promise<void> {
  await again(attack, 'maker', 20, (client) => client.get(`/api/recipes/${attack.plan.recipeIds[0]}/requirements`));
}

/** 9: adds delivery addresses to a customer, one at a time. Uses a new customer after every 200 addresses. */
async function longLists(attack: Attack): Promise<void> {
  let id: string | undefined;
  let labels = 0;
  const street = 'x'.repeat(200);
  const place = { street, houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  await again(attack, 'seller', 20, async (client) => {
    if (id === undefined || labels++ % 200 === 0) {
      const customer = { name: `Long ${randomUUID()}`, type: 'B2B', phone: '0123', ...place };
      const { body } = await client.post('/api/customers', customer);
      id = body?.id;
    }
    const deliveryNotes = 'x'.repeat(1000);
    await client.post(
      `/api/customers/${id}/delivery-addresses`,
      { label: `L ${labels}`, ...place, deliveryNotes },
      { 'idempotency-key': randomUUID() },
    );
  });
}

/** 10: logs one user in again and again. Each log-in creates a new session. */
async function logsInAgain(attack: Attack): Promise<void> {
  const { password } = attack.plan;
  await again(attack, 'nobody', 50, (client) => client.post('/api/auth/login', { username: 'clerk', password }));
}

/**
 * 12: sends requests that the service refuses, each with a new idempotency key. The service runs each of them twice,
 * and stores no response.
 */
async function keyed(attack: Attack): Promise<void> {
  await again(attack, 'seller', 5, (client) =>
    client.post('/api/customers/unknown/activate', {}, { 'idempotency-key': randomUUID() }),
  );
}

/** 13: requests pages of the maximum size. */
async function largePages(attack: Attack): Promise<void> {
  await Promise.all([
    again(attack, 'admin', 200, (client) => client.get('/api/audit-log?size=500')),
    again(attack, 'inspector', 200, (client) => client.get('/api/customers?size=500')),
  ]);
}

/** 14: adds a sub-recipe that closes a cycle in a long chain. */
async function subRecipes(attack: Attack): Promise<void> {
  const { recipeIds } = attack.plan;
  await again(attack, 'maker', 50, (client) =>
    client.post(`/api/recipes/${recipeIds.at(-1)}/ingredients`, {
      articleId: 'unknown',
      quantity: '1',
      uom: 'KG',
      subRecipeId: recipeIds[0],
    }),
  );
}

/**
 * 3: requests the script of the documentation 40 times, and reads nothing. Returns the milliseconds until the
 * connection closes. Closes the connection after 50 s if the service does not.
 */
function neverReads(port: number, from: string): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now();
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => undefined);
    socket.write('GET /docs/swagger-ui-bundle.js HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(40));
    const limit = setTimeout(() => socket.destroy(), 2 * UNREAD_CUT_MS);
    // The socket reads nothing, so it detects a closed connection only when it writes.
    const probing = setInterval(() => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'), 1000);
    socket.on('close', () => {
      clearInterval(probing);
      clearTimeout(limit);
      resolve(performance.now() - begin);
    });
  });
}
