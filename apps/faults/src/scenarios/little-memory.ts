/** Sends far more requests than the service can serve with the memory of a small container. */
import { tally } from '../client.ts';
import { memoryGroup } from '../memory-group.ts';
import { percentile, range, type Scenario, until } from '../scenario.ts';
import { type Service, start } from '../service.ts';

const LIMIT_MIB = 256;
const CLIENTS = 200;

export const littleMemory: Scenario = {
  name: 'little-memory',
  title: `The service responds to ${CLIENTS} clients without a pause in ${LIMIT_MIB} MiB`,
  on: ['PostgreSQL'],
  async run(context, place) {
    const { check, note } = context;
    const group = await memoryGroup(LIMIT_MIB, context.after);
    const service = await group.within(() => start(context, place));
    const client = await service.logIn();
    const idle = await group.used();
    const end = performance.now() + (context.isFull ? 120_000 : 8000);
    const outcomes = (
      await Promise.all(
        range(CLIENTS).map(async (n) => {
          const own = client.at(service.url);
          const seen = [];
          while (performance.now() < end && service.isAlive) seen.push(await own.send(...request(n + seen.length)));
          own.close();
          return seen;
        }),
      )
    ).flat();
    check('the process lives', service.isAlive, service.output().slice(-1000));
    const odd = outcomes.filter(({ status }) => ![200, 400, 401, 429, 503].includes(status));
    check('each request has its answer, and none fails', odd.length === 0, tally(odd));
    const well = await until(5000, async () => (await client.get('/api/categories?size=1')).status === 200);
    check('well again within 2 s', well !== undefined && well <= 2000, `${well} ms`);
    const ms = outcomes.map((outcome) => outcome.ms);
    note(`${tally(outcomes)}; p50 ${percentile(ms, 0.5)} ms, p99 ${percentile(ms, 0.99)} ms`);
    note(`memory: ${idle} MiB before, at most ${await group.peak()} MiB; well again after ${well} ms`);
    client.close();
    await ends(service, check);
  },
};

type Request = readonly [method: string, path: string, body?: object];

/**
 * The requests, in turn: a long list, a write, a refused large body, a log-in that hashes a password, and a short list.
 */
const REQUESTS: readonly ((n: number) => Request)[] = [
  () => ['GET', '/api/categories?size=500'],
  () => ['POST', '/api/categories', { name: `Load ${Math.random()}`, description: 'x'.repeat(2000) }],
  () => ['POST', '/api/categories', { name: 'x'.repeat(20_000) }],
  (n) => ['POST', '/api/auth/login', { username: `somebody${n}`, password: 'wrong' }],
  () => ['GET', '/api/users'],
];
const request = (n: number): Request => REQUESTS[n % REQUESTS.length]?.(n) as Request;

async function ends(service: Service, check: (what: string, holds: boolean, detail?: unknown) => void): Promise<void> {
  const { code, ms } = await service.stop();
  check('it ends in good order', code === 0, `${code} after ${ms} ms`);
}
