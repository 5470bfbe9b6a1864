import type { Parts } from '../context.ts';
import { salesKindsContract } from './kinds-contract.ts';
import { ordersContract } from './orders-contract.ts';
import { standingOrdersContract } from './standing-orders-contract.ts';
import { supplyContract } from './supply-contract.ts';

export const PARTS: Parts = {
  'orders, standing orders and deliveries are read as they were stored': salesKindsContract,
  'the reads of sales return call-offs': ordersContract,
  'the reads of standing orders return schedules, drafts and their addresses': standingOrdersContract,
  'the reads of supply return quantities, orders and goods for availability and picking': supplyContract,
};
