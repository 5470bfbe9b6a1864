/** Pauses the process under load and continues it, as a debugger or a sleeping machine does. */
import { setTimeout as wait } from 'node:timers/promises';
import { tally } from '../client.ts';
import { Load } from '../load.ts';
import { rounds, type Scenario, until } from '../scenario.ts';
import { start } from '../service.ts';

export const paused: Scenario = {
  name: 'paused',
  title: 'The service recovers after SIGSTOP and SIGCONT under load',
  on: ['embedded', 'PostgreSQL'],
  async run(context, place) {
    const { check, note } = context;
    const service = await start(context, place);
    const client = await service.logIn();
    const load = await Load.prepare(client);
    const wellAgain: number[] = [];
    const pauseMs = context.isFull ? 10_000 : 4000;
    for (const _ of rounds(context, 2, 10)) {
      const working = load.run(client, 8);
      await wait(300);
      service.signal('SIGSTOP');
      await wait(pauseMs);
      service.signal('SIGCONT');
      const well = await until(5000, async () => (await client.get('/health/ready')).status === 200);
      check('well again within 2 s', well !== undefined && well <= 2000, `${well} ms`);
      wellAgain.push(well ?? Number.NaN);
      check('the token of before is good', (await client.get('/api/categories?size=1')).status === 200);
      await wait(300);
      await working.stop();
    }
    note(`${wellAgain.length} times ${pauseMs / 1000} s; well again after ${Math.max(...wellAgain)} ms at most`);
    note(`outcomes: ${tally(load.journal.outcomes)}`);
    check('nothing but success and 503', load.journal.unexpected.length === 0, load.journal.unexpected[0]?.body);
    await load.prove(context, place, client, () => service.stop());
  },
};
