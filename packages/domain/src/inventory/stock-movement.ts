/** One movement: a change of a stock batch's quantity or status by a command. What they are together is the ledger. */
import type { Aggregate } from '../shared/aggregate.ts';
import type { StockBatchStatus } from './stock-batch-status.ts';

export const MOVEMENT_TYPES = ['BOOKED_IN', 'REMOVED', 'BLOCKED', 'UNBLOCKED'] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

export interface StockMovementState {
  readonly id: string;
  readonly stockId: string;
  readonly stockBatchId: string;
  /** Counts from 1 within the stock batch. */
  readonly number: number;
  readonly type: MovementType;
  /** What was added, or below zero what was taken: an exact decimal text in the base unit, as `before` and `after`. */
  readonly change: string;
  readonly before: string;
  readonly after: string;
  /** The unit the batch was written in; quantities are shown in it. */
  readonly unit: string;
  /** Null where the batch is new. */
  readonly statusBefore: StockBatchStatus | null;
  readonly statusAfter: StockBatchStatus;
  readonly at: Date;
  readonly userId: string;
  readonly username: string;
  /** Why a batch was blocked. */
  readonly reason: string | null;
}

/** What is written once is never changed: there is no verb. */
export class StockMovement implements Aggregate<StockMovementState> {
  readonly state: StockMovementState;

  private constructor(state: StockMovementState) {
    this.state = state;
  }

  static record(state: StockMovementState): StockMovement {
    return new StockMovement(state);
  }

  /** Rebuilds a stored movement. For adapters only: checks nothing. */
  static restore(state: StockMovementState): StockMovement {
    return new StockMovement(state);
  }
}
