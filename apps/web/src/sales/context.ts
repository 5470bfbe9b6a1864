/** What the pages know about sales. */
import { say } from '@cleaver/domain/kernel';
import { context, joined, NEWEST } from '../contexts/context.ts';
import { shownDate } from '../shell/language/format.ts';

const lists = () => import('./lists.ts');

const AGREED = say`Agreed with the customer`;

export const sales = context({
  name: 'sales',
  references: {
    order: {
      title: say`Orders`,
      list: async () => (await lists()).listOrders,
      need: 'ORDER_READ',
      icon: 'order',
      to: ({ id }) => `/orders/${id}`,
      name: ({ orderNumber }) => orderNumber,
      sub: ({ customerName, reference }) => joined(customerName, reference),
      sort: NEWEST,
      searched: 4,
    },
  },
  documents: {
    delivery: {
      title: say`Deliveries`,
      list: async () => (await lists()).listDeliveries,
      need: 'STOCK_MOVEMENT_READ',
      icon: 'delivery',
      to: ({ id }) => `/deliveries/${id}`,
      name: ({ deliveryNumber }) => deliveryNumber,
      sub: ({ customerName, dispatchDate }) => joined(customerName, shownDate(dispatchDate)),
      sort: NEWEST,
      searched: 9,
    },
  },
  tones: { DRAFT: 'info', CONFIRMED: 'good', TAKEN_BACK: 'warn' },
  reasons: {
    OVER_CALL: [AGREED, say`Contract will be increased`, say`Exception`],
    REMAINING_LIFE: [AGREED, say`Will be used right away`],
    WEIGHT_DEVIATION: [say`Weighed twice`, AGREED],
    OVER_DELIVERY: [AGREED, say`Cut is not available smaller`],
  },
  tiles: [
    { to: '/deliveries/new', icon: 'delivery', text: say`Deliver`, need: 'STOCK_MOVEMENT_WRITE', place: 5 },
    { to: '/orders/new', icon: 'order', text: say`New order`, need: 'ORDER_WRITE', place: 9 },
  ],
  offline: ['picking.propose', 'delivery.list', 'delivery.get', 'delivery.particulars'],
  history: { knownBy: ['orderNumber', 'deliveryNumber'], untold: ['nextLine'] },
});
