/**
 * A lot stores the article, origin and expiry date of goods.
 *
 * A lot has no location and no quantity. Its stock batches hold the goods, and the ledger has their movements. Lots
 * never merge or split, and no operation of inventory removes a lot. The number of a lot is not unique, even within an
 * article.
 */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { UnitKind } from '../../kernel/values/quantity.ts';
import { Articles, Suppliers } from '../../masterdata/index.ts';
import { lotSubject } from '../subjects.ts';
import type { Facts } from './facts.ts';
import type { LotOrigin } from './lot-origin.ts';

export interface LotState {
  readonly id: string;
  /** The number on the label of the goods. */
  readonly lotNumber: string;
  /** A code such as PRODUCED or PURCHASED. */
  readonly batchType: string;
  readonly articleId: string;
  /** The last day on which the goods may be used. */
  readonly expiryDate: CalendarDate;
  readonly origin: LotOrigin;
  /** The goods receipt, the production batch or the cutting. Null for a lot that was booked in without a document. */
  readonly originId: string | null;
  /** The supplier of received goods. Null for other goods. */
  readonly supplierId: string | null;
  /** The supplier's own number of the lot. Null: unknown, or no received goods. */
  readonly supplierLot: string | null;
  /** Null: no fact is known. */
  readonly facts: Facts | null;
  /** Whether the lot has an open hold. Lists filter by this member. */
  readonly onHold: boolean;
  /** Number of open holds. */
  readonly openHolds: number;
  /** The kind of unit of all quantities of the lot. */
  readonly quantityKind: UnitKind;
  readonly createdAt: Date;
}

export class Lot implements Aggregate<LotState> {
  #state: LotState;

  private constructor(state: LotState) {
    this.#state = state;
  }

  /** Creates a lot. `of.openHolds` is the number of its first holds. */
  static open(of: Omit<LotState, 'onHold'>): Lot {
    return new Lot({ ...of, onHold: of.openHolds > 0 });
  }

  /** Rebuilds a stored lot without checks, for adapters. */
  static restore(state: LotState): Lot {
    return new Lot(state);
  }

  get state(): LotState {
    return this.#state;
  }

  /** Adds one to the number of open holds. */
  hold(): void {
    this.#holds(this.#state.openHolds + 1);
  }

  /** Subtracts released holds from the number of open holds. Throws if it would be negative. */
  release(holds: number): void {
    this.#holds(this.#state.openHolds - holds);
  }

  #holds(openHolds: number): void {
    if (openHolds < 0) throw new Error(`The lot ${this.#state.id} has ${openHolds} holds`);
    this.#state = { ...this.#state, openHolds, onHold: openHolds > 0 };
  }
}

export const Lots = aggregateKind<LotState, Lot>({
  ...lotSubject,
  restore: Lot.restore,
  references: [
    { member: 'articleId', to: () => Articles },
    { member: 'supplierId', to: () => Suppliers },
  ],
  filters: ['articleId', 'lotNumber', 'supplierId', 'supplierLot', 'origin', 'originId', 'onHold'],
  labels: ['lotNumber', 'supplierLot'],
  searched: ({ lotNumber, supplierLot }) => [lotNumber, supplierLot ?? ''],
  // The audit log only names lots, because the ledger records their creation. Holds are separate records, and no other
  // member of a lot changes.
  audited: 'by name',
});
