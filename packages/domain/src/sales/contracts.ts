/** The operations of the context sales as data, for pages, programs and documents. Exports no handler and no port. */

export * from './availability/availability-contracts.ts';
export * from './delivery/delivery-contracts.ts';
export * from './frame-contract/call-off-contracts.ts';
export * from './order/order-contracts.ts';
export * from './price/price-contracts.ts';
export * from './standing-order/standing-order-contracts.ts';
export * from './subjects.ts';
