/**
 * Lots: what goods are, where they came from, until when they last.
 *
 * A lot has no place and no quantity of its own: its stock batches hold the goods, and the ledger tells what became of
 * them. It never merges, never splits, and is never removed. Its number is a label and no key: it may repeat, within an
 * article too.
 */

import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { Articles, Suppliers } from '../masterdata/index.ts';
import type { LotState } from './lot-contracts.ts';
import { lotSubject } from './subjects.ts';

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
  ...lotSubject,
  restore: Lot.restore,
  references: [
    { member: 'articleId', to: () => Articles },
    { member: 'supplierId', to: () => Suppliers },
  ],
  filters: ['articleId', 'lotNumber', 'supplierId', 'supplierLot', 'origin', 'originId', 'onHold'],
  searched: ({ lotNumber, supplierLot }) => [lotNumber, supplierLot ?? ''],
  // Its birth is in the ledger, its holds are records, and nothing else of it ever changes.
  audited: false,
});
