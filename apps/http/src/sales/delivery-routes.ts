import { dispatchDelivery, getDelivery, getParticulars, listDeliveries, returnDelivery } from '@cleaver/domain/sales';
import { json, page, type RouteGroup, route } from '../operation-route.ts';
import { DeliveryParticularsResponse, DeliveryResponse } from './delivery-schemas.ts';

const BASE = '/api/sales/deliveries';
const ONE = `${BASE}/{id}`;
const delivery = json(DeliveryResponse);

export const deliveryRoutes: RouteGroup = {
  tag: 'Deliveries',
  description: 'What went to customers, and what of it came back',
  routes: [
    route({ method: 'GET', path: BASE, operation: listDeliveries, answer: page(DeliveryResponse) }),
    route({
      method: 'POST',
      path: BASE,
      operation: dispatchDelivery,
      answer: delivery,
      description:
        'All lines or none. Never from what is blocked or has expired, and never more than there is. Without a label it goes to the billing address; owner and consignee are the shop and the customer unless given.',
    }),
    route({ method: 'GET', path: ONE, operation: getDelivery, answer: delivery }),
    route({
      method: 'GET',
      path: `${ONE}/traceability`,
      operation: getParticulars,
      answer: json(DeliveryParticularsResponse),
      description:
        'The eight particulars of Implementing Regulation (EU) 931/2011, Article 3(1), as they were when the goods went.',
    }),
    route({
      method: 'POST',
      path: `${ONE}/returns`,
      operation: returnDelivery,
      answer: delivery,
      description:
        'Into a stock of the article in which good goods of the lot do not lie. Together never more than was dispatched, less what was undone.',
    }),
  ],
};
