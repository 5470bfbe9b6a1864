/** Keeping product categories. */
import { form, NAME_MAX, optional, optionalLines, pathId, text } from '../kernel/form.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import { SEARCH } from '../kernel/search.ts';
import { ProductCategories, ProductCategory } from './product-category.ts';
import { productCategoryExists } from './refusals.ts';

export const listProductCategories = query({
  name: 'product-category.list',
  summary: 'List product categories',
  permission: 'MASTERDATA_READ',
  input: listForm(ProductCategories.sortable, SEARCH),
  run: ({ reader }, request) => reader.page(ProductCategories, {}, request),
});

export const createProductCategory = command({
  name: 'product-category.create',
  summary: 'Create a product category',
  permission: 'MASTERDATA_WRITE',
  refuses: [productCategoryExists],
  input: form({ name: text(NAME_MAX), description: optionalLines() }),
  async run(unit, { name, description = '' }) {
    const category = ProductCategory.create({ id: unit.newId(), name, description });
    unit.of(ProductCategories).add(category);
    return category.state;
  },
});

export const updateProductCategory = command({
  name: 'product-category.update',
  summary: 'Rename or describe a product category',
  permission: 'MASTERDATA_WRITE',
  refuses: [productCategoryExists],
  input: form({ id: pathId(), name: optional(text(NAME_MAX)), description: optionalLines() }),
  async run(unit, { id, ...to }) {
    const category = await unit.of(ProductCategories).get(id);
    category.update(to);
    return category.state;
  },
});

export const deleteProductCategory = command({
  name: 'product-category.delete',
  summary: 'Delete a product category that no article uses',
  permission: 'MASTERDATA_WRITE',
  refuses: [ProductCategories.inUse],
  input: form({ id: pathId() }),
  async run(unit, { id }) {
    const categories = unit.of(ProductCategories);
    categories.remove(await categories.get(id));
  },
});
