/** The public face of the context sales. */
export * from './delivery.ts';
export * from './delivery-operations.ts';
export * from './particulars.ts';
export * from './permissions.ts';
export * from './refusals.ts';
