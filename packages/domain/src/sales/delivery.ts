/** Deliveries: what went to a customer, and from which lots. What came back of it, the ledger tells. */
import { changesOf, type DocumentLine } from '../inventory/index.ts';
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import type { CalendarDate } from '../kernel/calendar.ts';
import { Decimal } from '../kernel/decimal.ts';
import { Quantity, type Unit } from '../kernel/quantity.ts';
import { type Address, Customers } from '../masterdata/index.ts';
import type { Particular, Particulars, Parties } from './particulars.ts';
import { deliveryExists, deliveryLineUnknown } from './refusals.ts';

export interface DeliveryLine {
  /** Counts from 1. */
  readonly line: number;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly articleId: string;
  readonly articleName: string;
  readonly stockBatchId: string;
  /** A decimal text above zero, in `quantityUnit`. */
  readonly quantityAmount: string;
  readonly quantityUnit: Unit;
}

export interface DeliveryState {
  readonly id: string;
  /** `D-2026-11-21-007`. */
  readonly deliveryNumber: string;
  readonly customerId: string;
  readonly customerName: string;
  /** Where it went. */
  readonly address: Address;
  readonly dispatchDate: CalendarDate;
  readonly lines: readonly DeliveryLine[];
  /** Who is named in the particulars that go with the goods. */
  readonly parties: Parties;
  /** Which of the particulars master data and settings did not give when it went. */
  readonly missing: readonly Particular[];
  /** The username. */
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** All of it stays as it was when the goods went: there is no verb. */
export class Delivery implements Aggregate<DeliveryState> {
  readonly state: DeliveryState;

  private constructor(state: DeliveryState) {
    this.state = state;
  }

  /** Lines are numbered in the order given. */
  static dispatch(
    to: Omit<DeliveryState, 'lines'> & { readonly lines: readonly Omit<DeliveryLine, 'line'>[] },
  ): Delivery {
    return new Delivery({ ...to, lines: to.lines.map((given, index) => ({ line: index + 1, ...given })) });
  }

  /** Rebuilds a stored delivery. For adapters only: checks nothing. */
  static restore(state: DeliveryState): Delivery {
    return new Delivery(state);
  }

  /** Refuses an unknown line with DELIVERY_LINE_NOT_FOUND. */
  line(number: number): DeliveryLine {
    const line = this.state.lines[number - 1];
    if (!line) throw deliveryLineUnknown({ line: number });
    return line;
  }
}

/** The particulars of each line, as they were when the goods went. */
export const particularsOf = ({ lines, parties, dispatchDate }: DeliveryState): readonly Particulars[] =>
  lines.map(({ line, articleName, quantityAmount, quantityUnit, lotNumber }) => ({
    line,
    description: articleName,
    quantity: `${quantityAmount} ${quantityUnit}`,
    ...parties,
    lotReference: lotNumber,
    dispatchDate,
  }));

/** A delivery, and what the ledger says has become of its lines. */
export interface DeliveryView extends Omit<DeliveryState, 'lines'> {
  readonly lines: readonly (DeliveryLine & {
    /** What came back of it: a decimal text in `quantityUnit`. */
    readonly takenBack: string;
    /** Whether the dispatch was undone. */
    readonly undone: boolean;
  })[];
}

export function viewOf(delivery: DeliveryState, ledger: readonly DocumentLine[]): DeliveryView {
  const dispatched = changesOf(delivery, 'DISPATCHED', ledger);
  const back = changesOf(delivery, 'TAKEN_BACK', ledger);
  return {
    ...delivery,
    lines: delivery.lines.map((given) => ({
      ...given,
      takenBack: Quantity.fromBase((back.get(given.line) ?? Decimal.ZERO).toText(), given.quantityUnit).shortText(),
      undone: dispatched.get(given.line)?.isZero() ?? false,
    })),
  };
}

export const Deliveries = aggregateKind<DeliveryState, Delivery>({
  name: 'delivery',
  restore: Delivery.restore,
  unique: [
    {
      members: ['deliveryNumber'],
      refuse: deliveryExists,
    },
  ],
  references: [{ member: 'customerId', to: () => Customers }],
  sortable: { deliveryNumber: 'folded', createdAt: 'plain' },
  filters: ['customerId', 'dispatchDate'],
});
