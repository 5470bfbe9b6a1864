/** Writes many records in one atomic request. */
import { ApiError, type CleaverClient } from '@cleaver/client';
import type { importStockBatches } from '@cleaver/domain/inventory/contracts';
import type { RawOf } from '@cleaver/domain/kernel';
import type {
  importArticles,
  importCustomers,
  importPrices,
  importSuppliers,
} from '@cleaver/domain/masterdata/contracts';
import { call } from '../context.ts';
import type { Against, Kind, Shop } from './kind.ts';

type Items = ReadonlyMap<string, { readonly id: string }>;

const ids = (items: Items): ReadonlySet<string> => new Set([...items.values()].map(({ id }) => id));

interface Options {
  readonly doesCreate?: boolean;
  /** Returns whether the service has a record with the id. */
  readonly exists?: (client: CleaverClient, id: string) => Promise<boolean>;
}

/** The service's maximum number of records per request. */
const AT_ONCE = 1000;

/**
 * Returns the members of a kind whose operation accepts up to 1,000 records per request. `doesCreate` is false if the
 * operation changes existing records. `exists` is missing if users cannot delete the records.
 */
export function inBulk<S extends Shop<{ readonly id: string }>>(
  contract:
    | typeof importSuppliers
    | typeof importCustomers
    | typeof importArticles
    | typeof importPrices
    | typeof importStockBatches,
  { doesCreate = true, exists = async () => true }: Options = {},
): Required<Pick<Kind<S>, 'atOnce' | 'inOrder' | 'check' | 'create'>> {
  const send = async ({ client }: S, rows: readonly object[], dryRun: boolean, idempotencyKey?: string) => {
    const input = { dryRun, rows } as RawOf<typeof contract>;
    return (await call(client, contract, input, idempotencyKey ? { idempotencyKey } : {})).ids;
  };
  return {
    atOnce: AT_ONCE,
    inOrder: true,
    async check(bodies, shop) {
      const against: Against[] = [];
      for (let at = 0; at < bodies.length; at += AT_ONCE) {
        try {
          await send(shop, bodies.slice(at, at + AT_ONCE), true);
        } catch (error) {
          against.push(...againstOf(error, at));
        }
      }
      return against;
    },
    async create(bodies, shop, idempotencyKey) {
      // A change to the same value has no second effect. The key would skip the change if the values were changed back.
      if (!doesCreate) return send(shop, bodies, false);
      const made = await send(shop, bodies, false, idempotencyKey);
      // If a returned id was in the shop before, or is deleted, the response is from an earlier run. The records of that
      // run have new names or are gone, so the rows are new records. Sends them again without the key.
      const known = ids(shop.items);
      const isEarlier = made.some((id) => known.has(id)) || !(await exists(shop.client, made[0] ?? ''));
      return isEarlier ? send(shop, bodies, false) : made;
    },
  };
}

/**
 * Returns the faults of a refusal by row index. `from` is the index of the first row of the request. Rethrows the error
 * if no fault has a row. Omits faults without a row, for example the count of further faults that the service adds
 * after 50 faults.
 */
export function againstOf(error: unknown, from = 0): readonly Against[] {
  if (!(error instanceof ApiError) || !error.validationErrors) throw error;
  const against = error.validationErrors.flatMap(({ field, message }) => {
    const [, index, member = ''] = /^rows\[(\d+)\]\.?(.*)$/.exec(field) ?? [];
    return index === undefined ? [] : [{ index: from + Number(index), member, message }];
  });
  if (against.length === 0) throw error;
  return against;
}
