/** Ports of inventory: reads that equality on members cannot express, since the calendar is in them. */
import type { CalendarDate } from '../kernel/calendar.ts';
import { specialReads } from '../kernel/context.ts';
import type { Page, PageRequest } from '../kernel/page.ts';
import type { DocumentLine } from './document-lines.ts';
import type { DocumentsByKind } from './documents.ts';
import type { CountEntryState } from './inventory-count-contracts.ts';
import type { LotPlace } from './lot-account.ts';
import type { StockBatchState } from './stock-batch-contracts.ts';
import type { BatchCriterion, Days } from './stock-batch-status.ts';
import type { ShortStock, StockLevel, StockState } from './stock-contracts.ts';

/** The batches that a criterion means, on a day. */
export interface BatchesOn<D extends Days = number> {
  readonly criterion: BatchCriterion<D>;
  readonly today: CalendarDate;
}

/** A batch and what its stock says of it. */
export interface BatchInStock {
  readonly batch: StockBatchState;
  readonly stock: Pick<StockState, 'articleId' | 'storageLocationId' | 'minimumShelfLifeDays'>;
}

/** As `BatchInStock`, by names. */
export interface NamedBatchInStock extends BatchInStock {
  readonly articleName: string;
  readonly storageLocationName: string;
}

/** Of which of all batches: undefined does not filter. */
export interface BatchFilter {
  readonly articleId?: string | undefined;
  readonly storageLocationId?: string | undefined;
  readonly lotIds?: readonly string[] | undefined;
  /** Compared as it is unique: without regard to case. */
  readonly batchId?: string | undefined;
}

export interface StockLevelFilter {
  readonly articleId?: string | undefined;
  readonly storageLocationId?: string | undefined;
  readonly belowMinimum?: boolean | undefined;
}

export interface InventoryReader {
  /** What the ledger says of the lines of these documents (`documentLines`). */
  documentLines(documentIds: readonly string[]): Promise<readonly DocumentLine[]>;
  /** One page of a stock's batches: all of them where `which` is undefined. */
  batchesOf(stockId: string, which: BatchesOn | undefined, request: PageRequest): Promise<Page<StockBatchState>>;
  /** A page of the batches of all stocks: where `which` is undefined, those of every status. */
  allBatches(
    filter: BatchFilter,
    which: BatchesOn<Days> | undefined,
    request: PageRequest,
  ): Promise<Page<NamedBatchInStock>>;
  /** A page of what there is in stocks on a day, as `levelOf` tells it. */
  levels(filter: StockLevelFilter, today: CalendarDate, request: PageRequest): Promise<Page<StockLevel>>;
  /** The batches of all stocks that are meant: earliest expiry first, then by id, at most `limit`. */
  batches(which: BatchesOn, limit: number): Promise<readonly BatchInStock[]>;
  /** The batches at a storage location of which something is left, by id. */
  batchesAt(storageLocationId: string): Promise<readonly BatchInStock[]>;
  /** All stock batches of these lots, depleted ones too, by id, each with what its movements come to: as of one instant. */
  places(lotIds: readonly string[]): Promise<readonly LotPlace[]>;
  /**
   * The stocks whose batches that are meant hold less than the stock's minimum level, by id, at most `limit`. What counts
   * is of the kind of unit that the level is in.
   */
  stocksBelowMinimum(which: BatchesOn, limit: number): Promise<readonly ShortStock[]>;
}

/** Entries of counts, which may be very many: those that were replaced are not read. */
export interface CountReader {
  /** Of each stock batch its last entry, in the order in which the batches were first counted; an unknown count has none. */
  lastEntries(countId: string): Promise<readonly CountEntryState[]>;
  /** The usernames of all who made an entry, also one that was replaced. */
  counters(countId: string): Promise<readonly string[]>;
}

export const countReads = specialReads('counts', { lastEntries: true, counters: true });

export const inventoryReads = specialReads('inventory', {
  documentLines: true,
  batchesOf: true,
  allBatches: true,
  levels: true,
  batches: true,
  batchesAt: true,
  places: true,
  stocksBelowMinimum: true,
});

declare module '../kernel/ports.ts' {
  interface Reads {
    readonly inventory: InventoryReader;
    readonly counts: CountReader;
  }
  interface CoreServices {
    /** What the ledger has to know of the documents that movements name. */
    readonly documents: DocumentsByKind;
  }
}

declare module '../kernel/unit-of-work.ts' {
  interface UnitReads {
    readonly counts: CountReader;
  }
}
