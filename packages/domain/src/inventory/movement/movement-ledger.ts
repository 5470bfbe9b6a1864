/**
 * The movement ledger has one permanent row for every change of a stock batch's quantity or status by a command
 * (docs/contract.md, section 11).
 *
 * The movements of a batch are numbered from 1 without gaps. The first movement begins at zero. Each further movement
 * begins at the quantity where the previous movement ended. The last movement ends at the quantity of the batch. So a
 * check can detect a lost, duplicate or altered row. A status that changes only because of the date is not a movement.
 */

import { aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { Caller } from '../../kernel/contract/caller.ts';
import { alreadyUndone, stockMovementExists } from '../refusals.ts';
import { StockBatches } from '../stock-batch/stock-batch.ts';
import { stockMovementSubject } from '../subjects.ts';
import type { MovementType } from './movement-type.ts';
import { StockMovement, type StockMovementState } from './stock-movement.ts';

export const StockMovements = aggregateKind<StockMovementState, StockMovement>({
  ...stockMovementSubject,
  restore: (state) => new StockMovement(state),
  unique: [
    {
      members: ['stockBatchId', 'number'],
      refuse: stockMovementExists,
    },
    { members: ['reversesId'], refuse: alreadyUndone },
  ],
  references: [{ member: 'stockBatchId', to: () => StockBatches }],
  filters: ['stockId', 'stockBatchId', 'lotId', 'documentId', 'postingId', 'reversesId', 'type'],
  // The audit log omits movements, because the ledger is a log itself.
  audited: false,
});

/** The rows whose reason is that of a block, a hold or a recall. */
const STATUS_TYPES: readonly MovementType[] = ['BLOCKED', 'UNBLOCKED'];

/**
 * Returns the movements as the caller may read them. Without USER_READ `userId` is empty, because it identifies an
 * account. The username remains. The id is empty instead of null, because clients expect a text. Without STOCK_READ
 * blocks and releases have no reason, because it is copied from holds and recalls.
 */
export const shownTo = (
  { permissions }: Pick<Caller, 'permissions'>,
  movements: readonly StockMovementState[],
): readonly StockMovementState[] => {
  const [seesUsers, seesStock] = [permissions.has('USER_READ'), permissions.has('STOCK_READ')];
  return movements.map((movement) => ({
    ...movement,
    ...(!seesUsers && { userId: '' }),
    ...(!seesStock && STATUS_TYPES.includes(movement.type) && { reason: null }),
  }));
};
