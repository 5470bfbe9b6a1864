import { test } from 'tap';
import { inOrder } from '../../src/kernel/execution/unit-of-work.ts';

test('inOrder returns results in the order of the list, and throws the first failure in that order', async (t) => {
  const later = new Promise<never>((_, reject) => setImmediate(() => reject(new Error('first'))));
  await t.rejects(inOrder([later, Promise.reject(new Error('second')), Promise.resolve(3)]), { message: 'first' });
  t.strictSame(await inOrder([Promise.resolve('a'), Promise.resolve(2)]), ['a', 2]);
});
