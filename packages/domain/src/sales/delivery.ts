/** Deliveries: what went to a customer, and from which lots. What came back of it, the ledger tells. */

import { changesOf, type DocumentLine } from '../inventory/index.ts';
import { type KeptWarning, shownWarnings } from '../kernel/acknowledgement.ts';
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { Decimal } from '../kernel/decimal.ts';
import { Quantity } from '../kernel/quantity.ts';
import { Customers } from '../masterdata/index.ts';
import type { DeliveryView, Particulars } from './delivery-contracts.ts';
import { type DeliveryWarningCode, deliveryWarningWords } from './delivery-warnings.ts';
import { perOf } from './order-line.ts';
import type { Particular, Parties } from './particulars.ts';
import { deliveryExists, deliveryLineUnknown } from './refusals.ts';
import type { CallOff } from './rest.ts';
import { deliverySubject } from './subjects.ts';

/** A line as it was dispatched. What an invoice needs of it is frozen: its price, its quantity and its pieces. */
export interface DeliveryLine extends Omit<DeliveryView['lines'][number], 'takenBack' | 'takenBackPieces' | 'undone'> {
  readonly id: string;
}

export interface DeliveryState extends Omit<DeliveryView, 'lines' | 'warnings'> {
  readonly lines: readonly DeliveryLine[];
  readonly warnings: readonly KeptWarning<DeliveryWarningCode>[];
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

  static dispatch(state: DeliveryState): Delivery {
    return new Delivery(state);
  }

  /** Rebuilds a stored delivery. For adapters only: checks nothing. */
  static restore(state: DeliveryState): Delivery {
    return new Delivery(state);
  }

  /** Refuses an unknown line with DELIVERY_LINE_NOT_FOUND. */
  line(number: number): DeliveryLine {
    const line = this.state.lines.find((each) => each.line === number);
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

/**
 * Returns what went and stayed of lines at contract prices, as call-offs. `ledger`: what it says of the lines of these
 * deliveries.
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
    billable: delivery.billable,
    lines: delivery.lines.map(({ id: _, ...given }) => {
      const returned = back.get(given.line) ?? { change: '0', pieces: 0 };
      return {
        ...given,
        takenBack: Quantity.fromBase(returned.change, given.quantityUnit).shortText(),
        takenBackPieces: given.pieces === null ? null : returned.pieces,
        undone: dispatched.get(given.line)?.change === '0',
      };
    }),
    warnings: shownWarnings(delivery.warnings, deliveryWarningWords),
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
  filters: ['customerId', 'dispatchDate', 'lines'],
});
