/** What is measured: one request each, the same for the service and for the reference. */
import type { HttpRequest } from './client.ts';
import * as world from './world.ts';
import { idOf, kilograms, type World } from './world.ts';

export interface Operation {
  /** As `--only` names it. */
  readonly id: string;
  readonly title: string;
  /** The least share of the reference's requests per second that is aimed at; undefined: only measured. */
  readonly target?: number;
  /** Whether the many articles must be there, which are added after everything else is measured. */
  readonly needsMany?: boolean;
  /** Whether the embedded database is measured too. */
  readonly isEmbedded?: boolean;
  /** Whether no request may be sent twice. */
  readonly isFresh?: boolean;
  /** The n-th request; n rises over the whole run. */
  readonly request: (world: World, n: number) => HttpRequest;
}

const SIZE = 20;
const active = `status=ACTIVE&sort=name&size=${SIZE}`;

const lastPageOfCategory = ((world.MANY_ARTICLES / world.CATEGORIES) * world.ACTIVE_SHARE) / SIZE - 1;

const read = (path: string): HttpRequest => ({ method: 'GET', path });
const write = (path: string, body: object): HttpRequest => ({ method: 'POST', path, body });
const categoryId = (n: number): string => idOf('category', n % world.CATEGORIES);
const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Into so many lots one is cut. */
const CUTS = 8;
const RECEIVED = 10;

const remove = ({ batches }: World, n: number): HttpRequest => {
  const { stockId, id } = at(batches, n);
  return write(`/api/inventory/stocks/${stockId}/batches/${id}/remove`, kilograms('0.5'));
};

export const operations: readonly Operation[] = [
  {
    id: 'supplier',
    title: 'supplier by id',
    target: 0.75,
    isEmbedded: true,
    request: (_, n) => read(`/api/suppliers/${idOf('supplier', 1 + ((n * 307) % world.SUPPLIERS))}`),
  },
  {
    id: 'articles',
    title: `page of ${SIZE} with total, filtered and sorted, ${world.FEW_ARTICLES} articles`,
    target: 0.7,
    isEmbedded: true,
    request: () => read(`/api/articles?${active}`),
  },
  {
    id: 'create-supplier',
    title: 'create a supplier',
    target: 0.6,
    isEmbedded: true,
    isFresh: true,
    request: (_, n) => write('/api/suppliers', { ...world.supplier, name: `${world.supplier.name} ${n}` }),
  },
  {
    id: 'book-in',
    title: 'book a stock batch in',
    target: 0.6,
    isFresh: true,
    request: ({ stockIds }, n) =>
      write(`/api/inventory/stocks/${at(stockIds, n)}/batches`, {
        batchId: `IN-${n}`,
        batchType: 'PURCHASED',
        quantityAmount: '12.5',
        quantityUnit: 'KG',
        expiryDate: '2099-12-31',
      }),
  },
  {
    id: 'remove',
    title: 'remove from a stock batch, spread over 1,000',
    target: 0.6,
    isFresh: true,
    request: remove,
  },
  {
    id: 'remove-one',
    title: 'remove from a stock batch, all from one',
    target: 0.6,
    request: (side) => remove(side, 0),
  },
  {
    id: 'transfer',
    title: 'transfer of a part of a stock batch, spread over 1,000',
    target: 0.6,
    isFresh: true,
    request: ({ batches, otherStockIds, stockIds }, n) => {
      const { id, stockId } = at(batches, n);
      const toStockId = otherStockIds[stockIds.indexOf(stockId)];
      return write('/api/inventory/transfers', { lines: [{ stockBatchId: id, toStockId, ...kilograms('0.5') }] });
    },
  },
  {
    id: 'consume',
    title: `consume ${world.CONSUMED} lots for a production batch, spread over ${world.RUNS}`,
    target: 0.6,
    isFresh: true,
    request: ({ batches, runIds }, n) => {
      const nth = Math.floor(n / world.SAUSAGES) % world.BATCHES_PER_STOCK;
      const inputs = world.articlesOf(n % world.SAUSAGES).map((article) => ({
        stockBatchId: batches[nth * world.STOCKS + article]?.id,
        ...kilograms('0.5'),
      }));
      return write(`/api/production/batches/${at(runIds, n)}/consume`, { inputs });
    },
  },
  {
    id: 'complete',
    title: `complete a production batch of ${world.CONSUMED} lots with two outputs`,
    target: 0.6,
    isFresh: true,
    request: ({ stockIds }, n) => {
      const outputs = ['30', '20'].map((amount, nth) => ({
        stockId: stockIds[0],
        role: 'MAIN',
        lotNumber: `W-${n}-${nth}`,
        expiryDate: dayFromNow(14),
        ...kilograms(amount),
      }));
      return write(`/api/production/batches/${idOf('completion', n % world.COMPLETIONS)}/complete`, { outputs });
    },
  },
  {
    id: 'cut',
    title: `cut one lot into ${CUTS}, spread over 1,000`,
    target: 0.6,
    isFresh: true,
    request: ({ batches, stockIds }, n) =>
      write('/api/production/cuttings', {
        inputs: [{ stockBatchId: at(batches, n).id, ...kilograms(String(CUTS)) }],
        outputs: world.range(CUTS).map((cut) => ({ stockId: at(stockIds, n + cut), ...kilograms('1') })),
      }),
  },
  {
    id: 'receipt',
    title: `goods receipt of ${RECEIVED} lines`,
    target: 0.6,
    isFresh: true,
    request: ({ stockIds }, n) =>
      write('/api/procurement/goods-receipts', {
        supplierId: idOf('supplier', 1 + (n % world.SUPPLIERS)),
        receiptDate: dayFromNow(0),
        lines: world.range(RECEIVED).map((line) => ({
          stockId: at(stockIds, n * RECEIVED + line),
          ...kilograms('12.5'),
          expiryDate: '2099-12-31',
          lotNumber: `R-${n}-${line}`,
          supplierLot: `S-${n}`,
        })),
      }),
  },
  {
    id: 'recipe',
    title: `recipe with ${world.INGREDIENTS} ingredients by id`,
    target: 0.6,
    request: ({ recipeId }) => read(`/api/recipes/${recipeId}`),
  },
  {
    id: 'plan-batch',
    title: 'plan a production batch',
    target: 0.6,
    request: ({ recipeId }) => write('/api/production/batches', { recipeId, ...world.plan }),
  },
  {
    id: 'login',
    title: `log in, ${world.USERS} users`,
    isFresh: true,
    request: (_, n) =>
      write('/api/auth/login', { username: world.userName(n % world.USERS), password: world.PASSWORD }),
  },
  {
    id: 'articles-many',
    title: `page of ${SIZE} with total, filtered by category and status, sorted, 200,000 articles`,
    target: 0.7,
    needsMany: true,
    isEmbedded: true,
    request: (_, n) => read(`/api/articles?categoryId=${categoryId(n)}&${active}`),
  },
  {
    id: 'articles-many-last',
    title: 'the same, last page',
    needsMany: true,
    request: (_, n) => read(`/api/articles?categoryId=${categoryId(n)}&${active}&page=${lastPageOfCategory}`),
  },
  {
    id: 'articles-many-status',
    title: 'the same, filtered by status alone (180,000 match)',
    target: 0.7,
    needsMany: true,
    request: () => read(`/api/articles?${active}`),
  },
];
