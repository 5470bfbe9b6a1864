/** Deliveries in responses, with what came back, what is billed, and what is due. */
import { changesOf, type DocumentLine } from '../../inventory/index.ts';
import { shownWarnings } from '../../kernel/contract/acknowledgement.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { type Billing, dueLines } from './billing.ts';
import type { DeliveryState } from './delivery.ts';
import type { DeliveryView } from './delivery-contracts.ts';
import { deliveryWarningWords } from './delivery-warnings.ts';

/**
 * Returns a delivery for a response, without the data that only its particulars show. `ledger`: the sums of the ledger
 * for the lines of the delivery. `billings`: what documents billed of them.
 */
export function viewOf(
  delivery: Omit<DeliveryState, 'parties' | 'missing' | 'settled'>,
  ledger: readonly DocumentLine[],
  billings: readonly Billing[],
): DeliveryView {
  const dispatched = changesOf(delivery, 'DISPATCHED', ledger);
  const back = changesOf(delivery, 'TAKEN_BACK', ledger);
  const { id, deliveryNumber, customerId, customerName, address, dispatchDate, createdBy, createdAt } = delivery;
  return {
    id,
    deliveryNumber,
    customerId,
    customerName,
    address,
    dispatchDate,
    createdBy,
    createdAt,
    billable: delivery.billable,
    lines: dueLines(delivery, ledger, billings).map(({ line: { id: _, ...given }, kept, billings: own, due }) => {
      const returned = back.get(given.line) ?? { change: '0', pieces: 0 };
      return {
        ...given,
        takenBack: Quantity.fromBase(returned.change, given.quantityUnit).shortText(),
        takenBackPieces: given.pieces === null ? null : returned.pieces,
        undone: dispatched.get(given.line)?.change === '0',
        due: delivery.billable ? due.toText() : null,
        dueUnit: delivery.billable ? kept.unit : null,
        invoices: documentsOf(own),
      };
    }),
    warnings: shownWarnings(delivery.warnings, deliveryWarningWords),
  };
}

/** Returns the documents of billings, each once. */
const documentsOf = (billings: readonly Billing[]) => [
  ...new Map(billings.map(({ invoiceId, invoiceNumber }) => [invoiceId, { invoiceId, invoiceNumber }])).values(),
];
