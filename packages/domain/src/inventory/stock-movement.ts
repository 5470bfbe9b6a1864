/** One movement: a change of a stock batch's quantity or status by a command. What they are together is the ledger. */
import type { Aggregate } from '../kernel/aggregate.ts';
import type { StockBatchStatus } from './stock-batch-status.ts';

export const MOVEMENT_TYPES = [
  'BOOKED_IN',
  'REMOVED',
  'BLOCKED',
  'UNBLOCKED',
  'RECEIVED',
  'CONSUMED',
  'RETURNED',
  'PRODUCED',
  'DISPATCHED',
  'TAKEN_BACK',
  'TRANSFERRED_OUT',
  'TRANSFERRED_IN',
  'WRITTEN_OFF',
  'COUNTED',
  'REVERSED',
] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

/** What a movement can name: where goods came from, what they went into, who got them. */
export const DOCUMENT_KINDS = ['RECEIPT', 'RUN', 'DELIVERY'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * A row of the ledger. One that names a document is an edge of the genealogy between its lot and the document.
 *
 * Rows of the time before lots name neither lot nor posting.
 */
export interface StockMovementState {
  readonly id: string;
  readonly stockId: string;
  readonly stockBatchId: string;
  /** That of its stock batch. */
  readonly lotId: string | null;
  /** The smallest thing that can be undone: rows of one posting are undone together. */
  readonly postingId: string | null;
  readonly documentKind: DocumentKind | null;
  readonly documentId: string | null;
  /** Which line of the document it is, from 1; null where the document has none that count. */
  readonly documentLine: number | null;
  /** Counts from 1 within the stock batch. */
  readonly number: number;
  readonly type: MovementType;
  /** The row that a REVERSED one takes back, and the type of that. */
  readonly reversesId: string | null;
  readonly reversedType: MovementType | null;
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
  /** Why it was written off. */
  readonly reasonCode: string | null;
  /** Why, in words: of a block, a write-off, an undo. */
  readonly reason: string | null;
}

/** As what a row counts in accounts and edges: a REVERSED one as what it takes back. */
export const effectOf = ({ type, reversedType }: Pick<StockMovementState, 'type' | 'reversedType'>): MovementType =>
  reversedType ?? type;

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
