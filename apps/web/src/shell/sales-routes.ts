/** The screens of sales (see `routes.ts`). */
import { say } from '@cleaver/domain/kernel';
import type { Screen } from './screen.ts';

export const SALES_SCREENS: readonly Screen[] = [
  {
    path: '/orders',
    title: say`Orders`,
    need: 'ORDER_READ',
    load: () => import('../sales/orders.tsx'),
    nav: { group: 'sales', icon: 'order' },
  },
  {
    path: '/orders/new',
    title: say`New order`,
    need: 'ORDER_WRITE',
    load: () => import('../sales/new-order.tsx'),
    action: true,
  },
  {
    path: '/orders/week',
    title: say`Orders of the week`,
    need: 'ORDER_READ',
    load: () => import('../sales/order-week.tsx'),
    nav: { group: 'sales', icon: 'week' },
  },
  {
    path: '/standing-orders',
    title: say`Standing orders`,
    need: 'ORDER_READ',
    load: () => import('../sales/standing-orders.tsx'),
    nav: { group: 'sales', icon: 'clock' },
  },
  {
    path: '/standing-orders/new',
    title: say`New standing order`,
    need: 'ORDER_WRITE',
    load: () => import('../sales/standing-form.tsx'),
    action: true,
  },
  {
    path: '/standing-orders/:id',
    title: say`Standing order`,
    need: 'ORDER_READ',
    load: () => import('../sales/standing-order.tsx'),
  },
  {
    path: '/availability',
    title: say`Availability`,
    need: 'ORDER_READ',
    load: () => import('../sales/availability.tsx'),
    nav: { group: 'sales', icon: 'low' },
  },
  { path: '/orders/:id', title: say`Order`, need: 'ORDER_READ', load: () => import('../sales/order.tsx') },
  {
    path: '/orders/:id/edit',
    title: say`Change the order`,
    need: 'ORDER_WRITE',
    load: () => import('../sales/new-order.tsx'),
  },
  {
    path: '/picking',
    title: say`Picking`,
    need: 'STOCK_MOVEMENT_WRITE',
    load: () => import('../sales/pick-day.tsx'),
    nav: { group: 'sales', icon: 'count' },
    floor: true,
  },
  {
    path: '/picking/:id',
    title: say`Pick an order`,
    need: 'STOCK_MOVEMENT_WRITE',
    load: () => import('../sales/pick-order.tsx'),
    floor: true,
  },
  {
    path: '/deliveries',
    title: say`Deliveries`,
    need: 'STOCK_MOVEMENT_READ',
    load: () => import('../sales/deliveries.tsx'),
    kept: true,
    nav: { group: 'sales', icon: 'delivery' },
  },
  {
    path: '/deliveries/new',
    title: say`Deliver`,
    need: 'STOCK_MOVEMENT_WRITE',
    load: () => import('../sales/deliver.tsx'),
    action: true,
    floor: true,
  },
  {
    path: '/deliveries/:id',
    title: say`Delivery`,
    need: 'STOCK_MOVEMENT_READ',
    load: () => import('../sales/delivery.tsx'),
    kept: true,
  },
];
