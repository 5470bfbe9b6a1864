/** What is measured: one request each, the same for the service and for the reference. */
import type { HttpRequest } from './client.ts';
import * as world from './world.ts';
import { idOf, type World } from './world.ts';

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

const remove = ({ batches }: World, n: number): HttpRequest => {
  const { stockId, id } = at(batches, n);
  const body = { quantityAmount: '0.5', quantityUnit: 'KG' };
  return write(`/api/inventory/stocks/${stockId}/batches/${id}/remove`, body);
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
    id: 'recipe',
    title: `recipe with ${world.INGREDIENTS} ingredients by id`,
    target: 0.6,
    request: ({ recipeId }) => read(`/api/recipes/${recipeId}`),
  },
  {
    id: 'plan-batch',
    title: 'plan a production batch',
    request: ({ recipeId }) =>
      write('/api/production/batches', {
        recipeId,
        plannedQuantity: '50',
        plannedQuantityUnit: 'KG',
        productionDate: '2030-01-01',
        bestBeforeDate: '2030-01-04',
      }),
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
