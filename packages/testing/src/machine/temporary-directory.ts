/** A temporary directory, for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from 'tap';

/**
 * Makes a directory, and removes it at the end of the test. For databases better than tap's `testdir`: `npm test` and
 * `npm run test:all` keep it in memory, where copying an empty database takes a tenth of the time.
 */
export function temporaryDirectory(t: Pick<Test, 'teardown'>): string {
  const directory = mkdtempSync(join(tmpdir(), 'cleaver-'));
  t.teardown(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
