/**
 * Runs several test files in one process, because a process or a browser takes longer to start than most tests take to
 * run.
 *
 *     node scripts/test-files.ts <folder> [postgres]
 *     node scripts/test-files.ts <pattern of files, ending in .ts>
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testsIn } from './test-items.ts';

const [from = '', kind] = process.argv.slice(2);
for (const file of from.endsWith('.ts') ? globSync(from).sort() : testsIn(from, kind))
  await import(pathToFileURL(resolve(file)).href);
