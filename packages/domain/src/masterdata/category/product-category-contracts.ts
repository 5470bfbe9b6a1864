/** Operations on product categories. */

import { command, query, type Tag } from '../../kernel/contract/contract.ts';
import { NAME_MAX, oneOf, optionalLines, pathId, text } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import { productCategoryExists } from '../refusals.ts';
import { productCategorySubject } from '../subjects.ts';
import type { ProductCategoryState } from './product-category.ts';
import { VAT_CLASSES } from './vat.ts';

const productCategoryOutput = out.object('ProductCategoryResponse', {
  id: out.text(),
  name: out.text(),
  description: out.text(),
  vatClass: out.nullable(out.oneOf(VAT_CLASSES, { description: 'Of its articles that have none of their own' })),
}) satisfies out.Output<ProductCategoryState, unknown>;

export const listProductCategories = query({
  name: 'product-category.list',
  subject: productCategorySubject,
  address: 'GET /api/categories',
  summary: 'List product categories',
  permission: 'MASTERDATA_READ',
  floor: true,
  input: listForm(productCategorySubject.sortable, SEARCH),
  output: out.page(productCategoryOutput, ['name', 'description', 'vatClass']),
});

export const getProductCategory = query({
  name: 'product-category.get',
  subject: productCategorySubject,
  address: 'GET /api/categories/{id}',
  summary: 'Read one product category',
  permission: 'MASTERDATA_READ',
  input: form({ id: pathId() }),
  output: productCategoryOutput,
  givesVersion: true,
});

export const createProductCategory = command({
  name: 'product-category.create',
  subject: productCategorySubject,
  address: 'POST /api/categories',
  summary: 'Create a product category',
  permission: 'MASTERDATA_WRITE',
  refuses: [productCategoryExists],
  input: form({ name: text(NAME_MAX), description: optionalLines(), vatClass: optional(oneOf(VAT_CLASSES)) }),
  output: productCategoryOutput,
});

export const updateProductCategory = command({
  name: 'product-category.update',
  subject: productCategorySubject,
  address: 'PUT /api/categories/{id}',
  summary: 'Change the name, the description or the VAT class of a product category',
  permission: 'MASTERDATA_WRITE',
  refuses: [productCategoryExists],
  input: form({
    id: pathId(),
    name: optional(text(NAME_MAX)),
    description: optionalLines(),
    vatClass: optional(oneOf(VAT_CLASSES)),
  }),
  output: productCategoryOutput,
  comparesVersion: true,
});

export const deleteProductCategory = command({
  name: 'product-category.delete',
  subject: productCategorySubject,
  address: 'DELETE /api/categories/{id}',
  summary: 'Delete a product category that no article uses',
  permission: 'MASTERDATA_WRITE',
  refuses: [productCategorySubject.inUse],
  input: form({ id: pathId() }),
  output: out.nothing,
  comparesVersion: true,
  removesSubject: true,
});

export const productCategoryTag: Tag = {
  title: 'Product categories',
  description: 'Product categories',
  contracts: [
    listProductCategories,
    createProductCategory,
    getProductCategory,
    updateProductCategory,
    deleteProductCategory,
  ],
};
