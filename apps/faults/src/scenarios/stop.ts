/** Stops the service with SIGTERM under load. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Outcome, tally } from '../client.ts';
import { Load } from '../load.ts';
import { rounds, type Scenario } from '../scenario.ts';
import { start } from '../service.ts';

const STOP_LIMIT_MS = 10_000;

export const stop: Scenario = {
  name: 'stop',
  title: 'SIGTERM under load loses no accepted request',
  on: ['embedded', 'PostgreSQL'],
  async run(context, place) {
    const { check, note } = context;
    let service = await start(context, place, { LOG_LEVEL: 'info' });
    let client = await service.logIn();
    const { token } = client;
    const load = await Load.prepare(client);
    const ends: number[] = [];
    const cut: Outcome[] = [];
    let lost = 0;
    for (const round of rounds(context, 4, 40)) {
      // Alternates between connections that are kept alive and one connection for each request.
      const loading = round % 2 === 0 ? client : client.at(service.url, { keepAlive: false });
      const before = load.journal.outcomes.length;
      const working = load.run(loading, 12);
      await wait(300 + Math.random() * 500);
      const { code, ms } = await service.stop();
      await working.stop();
      ends.push(ms);
      check('it ends with exit code 0', code === 0, `${code} after ${ms} ms`);
      cut.push(...load.journal.outcomes.slice(before).filter(({ fault }) => fault === 'cut'));
      // A request without a response must not have been accepted: it has no line in the log and no effect.
      const log = service.output();
      lost += load.journal.openKeys().filter((key) => log.includes(key)).length;
      loading.close();
      service = await start(context, place, { LOG_LEVEL: 'info' });
      client = service.client(token);
      lost += (await load.openButStored(client)).length;
      await load.journal.repeatOpen(client);
    }
    check('no accepted request is lost', lost === 0, `${lost} lost`);
    check(`it ends within ${STOP_LIMIT_MS} ms`, Math.max(...ends) <= STOP_LIMIT_MS, `${Math.max(...ends)} ms`);
    check(
      'nothing but success and refused connections',
      load.journal.unexpected.length === 0,
      load.journal.unexpected[0]?.body,
    );
    note(
      `${ends.length} stops, the slowest took ${Math.max(...ends)} ms; ${cut.length} cut before they were read; outcomes: ${tally(load.journal.outcomes)}`,
    );
    await load.prove(context, place, client, () => service.stop());
  },
};
