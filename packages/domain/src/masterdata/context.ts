/** The context masterdata as data. */
import type { Context } from '../kernel/execution/context.ts';
import { articleMachine, customerMachine, supplierMachine } from './activity.ts';
import { Articles } from './article/article.ts';
import { ArticleCodes } from './article/article-code.ts';
import { articleCodeFile } from './article/article-code-file.ts';
import { articleFile } from './article/article-file.ts';
import { articleHandlers } from './article/article-handlers.ts';
import { ProductCategories } from './category/product-category.ts';
import { productCategoryFile } from './category/product-category-file.ts';
import { productCategoryHandlers } from './category/product-category-handlers.ts';
import { Customers } from './customer/customer.ts';
import { customerFile } from './customer/customer-file.ts';
import { customerHandlers } from './customer/customer-handlers.ts';
import { salesTermsHandlers } from './customer/sales-terms-handlers.ts';
import { frameContractFile } from './frame-contract/frame-contract-file.ts';
import { masterdataOperations } from './operations.ts';
import { papersReads } from './party/papers.ts';
import { priceFile } from './price/price-file.ts';
import * as refusals from './refusals.ts';
import { Suppliers } from './supplier/supplier.ts';
import { supplierFile } from './supplier/supplier-file.ts';
import { supplierHandlers } from './supplier/supplier-handlers.ts';

export const masterdata: Context = {
  ...masterdataOperations,
  neighbours: [],
  files: [productCategoryFile, supplierFile, customerFile, articleFile, articleCodeFile, priceFile, frameContractFile],
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
