import { CONTEXTS } from '@cleaver/domain';
import { test } from 'tap';
import { TESTED } from '../src/contexts.ts';

test('every context with kinds or special reads has reads in memory and a part of the contract suite', async (t) => {
  const tested = TESTED.map(({ name }) => name);
  for (const { name, kinds, reads } of CONTEXTS) {
    if (kinds.length + reads.length > 0)
      t.ok(
        tested.some((one) => one === name),
        `contexts.ts lists ${name}`,
      );
    const own = TESTED.find((one) => one.name === name);
    t.same(Object.keys(own?.reads ?? {}).sort(), reads.map(({ port }) => port).sort(), `the reads of ${name}`);
    if (own) t.not(Object.keys((await own.parts()).PARTS).length, 0, `${name} brings a part`);
  }
});
