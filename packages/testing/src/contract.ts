/**
 * The contract of the ports that store: one suite for every adapter, here for the one in memory, elsewhere for databases.
 *
 *     test('PostgreSQL', (t) => contract(t, openPostgres));
 */
import { CONTEXTS, type Reads } from '@cleaver/domain';
import type { Test } from 'tap';
import { countsContract } from './contract/counts.ts';
import { inventoryContract } from './contract/inventory.ts';
import { kindsContract } from './contract/kinds.ts';
import { listsContract } from './contract/lists.ts';
import { ordersContract } from './contract/orders.ts';
import { papersContract } from './contract/papers.ts';
import { parallelContract } from './contract/parallel.ts';
import { recipesContract } from './contract/recipes.ts';
import { rulesContract } from './contract/rules.ts';
import { runsContract } from './contract/runs.ts';
import type { Stored } from './contract/samples.ts';
import { storingContract } from './contract/storing.ts';
import { supplyContract } from './contract/supply.ts';

export { genealogies } from './contract/genealogies.ts';
export { histories } from './contract/histories.ts';
export type { Stored } from './contract/samples.ts';

/** Opens a store, holds it against the whole contract, and closes it. It need not be empty, and others may use it. */
export async function contract(t: Test, open: () => Promise<Stored>): Promise<void> {
  const opened = await open();
  t.teardown(() => opened.close());
  const asked = new Set<string>();
  const stored = noting(opened, asked);
  await t.test('storing and finding', (t) => storingContract(t, stored));
  await t.test('every kind as it is', (t) => kindsContract(t, stored));
  await t.test('all or nothing, within the rules', (t) => rulesContract(t, stored));
  await t.test('many at once', (t) => parallelContract(t, stored));
  await t.test('lists', (t) => listsContract(t, stored));
  await t.test('reads of recipes', (t) => recipesContract(t, stored));
  await t.test('reads of runs', (t) => runsContract(t, stored));
  await t.test('reads of papers', (t) => papersContract(t, stored));
  await t.test('reads of sales', (t) => ordersContract(t, stored));
  await t.test('reads of availability and picking', (t) => supplyContract(t, stored));
  await t.test('reads of inventory', (t) => inventoryContract(t, stored));
  await t.test('reads of counts', (t) => countsContract(t, stored));
  await t.test('every read that a context names was asked for', async (t) => {
    t.same([...asked].sort(), READS.map(nameOf).sort());
  });
}

type Read = readonly [port: Exclude<keyof Reads, 'trace'>, name: string];

/** All but the traces: those take histories, over which their own tests hold them against the ones in memory. */
const READS: readonly Read[] = CONTEXTS.flatMap(({ reads }) =>
  reads.flatMap(({ port, reads }) => (port === 'trace' ? [] : reads.map((name) => [port, name] as const))),
);

const nameOf = ([port, name]: Read): string => `${port}.${name}`;

/** The store, which notes by what reads it is asked. */
function noting(stored: Stored, asked: Set<string>): Stored {
  const noted = { ...stored };
  for (const read of READS) {
    const [port, name] = read;
    const ask = stored[port][name as never] as (...args: unknown[]) => unknown;
    const note = (...args: unknown[]) => {
      asked.add(nameOf(read));
      return ask(...args);
    };
    Object.assign(noted, { [port]: { ...noted[port], [name]: note } });
  }
  return noted;
}
