/**
 * The contract of the storage ports: one suite for every adapter, here for the memory store, elsewhere for databases.
 *
 *     test('PostgreSQL', (t) => contract(t, openPostgres));
 */
import { CONTEXTS, type Reads } from '@cleaver/domain';
import type { Test } from 'tap';
import { auditListContract } from './contract/audit-lists.ts';
import { countsContract } from './contract/counts.ts';
import { documentsFoundContract } from './contract/documents-found.ts';
import { emptyingContract } from './contract/emptying.ts';
import { findingContract } from './contract/finding.ts';
import { inventoryContract } from './contract/inventory.ts';
import { masterdataKindsContract } from './contract/kinds.ts';
import { documentKindsContract } from './contract/kinds-of-documents.ts';
import { inventoryKindsContract } from './contract/kinds-of-inventory.ts';
import { productionKindsContract } from './contract/kinds-of-production.ts';
import { ledgerContract } from './contract/ledger.ts';
import { listsContract } from './contract/lists.ts';
import { ordersContract } from './contract/orders.ts';
import { papersContract } from './contract/papers.ts';
import { parallelContract } from './contract/parallel.ts';
import { receiptsContract } from './contract/receipts.ts';
import { recipesContract } from './contract/recipes.ts';
import { rulesContract } from './contract/rules.ts';
import { runsContract } from './contract/runs.ts';
import type { Stored } from './contract/samples.ts';
import { searchingContract } from './contract/searching.ts';
import { storingContract } from './contract/storing.ts';
import { supplyContract } from './contract/supply.ts';
import { targetsContract } from './contract/targets.ts';

export { genealogies } from './contract/genealogies.ts';
export { histories } from './contract/histories.ts';
export { salesHistories } from './contract/sales-histories.ts';
export type { Stored } from './contract/samples.ts';

const PARTS: Readonly<Record<string, (t: Test, stored: Stored) => Promise<void>>> = {
  storing: storingContract,
  finding: findingContract,
  'kinds of masterdata, settings and logins': masterdataKindsContract,
  'kinds of documents': documentKindsContract,
  'kinds of production': productionKindsContract,
  'kinds of inventory': inventoryKindsContract,
  'all or nothing, within the rules': rulesContract,
  'many at once': parallelContract,
  lists: listsContract,
  'searches in lists': searchingContract,
  'documents by number and day': documentsFoundContract,
  'the audit log': auditListContract,
  'reads of recipes': recipesContract,
  'reads of runs': runsContract,
  'reads of papers': papersContract,
  'reads of goods receipts': receiptsContract,
  'reads of sales': ordersContract,
  'reads of availability and picking': supplyContract,
  'reads of inventory': inventoryContract,
  'reads of the ledger': ledgerContract,
  'reads of counts': countsContract,
  'goods go to any storage location': targetsContract,
  emptying: emptyingContract,
};

/**
 * Opens a store, runs the whole contract and closes the store. It may contain data, and others may use it meanwhile.
 */
export async function contract(t: Test, open: () => Promise<Stored>): Promise<void> {
  const opened = await open();
  t.teardown(() => opened.close());
  const asked = new Set<string>();
  const stored = observed(opened, asked);
  for (const [title, part] of Object.entries(PARTS)) await t.test(title, (t) => part(t, stored));
  await t.test('every read that a context names was asked for', async (t) => {
    t.same([...asked].sort(), READS.map(nameOf).sort());
  });
}

type Read = readonly [port: Exclude<keyof Reads, 'trace'>, name: string];

/** All reads but traces. Those need histories; their own tests compare them with the memory store. */
const READS: readonly Read[] = CONTEXTS.flatMap(({ reads }) =>
  reads.flatMap(({ port, reads }) => (port === 'trace' ? [] : reads.map((name) => [port, name] as const))),
);

const nameOf = ([port, name]: Read): string => `${port}.${name}`;

/** Returns the store, and adds the name of each used read to `asked`. */
function observed(stored: Stored, asked: Set<string>): Stored {
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
