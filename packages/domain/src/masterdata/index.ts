/** The public face of the context masterdata. */
export * from './activity.ts';
export * from './article.ts';
export * from './article-code.ts';
export * from './article-operations.ts';
export * from './contact.ts';
export * from './customer.ts';
export * from './customer-operations.ts';
export * from './frame-contract.ts';
export * from './gtin.ts';
export * from './papers.ts';
export * from './permissions.ts';
export * from './product-category.ts';
export * from './product-category-operations.ts';
export * from './refusals.ts';
export * from './supplier.ts';
export * from './supplier-operations.ts';
