/** Reads the goods from the address, because other screens link to forms with goods filled in. */
import { listAllStockBatches } from '@cleaver/domain/inventory/contracts';
import { useEffect } from 'preact/hooks';
import { type FoundBatch, foundBatch } from '../../scanner/found-batch.ts';
import { sayBad } from '../../scanner/verdict.ts';
import { call, messageOf } from '../../shell/data/api.ts';

/** Maximum number of stock batches read for a lot. A lot is in fewer storage locations. */
const MOST = 100;

const given = (name: string): string | null => new URLSearchParams(location.search).get(name);

/** Returns whether the address names goods. */
export const isGiven = (): boolean => given('lotId') !== null;

/**
 * Calls `found` once with the stock batches of the lot in the address (`lotId`), or only with the batch in the address
 * (`stockBatchId`). The list is empty if the lot is used up. Does nothing without a `lotId`. Shows the error if the
 * request fails.
 */
export function useGivenBatches(found: (batches: readonly FoundBatch[]) => void): void {
  useEffect(() => {
    const lotId = given('lotId');
    const id = given('stockBatchId');
    if (lotId === null) return;
    call(listAllStockBatches, { lotId, size: MOST })
      .then(({ content }) =>
        found(content.filter((one) => one.quantityAmount > 0 && (id === null || one.id === id)).map(foundBatch)),
      )
      .catch((error) => sayBad(messageOf(error)));
  }, []);
}
