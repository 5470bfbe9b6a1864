import { setImmediate as loopTurn } from 'node:timers/promises';
import { Sessions, Users } from '@cleaver/domain/identity';
import { test } from 'tap';
import { FairQueue, type FairQueueRules } from '../src/connection/fair-queue.ts';
import { ids, onSharedDatabase } from './databases.ts';

/** A queue, and work that takes as long as it is said to. */
function line(rules: Partial<FairQueueRules> = {}) {
  let clock = 0;
  const queue = new FairQueue({ atOnce: 1, ...rules }, () => clock);
  const order: string[] = [];
  const ends: (() => void)[] = [];
  return {
    queue,
    order,
    /** Takes a turn of `ms` for the path, `users/anna` say; `had`: what the work has had before. */
    async take(path: string | undefined, ms: number, had = 0): Promise<void> {
      const endTurn = await queue.take(path === undefined ? undefined : { path: path.split('/'), had });
      order.push(path ?? 'own');
      await new Promise<void>((end) => ends.push(end));
      clock += ms;
      endTurn();
    },
    /** Ends the oldest turns, until nobody has one. */
    async run(): Promise<void> {
      for (let end = await next(); end; end = await next()) end();
    },
  };
  async function next(): Promise<(() => void) | undefined> {
    await loopTurn();
    return ends.shift();
  }
}

test('turns go by the time they take: many short ones for one long one', async (t) => {
  const { take, run, order } = line();
  for (let n = 0; n < 3; n++) void take('users/much', 100);
  for (let n = 0; n < 5; n++) void take('users/little', 10);
  await run();
  t.strictSame(order, ['users/much', ...Array(5).fill('users/little'), 'users/much', 'users/much']);
});

test('of those with the same beginning each has a share of its share', async (t) => {
  const { take, run, order } = line();
  void take(undefined, 10);
  for (let n = 0; n < 4; n++) for (const address of ['a', 'b']) void take(`strangers/${address}`, 10);
  for (let n = 0; n < 4; n++) void take('users/anna', 10);
  await run();
  t.strictSame(
    order.slice(1, 9).filter((path) => path.startsWith('users')).length,
    4,
    'as many of one user as of all strangers together',
  );
  t.strictSame(order.slice(-4), ['strangers/a', 'strangers/b', 'strangers/a', 'strangers/b']);
});

test('work that has had much comes by turns with work that has had little, of whomever', async (t) => {
  const { take, run, order } = line();
  void take(undefined, 10);
  for (let n = 0; n < 3; n++) void take('users/long', 10, 500);
  for (let n = 0; n < 3; n++) void take(`users/short${n}`, 10);
  await run();
  t.strictSame(order.slice(1), [
    'users/long',
    'users/short0',
    'users/long',
    'users/short1',
    'users/long',
    'users/short2',
  ]);
});

test('who was away has saved nothing up', async (t) => {
  const { take, run, order } = line();
  void take('users/anna', 10);
  await run();
  for (let n = 0; n < 10; n++) void take('users/bert', 10);
  await run();
  order.length = 0;
  void take('users/bert', 10);
  for (let n = 0; n < 10; n++) {
    void take('users/anna', 10);
    void take('users/bert', 10);
  }
  await run();
  t.ok(order.slice(0, 10).filter((path) => path === 'users/bert').length > 3);
});

test('what the service does for itself comes first', async (t) => {
  const { take, run, order } = line();
  for (let n = 0; n < 3; n++) void take('users/anna', 10);
  void take(undefined, 10);
  await run();
  t.strictSame(order, ['users/anna', 'own', 'users/anna', 'users/anna']);
});

test('as many as may have their turn at a time, and a turn ends once', async (t) => {
  const { queue } = line({ atOnce: 2 });
  const anna = { path: ['users', 'anna'], had: 0 };
  const [first, second] = [await queue.take(anna), await queue.take(anna)];
  const third = queue.take(anna);
  t.equal(queue.waiting, 1);
  first();
  first();
  await third;
  void queue.take(anna);
  t.equal(queue.waiting, 1, 'ended twice, it made room once');
  second();
  await loopTurn();
  t.equal(queue.waiting, 0);
});

test('who waits in vain is told, and holds up nobody', async (t) => {
  const { queue } = line({ patience: 1 });
  const anna = { path: ['users', 'anna'], had: 0 };
  const endTurn = await queue.take(anna);
  await t.rejects(Promise.resolve(queue.take(anna)), { name: 'Unavailable' });
  t.equal(queue.waiting, 0);
  const next = queue.take({ path: ['users', 'bert'], had: 0 });
  endTurn();
  t.ok(await next);
});

test('after some turns the event loop has one', async (t) => {
  let clock = 0;
  const queue = new FairQueue({ atOnce: 1, loopEvery: 20 }, () => clock);
  const turn = async () => {
    const endTurn = await queue.take({ path: ['users', 'anna'], had: 0 });
    clock += 9;
    endTurn();
  };
  let done = 0;
  let hadTurn = 0;
  setImmediate(() => {
    hadTurn = done;
  });
  for (; done < 10; done++) await turn();
  t.equal(hadTurn, 3, 'twenty milliseconds are over after three times nine');
});

test('whoever comes and goes is forgotten', async (t) => {
  const { queue } = line();
  for (let n = 0; n < 5000; n++) {
    const endTurn = await queue.take({ path: ['strangers', `address ${n}`], had: 0 });
    endTurn();
  }
  t.equal(queue.waiting, 0);
});

onSharedDatabase('who asks for little does not wait for all that others asked for before', async (t, open) => {
  const { onBehalfOf, reader } = await open();
  const done: string[] = [];
  const read = (who: string) =>
    onBehalfOf(['users', who], () => reader.page(Users, {}, { page: 0, size: 20, sort: [] })).then(() =>
      done.push(who),
    );
  await Promise.all([...Array.from({ length: 200 }, () => read('much')), read('little')]);
  t.ok(done.indexOf('little') < 50, `after ${done.indexOf('little')} of 200`);
  t.notOk(await onBehalfOf(['users', 'anna'], () => reader.find(Sessions, ids.next())));
});
