import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'tap';
import { isError, service } from '../helper.ts';

test('what other instances counted counts here, a second later', async (t) => {
  const told: number[] = [];
  const { admin } = await service(t, {
    rateLimit: { perCaller: 1000, perAddress: 1000 },
    shareCounts: async (_minute, counts) => {
      told.push(...counts.values());
      return new Map([...counts].map(([caller, count]) => [caller, count + 1000]));
    },
  });
  // The clock's minute may end in between: then it begins anew, and again nearly a minute is left.
  let answer = await admin.get('/api/categories');
  t.equal(answer.statusCode, 200);
  for (let n = 0; n < 100 && answer.statusCode === 200; n++) {
    await wait(50);
    answer = await admin.get('/api/categories');
  }
  isError(t, answer, 429, 'TOO_MANY_REQUESTS');
  const retryAfter = Number(answer.headers['retry-after']);
  t.ok(retryAfter >= 1 && retryAfter <= 60);
  t.ok(Math.max(...told) > 1, 'requests are told together');
});

test('while they cannot be shared, each instance counts for itself', async (t) => {
  const { admin } = await service(t, {
    rateLimit: { perCaller: 12, perAddress: 12 },
    shareCounts: () => Promise.reject(new Error('away')),
  });
  const statuses = new Set<number>();
  for (let n = 0; n < 30; n++) statuses.add((await admin.get('/api/categories')).statusCode);
  t.strictSame([...statuses], [200, 429]);
});
