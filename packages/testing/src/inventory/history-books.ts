/** A shop whose goods move, the books of its movements, and the rules for the expected responses. */

import { randomInt } from 'node:crypto';
import { Core, PERMISSIONS } from '@cleaver/domain';
import { createStock, createStorageLocation, listMovements } from '@cleaver/domain/inventory';
import { type Caller, type Contract, Refusal } from '@cleaver/domain/kernel';
import { createArticle, createProductCategory } from '@cleaver/domain/masterdata';
import type { Test } from 'tap';
import { numbersOf } from '../contract/chance.ts';
import { newId, type Stored, unique } from '../contract/samples.ts';
import { ownHandler } from '../own-operations.ts';
import { memoryPorts } from '../ports.ts';

/** A row in the books: the change of its stock batch in grams. */
interface Row {
  readonly id: string;
  readonly batch: Batch;
  readonly type: string;
  readonly grams: number;
  readonly document: string | undefined;
}

interface Posting {
  readonly rows: readonly Row[];
  undone: boolean;
}

export interface Batch {
  readonly id: string;
  readonly lot: Lot;
  readonly stockId: string;
  readonly storageLocationId: string;
  grams: number;
  blocked: boolean;
}

export interface Lot {
  readonly id: string;
  readonly number: string;
  readonly expiryDate: string;
  readonly batches: Batch[];
  readonly holds: string[];
}

export const kilos = (grams: number) => (grams / 1000).toFixed(3);

export const sum = (rows: readonly Row[]) => rows.reduce((total, { grams }) => total + grams, 0);

/**
 * Makes a core on the store, with three stocks of one article. Returns the stocks, random numbers, and a function that
 * runs operations with all permissions.
 */
export async function openShop(t: Test, stored: Omit<Stored, 'close'>) {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  const { upTo, oneOf } = numbersOf(seed);
  const ports = memoryPorts({ ...stored, ids: { next: newId } });
  const core = new Core(ports, ownHandler);
  const userId = newId();
  const caller: Caller = { userId, username: 'eva', sessionId: 's', permissions: new Set(PERMISSIONS) };
  const ask = <I, O>(operation: Contract<I, O>, input: object): Promise<O> =>
    core.execute(operation, { input, caller, origin: { address: null, requestId: null } });
  const { id: categoryId } = await ask(createProductCategory, { name: unique('category') });
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
  const article = { name: 'Brust', articleNumber: unique('A'), categoryId, ...sold };
  const { id: articleId } = await ask(createArticle, article);
  const stocks: { id: string; storageLocationId: string }[] = [];
  for (let number = 0; number < 3; number++) {
    const place = { name: unique('Raum'), storageType: 'COLD_ROOM' };
    const { id: storageLocationId } = await ask(createStorageLocation, place);
    stocks.push(await ask(createStock, { articleId, storageLocationId }));
  }
  return { t, seed, upTo, oneOf, ports, ask, stocks };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Returns the books: a model of the expected movements, with functions that record and query them. */
export function openBooks({ t, upTo, ports, ask, stocks }: Shop) {
  const lots: Lot[] = [];
  const postings: Posting[] = [];
  const documents = Array.from({ length: 3 }, newId);
  const deliveries = new Map<string, Batch>();
  const batches = () => lots.flatMap((lot) => lot.batches);
  const today = () => ports.clock.now().toISOString().slice(0, 10);
  const line = (batch: Batch, grams: number) =>
    upTo(2) === 0
      ? { stockBatchId: batch.id, quantityAmount: kilos(grams), quantityUnit: 'kg' }
      : { stockBatchId: batch.id, quantityAmount: `${grams}`, quantityUnit: 'G' };
  const statusOf = ({ grams, blocked, lot }: Batch): string => {
    if (grams === 0) return 'DEPLETED';
    if (blocked || lot.holds.length > 0) return 'BLOCKED';
    return lot.expiryDate < today() ? 'EXPIRED' : 'AVAILABLE';
  };
  const rowsOf = (type: string) =>
    postings.flatMap((posting) => (posting.undone ? [] : posting.rows.filter((row) => row.type === type)));
  const rowsOfLot = (lot: Lot, type: string) => rowsOf(type).filter(({ batch }) => batch.lot === lot);
  const out = (document: string, batch: Batch): number =>
    -sum(
      ['CONSUMED', 'RETURNED', 'DISPATCHED', 'TAKEN_BACK']
        .flatMap(rowsOf)
        .filter((row) => row.document === document && (deliveries.get(document) ?? row.batch) === batch),
    );
  /** Enters the new rows of the lot from the ledger. Expects `count` of them. */
  async function enter(lot: Lot, count: number, document?: string): Promise<void> {
    const { content } = await ask(listMovements, { lotId: lot.id, size: 500, sort: 'at,desc' });
    const newest = content.filter(({ id }) => !postings.some(({ rows }) => rows.some((row) => row.id === id)));
    t.equal(newest.length, count, 'as many rows as were booked');
    const rows = newest.map(({ id, stockBatchId, type, change }) => {
      const batch = lot.batches.find((each) => each.id === stockBatchId);
      if (!batch) throw new Error(`The books have no stock batch ${stockBatchId}`);
      return { id, batch, type, grams: Math.round(Number(change) * 1000), document };
    });
    for (const { batch, grams } of rows) batch.grams += grams;
    if (rows.length > 0) postings.push({ rows, undone: false });
  }
  function arrived(lot: Lot, id: string, { id: stockId, storageLocationId }: (typeof stocks)[number]): Batch {
    const there = lot.batches.find((batch) => batch.id === id);
    if (there) return there;
    const batch: Batch = { id, lot, stockId, storageLocationId, grams: 0, blocked: false };
    lot.batches.push(batch);
    return batch;
  }
  return {
    lots,
    postings,
    documents,
    deliveries,
    batches,
    today,
    line,
    statusOf,
    rowsOf,
    rowsOfLot,
    out,
    enter,
    arrived,
  };
}

export type Books = Shop & ReturnType<typeof openBooks>;

/** Returns functions for the expected result of each act. */
export function openRules({ t, seed, today, statusOf, rowsOfLot, out }: Books) {
  /**
   * Returns the code with which the core refuses to take the grams out of the batch. Returns undefined if the core does
   * not refuse.
   */
  const obstacle = (batch: Batch, grams: number, { expired = false, held = false, blocked = false } = {}) => {
    const status = statusOf(batch);
    if (status === 'BLOCKED' && !blocked && !(held && !batch.blocked)) return 'STOCK_BATCH_BLOCKED';
    if (batch.lot.expiryDate < today() && !expired) return 'LOT_EXPIRED';
    return batch.grams < grams ? 'INSUFFICIENT_STOCK' : undefined;
  };
  /** Runs an act and compares its result with the expected one. Returns whether the act succeeded. */
  async function expects(expected: string | undefined, act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      t.equal(undefined, expected, `done, seed ${seed}`);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      t.equal(error.code, expected, `${error.message}, seed ${seed}`);
      return false;
    }
  }
  function whyNotUndone(posting: Posting): string | undefined {
    const { rows } = posting;
    if (rows.some(({ type }) => ['BLOCKED', 'UNBLOCKED', 'REVERSED'].includes(type))) return 'NOT_UNDOABLE';
    if (posting.undone) return 'ALREADY_UNDONE';
    const [{ type, batch, document } = { type: '', batch: undefined, document: undefined }] = rows;
    if (!batch) throw new Error('A posting without rows');
    if (['BOOKED_IN', 'RECEIVED', 'PRODUCED'].includes(type)) {
      const became = [
        ...[
          ['CONSUMED', 'RETURNED'],
          ['DISPATCHED', 'TAKEN_BACK'],
        ],
        ...[['TRANSFERRED_OUT'], ['WRITTEN_OFF'], ['REMOVED']],
      ];
      // Does not net counts, because a surplus and an equal shortage are still two counts.
      if (rowsOfLot(batch.lot, 'COUNTED').length > 0) return 'LATER_MOVEMENTS';
      if (became.some((types) => sum(types.flatMap((each) => rowsOfLot(batch.lot, each))) !== 0))
        return 'LATER_MOVEMENTS';
    }
    if (document && (type === 'CONSUMED' || type === 'DISPATCHED') && out(document, batch) + sum(rows) < 0) {
      return 'LATER_MOVEMENTS';
    }
    if (rows.some((row) => row.grams > 0 && row.batch.grams < row.grams)) return 'LATER_MOVEMENTS';
    return rows.some((row) => row.grams > 0 && statusOf(row.batch) === 'BLOCKED') ? 'STOCK_BATCH_BLOCKED' : undefined;
  }
  return { obstacle, expects, whyNotUndone };
}

export type Rules = Books & ReturnType<typeof openRules>;
