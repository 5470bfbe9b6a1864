/** Standing orders: the regular demand of a customer on fixed weekdays. */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { type Given, merge } from '../../kernel/contract/edit.ts';
import { checkNoFaults, recordTooLarge } from '../../kernel/contract/refusal.ts';
import { readable } from '../../kernel/contract/words.ts';
import { RECORD_BYTES_MAX, utf8LengthOf } from '../../kernel/execution/bounds.ts';
import { word } from '../../kernel/values/message.ts';
import type { Unit } from '../../kernel/values/quantity.ts';
import { Customers } from '../../masterdata/index.ts';
import { standingOrderSubject } from '../subjects.ts';
import { type ClosedDayRule, type Pause, periodFaults, type Schedule } from './planned-days.ts';

/**
 * The name of the lock of runs and of changes of standing orders. So the second of two concurrent runs sees the orders
 * of the first, and a run sees each standing order either before or after a change.
 */
export const STANDING_ORDERS_LOCK = 'standing-orders';

export interface StandingOrderLine {
  /** Counts from 1. */
  readonly line: number;
  readonly articleId: string;
  readonly articleNumber: string;
  readonly articleName: string;
  /** A decimal text above zero, in `quantityUnit`. */
  readonly quantityAmount: string;
  /** The unit as it was entered. */
  readonly quantityUnit: Unit;
  readonly note: string;
}

export interface StandingOrderState extends Schedule {
  readonly id: string;
  readonly customerId: string;
  readonly customerName: string;
  /** The label of the delivery address. The empty text means the billing address. */
  readonly deliveryAddressLabel: string;
  readonly onClosedDay: ClosedDayRule;
  readonly pauses: readonly Pause[];
  /** The customer's reference. */
  readonly reference: string;
  readonly note: string;
  /** The lines, numbered from 1 without gaps. */
  readonly lines: readonly StandingOrderLine[];
  readonly createdAt: Date;
}

type Changeable = Omit<StandingOrderState, 'id' | 'customerId' | 'customerName' | 'createdAt'>;

export class StandingOrder implements Aggregate<StandingOrderState> {
  #state: StandingOrderState;

  private constructor(state: StandingOrderState) {
    this.#state = state;
  }

  /** Creates a standing order. Refuses one whose drafts would be too large with RECORD_TOO_LARGE. */
  static create(state: StandingOrderState): StandingOrder {
    checkDraftSize(state);
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
   * VALIDATION_ERROR, and one whose drafts would be too large with RECORD_TOO_LARGE.
   */
  change(given: Given<Changeable>): void {
    this.checkPeriod(given);
    const changed = { ...this.#state, ...merge<Changeable>(this.#state, given) };
    checkDraftSize(changed);
    this.#state = changed;
  }

  /** Refuses with VALIDATION_ERROR a change after which the last date is before the first one. */
  checkPeriod(given: Given<Pick<Changeable, 'firstDate' | 'lastDate'>>): void {
    checkNoFaults(periodFaults(merge<Pick<Changeable, 'firstDate' | 'lastDate'>>(this.#state, given)));
  }
}

/** The bytes of a confirmed order, and of each of its lines, beside the texts of the standing order. */
const ORDER_BYTES = 1000;
const ORDER_LINE_BYTES = 300;

/**
 * Refuses with RECORD_TOO_LARGE a standing order whose orders would be larger than a record may be. Otherwise every run
 * would be refused.
 */
function checkDraftSize({ customerName, lines, reference, note }: StandingOrderState): void {
  const texts = utf8LengthOf(JSON.stringify([lines, reference, note]));
  const bytes = texts + ORDER_BYTES + lines.length * ORDER_LINE_BYTES;
  if (bytes <= RECORD_BYTES_MAX) return;
  throw recordTooLarge({
    ...{ what: word(standingOrderSubject.label), name: customerName, member: word(readable('lines')) },
    ...{ size: Math.ceil(bytes / 1024), max: RECORD_BYTES_MAX / 1024 },
  });
}

export const StandingOrders = aggregateKind<StandingOrderState, StandingOrder>({
  ...standingOrderSubject,
  restore: StandingOrder.restore,
  references: [{ member: 'customerId', to: () => Customers }],
  filters: ['customerId'],
});
