import type { StoredContext } from '../engine/context.ts';
import { deliveries } from './delivery.ts';
import { orders } from './order.ts';
import { sqlSales } from './sales-reader.ts';
import { standingOrders } from './standing-order.ts';
import { sqlSupply } from './supply-reader.ts';

export const sales = {
  name: 'sales',
  tables: [orders, deliveries, standingOrders],
  records: [],
  reads: { sales: () => sqlSales, supply: sqlSupply },
  expiring: [],
} satisfies StoredContext;
