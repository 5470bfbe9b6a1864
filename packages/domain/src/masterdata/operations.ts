/** The operations of masterdata in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { articleTag } from './article/article-contracts.ts';
import { productCategoryTag } from './category/product-category-contracts.ts';
import { customerTag } from './customer/customer-contracts.ts';
import { masterdataOperationsGerman } from './operations-german.ts';
import { supplierTag } from './supplier/supplier-contracts.ts';

export const masterdataOperations: Operations = {
  name: 'masterdata',
  tags: [supplierTag, customerTag, productCategoryTag, articleTag],
  german: masterdataOperationsGerman,
};
