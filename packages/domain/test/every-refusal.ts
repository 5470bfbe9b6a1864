/** Runs all tests of the core, then checks that they triggered each refusal that an operation declares. */
import { pathToFileURL } from 'node:url';
import { test } from 'tap';
import { testsIn } from '../../../scripts/test-items.ts';
import { CONTEXTS } from '../src/index.ts';
import { contractsOf } from '../src/kernel/index.ts';
// This import precedes the tests, because it records their refusals.
import { unseen } from './seen-refusals.ts';

for (const file of testsIn(import.meta.dirname)) await import(pathToFileURL(file).href);

test('the tests trigger every refusal that an operation declares', async (t) => {
  t.strictSame(unseen(CONTEXTS.flatMap(contractsOf)), []);
});
