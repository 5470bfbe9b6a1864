/** Opens connections that send a request byte by byte, or never complete the request. */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, tally } from '../client.ts';
import { percentile, range, type Scenario } from '../scenario.ts';
import { start } from '../service.ts';

const SOCKETS = 500;
const CUT_LIMIT_MS = 15_000;

export const slowClients: Scenario = {
  name: 'slow-clients',
  title: `The service closes ${SOCKETS} sockets with slow headers and slow bodies, and serves other clients`,
  on: ['embedded'],
  async run(context, place) {
    const { check, note } = context;
    const service = await start(context, place);
    const client = await service.logIn();
    const alone = await measure(client, 3000);
    const { port } = new URL(service.url);
    const heads = [
      'GET /api/categories HTTP/1.1\r\nhost: x\r\nx-slow: ',
      `POST /api/categories HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${client.token}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
      // The service refuses this request before it reads the body. It must close the connection without waiting for the
      // body.
      'POST /api/categories HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
      'POST /api/auth/logout HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\n',
    ];
    const slow = range(SOCKETS).map((n) =>
      dribble({ port: Number(port), from: `127.0.0.${2 + (n % 4)}` }, heads[n % heads.length] as string, n % 2 === 0),
    );
    const beside = await measure(client, 8000);
    const lives = await Promise.all(slow);
    const longest = heads.map((_, kind) => Math.round(Math.max(...lives.filter((_, n) => n % heads.length === kind))));
    check(`each is cut within ${CUT_LIMIT_MS} ms`, Math.max(...longest) <= CUT_LIMIT_MS, `${longest.join(', ')} ms`);
    check('others are served meanwhile', beside.failed === 0, beside.text);
    check('the process lives', service.isAlive);
    note(`cut after at most ${longest.join(', ')} ms (slow headers; slow bodies: a write, a log-in, refused, ignored)`);
    note(`others alone: ${alone.text}; beside them: ${beside.text}`);
    client.close();
    const { code, ms } = await service.stop();
    check('it ends in good order', code === 0, `${code} after ${ms} ms`);
  },
};

/**
 * Opens a connection from an address and sends the head. With `goesOn`, then sends one byte a second. Returns the milliseconds until
 * the connection closes. Closes the connection after 40 s if the service does not.
 */
function dribble({ port, from }: { port: number; from: string }, head: string, goesOn: boolean): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now();
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: false });
    socket.on('error', () => undefined);
    socket.write(head);
    socket.resume();
    const sending = goesOn ? setInterval(() => socket.writable && socket.write('1'), 1000) : undefined;
    const limit = setTimeout(() => socket.destroy(), 40_000);
    socket.on('close', () => {
      clearInterval(sending);
      clearTimeout(limit);
      resolve(performance.now() - begin);
    });
  });
}

async function measure(client: Client, forMs: number): Promise<{ failed: number; text: string }> {
  const end = performance.now() + forMs;
  const outcomes: Awaited<ReturnType<Client['get']>>[] = [];
  const work = async () => {
    while (performance.now() < end) {
      outcomes.push(await client.get('/api/suppliers?size=20'));
      await wait(10);
    }
  };
  await Promise.all(range(4).map(work));
  const times = outcomes.map(({ ms }) => ms);
  return {
    failed: outcomes.filter(({ status }) => status !== 200).length,
    text: `${tally(outcomes)}, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`,
  };
}
