/**
 * Runs tests in one process: what makes up a process takes most of them longer to load than to run.
 *
 * Each file can be run alone as well. Those whose names end in `.process.test.ts` are left out: they start programs, and
 * run beside the others meanwhile; so are those for PostgreSQL.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Registers the tests of all files below the folder, in the order of their names; in `parts` files like this one, some. */
export async function together(folder: string, part = 0, parts = 1): Promise<void> {
  const files = globSync('**/!(together*|*.process|*.postgres).test.ts', { cwd: folder }).sort();
  if (files.length === 0) throw new Error(`There are no tests in ${folder}`);
  for (const [index, file] of files.entries()) if (index % parts === part) await import(join(folder, file));
}
