/** Sends bodies full of numbers with more digits than a double holds, as strangers and as a user. */
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Outcome, tally } from '../client.ts';
import { figuresOf, inContainer } from '../in-container.ts';
import { newCustomer } from '../records.ts';
import { range } from '../scenario.ts';

const KIB = 1024;
const STRANGERS = 12;
/** With this pause, all strangers together send 1.5 MB a second. */
const LOG_IN_EVERY_MS = 75;
const CONTRACT_EVERY_MS = 100;

/** Returns a JSON object of this size. Its list has numbers of 19 digits. */
function body(bytes: number): string {
  const [head, number] = ['{"lineItems":[', '1234567890123456789'];
  return `${head}${Array(Math.floor((bytes - head.length - 2) / (number.length + 1))).fill(number)}]}`;
}
/** The bodies of the strangers: of the size that a log-in accepts, and eight times as large. */
const LOG_INS = [2 * KIB, 16 * KIB].map(body);
/** The bodies of the user, up to the size that a frame contract may have. */
const CONTRACTS = [16 * KIB, 128 * KIB, 1024 * KIB].map(body);

export const longNumbers = inContainer({
  name: 'long-numbers',
  title: `Bodies full of long numbers from ${STRANGERS} strangers and a user leave others served`,
  async prepare({ client }) {
    return `/api/customers/${await newCustomer(client)}/frame-contract`;
  },
  async attack({ service, client, isFull }, contract) {
    const end = performance.now() + (isFull ? 120_000 : 4000);
    const repeat = async (everyMs: number, send: (n: number) => Promise<Outcome>) => {
      const outcomes = [];
      for (let n = 0; performance.now() < end && service.isAlive; n++) {
        const [outcome] = await Promise.all([send(n), wait(everyMs)]);
        outcomes.push(outcome);
      }
      return outcomes;
    };
    const logIns = range(STRANGERS).map(async (nth) => {
      const stranger = new Client(service.url, undefined, { from: `127.0.3.${1 + nth}` });
      const outcomes = await repeat(LOG_IN_EVERY_MS, (n) => stranger.post('/api/auth/login', LOG_INS[n % 2]));
      stranger.close();
      return outcomes;
    });
    const contracts = repeat(CONTRACT_EVERY_MS, (n) => client.send('PUT', contract, CONTRACTS[n % CONTRACTS.length]));
    return { logIns: await Promise.all(logIns), contracts: await contracts };
  },
  judge(check, { logIns, contracts }, { answered }) {
    check(
      'a log-in is refused, a large one for its size',
      logIns.every((outcomes) =>
        outcomes.every((outcome, n) => answered([outcome]).every(({ status }) => status === (n % 2 === 0 ? 400 : 413))),
      ),
      tally(logIns.flat()),
    );
    check(
      'a frame contract is refused with its faults',
      answered(contracts).every(({ status, body }) => status === 400 && body.code === 'VALIDATION_ERROR'),
      tally(contracts),
    );
    return `${figuresOf('log-ins', logIns.flat())}; ${figuresOf('frame contracts', contracts)}`;
  },
});
