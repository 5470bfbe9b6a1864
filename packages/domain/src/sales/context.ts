/** The context sales as data. */
import type { Context } from '../kernel/execution/context.ts';
import { availabilityHandlers } from './availability/availability-handlers.ts';
import { supplyReads } from './availability/availability-ports.ts';
import { Deliveries } from './delivery/delivery.ts';
import { deliveryFile } from './delivery/delivery-file.ts';
import { deliveryHandlers } from './delivery/delivery-handlers.ts';
import { callOffHandlers } from './frame-contract/call-off-handlers.ts';
import { salesOperations } from './operations.ts';
import { Orders } from './order/order.ts';
import { orderFile } from './order/order-file.ts';
import { orderHandlers } from './order/order-handlers.ts';
import { orderMachine } from './order/order-status.ts';
import { paperHandlers } from './paper/paper-handlers.ts';
import { salesReads } from './ports.ts';
import { priceHandlers } from './price/price-handlers.ts';
import * as refusals from './refusals.ts';
import { StandingOrders } from './standing-order/standing-order.ts';
import { standingOrderHandlers } from './standing-order/standing-order-handlers.ts';

export const sales: Context = {
  ...salesOperations,
  neighbours: ['masterdata', 'inventory', 'production', 'settings'],
  kinds: [Deliveries, Orders, StandingOrders],
  handlers: [
    ...deliveryHandlers,
    ...orderHandlers,
    ...priceHandlers,
    ...callOffHandlers,
    ...standingOrderHandlers,
    ...availabilityHandlers,
    ...paperHandlers,
  ],
  files: [orderFile, deliveryFile],
  machines: [orderMachine],
  refusals: Object.values(refusals).flat(),
  reads: [salesReads, supplyReads],
};
