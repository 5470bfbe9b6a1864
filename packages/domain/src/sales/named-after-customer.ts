/** Finds the drafts and standing orders to rename when the name of their customer changes. */
import type { FindNamedAfterCustomer } from '../masterdata/index.ts';
import { Orders } from './order.ts';
import { StandingOrders } from './standing-order.ts';

export const draftsAndStandingOrders: FindNamedAfterCustomer = async (unit, customerId) => [
  ...(await unit.of(Orders).where({ customerId, status: 'DRAFT' })),
  ...(await unit.of(StandingOrders).where({ customerId })),
];
