/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const salesRoutes: readonly Screen[] = [
  screen('/orders', say`Orders`, 'ORDER_READ', () => import('./order/orders.tsx'), {
    nav: { job: 'sales', at: 1, icon: 'order', use: ['sales'], quick: 1, tab: say`List`, count: 'draftOrders' },
  }),
  screen('/orders/new', say`New order`, 'ORDER_WRITE', () => import('./order/new-order.tsx'), {
    action: true,
  }),
  screen('/orders/confirm', say`Confirm orders`, 'ORDER_READ', () => import('./order/confirm-day.tsx'), {
    tab: { of: '/orders', text: say`Confirm` },
  }),
  screen('/orders/week', say`Orders of the week`, 'ORDER_READ', () => import('./order/order-week.tsx'), {
    tab: { of: '/orders', text: say`Week` },
  }),
  screen('/standing-orders', say`Standing orders`, 'ORDER_READ', () => import('./standing-order/standing-orders.tsx'), {
    tab: { of: '/orders' },
  }),
  screen(
    '/standing-orders/new',
    say`New standing order`,
    'ORDER_WRITE',
    () => import('./standing-order/standing-form.tsx'),
    {
      action: true,
    },
  ),
  screen(
    '/standing-orders/:id',
    say`Standing order`,
    'ORDER_READ',
    () => import('./standing-order/standing-order.tsx'),
  ),
  screen('/availability', say`Availability`, 'ORDER_READ', () => import('./availability/availability.tsx'), {
    nav: { job: 'sales', at: 6, icon: 'low', use: ['sales'], count: 'shortArticles' },
  }),
  screen('/orders/:id', say`Order`, 'ORDER_READ', () => import('./order/order.tsx')),
  screen('/orders/:id/edit', say`Change the order`, 'ORDER_WRITE', () => import('./order/new-order.tsx')),
  screen('/picking', say`Picking`, 'STOCK_MOVEMENT_WRITE', () => import('./picking/pick-day.tsx'), {
    nav: { job: 'sales', at: 2, icon: 'count', use: ['warehouse'], quick: 3, short: say`Pick` },
    floor: true,
  }),
  screen('/picking/:id', say`Pick an order`, 'STOCK_MOVEMENT_WRITE', () => import('./picking/pick-order.tsx'), {
    floor: true,
  }),
  screen('/deliveries', say`Deliveries`, 'STOCK_MOVEMENT_READ', () => import('./delivery/deliveries.tsx'), {
    nav: { job: 'sales', at: 3, icon: 'delivery', use: ['sales', 'warehouse'] },
    kept: true,
  }),
  screen('/deliveries/new', say`Deliver`, 'STOCK_MOVEMENT_WRITE', () => import('./delivery/deliver.tsx'), {
    action: true,
    floor: true,
  }),
  screen('/deliveries/:id', say`Delivery`, 'STOCK_MOVEMENT_READ', () => import('./delivery/delivery.tsx'), {
    kept: true,
  }),
];
