/** The context masterdata as data. */
import type { Context } from '../kernel/execution/context.ts';
import { articleMachine, customerMachine, supplierMachine } from './activity.ts';
import { Articles } from './article.ts';
import { ArticleCodes } from './article-code.ts';
import { articleHandlers } from './article-handlers.ts';
import { masterdataChapters } from './chapters.ts';
import { Customers } from './customer.ts';
import { customerHandlers } from './customer-handlers.ts';
import { papersReads } from './papers.ts';
import { ProductCategories } from './product-category.ts';
import { productCategoryHandlers } from './product-category-handlers.ts';
import * as refusals from './refusals.ts';
import { salesTermsHandlers } from './sales-terms-handlers.ts';
import { Suppliers } from './supplier.ts';
import { supplierHandlers } from './supplier-handlers.ts';

export const masterdata: Context = {
  name: 'masterdata',
  neighbours: [],
  kinds: [ArticleCodes, Articles, Customers, ProductCategories, Suppliers],
  chapters: masterdataChapters,
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
