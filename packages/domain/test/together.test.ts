import { test } from 'tap';
import { together } from '../../../scripts/test-together.ts';
import { CONTEXTS } from '../src/index.ts';
import { contractsOf } from '../src/kernel/index.ts';
// Imported before the tests, because it watches them.
import { unseen } from './seen-refusals.ts';

await together(import.meta.filename);

test('each operation was refused with all that it names', async (t) => {
  t.strictSame(unseen(CONTEXTS.flatMap(contractsOf)), []);
});
