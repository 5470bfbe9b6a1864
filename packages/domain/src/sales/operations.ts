/** The operations of sales in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { availabilityTag } from './availability/availability-contracts.ts';
import { deliveryTag } from './delivery/delivery-contracts.ts';
import { salesOperationsGerman } from './operations-german.ts';
import { orderTag } from './order/order-contracts.ts';
import { standingOrderTag } from './standing-order/standing-order-contracts.ts';

export const salesOperations: Operations = {
  name: 'sales',
  tags: [orderTag, standingOrderTag, availabilityTag, deliveryTag],
  german: salesOperationsGerman,
};
