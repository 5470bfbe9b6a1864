/** Routes: suppliers. */
import {
  activateSupplier,
  addCertificate,
  createSupplier,
  deactivateSupplier,
  getSupplier,
  importSuppliers,
  listSuppliers,
  rateSupplier,
  removeCertificate,
  updateSupplier,
} from '@cleaver/domain/masterdata';
import { empty, json, page, type RouteGroup, route } from '../operation-route.ts';
import { importRoute } from './import-route.ts';
import { SupplierResponse } from './supplier-schemas.ts';

const BASE = '/api/suppliers';
const ONE = `${BASE}/{id}`;
const supplier = json(SupplierResponse);

export const supplierRoutes: RouteGroup = {
  tag: 'Suppliers',
  description: 'From whom the shop buys',
  routes: [
    route({ method: 'GET', path: BASE, operation: listSuppliers, answer: page(SupplierResponse) }),
    route({ method: 'POST', path: BASE, operation: createSupplier, answer: supplier }),
    importRoute(BASE, importSuppliers),
    route({ method: 'GET', path: ONE, operation: getSupplier, answer: supplier }),
    route({ method: 'PUT', path: ONE, operation: updateSupplier, answer: supplier }),
    route({ method: 'POST', path: `${ONE}/activate`, operation: activateSupplier, answer: supplier }),
    route({ method: 'POST', path: `${ONE}/deactivate`, operation: deactivateSupplier, answer: supplier }),
    route({ method: 'POST', path: `${ONE}/rating`, operation: rateSupplier, answer: supplier }),
    route({ method: 'POST', path: `${ONE}/certificates`, operation: addCertificate, answer: supplier }),
    route({ method: 'DELETE', path: `${ONE}/certificates`, operation: removeCertificate, answer: empty() }),
  ],
};
