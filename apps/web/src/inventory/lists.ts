/**
 * The list operations of references and documents, in a file of their own. The pickers and the search load it
 * with their first request.
 */
export { listInventoryCounts, listLots, listStorageLocations } from '@cleaver/domain/inventory/contracts';
