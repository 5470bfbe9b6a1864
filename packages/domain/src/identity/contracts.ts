/** The operations of identity as data, for pages, programs and documents. Loads no handler and no port. */
export * from './identity-contracts.ts';
export * from './pin-contracts.ts';
export * from './subjects.ts';
export * from './user-contracts.ts';
