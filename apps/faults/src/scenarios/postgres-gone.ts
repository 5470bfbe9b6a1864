/**
 * Tests the service while PostgreSQL refuses or closes connections, is silent, slow or stopped, terminates the
 * service's sessions, or holds locks.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { cluster } from '../cluster.ts';
import { Load } from '../load.ts';
import { type Outage, suffer } from '../outage.ts';
import { postgres, session } from '../places.ts';
import { FailingProxy } from '../proxy.ts';
import type { Place } from '../scenario.ts';
import { type Context, range, rounds, type Scenario } from '../scenario.ts';
import { start } from '../service.ts';

async function outage(context: Context, place: Place, url?: string): Promise<Outage> {
  const service = await start(context, place, url ? { DATABASE_URL: url } : {});
  const client = await service.logIn();
  return { context, place, service, client, load: await Load.prepare(client) };
}

const finish = async ({ context, place, service, client, load }: Outage): Promise<void> => {
  context.check(
    'it never says 500',
    !/INTERNAL_ERROR|uncaught/.test(service.output()),
    service.output().slice(0, 2000),
  );
  await load.prove(context, place, client, () => service.stop());
};

export const network: Scenario = {
  name: 'network',
  title: 'The service recovers when the network to PostgreSQL fails',
  on: ['PostgreSQL'],
  async run(context, place) {
    const { proxy, url } = await FailingProxy.before(place.env['DATABASE_URL'] ?? '', context);
    const running = await outage(context, place, url);
    for (const _ of rounds(context, 1, 5)) {
      const end = () => proxy.accept();
      await suffer(running, { name: 'refused', begin: () => proxy.refuse(), end, lasts: 3000 });
      await suffer(running, {
        name: 'reset',
        async begin() {
          for (const _ of range(5)) {
            proxy.cut();
            await wait(200);
          }
        },
        end,
        lasts: 0,
        isServing: true,
      });
      await suffer(running, { name: 'black hole', begin: () => proxy.swallow(), end, lasts: 7000 });
      await suffer(running, {
        name: 'latency of 100 ms',
        begin: () => proxy.delay(50),
        end,
        lasts: 3000,
        isServing: true,
      });
    }
    await finish(running);
  },
};

export const terminated: Scenario = {
  name: 'terminated',
  title: 'The service recovers when PostgreSQL terminates all its connections under load',
  on: ['PostgreSQL'],
  async run(context, place) {
    const running = await outage(context, place);
    const times = context.isFull ? 50 : 8;
    let ended = 0;
    await suffer(running, {
      name: `${times} times`,
      async begin() {
        for (const _ of range(times)) {
          const rows = await place.sql(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and application_name = 'cleaver'`,
          );
          ended += rows.length;
          await wait(150);
        }
      },
      end: () => undefined,
      lasts: 0,
      isServing: true,
    });
    context.note(`${ended} connections were terminated`);
    await finish(running);
  },
};

export const stopped: Scenario = {
  name: 'stopped',
  title: 'The service recovers when PostgreSQL is stopped and started under load',
  on: ['PostgreSQL'],
  async run(context) {
    const server = await cluster(context);
    await server.start();
    const running = await outage(context, await postgres(server.url, context));
    for (const round of rounds(context, 2, 20)) {
      const mode = round % 2 === 0 ? 'immediate' : 'fast';
      await suffer(running, {
        name: `stopped, ${mode}`,
        begin: () => server.stop(mode),
        end: () => server.start(),
        lasts: 1500,
      });
    }
    await finish(running);
  },
};

export const exhausted: Scenario = {
  name: 'exhausted',
  title: 'The service responds while every connection of the pool waits for a lock',
  on: ['PostgreSQL'],
  async run(context, place) {
    const running = await outage(context, place);
    const holder = await session(place, context);
    await suffer(running, {
      name: 'locked',
      async begin() {
        await holder.query('begin');
        await holder.query('select id from stock_batch for update');
      },
      end: () => holder.query('rollback'),
      lasts: 6000,
      isServing: true,
      // The number of writers is six times the pool size, so that requests also wait for a connection.
      writers: 60,
      // The limit is above the sum of the timeouts for a connection and for the lock.
      answerLimitMs: 5000,
    });
    await finish(running);
  },
};
