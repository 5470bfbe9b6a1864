/** The types of a posting, and of its lines, new lots and results. */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { Quantity } from '../../kernel/values/quantity.ts';
import type { Facts } from '../lot/facts.ts';
import type { NewHold } from '../lot/hold.ts';
import type { LotState } from '../lot/lot.ts';
import type { LotOrigin } from '../lot/lot-origin.ts';
import type { DocumentKind } from '../movement/document-kind.ts';
import type { StockMovementState } from '../movement/stock-movement.ts';
import type { StockState } from '../stock/stock.ts';
import type { BirthType, Entry, StockBatch, StockBatchState } from '../stock-batch/stock-batch.ts';
import type { Target } from './target.ts';

/**
 * The common members of all rows of a posting. Without an id, each row is a separate posting and is undone separately.
 */
export interface Posting {
  readonly id?: string;
  readonly documentKind?: DocumentKind;
  readonly documentId?: string;
}

/** A request line that takes goods from a stock batch or returns goods to it. */
export interface BatchLine extends Pick<Entry, 'documentLine' | 'pieces' | 'reasonCode' | 'reason'> {
  /** The path of the line in the request, like `inputs[0]`. Empty if the request itself is the line. */
  readonly at: string;
  readonly stockBatchId: string;
  readonly quantity: Quantity;
  /**
   * Whether the goods had left before a count that did not find them. Their posting then adds them again before it
   * takes them out, because the count has lowered the stock already.
   */
  readonly alreadyCounted?: boolean;
}

/** A line with the target of its goods. */
export interface StockLine extends BatchLine {
  readonly to: Target;
}

/** A new lot in one or several stocks of one article. */
export interface NewLot {
  readonly lotNumber: string;
  readonly batchType: string;
  readonly expiryDate: CalendarDate;
  readonly supplierId?: string | null;
  readonly supplierLot?: string | null;
  readonly facts?: Facts | null;
  /** The first holds of the lot. With any hold, its stock batches start BLOCKED. */
  readonly holds?: readonly NewHold[];
  readonly places: readonly {
    /** The path of the line in the request. */
    readonly at: string;
    readonly stockId: string;
    readonly quantity: Quantity;
    readonly documentLine?: number;
  }[];
}

/** The result of a line. */
export interface Moved {
  /** The state after the movement. */
  readonly batch: StockBatchState;
  readonly stock: StockState;
  readonly movement: StockMovementState;
}

/** The result of a line that moved goods from one stock into another. */
export interface Carried {
  readonly from: Moved;
  readonly to: Moved;
}

/** A new lot, with its places in the order of the request. */
export interface Opened {
  readonly lot: LotState;
  readonly places: readonly Moved[];
}

/** The origin of a lot, by the type of its first movement. */
export const BIRTHS: Readonly<Record<BirthType, LotOrigin>> = {
  BOOKED_IN: 'BOOKED_IN',
  RECEIVED: 'RECEIPT',
  PRODUCED: 'RUN',
};

/** A line with its batch and the stock of the batch. */
export interface Loaded<L extends BatchLine = BatchLine> {
  readonly line: L;
  readonly batch: StockBatch;
  readonly stock: StockState;
}

/** A `Loaded` line with its target stock. */
export interface Arriving<L extends StockLine = StockLine> extends Loaded<L> {
  readonly to: StockState;
}

/** Returns the members of a line and its posting that go into the ledger. */
export const entryOf = (
  line: Pick<BatchLine, 'documentLine' | 'pieces' | 'reasonCode' | 'reason'>,
  posting: Posting,
): Entry => ({
  postingId: posting.id,
  documentKind: posting.documentKind ?? null,
  documentId: posting.documentId ?? null,
  documentLine: line.documentLine ?? null,
  pieces: line.pieces ?? null,
  reasonCode: line.reasonCode ?? null,
  reason: line.reason ?? null,
});
