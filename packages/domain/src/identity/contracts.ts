/** The operations of identity as data, for pages, programs and documents. Loads no handler and no port. */

export * from './pin/pin-contracts.ts';
export * from './session/identity-contracts.ts';
export * from './subjects.ts';
export * from './user/user-contracts.ts';
