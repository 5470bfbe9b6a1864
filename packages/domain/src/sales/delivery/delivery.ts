/** Deliveries: goods dispatched to a customer, with their lots. The ledger records the returns. */

import type { DocumentLine } from '../../inventory/index.ts';
import type { KeptWarning } from '../../kernel/contract/acknowledgement.ts';
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import type { Unit } from '../../kernel/values/quantity.ts';
import { type Address, Customers } from '../../masterdata/index.ts';
import type { CallOff } from '../frame-contract/call-off.ts';
import { perOf } from '../order/order-line.ts';
import type { Price } from '../price/price.ts';
import { deliveryExists, deliveryLineUnknown } from '../refusals.ts';
import { deliverySubject } from '../subjects.ts';
import type { Particulars } from './delivery-contracts.ts';
import { type DeliveryWarningCode, withReturnWarnings } from './delivery-warnings.ts';
import type { Particular, Parties } from './particulars.ts';

/** A dispatched line. Its price, quantity and pieces never change, because an invoice needs them. */
export interface DeliveryLine {
  readonly id: string;
  /** Counts from 1. */
  readonly line: number;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly articleId: string;
  /** The name of the article at dispatch. */
  readonly articleName: string;
  /** The stock batch from which the goods were taken. */
  readonly stockBatchId: string;
  /** A decimal text above zero, in `quantityUnit`. */
  readonly quantityAmount: string;
  /** The unit as it was entered. */
  readonly quantityUnit: Unit;
  /** Number of counted pieces of goods measured by weight. Null if the pieces were not counted. */
  readonly pieces: number | null;
  /** The order that the line serves. Null without an order, like `orderNumber` and `orderLine`. */
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly orderLine: number | null;
  /** Whether nothing more is delivered for the order line. */
  readonly last: boolean;
  /** Whether the goods were gone when they were counted later. */
  readonly alreadyCounted: boolean;
  /** The price of the order line, else that of the dispatch date. Null: none. */
  readonly price: Price | null;
}

export interface DeliveryState {
  readonly id: string;
  /** A delivery number such as `D-2026-11-21-007`. */
  readonly deliveryNumber: string;
  readonly customerId: string;
  /** The name of the customer at dispatch. */
  readonly customerName: string;
  /** The delivery address. Null: the customer has none and collected the goods. */
  readonly address: Address | null;
  readonly dispatchDate: CalendarDate;
  /** Whether an invoice bills the delivery. */
  readonly billable: boolean;
  /**
   * The result of `isSettled`, stored because the list of what is due reads only other deliveries. True for a delivery
   * that is not billable.
   */
  readonly settled: boolean;
  readonly lines: readonly DeliveryLine[];
  readonly warnings: readonly KeptWarning<DeliveryWarningCode>[];
  /** The parties named in the particulars of the goods. */
  readonly parties: Parties;
  /** The particulars that were missing in master data and settings at dispatch. */
  readonly missing: readonly Particular[];
  /** A username. */
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** A delivery. After the dispatch, only returns add warnings. */
export class Delivery implements Aggregate<DeliveryState> {
  #state: DeliveryState;

  private constructor(state: DeliveryState) {
    this.#state = state;
  }

  get state(): DeliveryState {
    return this.#state;
  }

  static dispatch(state: DeliveryState): Delivery {
    return new Delivery(state);
  }

  /** Rebuilds a stored delivery for an adapter, without checks. */
  static restore(state: DeliveryState): Delivery {
    return new Delivery(state);
  }

  /** Returns a line. Refuses an unknown number with DELIVERY_LINE_NOT_FOUND. */
  line(number: number): DeliveryLine {
    const line = this.state.lines.find((each) => each.line === number);
    if (!line) throw deliveryLineUnknown({ line: number });
    return line;
  }

  /** Stores the result of `isSettled`. */
  settle(settled: boolean): void {
    if (settled !== this.#state.settled) this.#state = { ...this.#state, settled };
  }

  /** Stores the acknowledged warnings of a return. */
  keep(warnings: DeliveryState['warnings']): void {
    if (warnings.length === 0) return;
    this.#state = { ...this.#state, warnings: withReturnWarnings(this.#state.warnings, warnings) };
  }
}

/** Returns the particulars of each line at dispatch. */
export const particularsOf = ({ lines, parties, dispatchDate }: DeliveryState): readonly Particulars[] =>
  lines.map(({ line, articleName, quantityAmount, quantityUnit, lotNumber }) => ({
    line,
    description: articleName,
    quantity: `${quantityAmount} ${quantityUnit}`,
    ...parties,
    lotReference: lotNumber,
    dispatchDate,
  }));

/**
 * Returns the net deliveries of lines at contract prices, as call-offs. `ledger`: the sums of the ledger for the lines
 * of these deliveries.
 */
export const deliveredCallOffs = (
  deliveries: readonly DeliveryState[],
  ledger: readonly DocumentLine[],
): readonly CallOff[] =>
  deliveries.flatMap((delivery) =>
    delivery.lines.flatMap(({ line, articleId, quantityUnit, pieces: counted, price }): readonly CallOff[] => {
      if (price?.source !== 'CONTRACT') return [];
      const changes = ledger.filter((each) => each.documentId === delivery.id && each.line === line);
      const gone = changes.reduce((sum, { change }) => sum.minus(Decimal.of(change)), Decimal.ZERO);
      const pieces = counted === null ? null : changes.reduce((sum, each) => sum - each.pieces, 0);
      return [{ articleId, day: price.day, unit: perOf(quantityUnit), amount: gone.toText(), pieces }];
    }),
  );

export const Deliveries = aggregateKind<DeliveryState, Delivery>({
  ...deliverySubject,
  restore: Delivery.restore,
  unique: [
    {
      members: ['deliveryNumber'],
      refuse: deliveryExists,
    },
  ],
  references: [{ member: 'customerId', to: () => Customers }],
  filters: ['customerId', 'dispatchDate', 'lines'],
  searched: ({ deliveryNumber, customerName }) => [deliveryNumber, customerName],
  day: 'dispatchDate',
  unlisted: ['lines', 'parties', 'missing'],
});
