/**
 * The operations of the context masterdata as data, for pages, the CLI and documents. Imports no handler and no port.
 */
export * from './article-contracts.ts';
export * from './article-output.ts';
export * from './customer-contracts.ts';
export * from './list-price-contracts.ts';
export * from './product-category-contracts.ts';
export * from './sales-terms-contracts.ts';
export * from './sales-unit.ts';
export * from './subjects.ts';
export * from './supplier-contracts.ts';
export * from './vat.ts';
