/** The operations of the context masterdata, in the chapters of the API document. */
import type { Chapter } from '../kernel/contract/contract.ts';
import { articleChapter } from './article/article-contracts.ts';
import { productCategoryChapter } from './category/product-category-contracts.ts';
import { customerChapter } from './customer/customer-contracts.ts';
import { supplierChapter } from './supplier/supplier-contracts.ts';

export const masterdataChapters: readonly Chapter[] = [
  supplierChapter,
  customerChapter,
  productCategoryChapter,
  articleChapter,
];
