/**
 * The contract of the ports that store: one suite for every adapter, here for the one in memory, elsewhere for databases.
 *
 *     test('PostgreSQL', (t) => contract(t, openPostgres));
 */
import type { Test } from 'tap';
import { inventoryContract } from './contract/inventory.ts';
import { kindsContract } from './contract/kinds.ts';
import { listsContract } from './contract/lists.ts';
import { parallelContract } from './contract/parallel.ts';
import { recipesContract } from './contract/recipes.ts';
import { rulesContract } from './contract/rules.ts';
import type { Stored } from './contract/samples.ts';
import { storingContract } from './contract/storing.ts';

export type { Stored } from './contract/samples.ts';

/** Opens a store, holds it against the whole contract, and closes it. It need not be empty, and others may use it. */
export async function contract(t: Test, open: () => Promise<Stored>): Promise<void> {
  const stored = await open();
  t.teardown(() => stored.close());
  await t.test('storing and finding', (t) => storingContract(t, stored));
  await t.test('every kind as it is', (t) => kindsContract(t, stored));
  await t.test('all or nothing, within the rules', (t) => rulesContract(t, stored));
  await t.test('many at once', (t) => parallelContract(t, stored));
  await t.test('lists', (t) => listsContract(t, stored));
  await t.test('reads of recipes', (t) => recipesContract(t, stored));
  await t.test('reads of inventory', (t) => inventoryContract(t, stored));
}
