import { test } from 'tap';
import { Turns } from '../../src/kernel/turns.ts';

/** Turns, and jobs that end when they are told to. */
function jobs(rules: { atOnce: number; waitingInGroup: number; waitingInAll: number }) {
  const turns = new Turns(rules);
  const begun: string[] = [];
  const ends: ((fails?: Error) => void)[] = [];
  return {
    begun,
    take: (name: string, group = name) =>
      turns
        .take(group, () => {
          begun.push(name);
          return new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
        })
        .then(
          () => 'done',
          (error) => error.code ?? error.name,
        ),
    async end(error?: Error) {
      ends.shift()?.(error);
      await new Promise((go) => setImmediate(go));
    },
  };
}

test('turns go round the groups, each in the order of coming', async (t) => {
  const { begun, take, end } = jobs({ atOnce: 1, waitingInGroup: 10, waitingInAll: 10 });
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => take(name, name[0]));
  for (let n = 0; n < 6; n++) await end(new Error('refused'));
  t.strictSame(begun, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  t.strictSame(new Set(await Promise.all(all)), new Set(['Error']));
});

test('who failed gives the turn on, and who succeeded before comes before strangers', async (t) => {
  const { begun, take, end } = jobs({ atOnce: 1, waitingInGroup: 10, waitingInAll: 10 });
  const known = take('known');
  await end();
  t.equal(await known, 'done');
  for (const name of ['x', 'y', 'z', 'known']) void take(name);
  await end(new Error('refused'));
  t.strictSame(begun, ['known', 'x', 'known']);
});

test('what waits has an end: of a group, and in all, where the longest line gives way', async (t) => {
  const { take } = jobs({ atOnce: 1, waitingInGroup: 3, waitingInAll: 5 });
  void take('first');
  const a = [1, 2, 3].map(() => take('a'));
  t.equal(await take('a'), 'TOO_MANY_REQUESTS');
  for (const name of ['b', 'c', 'd']) void take(name);
  t.equal(await a[2], 'TOO_MANY_REQUESTS', 'the last of the longest line');
  void take('e');
  t.equal(await a[1], 'TOO_MANY_REQUESTS');
  t.equal(await take('f'), 'Unavailable', 'no line is longer by more than one');
});

test('where strangers take all the room, one of them gives way to who succeeded before', async (t) => {
  const { begun, take, end } = jobs({ atOnce: 1, waitingInGroup: 3, waitingInAll: 2 });
  const known = take('known');
  await end();
  await known;
  void take('first');
  const strangers = ['a', 'b'].map((name) => take(name));
  void take('known');
  t.equal(await strangers[0], 'TOO_MANY_REQUESTS');
  for (let n = 0; n < 3; n++) await end();
  t.strictSame(begun, ['known', 'first', 'known', 'b']);
});

test('however many strangers wait, nobody who succeeded before gives way to one of them', async (t) => {
  const { take, end } = jobs({ atOnce: 1, waitingInGroup: 3, waitingInAll: 3 });
  const known = take('known');
  await end();
  await known;
  void take('first');
  const line = [1, 2, 3].map(() => take('known'));
  t.equal(await take('stranger'), 'Unavailable');
  t.equal(await Promise.race([...line, 'waiting']), 'waiting');
});
