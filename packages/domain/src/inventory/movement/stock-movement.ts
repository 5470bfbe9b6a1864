/** One movement of the ledger: a change of a stock batch's quantity or status by a command. */
import type { Aggregate } from '../../kernel/contract/aggregate.ts';
import type { StockBatchStatus } from '../stock-batch/stock-batch-status.ts';
import type { DocumentKind } from './document-kind.ts';
import type { MovementType } from './movement-type.ts';

/**
 * A row of the ledger. A row that names a document is an edge of the genealogy between its lot and the document.
 *
 * Rows booked before lots existed have neither lot nor posting.
 */
export interface StockMovementState {
  readonly id: string;
  readonly stockId: string;
  readonly stockBatchId: string;
  readonly lotId: string | null;
  /** Movements with one posting are undone together. */
  readonly postingId: string | null;
  /** Null if the movement has no document, like `documentId`. */
  readonly documentKind: DocumentKind | null;
  readonly documentId: string | null;
  /** The line of the document, from 1. Null if the document has no numbered lines. */
  readonly documentLine: number | null;
  /** Counts from 1 within the stock batch, without gaps. */
  readonly number: number;
  readonly type: MovementType;
  /** The movement that a REVERSED row undoes. Null for other rows. */
  readonly reversesId: string | null;
  /** The type of the row that a REVERSED row undoes. Null for other rows. */
  readonly reversedType: MovementType | null;
  /**
   * The added quantity, negative if goods went out. An exact decimal text in the base unit, like `before` and `after`.
   */
  readonly change: string;
  /** Number of pieces of goods measured by weight, with the sign of `change`. Null if the pieces were not counted. */
  readonly pieces: number | null;
  readonly before: string;
  readonly after: string;
  /** The unit in which the batch was booked in. Responses show quantities in this unit. */
  readonly unit: string;
  /** The status before the movement. Null for a new batch. */
  readonly statusBefore: StockBatchStatus | null;
  readonly statusAfter: StockBatchStatus;
  readonly at: Date;
  readonly userId: string;
  /** The username at the time of the movement. */
  readonly username: string;
  /** The reason code of a write-off. Null for other movements. */
  readonly reasonCode: string | null;
  /** The reason as free text, for example of a block, a hold, a write-off or an undo. Null: none. */
  readonly reason: string | null;
}

/**
 * Returns the effective type of a row for accounts and edges: a REVERSED row has the type of the row that it undoes.
 */
export const effectOf = ({ type, reversedType }: Pick<StockMovementState, 'type' | 'reversedType'>): MovementType =>
  reversedType ?? type;

/** A movement of the ledger. It is immutable: no operation changes it. */
export class StockMovement implements Aggregate<StockMovementState> {
  readonly state: StockMovementState;

  constructor(state: StockMovementState) {
    this.state = state;
  }
}
