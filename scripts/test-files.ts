/**
 * Runs several test files in one process, because the program or a browser takes longer to start than most tests to run.
 *
 *     node scripts/test-files.ts <file>…
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href);
