import { onSharedDatabase } from './databases.ts';

onSharedDatabase('instances share their counts of requests', async (t, open) => {
  const { shareCounts, sweep } = await open();
  t.strictSame(await shareCounts(7, new Map([['anna', 3]])), new Map([['anna', 3]]));
  const both = await shareCounts(
    7,
    new Map([
      ['anna', 2],
      ['127.0.0.1', 1],
    ]),
  );
  t.strictSame(Object.fromEntries(both), { anna: 5, '127.0.0.1': 1 });
  t.strictSame(await shareCounts(8, new Map([['anna', 1]])), new Map([['anna', 1]]), 'each minute for itself');

  const rounds = [1, 2, 3, 4, 5, 6, 7, 8];
  await Promise.all(
    rounds.map((n) => {
      const callers = ['c', 'a', 'B', 'ä'];
      const counts = (n % 2 ? callers : callers.toReversed()).map((caller) => [caller, 1] as const);
      return shareCounts(9, new Map(counts));
    }),
  );
  t.strictSame(await shareCounts(9, new Map([['a', 0]])), new Map([['a', 8]]), 'none is lost');

  await sweep(new Date(9 * 60_000));
  t.strictSame(await shareCounts(7, new Map([['anna', 1]])), new Map([['anna', 1]]), 'what is over is removed');
  t.strictSame(
    await shareCounts(8, new Map([['anna', 1]])),
    new Map([['anna', 2]]),
    'the last minute may still be told',
  );
});
