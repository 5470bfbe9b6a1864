export { listLots, listStorageLocations } from '@cleaver/domain/inventory/contracts';
