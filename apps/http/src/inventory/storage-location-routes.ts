/** Routes: inventory. */
import {
  activateStorageLocation,
  createStorageLocation,
  deactivateStorageLocation,
  getStorageLocation,
  listStorageLocations,
  updateStorageLocation,
} from '@cleaver/domain/inventory';
import { page, presented, type RouteGroup, route } from '../operation-route.ts';
import { presentStorageLocation, StorageLocationResponse } from './storage-location-schemas.ts';

const BASE = '/api/inventory/storage-locations';
const ONE = `${BASE}/{id}`;
const location = presented(StorageLocationResponse, presentStorageLocation);
const locations = page(StorageLocationResponse, presentStorageLocation);

export const storageLocationRoutes: RouteGroup = {
  tag: 'Storage locations',
  description: 'Cold rooms, freezers, shelves and counters',
  routes: [
    route({ method: 'GET', path: BASE, operation: listStorageLocations, answer: locations }),
    route({ method: 'POST', path: BASE, operation: createStorageLocation, answer: location }),
    route({ method: 'GET', path: ONE, operation: getStorageLocation, answer: location }),
    route({ method: 'PUT', path: ONE, operation: updateStorageLocation, answer: location }),
    route({ method: 'PATCH', path: `${ONE}/activate`, operation: activateStorageLocation, answer: location }),
    route({ method: 'PATCH', path: `${ONE}/deactivate`, operation: deactivateStorageLocation, answer: location }),
  ],
};
