/**
 * Reads stock batches by status. The service keeps depleted batches, so after some months a page of all batches has
 * hardly any goods.
 */
import { listAllStockBatches } from '@cleaver/domain/inventory/contracts';
import type { ItemOf, RawOf } from '@cleaver/domain/kernel';
import { USABLE } from '../../scanner/found-batch.ts';
import { allPages } from '../../shell/data/all-pages.ts';
import { type Asked, type Result, useQuery } from '../../shell/data/query.ts';

type Status = ItemOf<typeof listAllStockBatches>['status'];

/** The statuses of all goods that are there. */
export const LEFT: readonly Status[] = [...USABLE, 'EXPIRED', 'BLOCKED'];

/**
 * Returns all batches with these statuses that match the filter, earliest expiry first. The key and the form of the
 * result are those of the list, so that scans without a network find the batches (`seenOf`).
 */
export const useBatchesWith = (
  statuses: readonly Status[],
  filter: RawOf<typeof listAllStockBatches>,
  asked?: Asked,
): Result<{ readonly content: readonly ItemOf<typeof listAllStockBatches>[] }> =>
  useQuery(
    [listAllStockBatches.name, statuses, filter],
    async (signal) => {
      const found = await Promise.all(
        statuses.map((status) => allPages(listAllStockBatches, { ...filter, status }, { signal })),
      );
      return { content: found.flat().sort((a, b) => a.expiryDate.localeCompare(b.expiryDate)) };
    },
    asked,
  );
