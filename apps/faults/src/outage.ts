/** Checks the responses of the service during a database outage, and its recovery afterwards. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, type Outcome, tally } from './client.ts';
import type { Load } from './load.ts';
import type { Place } from './scenario.ts';
import { type Context, percentile, range, until } from './scenario.ts';
import type { Service } from './service.ts';

/** Maximum response time during the outage, in milliseconds. */
const ANSWER_LIMIT_MS = 3000;
/** Tolerance for a busy machine, in milliseconds. */
const SLACK_MS = 500;
const RECOVERY_LIMIT_MS = 2000;
const WRITERS = 8;
/** The maximum number of connections in the service's pool. */
const POOL_MAX = 10;

interface Fault {
  readonly name: string;
  begin(): Promise<unknown> | unknown;
  end(): Promise<unknown> | unknown;
  /** The duration in milliseconds. */
  readonly lasts: number;
  /** Whether the service can serve requests during the fault. */
  readonly isServing?: boolean;
  /** Number of concurrent writers; default 8. */
  readonly writers?: number;
  /** Maximum response time of every request in milliseconds; default 3000. */
  readonly answerLimitMs?: number;
}

export interface Outage {
  readonly context: Context;
  readonly place: Place;
  readonly service: Service;
  readonly client: Client;
  readonly load: Load;
}

/**
 * Causes the fault under load. Checks the responses during the fault, and the recovery of the service. Checks response
 * times and recovery time only in the full form.
 */
export async function suffer({ context, place, service, client, load }: Outage, fault: Fault): Promise<void> {
  const check = (what: string, holds: boolean, detail?: unknown) =>
    context.check(`${fault.name}: ${what}`, holds, detail);
  const seen: Outcome[] = [];
  const before = load.journal.outcomes.length;
  const writing = load.run(client, fault.writers ?? WRITERS);
  const reading = repeat(async () => seen.push(await client.get('/api/categories?size=1')));
  const probes: Outcome[] = [];
  const living: Outcome[] = [];
  const probing = repeat(async () => {
    probes.push(await client.get('/health/ready'));
    living.push(await client.get('/health/live'));
    await wait(50);
  });
  await wait(300);
  const probesBefore = probes.length;
  await fault.begin();
  await wait(fault.lasts);
  const probesDuring = probes.slice(probesBefore);
  await fault.end();
  const wellMs = await until(20_000, async () => (await client.get('/health/ready')).status === 200);
  const servedMs = await until(20_000, async () => (await client.get('/api/categories?size=1')).status === 200);
  await wait(500);
  await Promise.all([writing.stop(), reading.stop(), probing.stop()]);

  const outcomes = [...seen, ...load.journal.outcomes.slice(before)];
  const failed = outcomes.filter(({ status }) => status !== 200);
  const slowest = Math.round(Math.max(0, ...outcomes.map(({ ms }) => ms)));
  const dishonest = failed.filter(({ status, body, headers }) =>
    status === 503 ? !headers['retry-after'] : body?.code !== 'IDEMPOTENCY_KEY_IN_USE',
  );
  check('every answer is a success or a 503 with Retry-After', dishonest.length === 0, tally(dishonest));
  const limit = fault.answerLimitMs ?? ANSWER_LIMIT_MS;
  // Always reports times, but checks limits only in the full form, because a shared machine may be slow.
  if (context.isFull) check(`every answer within ${limit} ms`, slowest <= limit + SLACK_MS, `${slowest} ms`);
  check('the process lives', service.isAlive);
  check(
    '/health/live says so throughout',
    living.every(({ status }) => status === 200),
    tally(living),
  );
  if (!fault.isServing) {
    check(
      '/health/ready reports it',
      probesDuring.filter(({ status }) => status === 503).length > 0,
      tally(probesDuring),
    );
  }
  const recovery = wellMs === undefined || servedMs === undefined ? undefined : wellMs + servedMs;
  const recoveryLimit = context.isFull ? RECOVERY_LIMIT_MS : Infinity;
  check('well again by itself', recovery !== undefined && recovery <= recoveryLimit, `${recovery} ms`);
  const times = failed.map(({ ms }) => ms);
  context.note(
    `${fault.name}: ${tally(outcomes)}; the slowest answer took ${slowest} ms` +
      `${times.length > 0 ? `, a failed one ${percentile(times, 0.5)} ms (median)` : ''}; well again after ${recovery} ms`,
  );
  await nothingStuck(context, place, client, fault.name);
}

/**
 * Checks that the pool serves many concurrent requests and does not exceed its maximum size. Also checks that no
 * transaction is left open.
 */
async function nothingStuck(context: Context, place: Place, client: Client, name: string): Promise<void> {
  let many: readonly Outcome[] = [];
  // Repeats the requests, because one may time out on a busy machine.
  const served = await until(20_000, async () => {
    many = await Promise.all(range(4 * POOL_MAX).map(() => client.get('/api/suppliers?size=1')));
    return many.every(({ status }) => status === 200);
  });
  context.check(`${name}: the pool serves ${4 * POOL_MAX} at once`, served !== undefined, tally(many));
  let stuck: unknown;
  // PostgreSQL detects some faults only by its timeouts.
  const cleared = await until(8000, async () => {
    const [row] = await place.sql(
      `select count(*) filter (where state like 'idle in transaction%')::int as open, count(*)::int as all
       from pg_stat_activity where datname = current_database() and application_name = 'cleaver'`,
    );
    stuck = row;
    return row?.['open'] === 0 && Number(row['all']) <= POOL_MAX;
  });
  context.check(`${name}: no stuck transaction, no connection too many`, cleared !== undefined, stuck);
}

function repeat(work: () => Promise<unknown>): { stop(): Promise<void> } {
  let stopped = false;
  const working = (async () => {
    while (!stopped) await work();
  })();
  return {
    async stop() {
      stopped = true;
      await working;
    },
  };
}
