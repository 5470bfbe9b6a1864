/**
 * The contract of the storage ports: one suite for every adapter. The memory store and the databases run it.
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
import { requirementsContract } from './contract/requirements.ts';
import { rulesContract } from './contract/rules.ts';
import { runsContract } from './contract/runs.ts';
import type { Stored } from './contract/samples.ts';
import { searchingContract } from './contract/searching.ts';
import { standingOrdersContract } from './contract/standing-orders.ts';
import { storingContract } from './contract/storing.ts';
import { supplyContract } from './contract/supply.ts';
import { targetsContract } from './contract/targets.ts';
import { walksContract } from './contract/walks.ts';

export { genealogies } from './contract/genealogies.ts';
export { histories } from './contract/histories.ts';
export { salesHistories } from './contract/sales-histories.ts';
export type { Stored } from './contract/samples.ts';

const PARTS: Readonly<Record<string, (t: Test, stored: Stored) => Promise<void>>> = {
  'a store keeps records and their changes': storingContract,
  'a store finds records by id, filter and folded text': findingContract,
  'master data, settings and logins are read as they were stored': masterdataKindsContract,
  'documents are read as they were stored': documentKindsContract,
  'recipes, batches and cuttings are read as they were stored': productionKindsContract,
  'inventory records are read as they were stored': inventoryKindsContract,
  'a unit of work is atomic and enforces the rules of the kinds': rulesContract,
  'concurrent units of work lose no changes and break no rules': parallelContract,
  'units of work require values of records at their commit': requirementsContract,
  'lists have pages, sort orders and filters': listsContract,
  'lists are walked by id, while others write': walksContract,
  'lists are searched by words': searchingContract,
  'documents are found by number and day': documentsFoundContract,
  'the audit log is filtered and sealed': auditListContract,
  'the reads of recipes return summaries, heads, graphs and links': recipesContract,
  'the reads of runs return supplies, ledger rows and lots': runsContract,
  'the reads of papers return certificates and contracts that end': papersContract,
  'the reads of goods receipts return receipts to inspect': receiptsContract,
  'the reads of sales return call-offs': ordersContract,
  'the reads of standing orders return schedules, drafts and their addresses': standingOrdersContract,
  'the reads of supply return quantities, orders and goods for availability and picking': supplyContract,
  'the reads of inventory apply criteria as the core does': inventoryContract,
  'the reads of the ledger return document lines, places of lots and movements of a user': ledgerContract,
  'the reads of counts return last entries and counters': countsContract,
  'bookings take a storage location instead of a stock': targetsContract,
  'a store empties the shop and recognizes the demo shop': emptyingContract,
};

/**
 * Opens a store, runs the whole contract and closes the store. The store may contain data, and other tests may use it
 * at the same time.
 */
export async function contract(t: Test, open: () => Promise<Stored>): Promise<void> {
  const opened = await open();
  t.teardown(() => opened.close());
  const asked = new Set<string>();
  const stored = observed(opened, asked);
  for (const [title, part] of Object.entries(PARTS)) await t.test(title, (t) => part(t, stored));
  await t.test('the contract suite calls every read that a context names, except traces', async (t) => {
    t.same([...asked].sort(), READS.map(nameOf).sort());
  });
}

type Read = readonly [port: Exclude<keyof Reads, 'trace'>, name: string];

/** All reads but traces. Traces need histories, and their own tests compare them with the memory store. */
const READS: readonly Read[] = CONTEXTS.flatMap(({ reads }) =>
  reads.flatMap(({ port, reads }) => (port === 'trace' ? [] : reads.map((name) => [port, name] as const))),
);

const nameOf = ([port, name]: Read): string => `${port}.${name}`;

/** Returns the store with reads that add their names to `asked`. */
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
