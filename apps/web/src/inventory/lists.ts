/** The list operations of references and documents. */
export { listInventoryCounts, listLots, listStorageLocations } from '@cleaver/domain/inventory/contracts';
