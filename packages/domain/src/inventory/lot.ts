/**
 * Lots: what goods are, where they came from, until when they last.
 *
 * A lot has no place and no quantity of its own: its stock batches hold the goods, and the ledger tells what became of
 * them. It never merges, never splits, and is never removed. Its number is a label and no key: it may repeat, within an
 * article too.
 */
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import type { CalendarDate } from '../kernel/calendar.ts';
import type { UnitKind } from '../kernel/quantity.ts';
import { Articles, Suppliers } from '../masterdata/index.ts';
import type { Facts } from './facts.ts';

/** Booked in by hand, received from a supplier, or what a run put out. */
export const LOT_ORIGINS = ['BOOKED_IN', 'RECEIPT', 'RUN'] as const;
export type LotOrigin = (typeof LOT_ORIGINS)[number];

export interface LotState {
  readonly id: string;
  /** The number on the goods: the `batchId` of its stock batches. */
  readonly lotNumber: string;
  readonly batchType: string;
  readonly articleId: string;
  /** What is measured: all its quantities are of this kind. */
  readonly quantityKind: UnitKind;
  /** The last day on which it may be used. */
  readonly expiryDate: CalendarDate;
  readonly origin: LotOrigin;
  /** The goods receipt, the production batch or the cutting. */
  readonly originId: string | null;
  readonly supplierId: string | null;
  /** The supplier's own number of it. */
  readonly supplierLot: string | null;
  readonly facts: Facts | null;
  /** How many holds stop it. */
  readonly openHolds: number;
  /** Follows from that; lists are filtered by it. */
  readonly onHold: boolean;
  readonly createdAt: Date;
}

export class Lot implements Aggregate<LotState> {
  #state: LotState;

  private constructor(state: LotState) {
    this.#state = state;
  }

  /** A lot that is born with so many holds: 0 for one that may be used. */
  static open(of: Omit<LotState, 'onHold'>): Lot {
    return new Lot({ ...of, onHold: of.openHolds > 0 });
  }

  /** Rebuilds a stored lot. For adapters only: checks nothing. */
  static restore(state: LotState): Lot {
    return new Lot(state);
  }

  get state(): LotState {
    return this.#state;
  }

  /** One hold more stops it. */
  hold(): void {
    this.#holds(this.#state.openHolds + 1);
  }

  /** So many of its holds were released. */
  release(holds: number): void {
    this.#holds(this.#state.openHolds - holds);
  }

  #holds(openHolds: number): void {
    if (openHolds < 0) throw new Error(`The lot ${this.#state.id} has ${openHolds} holds`);
    this.#state = { ...this.#state, openHolds, onHold: openHolds > 0 };
  }
}

export const Lots = aggregateKind<LotState, Lot>({
  name: 'lot',
  restore: Lot.restore,
  references: [
    { member: 'articleId', to: () => Articles },
    { member: 'supplierId', to: () => Suppliers },
  ],
  sortable: { createdAt: 'plain', lotNumber: 'folded', expiryDate: 'plain', supplierLot: 'folded' },
  filters: ['articleId', 'lotNumber', 'supplierId', 'supplierLot', 'origin', 'originId', 'onHold'],
  searched: ({ lotNumber, supplierLot }) => [lotNumber, supplierLot ?? ''],
  // Its birth is in the ledger, its holds are records, and nothing else of it ever changes.
  audited: false,
});
