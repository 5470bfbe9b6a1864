/**
 * The operations of the context procurement as data, for pages, the CLI and documents. Imports no handler and no port.
 */
export * from './goods-receipt-contracts.ts';
export * from './receipt-outputs.ts';
export * from './subjects.ts';
