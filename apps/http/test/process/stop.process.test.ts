/** Tests that a stop loses no request that was sent before. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@cleaver/testing/machine/empty-database';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { test } from 'tap';
import { address, logIn, run } from '../real-service.ts';

const CLIENTS = 150;
const ROUNDS = 2;

test('a stop answers every request that was sent before, also on connections that the service has not accepted yet', async (t) => {
  const directory = join(temporaryDirectory(t), 'data');
  await copyEmptyDatabase(directory);
  for (let round = 0; round < ROUNDS; round++) {
    const service = run(t, { DATA_DIR: directory, ADMIN_PASSWORD: 'given at the start', RATE_LIMIT: '0' });
    const url = await address(service);
    const headers = await logIn(url, 'given at the start');
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    /** Sends a request. Returns its response, and a promise that resolves when the system has the request. */
    const send = (path: string, body?: string) => {
      const sent = request(`${url}${path}`, { method: body ? 'POST' : 'GET', headers, agent });
      const answer = once(sent, 'response').then(
        ([response]: IncomingMessage[]) => {
          response?.resume();
          return response?.statusCode;
        },
        (error: NodeJS.ErrnoException) => error.code,
      );
      const isSent = once(sent, 'socket').then(async ([socket]) => {
        if ((socket as Socket).connecting) await once(socket as Socket, 'connect');
      });
      sent.end(body);
      return { answer, isSent };
    };
    const idle = Array.from({ length: CLIENTS / 3 }, () => send('/api/roles').answer);
    await Promise.all(idle);
    const requests = Array.from({ length: CLIENTS }, (_, n) =>
      n % 2 === 0 ? send('/api/today') : send('/api/categories', JSON.stringify({ name: `${round} ${n}` })),
    );
    await Promise.all(requests.map(({ isSent }) => isSent));
    service.process.kill('SIGTERM');
    const answers = await Promise.all(requests.map(({ answer }) => answer));
    // A slow machine may not end all of them in time, and refuses the others.
    t.same(
      answers.filter((answer) => answer !== 200 && answer !== 503),
      [],
      `round ${round}`,
    );
    t.equal(await service.ended, 0);
    agent.destroy();
  }
});
