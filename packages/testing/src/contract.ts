/**
 * The contract of the storage ports: one suite for every adapter. The memory store and the databases run it.
 *
 *     test('PostgreSQL', (t) => contract(t, openPostgres));
 */
import { CONTEXTS, type Reads } from '@cleaver/domain';
import { merged } from '@cleaver/domain/kernel';
import type { Test } from 'tap';
import type { Parts } from './context.ts';
import { TESTED } from './contexts.ts';
import { documentsFoundContract } from './contract/documents-found.ts';
import { findingContract } from './contract/finding.ts';
import { listsContract } from './contract/lists.ts';
import { parallelContract } from './contract/parallel.ts';
import { requirementsContract } from './contract/requirements.ts';
import { rulesContract } from './contract/rules.ts';
import type { Stored } from './contract/samples.ts';
import { searchingContract } from './contract/searching.ts';
import { storingContract } from './contract/storing.ts';
import { walksContract } from './contract/walks.ts';

export { numbersOf } from './contract/chance.ts';
export type { Stored } from './contract/samples.ts';
export { DeviationBooks, shownView } from './hygiene/deviation-books.ts';
export { deviationHistories } from './hygiene/deviation-histories.ts';
export { exposures } from './hygiene/exposures.ts';
export { hygieneHistories } from './hygiene/hygiene-histories.ts';
export { histories } from './inventory/histories.ts';
export { invoiceHistories } from './invoicing/invoice-histories.ts';
export { labelHistories } from './labels/label-histories.ts';
export { genealogies } from './quality/genealogies.ts';
export { reportHistories } from './reports/report-histories.ts';
export { salesHistories } from './sales/sales-histories.ts';

/** The parts that belong to no context. */
const GENERAL: Parts = {
  'a store keeps records and their changes': storingContract,
  'a store finds records by id, filter and folded text': findingContract,
  'a unit of work is atomic and enforces the rules of the kinds': rulesContract,
  'concurrent units of work lose no changes and break no rules': parallelContract,
  'units of work require values of records at their commit': requirementsContract,
  'lists have pages, sort orders and filters': listsContract,
  'lists are walked by id, while others write': walksContract,
  'lists are searched by words': searchingContract,
  'documents are found by number and day': documentsFoundContract,
};

/** Returns the parts of the suite: the general ones and those of each context. */
async function partsOf(): Promise<Parts> {
  const own = await Promise.all(TESTED.map(({ parts }) => parts()));
  return merged([GENERAL, ...own.map(({ PARTS }) => PARTS)]);
}

/**
 * Opens a store, runs the whole contract and closes the store. The store may contain data, and other tests may use it
 * at the same time.
 */
export async function contract(t: Test, open: () => Promise<Stored>): Promise<void> {
  const opened = await open();
  t.teardown(() => opened.close());
  const asked = new Set<string>();
  const stored = observed(opened, asked);
  for (const [title, part] of Object.entries(await partsOf())) await t.test(title, (t) => part(t, stored));
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
