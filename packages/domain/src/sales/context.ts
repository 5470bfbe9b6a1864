/** The context sales as data. */
import type { Context } from '../kernel/execution/context.ts';
import { salesChapters } from './chapters.ts';
import { Deliveries } from './delivery.ts';
import { deliveryHandlers } from './delivery-handlers.ts';
import { Orders } from './order.ts';
import { orderHandlers } from './order-handlers.ts';
import { orderMachine } from './order-status.ts';
import { salesReads } from './ports.ts';
import { priceHandlers } from './price-handlers.ts';
import * as refusals from './refusals.ts';
import { restHandlers } from './rest-handlers.ts';
import { StandingOrders } from './standing-order.ts';
import { standingOrderHandlers } from './standing-order-handlers.ts';
import { supplyHandlers } from './supply-handlers.ts';
import { supplyReads } from './supply-ports.ts';

export const sales: Context = {
  name: 'sales',
  neighbours: ['masterdata', 'inventory', 'production', 'settings'],
  kinds: [Deliveries, Orders, StandingOrders],
  chapters: salesChapters,
  handlers: [
    ...deliveryHandlers,
    ...orderHandlers,
    ...priceHandlers,
    ...restHandlers,
    ...standingOrderHandlers,
    ...supplyHandlers,
  ],
  machines: [orderMachine],
  refusals: Object.values(refusals).flat(),
  reads: [salesReads, supplyReads],
};
