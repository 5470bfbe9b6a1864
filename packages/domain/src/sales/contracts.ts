/** The operations of the context sales as data, for pages, programs and documents. Exports no handler and no port. */
export * from './delivery-contracts.ts';
export * from './order-contracts.ts';
export * from './price-contracts.ts';
export * from './rest-contracts.ts';
export * from './standing-order-contracts.ts';
export * from './subjects.ts';
export * from './supply-contracts.ts';
