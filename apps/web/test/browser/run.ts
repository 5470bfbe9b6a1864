/**
 * The tests of the pages in a real Chromium: `npm run test:web`, `npm run test:web -- session` for some. A Chromium that is
 * missing is installed where that can be done (Debian, as root); else the run fails: one that skipped the pages is worth nothing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../../../../scripts/chromium.ts';
import { build } from '../../build/build.ts';
import { isBuilt } from '../../build/sources.mjs';

if (chromiumPath() === undefined) {
  process.stderr.write('No Chromium is installed: trying to install it …\n');
  spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
if (chromiumPath() === undefined) {
  process.stderr.write('There is no Chromium, and it could not be installed: name one with CHROMIUM_PATH.\n');
  process.exit(1);
}
const wanted = process.argv.slice(2);
const cwd = new URL('.', import.meta.url).pathname;
const files = globSync('*.web.ts', { cwd })
  .sort()
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)));
if (files.length === 0) {
  process.stderr.write(`No test of the pages is called ${wanted.join(', ')}.\n`);
  process.exit(1);
}
// Once, and not by each file.
if (!isBuilt()) await build();
// A busy machine takes its time: seconds for each file, where tap has thirty for a test.
const env = { TAP_TIMEOUT: '900', ...process.env };

/** Runs one file in a process of its own and gives all that it said, and whether it passed. */
async function run(file: string): Promise<{ said: string; passed: boolean }> {
  const child = spawn(process.execPath, [...process.execArgv, join(cwd, file)], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { said, passed: code === 0 };
}

const failures: string[] = [];
// The longest begin, so that none is left alone at the end.
const LONGEST = [
  'roles.web.ts',
  'screens.web.ts',
  'demo.web.ts',
  'making.web.ts',
  'lost-answers.web.ts',
  'floor.web.ts',
];
const waiting = [...LONGEST.filter((file) => files.includes(file)), ...files.filter((file) => !LONGEST.includes(file))];
async function work(): Promise<void> {
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    const begin = performance.now();
    const { said, passed } = await run(file);
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(`${passed ? 'ok' : 'not ok'} ${file} (${seconds} s)`);
    if (!passed) failures.push(`--- ${file}\n${withoutPassed(said)}`);
  }
}

/** What is left of TAP without what passed. */
const withoutPassed = (said: string) =>
  said
    .split('\n')
    .filter((line) => !/^\s*ok \d/.test(line))
    .join('\n');

// One more than the cores of a small machine: each file has a service and a Chromium, which wait for each other.
await Promise.all([work(), work(), work()]);
if (failures.length > 0) {
  console.log(failures.join('\n'));
  process.exitCode = 1;
}
