/** The facts of a stock batch that a person needs to take from it. */
import type { Of } from '../shell/api.ts';

export interface FoundBatch {
  readonly id: string;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly stockId: string;
  readonly articleId: string;
  readonly storageLocationId: string;
  /** A decimal text in `unit`. */
  readonly amount: string;
  readonly unit: string;
  readonly status: string;
  readonly expiryDate: string;
  /** `amount` is a proposal: the batch may hold more. */
  readonly isPart?: boolean;
}

export const foundBatch = (one: Of<'NamedStockBatchResponse'>): FoundBatch => ({
  ...{ id: one.id, lotId: one.lotId, lotNumber: one.batchId, stockId: one.stockId, articleId: one.articleId },
  ...{ storageLocationId: one.storageLocationId, status: one.status, expiryDate: one.expiryDate },
  ...{ amount: String(one.quantityAmount), unit: one.quantityUnit },
});
