/**
 * The operations of the context procurement as data, for pages, the CLI and documents. The contracts import no handler
 * and no port directly.
 */
export * from './goods-receipt/goods-receipt-contracts.ts';
export * from './goods-receipt/receipt-outputs.ts';
export * from './subjects.ts';
