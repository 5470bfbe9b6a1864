/** Makes a warehouse on a test database, with the core, a caller with all permissions, and stocks. */
import { Core, PERMISSIONS } from '@cleaver/domain';

import {
  bookInStockBatch,
  createStock,
  createStorageLocation,
  getStock,
  listStockBatches,
} from '@cleaver/domain/inventory';
import { type AnyContract, type Caller, type Contract, Refusal } from '@cleaver/domain/kernel';
import { createArticle, createProductCategory } from '@cleaver/domain/masterdata';
import { memoryPorts, ownHandler } from '@cleaver/testing';
import type { Database } from '../../src/index.ts';
import { ids } from '../databases.ts';

const CALLER: Caller = {
  userId: '019b8dd0-5780-7000-8000-000000000001',
  username: 'eva',
  sessionId: 's',
  permissions: new Set(PERMISSIONS),
};

export function warehouse(database: Database) {
  const ports = memoryPorts(database);
  const core = new Core(ports, ownHandler);
  // Makes names unique, because other tests have a warehouse on the same database.
  const mark = ids.next().slice(-12);
  let names = 0;
  const ask = <I, O>(operation: Contract<I, O>, input: object): Promise<O> =>
    core.execute(operation, { input, caller: CALLER, origin: { address: null, requestId: null } });
  const article = async () => {
    const { id: categoryId } = await ask(createProductCategory, { name: `Category ${mark} ${++names}` });
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
    return ask(createArticle, { name: 'Hack', articleNumber: `A-${mark}-${++names}`, categoryId, ...sold });
  };
  const location = () => ask(createStorageLocation, { name: `Room ${mark} ${++names}`, storageType: 'COLD_ROOM' });
  const lot = (quantityAmount = '10', quantityUnit = 'KG') => {
    const batchId = `L-${++names}`;
    return { batchId, batchType: 'PURCHASED', quantityAmount, quantityUnit, expiryDate: '2026-03-01' };
  };
  return {
    ask,
    clock: ports.clock,
    article,
    location,
    lot,
    stock: async () => ask(createStock, { articleId: (await article()).id, storageLocationId: (await location()).id }),
    /** Creates another stock of the same article and returns its id. */
    async otherStock(stockId: string) {
      const { articleId } = await ask(getStock, { id: stockId });
      return (await ask(createStock, { articleId, storageLocationId: (await location()).id })).id;
    },
    /** Books in a new batch and returns its path. */
    async batch(stockId: string, ...quantity: [amount?: string, unit?: string]) {
      const { id: batchId } = await ask(bookInStockBatch, { stockId, ...lot(...quantity) });
      return { stockId, batchId };
    },
    /** Returns a batch as the list shows it. */
    async now({ stockId, batchId }: { stockId: string; batchId: string }) {
      const { content } = await ask(listStockBatches, { stockId, size: 500 });
      return content.find(({ id }) => id === batchId);
    },
    /**
     * Sends the requests concurrently. Returns the number of requests per outcome: `done`, or the code of the refusal.
     */
    async outcomes(requests: readonly (readonly [AnyContract, object])[]): Promise<Record<string, number>> {
      const settled = await Promise.allSettled(
        requests.map(([operation, input]) => connected(() => ask(operation, input))),
      );
      const counts: Record<string, number> = {};
      for (const one of settled) {
        if (one.status === 'rejected' && !(one.reason instanceof Refusal)) throw one.reason;
        const outcome = one.status === 'fulfilled' ? 'done' : (one.reason as Refusal).code;
        counts[outcome] = (counts[outcome] ?? 0) + 1;
      }
      return counts;
    },
  };
}

/**
 * Retries if no connection was free in time, as a client does after 503. This happens on a slow machine with many
 * requests.
 */
async function connected<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('timeout exceeded when trying to connect'))) throw error;
    }
  }
}

export const times = <T>(count: number, of: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => of(n));
