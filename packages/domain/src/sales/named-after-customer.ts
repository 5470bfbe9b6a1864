/** Finds the drafts and standing orders of a customer, which follow a change of the customer's name. */
import type { FindNamedAfterCustomer } from '../masterdata/index.ts';
import { Orders } from './order.ts';
import { StandingOrders } from './standing-order.ts';

export const draftsAndStandingOrders: FindNamedAfterCustomer = async (unit, customerId) => [
  ...(await unit.of(Orders).where({ customerId, status: 'DRAFT' })),
  ...(await unit.of(StandingOrders).where({ customerId })),
];
