/** The ports of inventory: reads that need more than equality on members, for example reads by the calendar day. */

import type { Page, PageRequest } from '../kernel/contract/page.ts';
import { specialReads } from '../kernel/execution/context.ts';
import type { CalendarDate } from '../kernel/values/calendar.ts';
import type { BlockedGoods, BlockedGoodsFilter } from './blocked-goods/blocked-goods.ts';
import type { CountEntryState } from './count/inventory-count.ts';
import type { LotPlace } from './lot/lot-account.ts';
import type { StockMovementState } from './movement/stock-movement.ts';
import type { StockState } from './stock/stock.ts';
import type { StockLevel } from './stock/stock-contracts.ts';
import type { StockBatchState } from './stock-batch/stock-batch.ts';
import type { BatchCriterion, Days } from './stock-batch/stock-batch-status.ts';
import type { DocumentLine } from './warehouse/document-lines.ts';
import type { DocumentsByKind } from './warehouse/documents.ts';

/** A criterion for batches, and the day for which it is evaluated. */
export interface BatchesOn<D extends Days = number> {
  readonly criterion: BatchCriterion<D>;
  readonly today: CalendarDate;
}

/** A batch with data of its stock. */
export interface BatchInStock {
  readonly batch: StockBatchState;
  readonly stock: Pick<StockState, 'articleId' | 'storageLocationId' | 'minimumShelfLifeDays'>;
}

/** A `BatchInStock` with the names of its article and storage location. */
export interface NamedBatchInStock extends BatchInStock {
  readonly articleName: string;
  readonly storageLocationName: string;
}

/** A filter of batches. Undefined members do not filter. */
export interface BatchFilter {
  readonly articleId?: string | undefined;
  readonly storageLocationId?: string | undefined;
  readonly lotIds?: readonly string[] | undefined;
  /** The lot number of the batches. The comparison ignores case, like the unique rule of stock batches. */
  readonly lotNumber?: string | undefined;
}

export interface StockLevelFilter {
  readonly articleId?: string | undefined;
  readonly storageLocationId?: string | undefined;
  readonly belowMinimum?: boolean | undefined;
}

export interface InventoryReader {
  /**
   * Returns the sums of these documents' ledger movements by document, line and type, as `documentLines` in
   * `document-lines.ts` calculates them.
   */
  documentLines(documentIds: readonly string[]): Promise<readonly DocumentLine[]>;
  /** Returns one page of a stock's batches. An undefined `which` matches all batches. */
  batchesOf(stockId: string, which: BatchesOn | undefined, request: PageRequest): Promise<Page<StockBatchState>>;
  /** Returns one page of the batches of all stocks. An undefined `which` matches every status. */
  allBatches(
    filter: BatchFilter,
    which: BatchesOn<Days> | undefined,
    request: PageRequest,
  ): Promise<Page<NamedBatchInStock>>;
  /** Returns one page of the open holds, and of the stock batches that are blocked themselves. */
  blockedGoods(filter: BlockedGoodsFilter, request: PageRequest): Promise<Page<BlockedGoods>>;
  /** Returns one page of stock levels on a day, as `levelOf` calculates them. */
  levels(filter: StockLevelFilter, today: CalendarDate, request: PageRequest): Promise<Page<StockLevel>>;
  /** Returns the batches at a storage location that are not depleted, by id. */
  batchesAt(storageLocationId: string): Promise<readonly BatchInStock[]>;
  /**
   * Returns all stock batches of these lots by id, including depleted batches, with the sums of their movements. All
   * data are from one snapshot.
   */
  places(lotIds: readonly string[]): Promise<readonly LotPlace[]>;
  /**
   * Returns the movements that the user booked since the time, newest first, at most `limit`. Omits movements of
   * `FINAL_TYPES` and movements without a posting.
   */
  movementsBy(userId: string, since: Date, limit: number): Promise<readonly StockMovementState[]>;
  /**
   * Returns those of the lots whose goods were used: consumed, dispatched, transferred, counted, written off or removed,
   * net of what was given back or undone (`FOLLOWING` in `undo.ts`).
   */
  usedLots(lotIds: readonly string[]): Promise<readonly string[]>;
  /** Returns the outstanding goods of these documents, by document and by the key of `keyOfEdge`. */
  outstanding(documentIds: readonly string[]): Promise<readonly Outstanding[]>;
}

/** Goods that a document consumed or dispatched, and that are not returned yet. */
export interface Outstanding {
  readonly documentId: string;
  readonly key: string;
  /** The quantity in the base unit: an exact decimal text. */
  readonly base: string;
}

/** Reads the entries of counts. No method returns all entries of a count, because a count may have thousands. */
export interface CountReader {
  /**
   * Returns the last entry of each stock batch in each of the counts. Within a count, the entries have the order of the
   * first entries of their batches. An unknown count has no entries.
   */
  lastEntries(countIds: readonly string[]): Promise<readonly CountEntryState[]>;
  /** Returns the usernames of all users who made an entry, including users of replaced entries. */
  counters(countId: string): Promise<readonly string[]>;
  /**
   * Returns the latest entry of each of the stock batches, by the time of counting, if it was counted since `from`.
   * Omits cancelled counts and replaced entries.
   */
  lastCounted(stockBatchIds: readonly string[], from: Date): Promise<readonly CountEntryState[]>;
  /**
   * Returns the first movement, by number, of each of these stock batches that was booked after the instant `at`. Omits
   * batches without such a movement. Each batch occurs once.
   */
  firstMovements(
    of: readonly { readonly stockBatchId: string; readonly at: Date }[],
  ): Promise<readonly StockMovementState[]>;
}

export const countReads = specialReads('counts', {
  lastEntries: true,
  counters: true,
  lastCounted: true,
  firstMovements: true,
});

export const inventoryReads = specialReads('inventory', {
  documentLines: true,
  batchesOf: true,
  allBatches: true,
  blockedGoods: true,
  levels: true,
  batchesAt: true,
  places: true,
  movementsBy: true,
  usedLots: true,
  outstanding: true,
});

declare module '../kernel/execution/ports.ts' {
  interface Reads {
    readonly inventory: InventoryReader;
    readonly counts: CountReader;
  }
  interface CoreServices {
    /** The services that lock and check the documents of movements, by kind of document. */
    readonly documents: DocumentsByKind;
  }
}

declare module '../kernel/execution/unit-of-work.ts' {
  interface UnitReads {
    readonly counts: CountReader;
    readonly inventory: Pick<InventoryReader, 'usedLots' | 'outstanding'>;
  }
}
