/** The context masterdata as data. */
import type { Context } from '../kernel/execution/context.ts';
import { articleMachine, customerMachine, supplierMachine } from './activity.ts';
import { Articles } from './article/article.ts';
import { ArticleCodes } from './article/article-code.ts';
import { articleHandlers } from './article/article-handlers.ts';
import { ProductCategories } from './category/product-category.ts';
import { productCategoryHandlers } from './category/product-category-handlers.ts';
import { Customers } from './customer/customer.ts';
import { customerHandlers } from './customer/customer-handlers.ts';
import { salesTermsHandlers } from './customer/sales-terms-handlers.ts';
import { masterdataOperations } from './operations.ts';
import { papersReads } from './party/papers.ts';
import * as refusals from './refusals.ts';
import { Suppliers } from './supplier/supplier.ts';
import { supplierHandlers } from './supplier/supplier-handlers.ts';

export const masterdata: Context = {
  ...masterdataOperations,
  neighbours: [],
  kinds: [ArticleCodes, Articles, Customers, ProductCategories, Suppliers],
  handlers: [
    ...articleHandlers,
    ...customerHandlers,
    ...productCategoryHandlers,
    ...salesTermsHandlers,
    ...supplierHandlers,
  ],
  machines: [articleMachine, customerMachine, supplierMachine],
  refusals: Object.values(refusals).flat(),
  reads: [papersReads],
};
