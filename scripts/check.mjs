// Runs the static checks in parallel, and prints the output of failed checks. `npm run check` runs all checks, and
// `npm run check -- types style` only the named ones.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
// Calls the compiler by its path, because both versions of TypeScript install a `tsc`.
const TSC = 'node node_modules/typescript-7/bin/tsc';
const CHECKS = {
  types: `node scripts/client.ts && ${TSC} -p . && ${TSC} -p apps/web && ${TSC} -p packages/client`,
  docs: 'node scripts/docs.ts --check',
  exports: 'knip --no-progress --no-config-hints',
  boundaries: 'node scripts/check-boundaries.mjs',
  openapi: 'node scripts/lint-openapi.mjs',
  breaking: 'node scripts/check-breaking.ts',
  translations: 'node scripts/translations.ts',
  style: 'biome check --error-on-warnings --max-diagnostics=30',
  'supply-chain': 'node scripts/check-supply-chain.mjs',
};
const checks = Object.keys(CHECKS);

const unknown = wanted.filter((name) => !checks.includes(name));
if (unknown.length) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${checks.join(', ')}.`);
  process.exit(1);
}

const queue = wanted.length ? wanted : checks;
const total = queue.length;
const failed = [];

await Promise.all(Array.from({ length: availableParallelism() }, work));

if (failed.length) {
  console.log(`\n${failed.length} of ${total} checks failed: ${failed.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log(`\n${total === 1 ? 'The check' : `All ${total} checks`} passed.`);
}

async function work() {
  for (let name = queue.shift(); name; name = queue.shift()) {
    const start = performance.now();
    const { passed, output } = await run(CHECKS[name]);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${passed ? '✔' : '✖'} ${name} (${seconds} s)`);
    if (passed) continue;
    failed.push(name);
    console.log(`  $ ${CHECKS[name]}\n\n${output.trimEnd().replace(/^(?=.)/gm, '  ')}\n`);
  }
}

function run(command) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd: root,
      env: { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}` },
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}
