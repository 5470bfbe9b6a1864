import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from 'tap';

const EXAMPLE = new URL('../src/in-memory.ts', import.meta.url).pathname;

test('the example creates categories in memory and prints the refusals of the core', async (t) => {
  const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE, 'Schinken', 'Brühwurst', 'SCHINKEN', ' ']);
  t.match(stdout.split('\n'), [
    /^Created Schinken with the id \S{36}$/,
    /^Created Brühwurst with the id \S{36}$/,
    /^Refused SCHINKEN: PRODUCT_CATEGORY_ALREADY_EXISTS: /,
    /^Refused {2}: VALIDATION_ERROR: .*name must not be blank$/,
    'The shop has: Brühwurst, Schinken',
    '',
  ]);
});
