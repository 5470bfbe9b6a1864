/**
 * Implements `Documents` for deliveries: locks a delivery before an undo, and reverts an undone dispatch in the order
 * lines.
 */
import { type Documents, shopDay } from '../inventory/index.ts';
import { Deliveries } from './delivery.ts';
import { Orders } from './order.ts';
import { servedAmount } from './serving.ts';

export const deliveryDocuments: Documents = {
  async lock(unit, id) {
    const delivery = await unit.of(Deliveries).find(id);
    if (!delivery) return undefined;
    const { dispatchDate, createdAt } = delivery.state;
    // Uses the earlier of the dispatch date and the creation day. ISO dates sort chronologically as texts.
    const [goodsLeftOn = dispatchDate] = [dispatchDate, shopDay(createdAt, unit.settings)].sort();
    return {
      endedBy: null,
      goodsLeftOn,
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
      },
    };
  },
};
