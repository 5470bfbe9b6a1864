/**
 * Kills the service with `kill -9` at random times under load, and while the first start creates the database. Also
 * starts a second process on the data directory of a running service.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../client.ts';
import { Load } from '../load.ts';
import type { Place } from '../scenario.ts';
import { type Context, percentile, rounds, type Scenario, until } from '../scenario.ts';
import { ADMIN_PASSWORD, launch, start } from '../service.ts';

/** Maximum milliseconds from the start of the process to its first 200 of /health/ready. */
const READY_LIMIT_MS = 5000;
const WORKERS = 8;
/** Minimum number of acknowledged writes in each round before the kill. */
const MIN_WRITES = 100;

export const kill: Scenario = {
  name: 'kill',
  title: 'kill -9 under load loses no acknowledged write',
  on: ['embedded', 'PostgreSQL'],
  async run(context, place) {
    const { check, note } = context;
    let service = await start(context, place);
    let client = await service.logIn();
    const { token } = client;
    const load = await Load.prepare(client);
    const starts: number[] = [];
    let rotated: Rotation | undefined;
    for (const _ of rounds(context, 6, 100)) {
      const session = await Rotation.begin(await service.logIn());
      const working = load.run(client, WORKERS);
      const rotating = session.run();
      const before = load.journal.acknowledged;
      await until(10_000, async () => load.journal.acknowledged >= before + MIN_WRITES);
      await wait(Math.random() * 1000);
      await service.kill();
      await Promise.all([working.stop(), rotating]);
      client.close();
      service = await start(context, place);
      starts.push(service.readyMs);
      client = service.client(token);
      await session.prove(context, service.url);
      rotated = session;
    }
    const median = percentile(starts, 0.5);
    // Checks the median only in the full form. The few starts of the short form prove nothing on a busy machine.
    if (context.isFull)
      check(`it is ready again within ${READY_LIMIT_MS} ms (median)`, median <= READY_LIMIT_MS, `${median} ms`);
    note(`${starts.length} kills; ready again after ${median} ms (median), ${Math.max(...starts)} ms (slowest)`);
    note(`${load.journal.open} requests had no answer when it was killed`);
    check('refresh tokens were rotated under way', rotated !== undefined);
    check('nothing but success and silence', load.journal.unexpected.length === 0, load.journal.unexpected[0]?.body);
    await load.prove(context, place, client, () => service.stop());
  },
};

/** Refreshes one session's token repeatedly, and tracks the last used token. */
class Rotation {
  readonly #client: Client;
  #current: string | undefined;
  #used: string | undefined;

  private constructor(client: Client, refreshToken: string) {
    this.#client = client;
    this.#current = refreshToken;
  }

  static async begin(client: Client): Promise<Rotation> {
    const { body } = await client.post('/api/auth/login', { username: 'admin', password: ADMIN_PASSWORD });
    return new Rotation(client, body.refreshToken);
  }

  async run(): Promise<void> {
    while (this.#current) {
      const used = this.#current;
      const { status, body } = await this.#client.post('/api/auth/refresh', { refreshToken: used });
      // Without a response it is unknown whether the token is used.
      if (status !== 200) break;
      this.#used = used;
      this.#current = body.refreshToken;
    }
    this.#client.close();
  }

  async prove({ check }: Context, url: string): Promise<void> {
    if (!this.#used) return;
    const client = this.#client.at(url);
    const replayed = await client.post('/api/auth/refresh', { refreshToken: this.#used });
    check('a used refresh token stays dead', replayed.status === 401, replayed.status);
    client.close();
  }
}

export const killAtStart: Scenario = {
  name: 'kill-at-start',
  title: 'The next start succeeds after kill -9 during the first start',
  on: ['embedded', 'PostgreSQL'],
  isFirstStart: true,
  async run(context, place) {
    const { check, note } = context;
    let kills = 0;
    for (const _ of rounds(context, 4, 30)) {
      // Kills 0.3 to 2.3 s after the launch. The service may then be creating its files or the first administrator.
      const running = await launch(context, place);
      await wait(300 + 2000 * Math.random());
      running.signal('SIGKILL');
      await running.ended;
      kills++;
    }
    const service = await start(context, place);
    const admin = await service.logIn();
    const { body } = await admin.get('/api/users');
    check('there is one user', body?.page?.totalElements === 1, body?.page);
    note(`${kills} kills; ready after ${service.readyMs} ms`);
    admin.close();
    await service.stop();
  },
};

export const dataDir: Scenario = {
  name: 'data-dir',
  title: 'A second process on the same data directory is refused',
  on: ['embedded'],
  async run(context, place) {
    const { check, note } = context;
    const first = await start(context, place);
    await refused(context, place, 'a second process is refused');
    first.signal('SIGSTOP');
    await refused(context, place, 'also while the first one is stopped');
    first.signal('SIGCONT');
    const client = await first.logIn();
    check('the first one goes on', (await client.get('/api/categories')).status === 200);
    client.close();
    await first.kill();
    const next = await start(context, place);
    note(`after kill -9 the next process is ready in ${next.readyMs} ms`);
    await next.stop();
  },
};

async function refused(context: Context, place: Place, what: string): Promise<void> {
  const second = await launch(context, place);
  const code = await second.ended;
  const output = second.output();
  context.check(what, code === 1 && /^Cleaver cannot start: [^\n]*in use[^\n]*\n$/.test(output), output);
}
