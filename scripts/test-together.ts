/**
 * Runs tests in one process: what makes up a process takes most of them longer to load than to run.
 *
 * Each file can be run alone as well. Those whose names end in `.process.test.ts` are left out: they start programs, and
 * `npm run test:all -- programs` runs them; so are those for PostgreSQL.
 */
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testsIn } from './test-items.ts';

/**
 * Registers the tests of all files in the folder of this one and below. Where there are several files like it beside it,
 * each takes its share.
 */
export async function together(runner: string): Promise<void> {
  const cwd = dirname(runner);
  const runners = globSync('together*.test.ts', { cwd }).sort();
  const share = runners.indexOf(basename(runner));
  const files = testsIn(cwd);
  if (files.length === 0) throw new Error(`There are no tests in ${cwd}`);
  for (const [index, file] of files.entries())
    if (index % runners.length === share) await import(pathToFileURL(file).href);
}
