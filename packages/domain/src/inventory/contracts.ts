/**
 * The operations of the context inventory as data, for pages, programs and documents. The contracts import no handler
 * and no port.
 */
export * from './blocked-goods/blocked-goods-contracts.ts';
export * from './count/inventory-count-contracts.ts';
export * from './lot/lot-contracts.ts';
export * from './movement/moving-contracts.ts';
export * from './movement/own-bookings-contracts.ts';
export * from './movement/stock-movement-contracts.ts';
export * from './scan/scan-contracts.ts';
export * from './stock/stock-contracts.ts';
export * from './stock-batch/stock-batch-contracts.ts';
export * from './storage-location/storage-location-contracts.ts';
export * from './subjects.ts';
