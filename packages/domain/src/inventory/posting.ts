/** The lines of goods that move, and the posting that they belong to. */
import type { CalendarDate } from '../kernel/calendar.ts';
import type { Quantity } from '../kernel/quantity.ts';
import type { Facts } from './facts.ts';
import type { NewHold } from './hold.ts';
import type { LotOrigin, LotState } from './lot-contracts.ts';
import type { BirthType, Entry, StockBatch } from './stock-batch.ts';
import type { StockBatchState } from './stock-batch-contracts.ts';
import type { StockState } from './stock-contracts.ts';
import type { DocumentKind, StockMovementState } from './stock-movement-contracts.ts';
import type { Target } from './target.ts';

/** What a posting says of all its rows. Without an id each row is a posting of its own, to be undone by itself. */
export interface Posting {
  readonly id?: string;
  readonly documentKind?: DocumentKind;
  readonly documentId?: string;
}

/** A line of a request that takes from a stock batch, or gives back to it. */
export interface BatchLine extends Pick<Entry, 'documentLine' | 'pieces' | 'reasonCode' | 'reason'> {
  /** Its path in the request, like `inputs[0]`; empty where the request itself is the line. */
  readonly at: string;
  readonly stockBatchId: string;
  readonly quantity: Quantity;
}

/** Goods that go into another stock of their article. */
export interface StockLine extends BatchLine {
  readonly to: Target;
}

/** A lot as it comes into being, in one stock or several of one article. */
export interface NewLot {
  readonly lotNumber: string;
  readonly batchType: string;
  readonly expiryDate: CalendarDate;
  readonly supplierId?: string | null;
  readonly supplierLot?: string | null;
  readonly facts?: Facts | null;
  /** It is born with them: its first movement leaves it BLOCKED. */
  readonly holds?: readonly NewHold[];
  readonly places: readonly {
    /** The path of the line in the request. */
    readonly at: string;
    readonly stockId: string;
    readonly quantity: Quantity;
    readonly documentLine?: number;
  }[];
}

/** What became of a line. */
export interface Moved {
  /** As it is now. */
  readonly batch: StockBatchState;
  readonly stock: StockState;
  readonly movement: StockMovementState;
}

/** What became of a line that went from one stock into another. */
export interface Carried {
  readonly from: Moved;
  readonly to: Moved;
}

/** A lot that came into being, its holds, and its places in the order in which they were given. */
export interface Opened {
  readonly lot: LotState;
  readonly places: readonly Moved[];
}

/** What a lot comes from, by the movement it begins with. */
export const BIRTHS: Readonly<Record<BirthType, LotOrigin>> = {
  BOOKED_IN: 'BOOKED_IN',
  RECEIVED: 'RECEIPT',
  PRODUCED: 'RUN',
};

/** A line with the batch that it names, locked. */
export interface Loaded<L extends BatchLine = BatchLine> {
  readonly line: L;
  readonly batch: StockBatch;
  readonly stock: StockState;
}

/** As `Loaded`, with the stock that its goods go to. */
export interface Arriving<L extends StockLine = StockLine> extends Loaded<L> {
  readonly to: StockState;
}

/** What the ledger says of a line. */
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
