/** Routes: customers. */
import {
  activateCustomer,
  addDeliveryAddress,
  createCustomer,
  deactivateCustomer,
  getCustomer,
  importCustomers,
  listCustomers,
  removeDeliveryAddress,
  removeFrameContract,
  setFrameContract,
  setPreferences,
  updateCustomer,
} from '@cleaver/domain/masterdata';
import { empty, page, presented, type RouteGroup, route } from '../operation-route.ts';
import { CustomerResponse, presentCustomer } from './customer-schemas.ts';
import { importRoute } from './import-route.ts';

const BASE = '/api/customers';
const ONE = `${BASE}/{id}`;
const ADDRESSES = `${ONE}/delivery-addresses`;
const CONTRACT = `${ONE}/frame-contract`;
const customer = presented(CustomerResponse, presentCustomer);

export const customerRoutes: RouteGroup = {
  tag: 'Customers',
  description: 'To whom the shop sells',
  routes: [
    route({ method: 'GET', path: BASE, operation: listCustomers, answer: page(CustomerResponse, presentCustomer) }),
    route({ method: 'POST', path: BASE, operation: createCustomer, answer: customer }),
    importRoute(BASE, importCustomers),
    route({ method: 'GET', path: ONE, operation: getCustomer, answer: customer }),
    route({ method: 'PUT', path: ONE, operation: updateCustomer, answer: customer }),
    route({ method: 'POST', path: `${ONE}/activate`, operation: activateCustomer, answer: customer }),
    route({ method: 'POST', path: `${ONE}/deactivate`, operation: deactivateCustomer, answer: customer }),
    route({ method: 'POST', path: ADDRESSES, operation: addDeliveryAddress, answer: customer }),
    route({ method: 'DELETE', path: `${ADDRESSES}/{label}`, operation: removeDeliveryAddress, answer: empty() }),
    route({ method: 'PUT', path: CONTRACT, operation: setFrameContract, answer: customer }),
    route({ method: 'DELETE', path: CONTRACT, operation: removeFrameContract, answer: empty() }),
    route({ method: 'PUT', path: `${ONE}/preferences`, operation: setPreferences, answer: customer }),
  ],
};
