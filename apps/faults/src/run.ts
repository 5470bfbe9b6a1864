/**
 * `npm run test:all -- faults`: injects faults into the real service and its surroundings, and checks the service. The
 * short form takes minutes and has few rounds; the full form (`--full`) has many. The arguments name the scenarios to
 * run; without names, all scenarios run.
 *
 * PostgreSQL is the server of `TEST_DATABASE_URL`. Scenarios that need a missing server or tool are skipped and
 * reported.
 */
import { makePlace } from './places.ts';
import { type Context, type Scenario, Skip } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

const args = process.argv.slice(2);
const isFull = args.includes('--full');
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => scenarios.every((scenario) => scenario.name !== name));
if (unknown.length > 0 || args.some((arg) => arg.startsWith('--') && arg !== '--full')) {
  console.error(`Usage: node apps/faults/src/run.ts [--full] [${scenarios.map(({ name }) => name).join(' | ')}]…`);
  process.exit(2);
}
/** Maximum duration of a scenario in milliseconds. A scenario that takes longer fails. */
const LIMIT_MS = (isFull ? 30 : 3) * 60_000;

const cleanups: (() => unknown)[] = [];
const counts = { passed: 0, failed: 0, skipped: 0 };
const skipped: string[] = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}

for (const scenario of scenarios.filter(({ name }) => names.length === 0 || names.includes(name))) {
  for (const on of scenario.on) await runOn(scenario, on);
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
for (const line of skipped) console.log(`!!! SKIPPED: ${line}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
// Exits after 2 s even if a failed scenario left a socket or a process open.
setTimeout(() => process.exit(), 2000).unref();

async function runOn(scenario: Scenario, on: Scenario['on'][number]): Promise<void> {
  const title = `${scenario.name} (${on}): ${scenario.title}`;
  console.log(`\n# ${title}`);
  const begin = performance.now();
  const failures: string[] = [];
  const held = new Map<string, number>();
  const context: Context = {
    isFull,
    check(what, holds, detail) {
      if (holds) held.set(what, (held.get(what) ?? 0) + 1);
      else failures.push(detail === undefined ? what : `${what} — ${text(detail)}`);
    },
    note: (line) => console.log(`  ${line}`),
    after: (cleanup) => cleanups.push(cleanup),
  };
  let limit: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      limit = setTimeout(() => reject(new Error(`It hangs: no end after ${LIMIT_MS / 60_000} min`)), LIMIT_MS);
    });
    await Promise.race([
      makePlace(on, context, scenario.isFirstStart).then((place) => scenario.run(context, place)),
      late,
    ]);
  } catch (error) {
    if (error instanceof Skip) {
      counts.skipped++;
      skipped.push(`${title}: ${error.message}`);
      console.log(`  !!! SKIPPED: ${error.message}`);
      return;
    }
    failures.push(String((error as Error)?.stack ?? error));
  } finally {
    clearTimeout(limit);
    await cleanUp();
  }
  for (const [what, times] of held) console.log(`  ✔ ${what}${times > 1 ? ` (${times} times)` : ''}`);
  for (const failure of new Set(failures)) console.log(`  ✖ ${failure}`);
  const passed = failures.length === 0 && held.size > 0;
  counts[passed ? 'passed' : 'failed']++;
  console.log(`  ${passed ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - begin) / 1000)} s`);
}

async function cleanUp(): Promise<void> {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    try {
      await cleanup();
    } catch (error) {
      console.error('  Could not clean up:', error);
    }
  }
}

function text(detail: unknown): string {
  return typeof detail === 'string' ? detail : JSON.stringify(detail);
}
