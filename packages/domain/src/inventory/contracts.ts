/**
 * The operations of the context inventory as data, for pages, programs and documents. The contracts import no handler
 * and no port.
 */
export * from './inventory-count-contracts.ts';
export * from './lot-contracts.ts';
export * from './moving-contracts.ts';
export * from './own-bookings-contracts.ts';
export * from './scan-contracts.ts';
export * from './stock-batch-contracts.ts';
export * from './stock-contracts.ts';
export * from './stock-movement-contracts.ts';
export * from './storage-location-contracts.ts';
export * from './subjects.ts';
