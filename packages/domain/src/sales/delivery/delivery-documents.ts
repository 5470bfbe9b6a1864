/**
 * Implements `Documents` for deliveries: locks a delivery before an undo, and reverts an undone dispatch in the order
 * lines.
 */
import {
  type DocumentFacts,
  type Documents,
  documentLines,
  type StockMovementState,
  StockMovements,
  shopDay,
} from '../../inventory/index.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { Orders } from '../order/order.ts';
import { isSettled } from './billing.ts';
import { Deliveries, type DeliveryState } from './delivery.ts';
import { servedAmount } from './order-link.ts';

export const deliveryDocuments: Documents = {
  async lock(unit, id) {
    const delivery = await unit.of(Deliveries).find(id);
    if (!delivery) return undefined;
    return {
      ...factsOf(delivery.state, unit.settings),
      reopen: () => undefined,
      async undone(rows) {
        const gone = rows.filter(({ type }) => type === 'DISPATCHED');
        for (const { documentLine } of gone) {
          const line = delivery.line(documentLine ?? 0);
          if (line.orderId === null || line.orderLine === null) continue;
          const order = await unit.of(Orders).get(line.orderId);
          const { quantityUnit } = order.line(line.orderLine);
          order.undoDelivery(line.orderLine, servedAmount(line, quantityUnit), line.last);
        }
        const before = await unit.of(StockMovements).peekWhere({ documentId: id });
        const ledger = documentLines([...before, ...rows.map(reversed)]);
        const billings = await unit.reads.sales.billings([id]);
        delivery.settle(isSettled(delivery.state, ledger, billings));
      },
    };
  },
  async facts({ reader, settings }, ids) {
    const deliveries = await reader.whereIn(Deliveries, 'id', ids);
    return new Map(deliveries.map((delivery) => [delivery.id, factsOf(delivery, settings)]));
  },
};

/** Returns a movement that adds up to nothing with the given one. */
const reversed = (row: StockMovementState): StockMovementState => ({
  ...row,
  change: Decimal.ZERO.minus(Decimal.of(row.change)).toText(),
  pieces: row.pieces === null ? null : -row.pieces,
});

/** Returns the facts of a delivery. Its goods left on the earlier of the dispatch date and the creation day. */
function factsOf(
  { dispatchDate, createdAt }: DeliveryState,
  settings: { readonly shopTimeZone: string },
): DocumentFacts {
  const createdOn = shopDay(createdAt, settings);
  return { endedBy: null, goodsLeftOn: dispatchDate < createdOn ? dispatchDate : createdOn };
}
