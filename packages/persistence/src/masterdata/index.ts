import type { StoredContext } from '../engine/context.ts';
import { articleCodes, articles } from './article.ts';
import { customers } from './customer.ts';
import { sqlPapers } from './paper-reader.ts';
import { productCategories } from './product-category.ts';
import { suppliers } from './supplier.ts';

export const masterdata = {
  name: 'masterdata',
  tables: [productCategories, suppliers, customers, articles, articleCodes],
  records: [],
  reads: { papers: sqlPapers },
  expiring: [],
} satisfies StoredContext;
