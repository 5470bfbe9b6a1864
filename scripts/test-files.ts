/**
 * Runs the tests of a folder in one process, because the program takes longer to load than most tests to run.
 *
 *     node scripts/test-files.ts <folder> [postgres]
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testsIn } from './test-items.ts';

const [folder = '', kind] = process.argv.slice(2);
for (const file of testsIn(folder, kind)) await import(pathToFileURL(resolve(file)).href);
