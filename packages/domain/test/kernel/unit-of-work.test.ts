import { test } from 'tap';
import { inOrder } from '../../src/kernel/unit-of-work.ts';

test('of concurrent failures, the first in order is thrown', async (t) => {
  const later = new Promise<never>((_, reject) => setImmediate(() => reject(new Error('first'))));
  await t.rejects(inOrder([later, Promise.reject(new Error('second')), Promise.resolve(3)]), { message: 'first' });
  t.strictSame(await inOrder([Promise.resolve('a'), Promise.resolve(2)]), ['a', 2]);
});
