import { CONTEXTS } from '@cleaver/domain';
import { KeptAnswers } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { tables } from '../src/tables.ts';

test('every kind of the contexts and of the kernel has a table', async (t) => {
  const kinds = [KeptAnswers, ...CONTEXTS.flatMap((context) => context.kinds)];
  t.same(tables.map(({ kind }) => kind.name).sort(), kinds.map(({ name }) => name).sort());
});
