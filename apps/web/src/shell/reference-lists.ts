/** The list operations of records that others refer to. */
export { listUsers } from '@cleaver/domain/identity/contracts';
export { listLots, listStorageLocations } from '@cleaver/domain/inventory/contracts';
export {
  listArticles,
  listCustomers,
  listProductCategories,
  listSuppliers,
} from '@cleaver/domain/masterdata/contracts';
export { listRecipes } from '@cleaver/domain/production/contracts';
export { listOrders } from '@cleaver/domain/sales/contracts';
