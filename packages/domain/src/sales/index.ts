/** The public face of the context sales. */
export * from './availability.ts';
export * from './contracts.ts';
export * from './delivery.ts';
export * from './delivery-documents.ts';
export * from './order.ts';
export * from './order-line.ts';
export * from './order-status.ts';
export * from './order-warnings.ts';
export * from './particulars.ts';
export * from './permissions.ts';
export * from './picking.ts';
export * from './planned-days.ts';
export * from './ports.ts';
export * from './price.ts';
export * from './refusals.ts';
export * from './rest.ts';
export { availabilityOn } from './supply-handlers.ts';
export * from './supply-ports.ts';
