/** Stocks: an article at a storage location, and how much of it should be there. */

import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { kindOf, Quantity, type Unit, type UnitKind } from '../kernel/quantity.ts';
import { Articles } from '../masterdata/index.ts';
import { stockExists } from './refusals.ts';
import { StorageLocations } from './storage-location.ts';

/** A quantity as it is stored; `Quantity.fromBase` restores it. */
export interface StoredQuantity {
  /** The exact amount in the base unit of its kind, as a decimal text. */
  readonly quantityBase: string;
  /** What is measured. Follows from the unit; the store adds up what is of one kind by it. */
  readonly quantityKind: UnitKind;
  /** The unit as it was written. */
  readonly quantityUnit: Unit;
}

export const storedQuantity = (quantity: Quantity): StoredQuantity => ({
  quantityBase: quantity.inBase().toText(),
  quantityKind: kindOf(quantity.unit),
  quantityUnit: quantity.unit,
});

export const quantityOf = ({
  quantityBase,
  quantityUnit,
}: Pick<StoredQuantity, 'quantityBase' | 'quantityUnit'>): Quantity => Quantity.fromBase(quantityBase, quantityUnit);

export interface StockState {
  readonly id: string;
  readonly articleId: string;
  readonly storageLocationId: string;
  /** Below it the stock is to be filled up. */
  readonly minimumLevel: StoredQuantity | null;
  /** With fewer days left a batch expires soon. */
  readonly minimumShelfLifeDays: number | null;
}

/** Its batches are aggregates of their own: a stock can hold a hundred thousand of them. */
export class Stock implements Aggregate<StockState> {
  readonly state: StockState;

  private constructor(state: StockState) {
    this.state = state;
  }

  static create(to: Omit<StockState, 'minimumLevel'> & { readonly minimumLevel: Quantity | null }): Stock {
    return new Stock({ ...to, minimumLevel: to.minimumLevel && storedQuantity(to.minimumLevel) });
  }

  /** Rebuilds a stored stock. For adapters only: checks nothing. */
  static restore(state: StockState): Stock {
    return new Stock(state);
  }
}

export const Stocks = aggregateKind<StockState, Stock>({
  name: 'stock',
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
  // Ids rise in time: the order of ids is the order in which the stocks were created.
  sortable: { id: 'plain', articleId: 'plain', storageLocationId: 'plain' },
  filters: ['articleId', 'storageLocationId'],
});
