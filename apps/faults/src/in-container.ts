/** Runs attacks on the service with the memory of the container, next to an honest user. */
import { setTimeout as wait } from 'node:timers/promises';
import { Client, made, type Outcome, tally } from './client.ts';
import { CORE_SHARE, coreOf, shareOf, shareText } from './core-share.ts';
import { CONTAINER_MIB, memoryGroup } from './memory-group.ts';
import { type Context, percentile, type Scenario } from './scenario.ts';
import { type Service, start } from './service.ts';

const PASSWORD = 'the password of the honest user';
/** The address of the honest user. Attacks come from other addresses. */
const HONEST = '127.0.0.2';
const READ_EVERY_MS = 25;

export interface Target {
  readonly service: Service;
  /** The client of the first administrator. */
  readonly client: Client;
  /** Whether the attack runs for long. */
  readonly isFull: boolean;
}

interface Judged extends Target {
  /** Returns the outcomes to judge: all, or on a starved machine those that are not refused for its load. */
  readonly answered: (outcomes: readonly Outcome[]) => readonly Outcome[];
}

interface Attack<Prepared, Result> extends Pick<Scenario, 'name' | 'title'> {
  /** Creates the records that the attack needs. */
  prepare(target: Target): Promise<Prepared>;
  /** Sends the attack, until the end or until the service ends. */
  attack(target: Target, prepared: Prepared): Promise<Result>;
  /** Checks the result of the attack. Returns its figures. */
  judge(check: Context['check'], result: Result, target: Judged): string | Promise<string>;
}

/** Returns the scenario of an attack: on each database, the service survives it and serves an honest user meanwhile. */
export const inContainer = <Prepared, Result>({ name, title, ...of }: Attack<Prepared, Result>): Scenario => ({
  name,
  title: `${title} in ${CONTAINER_MIB} MiB`,
  on: ['embedded', 'PostgreSQL'],
  async run(context, place) {
    const { check, note, isFull } = context;
    const group = await memoryGroup(CONTAINER_MIB, context.after);
    const service = await group.within(() => start(context, place));
    const client = await service.logIn();
    const target = { service, client, isFull };
    const prepared = await of.prepare(target);
    const reading = await honestReads(target);
    const atBegin = await coreOf(service);
    const result = await of.attack(target, prepared);
    const reads = await reading.stop();
    const share = shareOf(atBegin, await coreOf(service));
    check('the process lives', service.isAlive, service.output().slice(-1000));
    const isStarved = share < CORE_SHARE;
    const answered = (outcomes: readonly Outcome[]) =>
      outcomes.filter(({ status, fault }) => !isStarved || (status !== 503 && fault !== 'silent'));
    const figures = await of.judge(check, result, { ...target, answered });
    check(
      'an honest user is served meanwhile',
      reads.length > 0 && answered(reads).every(({ status }) => status === 200),
      tally(reads),
    );
    const errors = service.output().match(/INTERNAL_ERROR/g)?.length ?? 0;
    check('nothing failed inside', errors === 0, service.output().slice(0, 2000));
    note(shareText(share));
    note(`${figures}; ${figuresOf('reads', reads)}; at most ${await group.peak()} MiB`);
    client.close();
    const { code, ms } = await service.stop();
    check('it ends in good order', code === 0, `${code} after ${ms} ms`);
  },
});

/** Returns the number of requests and the percentiles of their times, as text. */
export function figuresOf(what: string, outcomes: readonly Outcome[]): string {
  const times = outcomes.map(({ ms }) => ms);
  return `${outcomes.length} ${what}: p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`;
}

/**
 * Reads a list as an honest user until `stop`, which returns the outcomes. Each read opens a new connection, like a user
 * who arrives during the attack.
 */
async function honestReads({ service, client }: Target): Promise<{ stop(): Promise<readonly Outcome[]> }> {
  const user = { username: 'honest', email: 'honest@example.org', password: PASSWORD, roleNames: ['QUALITY_MANAGER'] };
  await made(client.post('/api/users', user));
  const anonymous = service.client();
  const { accessToken } = await made(anonymous.post('/api/auth/login', user));
  anonymous.close();
  const honest = new Client(service.url, accessToken, { keepAlive: false, from: HONEST });
  const reads: Outcome[] = [];
  let isRunning = true;
  const reading = (async () => {
    while (isRunning && service.isAlive) {
      reads.push(await honest.get('/api/suppliers?size=20'));
      await wait(READ_EVERY_MS);
    }
  })();
  return {
    async stop() {
      isRunning = false;
      await reading;
      honest.close();
      return reads;
    },
  };
}
