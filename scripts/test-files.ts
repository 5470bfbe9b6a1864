/**
 * Runs several test files in one process, because a process or a browser takes longer to start than most tests take to
 * run.
 *
 *     node scripts/test-files.ts <folder> [postgres]
 *     node scripts/test-files.ts <pattern of files, ending in .ts>
 *
 * With `TEST_STORES=PostgreSQL`, leaves out files without a test for PostgreSQL, because `npm test` runs them.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testsIn } from './test-items.ts';

const [from = '', kind] = process.argv.slice(2);
/** Matches a test of `packages/persistence/test/databases.ts` that runs on PostgreSQL. */
const ON_POSTGRES = /^on(?:EachDatabase|SharedDatabase|Postgres|EmptyPostgres)\(/m;
const isLeftOut = (file: string): boolean =>
  process.env['TEST_STORES'] === 'PostgreSQL' && !ON_POSTGRES.test(readFileSync(file, 'utf8'));

const files = from.endsWith('.ts') ? globSync(from).sort() : testsIn(from, kind);
for (const file of files.filter((each) => !isLeftOut(each))) await import(pathToFileURL(resolve(file)).href);
