/** Standing orders: the regular demand of a customer on fixed weekdays. */
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { type Given, merge } from '../kernel/edit.ts';
import { checkNoFaults } from '../kernel/refusal.ts';
import { Customers } from '../masterdata/index.ts';
import { periodFaults, type StandingOrderState } from './standing-order-contracts.ts';
import { standingOrderSubject } from './subjects.ts';

/**
 * The name of the lock of runs and of changes of standing orders. So the second of two concurrent runs sees the orders
 * of the first, and a run sees each standing order either before or after a change.
 */
export const STANDING_ORDERS_LOCK = 'standing-orders';

type Changeable = Omit<StandingOrderState, 'id' | 'customerId' | 'customerName' | 'createdAt'>;

export class StandingOrder implements Aggregate<StandingOrderState> {
  #state: StandingOrderState;

  private constructor(state: StandingOrderState) {
    this.#state = state;
  }

  static create(state: StandingOrderState): StandingOrder {
    return new StandingOrder(state);
  }

  /** Rebuilds a stored standing order for an adapter, without checks. */
  static restore(state: StandingOrderState): StandingOrder {
    return new StandingOrder(state);
  }

  get state(): StandingOrderState {
    return this.#state;
  }

  /** Stores a new name of the customer. */
  rename(customerName: string): void {
    this.#state = { ...this.#state, customerName };
  }

  /**
   * Changes the given members. Replaces lists as a whole. Refuses a last date before the first one with
   * VALIDATION_ERROR.
   */
  change(given: Given<Changeable>): void {
    this.checkPeriod(given);
    this.#state = { ...this.#state, ...merge<Changeable>(this.#state, given) };
  }

  /** Refuses with VALIDATION_ERROR a change after which the last date is before the first one. */
  checkPeriod(given: Given<Pick<Changeable, 'firstDate' | 'lastDate'>>): void {
    checkNoFaults(periodFaults(merge<Pick<Changeable, 'firstDate' | 'lastDate'>>(this.#state, given)));
  }
}

export const StandingOrders = aggregateKind<StandingOrderState, StandingOrder>({
  ...standingOrderSubject,
  restore: StandingOrder.restore,
  references: [{ member: 'customerId', to: () => Customers }],
  filters: ['customerId'],
});
