/**
 * Runs the tests.
 *
 *     npm test [-- <file or folder>…]                 the rules, the store and the API
 *     npm run test:all [-- [--full] <word>…]          everything else; a word is a tag, or a part of a name
 *
 * Runs each item in its own process, several in parallel. Prints a line for each item, and at the end all failures.
 * `npm run test:all` runs failed files of the pages again, because a busy machine can starve a browser; it prints the
 * first failure. `--full` runs the long forms of pages, faults, attack, power cuts and races: hours instead of minutes.
 * `SEED` makes random choices repeatable.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { basicItems, type Item, otherItems, tagNames } from './test-items.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/** The Node option that loads `test-preload.mjs`, for each test and for each Node program that a test starts. */
const PRELOAD = `--import=${new URL('test-preload.mjs', import.meta.url).href}`;
const NODE_OPTIONS = [process.env['NODE_OPTIONS'], PRELOAD].filter(Boolean).join(' ');

/**
 * The folder of temporary files: in memory, if the machine has such a folder with room. The databases of tests have a
 * thousand files each. On a disk, making them takes ten times as long.
 */
const TMPDIR = process.env['TMPDIR'] ?? (roomIn('/dev/shm') > 4 * 1024 ** 3 ? '/dev/shm' : undefined);

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const isFull = args.includes('--full');
const words = args.filter((arg) => !arg.startsWith('--'));

/** Matches the lines of passed tests. */
const PASSED = /^ +(?:ok \d|# Subtest: |# time=|# \{ total: )|^ok \d/;
/** Matches the lines that frame the output of TAP. */
const FRAME = /^(?:\s*|\s*\d+\.\.\d+|TAP version \d+|# Subtest: .*|# (?:time=|\{ total: ).*)$/;
const IS_SKIPPED = /^\s*ok \d.* # SKIP\b|!!! SKIPPED/;

const counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const skipped: string[] = [];
/** Items that failed in a first run and passed in a second one. */
const unsteady: string[] = [];
const begin = performance.now();

try {
  const items = isAll ? otherItems(words, isFull, (why) => skipped.push(why)) : basicItems(words);
  if (items.length === 0 && skipped.length === 0) throw new Error(`Nothing is called so. The tags are: ${tagNames}.`);
  // Starts one worker more than the number of cores. The additional worker takes items from the end, because these
  // items wait more than they compute.
  const fromTheStart = Array.from({ length: availableParallelism() }, () => () => items.shift());
  await Promise.all([...fromTheStart, () => items.pop()].map(work));
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error));
}
for (const line of [...skipped, ...unsteady, ...failures]) console.log(`\n${line}`);
const { passed, failed } = counts;
console.log(
  `\n${passed} passed, ${failed} failed, ${counts.skipped} skipped, ${unsteady.length} unsteady (${seconds(begin)} s)`,
);
process.exitCode = failures.length > 0 ? 1 : 0;

async function work(next: () => Item | undefined): Promise<void> {
  for (let item = next(); item; item = next()) {
    const start = performance.now();
    let result = await run(item);
    if (!result.isGood && item.isTriedTwice) {
      const first = failure(item, result);
      result = await run({ ...item, argv: failedFiles(item, result) });
      if (result.isGood) unsteady.push(`!!! UNSTEADY: failed, and passed when run again\n${first}`);
    }
    const { isGood, output } = result;
    if (item.isTap) count(output);
    console.log(`${isGood ? '✔' : '✖'} ${item.name} (${seconds(start)} s)`);
    if (!isGood) {
      failures.push(failure(item, result));
      continue;
    }
    const lines = output.split('\n');
    const left = lines.filter((line) => IS_SKIPPED.test(line));
    if (left.length > 0) skipped.push(`${item.name}:\n${left.join('\n')}`);
    for (const line of lines.filter((each) => item.shows?.test(each))) console.log(`  ${line}`);
  }
}

/** Returns the arguments that run only the files of an item that failed. Runs all if the output names none. */
function failedFiles({ argv }: Item, { output }: Result): Item['argv'] {
  const named = new Set([...output.matchAll(/^ +fileName: (\S+\.web\.ts)$/gm)].flatMap(([, name]) => name ?? []));
  const files = [...named].filter((name) => existsSync(name));
  const pattern = `{${files.map((name) => name.replace(/\.ts$/, '')).join()}}.ts`;
  return files.length === 0 ? argv : ['scripts/test-files.ts', files.length === 1 ? files.join() : pattern];
}

/** Returns the output of a failed item without the lines of passed tests and the frame of TAP. */
function failure({ name }: Item, { code, output }: Result): string {
  const lines = output.split('\n');
  const shown = lines.filter((line) => !FRAME.test(line) && (!PASSED.test(line) || IS_SKIPPED.test(line)));
  return `--- ${name}: exit code ${code}\n${shown.join('\n')}`;
}

interface Result {
  readonly code: number | null;
  readonly output: string;
  readonly isGood: boolean;
}

/** Runs the item. Kills it after its timeout. */
async function run({ argv, env, isTap, minutes = 15 }: Item): Promise<Result> {
  const child = spawn(process.execPath, argv, {
    env: { TAP_TIMEOUT: '900', ...process.env, ...(TMPDIR && { TMPDIR }), NODE_OPTIONS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const timer = setTimeout(() => {
    output += `\nnot ok - no end after ${minutes} minutes\n`;
    child.kill('SIGKILL');
  }, minutes * 60_000);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, output, isGood: code === 0 && (!isTap || /^1\.\.[1-9]/m.test(output)) };
}

/** Returns the free bytes at the path; 0 if there is no such path. */
function roomIn(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Counts the tests of a file, which are the lines of TAP at the top level. */
function count(output: string): void {
  for (const [line, not] of output.matchAll(/^(not )?ok \d.*$/gm)) {
    if (not) counts.failed++;
    else if (/ # SKIP\b/.test(line)) counts.skipped++;
    else counts.passed++;
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
