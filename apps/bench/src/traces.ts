/** Measures traces through HTTP in a large ledger, one request at a time. */
import { call, percentile } from './client.ts';
import type { Database } from './databases.ts';
import { addFamilies, makeGenealogy, movementsOf, startOf } from './genealogy.ts';
import type { Server } from './server.ts';
import { logIn, range } from './world.ts';

const MOVEMENTS = 1_000_000;
const WARM_UPS = 3;
/** The untraced families that fill the ledger, with 100 movements each. */
const CROWD = { name: 'crowd', fan: 33 };
/**
 * The traced families. `nodes` is the size of a trace, `limitMs` the limit of its p95 in milliseconds, and `times` the
 * number of measured traces.
 */
const TRACED = [
  { name: 'small', fan: 666, nodes: 2_000, limitMs: 150, times: 40 },
  { name: 'large', fan: 6_666, nodes: 20_000, limitMs: 1_500, times: 15 },
];

/**
 * Fills the database with a million movements, traces lots in it and prints a table. Sets the exit code if the p95 of a
 * trace exceeds its limit.
 */
export async function measureTraces(server: Server, { sql }: Database): Promise<void> {
  const token = await logIn(server.url);
  const templates = await makeGenealogy(server, token);
  for (const family of TRACED) await addFamilies(sql, templates, { ...family, families: 1 });
  await addFamilies(sql, templates, { ...CROWD, families: Math.ceil(MOVEMENTS / movementsOf(1, CROWD.fan)) });
  await sql.query('vacuum analyze');
  console.log('\n| trace, 1,000,000 movements | p50 ms | p95 ms | limit |\n|---|---:|---:|---:|');
  for (const { name, nodes, limitMs, times } of TRACED) {
    const path = `/api/inventory/trace?lotId=${await startOf(sql, name, 1)}&limit=20000`;
    const taken: number[] = [];
    for (const nth of range(WARM_UPS + times)) {
      const begin = performance.now();
      await call(server.url, token, { method: 'GET', path });
      if (nth >= WARM_UPS) taken.push(performance.now() - begin);
    }
    taken.sort((a, b) => a - b);
    const [p50, p95] = [percentile(taken, 0.5), percentile(taken, 0.95)];
    if (p95 > limitMs) process.exitCode = 1;
    const held = `${limitMs} ${p95 > limitMs ? '✘' : '✔'}`;
    console.log(`| ${[`${nodes.toLocaleString('en')} nodes`, p50.toFixed(0), p95.toFixed(0), held].join(' | ')} |`);
  }
}
