/** Runs the tests of a folder in one process, without those whose names end in a suffix of their own. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testsIn } from './test-items.ts';

for (const file of testsIn(process.argv[2] ?? '')) await import(pathToFileURL(resolve(file)).href);
