/** The operations of the context masterdata, in the chapters of the API document. */
import type { Chapter } from '../kernel/contract/contract.ts';
import { articleChapter } from './article-contracts.ts';
import { customerChapter } from './customer-contracts.ts';
import { productCategoryChapter } from './product-category-contracts.ts';
import { supplierChapter } from './supplier-contracts.ts';

export const masterdataChapters: readonly Chapter[] = [
  supplierChapter,
  customerChapter,
  productCategoryChapter,
  articleChapter,
];
