/** Ports of inventory: reads that equality on members cannot express, since the calendar is in them. */
import type { CalendarDate } from '../shared/calendar.ts';
import type { Page, PageRequest } from '../shared/page.ts';
import type { StockState, StoredQuantity } from './stock.ts';
import type { StockBatchState } from './stock-batch.ts';
import type { BatchCriterion } from './stock-batch-status.ts';

/** The batches that a criterion means, on a day. */
export interface BatchesOn {
  readonly criterion: BatchCriterion;
  readonly today: CalendarDate;
}

/** A batch and what its stock says of it. */
export interface BatchInStock {
  readonly batch: StockBatchState;
  readonly stock: Pick<StockState, 'articleId' | 'storageLocationId' | 'minimumShelfLifeDays'>;
}

/** A stock that is short, and what of it may be used, in the unit of its minimum level. */
export interface ShortStock extends StockState {
  readonly usable: StoredQuantity;
}

export interface InventoryReader {
  /** One page of a stock's batches: all of them where `which` is undefined. */
  batchesOf(stockId: string, which: BatchesOn | undefined, request: PageRequest): Promise<Page<StockBatchState>>;
  /** The batches of all stocks that are meant: earliest expiry first, then by id, at most `limit`. */
  batches(which: BatchesOn, limit: number): Promise<readonly BatchInStock[]>;
  /**
   * The stocks whose batches that are meant hold less than the stock's minimum level, by id, at most `limit`. What counts
   * is of the kind of unit that the level is in.
   */
  stocksBelowMinimum(which: BatchesOn, limit: number): Promise<readonly ShortStock[]>;
}
