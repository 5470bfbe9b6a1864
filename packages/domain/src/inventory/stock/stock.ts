/** A stock is an article at a storage location, with its minimum level. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { Quantity } from '../../kernel/values/quantity.ts';
import { Articles } from '../../masterdata/index.ts';
import { stockExists } from '../refusals.ts';
import { type StoredQuantity, storedQuantity } from '../stock-batch/stored-quantity.ts';
import { StorageLocations } from '../storage-location/storage-location.ts';
import { stockSubject } from '../subjects.ts';

export interface StockState {
  readonly id: string;
  readonly articleId: string;
  readonly storageLocationId: string;
  /** The level below which the stock needs replenishment. Null: no limit. */
  readonly minimumLevel: StoredQuantity | null;
  /** The number of days until expiry below which a batch expires soon. Null: no limit. */
  readonly minimumShelfLifeDays: number | null;
}

/** The minimum level, and the minimum shelf life in days. Null means no limit. */
export interface Limits extends Pick<StockState, 'minimumShelfLifeDays'> {
  readonly minimumLevel: Quantity | null;
}

/**
 * A stock without its batches. The batches are separate aggregates, because a stock can have a hundred thousand
 * batches.
 */
export class Stock implements Aggregate<StockState> {
  #state: StockState;

  private constructor(state: StockState) {
    this.#state = state;
  }

  static create(to: Pick<StockState, 'id' | 'articleId' | 'storageLocationId'> & Limits): Stock {
    return new Stock({ ...to, minimumLevel: to.minimumLevel && storedQuantity(to.minimumLevel) });
  }

  /** Rebuilds a stored stock without checks, for adapters. */
  static restore(state: StockState): Stock {
    return new Stock(state);
  }

  get state(): StockState {
    return this.#state;
  }

  /** Replaces both limits. */
  limit({ minimumLevel, minimumShelfLifeDays }: Limits): void {
    this.#state = {
      ...this.#state,
      minimumLevel: minimumLevel && storedQuantity(minimumLevel),
      minimumShelfLifeDays,
    };
  }
}

export const Stocks = aggregateKind<StockState, Stock>({
  ...stockSubject,
  restore: Stock.restore,
  unique: [
    {
      members: ['articleId', 'storageLocationId'],
      refuse: stockExists,
    },
  ],
  references: [
    { member: 'articleId', to: () => Articles },
    { member: 'storageLocationId', to: () => StorageLocations },
  ],
  filters: ['articleId', 'storageLocationId'],
});
