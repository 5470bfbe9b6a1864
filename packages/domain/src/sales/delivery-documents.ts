/** The part of deliveries that the ledger needs to undo a dispatch. */
import { type Documents, shopDay } from '../inventory/index.ts';
import { Deliveries } from './delivery.ts';
import { Orders } from './order.ts';
import { servedAmount } from './serving.ts';

export const deliveryDocuments: Documents = {
  async lock(unit, id) {
    const delivery = await unit.of(Deliveries).find(id);
    if (!delivery) return undefined;
    const { dispatchDate, createdAt } = delivery.state;
    // Takes the earlier day. ISO dates sort chronologically as texts.
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
