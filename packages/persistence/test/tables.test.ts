import { CONTEXTS } from '@cleaver/domain';
import { KeptAnswers } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { STORED } from '../src/contexts.ts';

test('every context stores its kinds and implements its special reads', async (t) => {
  const kernel = { name: 'kernel', kinds: [KeptAnswers], reads: [] };
  for (const { name, kinds, reads } of [kernel, ...CONTEXTS]) {
    const own = STORED.find((one) => one.name === name);
    if (kinds.length + reads.length > 0) t.ok(own, `contexts.ts lists ${name}`);
    const stored = (own?.tables ?? []).map(({ kind }) => kind.name).sort();
    t.same(stored, kinds.map((kind) => kind.name).sort(), `the tables of ${name}`);
    t.same(Object.keys(own?.reads ?? {}).sort(), reads.map(({ port }) => port).sort(), `the reads of ${name}`);
  }
});
