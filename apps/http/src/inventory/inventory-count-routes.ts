/** Counts of a storage location. */
import {
  approveInventoryCount,
  cancelInventoryCount,
  enterCountLines,
  getInventoryCount,
  listInventoryCounts,
  openInventoryCount,
  submitInventoryCount,
} from '@cleaver/domain/inventory';
import { page, presented, type RouteGroup, route } from '../operation-route.ts';
import { InventoryCountResponse, presentInventoryCount } from './inventory-count-schemas.ts';

const BASE = '/api/inventory/counts';
const ONE = `${BASE}/{id}`;
const count = presented(InventoryCountResponse, presentInventoryCount);
const counts = page(InventoryCountResponse, presentInventoryCount);

export const inventoryCountRoutes: RouteGroup = {
  tag: 'Inventory counts',
  description: 'What really lies in a storage location: counted blind, and booked as differences',
  routes: [
    route({ method: 'GET', path: BASE, operation: listInventoryCounts, answer: counts }),
    route({ method: 'POST', path: BASE, operation: openInventoryCount, answer: count }),
    route({ method: 'GET', path: ONE, operation: getInventoryCount, answer: count }),
    route({
      method: 'PUT',
      path: `${ONE}/lines`,
      operation: enterCountLines,
      answer: count,
      description: 'A line is judged at the instant it is entered, so that goods may move while others still count.',
    }),
    route({ method: 'POST', path: `${ONE}/submit`, operation: submitInventoryCount, answer: count }),
    route({
      method: 'POST',
      path: `${ONE}/approve`,
      operation: approveInventoryCount,
      answer: count,
      description: 'Books the differences, not the amounts: what moved since it was counted stays moved.',
    }),
    route({ method: 'POST', path: `${ONE}/cancel`, operation: cancelInventoryCount, answer: count }),
  ],
};
