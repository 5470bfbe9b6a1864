/**
 * The operations of the context masterdata as data, for pages, the CLI and documents. Imports no handler and no port.
 */
export * from './article/article-contracts.ts';
export * from './article/article-output.ts';
export * from './article/product-kind.ts';
export * from './article/sales-unit.ts';
export * from './category/product-category-contracts.ts';
export * from './category/vat.ts';
export * from './customer/customer-contracts.ts';
export * from './customer/sales-terms-contracts.ts';
export * from './price/list-price-contracts.ts';
export * from './subjects.ts';
export * from './supplier/supplier-contracts.ts';
