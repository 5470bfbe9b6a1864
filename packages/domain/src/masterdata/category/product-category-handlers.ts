/** Handlers of product categories. */

import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { ProductCategories, ProductCategory } from './product-category.ts';
import {
  createProductCategory,
  deleteProductCategory,
  getProductCategory,
  listProductCategories,
  updateProductCategory,
} from './product-category-contracts.ts';

export const productCategoryHandlers: readonly Handler[] = [
  handle(listProductCategories, {
    run: ({ reader }, request) => reader.page(ProductCategories, {}, request),
  }),
  handle(getProductCategory, {
    run: ({ reader }, { id }) => reader.versioned(ProductCategories, id),
  }),
  handle(createProductCategory, {
    async run(unit, { name, description = '', vatClass = null }) {
      const category = ProductCategory.create({ id: unit.newId(), name, description, vatClass });
      unit.of(ProductCategories).add(category);
      return category.state;
    },
  }),
  handle(updateProductCategory, {
    async run(unit, { id, ...to }, { expected }) {
      const category = await unit.of(ProductCategories).get(id, expected);
      category.update(to);
      return category.state;
    },
  }),
  handle(deleteProductCategory, {
    async run(unit, { id }, { expected }) {
      const categories = unit.of(ProductCategories);
      categories.remove(await categories.get(id, expected));
    },
  }),
];
