/** Tests concurrent readings of devices on PostgreSQL. The embedded database runs one unit of work after another. */
import { Core } from '@cleaver/domain';
import {
  createControlPoint,
  createDevice,
  listDeviations,
  listReadings,
  replaceDeviceKey,
  sendReadings,
} from '@cleaver/domain/hygiene';
import { type Caller, type Contract, Refusal } from '@cleaver/domain/kernel';
import { memoryPorts, TestClock } from '@cleaver/testing';
import type { Test } from 'tap';
import { openDatabase } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';

const USER: Caller = {
  userId: '019b8dd0-5780-7000-8000-000000000001',
  username: 'clerk',
  sessionId: 's',
  permissions: new Set(['HACCP_WRITE', 'TEMPERATURE_LOG_READ']),
};

async function device(t: Test, url: string) {
  const { transactions, reader, sequences, close } = await openDatabase({ url, ids });
  t.teardown(close);
  const clock = new TestClock();
  const core = new Core(memoryPorts({ transactions, reader, sequences, clock }));
  const ask = <I, O>(operation: Contract<I, O>, input: object, caller = USER): Promise<O> =>
    core.execute(operation, { input, caller, origin: { address: null, requestId: null } });
  const { id, key } = await ask(createDevice, { name: 'Funkstation' });
  const sensor = { deviceId: id, channel: 't1', minutes: 5 };
  const point = { name: 'Kühlhaus', measure: 'TEMPERATURE', limits: { max: 7 }, sensor };
  await ask(createControlPoint, point);
  const now = clock.now().getTime();
  /** Readings of as many minutes back, one of ten out of limits. */
  const readings = (count: number) =>
    Array.from({ length: count }, (_, minutes) => ({
      ...{ channel: 't1', measuredAt: new Date(now - minutes * 60_000).toISOString() },
      value: minutes % 10 === 0 ? 8 : 4,
    }));
  return { ask, id, readings, caller: await core.deviceCaller(key) };
}

onPostgres('equal readings that arrive at once are stored once', async (t, url) => {
  const { ask, readings, caller } = await device(t, url);
  const sent = { readings: readings(60) };
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(sendReadings, sent, caller)));
  t.strictSame(
    answers.map(({ stored }) => stored).sort((a, b) => b - a),
    [60, 0, 0, 0, 0, 0, 0, 0],
  );
  t.strictSame(
    answers.map(({ duplicates }) => duplicates).sort((a, b) => a - b),
    [0, ...Array(7).fill(60)],
  );
  t.equal((await ask(listReadings, { size: 500 })).content.length, 60);
  t.equal((await ask(listDeviations, { size: 500 })).content.length, 6);
});

onPostgres('parts of a series that arrive at once open each deviation once', async (t, url) => {
  const { ask, readings, caller } = await device(t, url);
  const all = readings(80);
  const parts = Array.from({ length: 8 }, (_, part) => all.filter((_, at) => at % 8 === part || at % 10 === 0));
  await Promise.all(parts.map((part) => ask(sendReadings, { readings: part }, caller)));
  t.equal((await ask(listReadings, { size: 500 })).content.length, 80);
  const { content } = await ask(listDeviations, { size: 500 });
  t.equal(
    content.reduce((sum, { readings }) => sum + readings, 0),
    8,
  );
});

onPostgres('a new key ends the old one, also for requests that wait', async (t, url) => {
  const { ask, id, readings, caller } = await device(t, url);
  const sent = readings(40);
  const outcome = (reading: object) =>
    ask(sendReadings, { readings: [reading] }, caller).then(
      ({ stored }) => stored,
      (error) => {
        if (!(error instanceof Refusal)) throw error;
        return error.code;
      },
    );
  const early = sent.slice(0, 20).map(outcome);
  const replaced = ask(replaceDeviceKey, { id });
  const outcomes = await Promise.all(early);
  await replaced;
  const stored = (await ask(listReadings, { size: 500 })).content.length;
  t.equal(outcomes.filter((one) => one === 1).length, stored, 'what was answered as stored is there, and no more');
  t.ok(outcomes.every((one) => one === 1 || one === 'AUTHENTICATION_REQUIRED'));
  for (const one of await Promise.all(sent.slice(20).map(outcome))) t.equal(one, 'AUTHENTICATION_REQUIRED');
});
