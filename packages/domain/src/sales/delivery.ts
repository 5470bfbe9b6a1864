/** Deliveries: what went to a customer, and from which lots. What came back of it, the ledger tells. */

import { changesOf, type DocumentLine } from '../inventory/index.ts';
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { Decimal } from '../kernel/decimal.ts';
import { Quantity } from '../kernel/quantity.ts';
import { Customers } from '../masterdata/index.ts';
import type { DeliveryView, Particulars } from './delivery-contracts.ts';
import type { Particular, Parties } from './particulars.ts';
import { deliveryExists, deliveryLineUnknown } from './refusals.ts';
import { deliverySubject } from './subjects.ts';

/** A line as it was dispatched. */
export type DeliveryLine = Omit<DeliveryView['lines'][number], 'takenBack' | 'undone'>;

export interface DeliveryState extends Omit<DeliveryView, 'lines'> {
  readonly lines: readonly DeliveryLine[];
  /** Who is named in the particulars that go with the goods. */
  readonly parties: Parties;
  /** Which of the particulars master data and settings did not give when it went. */
  readonly missing: readonly Particular[];
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

/** Returns a delivery as it is shown: without what only its particulars show. */
export function viewOf(
  delivery: Omit<DeliveryState, 'parties' | 'missing'>,
  ledger: readonly DocumentLine[],
): DeliveryView {
  const dispatched = changesOf(delivery, 'DISPATCHED', ledger);
  const back = changesOf(delivery, 'TAKEN_BACK', ledger);
  const { id, deliveryNumber, customerId, customerName, address, dispatchDate, createdBy, createdAt } = delivery;
  return {
    ...{ id, deliveryNumber, customerId, customerName, address, dispatchDate, createdBy, createdAt },
    lines: delivery.lines.map((given) => ({
      ...given,
      takenBack: Quantity.fromBase((back.get(given.line) ?? Decimal.ZERO).toText(), given.quantityUnit).shortText(),
      undone: dispatched.get(given.line)?.isZero() ?? false,
    })),
  };
}

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
  filters: ['customerId', 'dispatchDate'],
});
