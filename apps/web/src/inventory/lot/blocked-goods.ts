/** What the pages know about goods that may not be used. */
import type { listBlockedGoods } from '@cleaver/domain/inventory/contracts';
import type { ItemOf } from '@cleaver/domain/kernel';

export type BlockedGoods = ItemOf<typeof listBlockedGoods>;

/** Returns the address of the lot of a hold, or of the blocked stock batch. */
export const blockedPath = ({
  id,
  kind,
  lotId,
  stockId,
}: Pick<BlockedGoods, 'id' | 'kind' | 'lotId' | 'stockId'>): string =>
  kind === 'HOLD' ? `/lots/${lotId}` : `/stocks/${stockId}/batches/${id}`;
