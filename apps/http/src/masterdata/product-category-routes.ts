/** Routes: product categories. */
import {
  createProductCategory,
  deleteProductCategory,
  listProductCategories,
  updateProductCategory,
} from '@cleaver/domain/masterdata';
import { empty, json, page, type RouteGroup, route } from '../operation-route.ts';
import { ProductCategoryResponse } from './product-category-schemas.ts';

export const productCategoryRoutes: RouteGroup = {
  tag: 'Product categories',
  description: 'How the shop groups its articles',
  routes: [
    route({
      method: 'GET',
      path: '/api/categories',
      operation: listProductCategories,
      answer: page(ProductCategoryResponse),
    }),
    route({
      method: 'POST',
      path: '/api/categories',
      operation: createProductCategory,
      answer: json(ProductCategoryResponse),
    }),
    route({
      method: 'PUT',
      path: '/api/categories/{id}',
      operation: updateProductCategory,
      answer: json(ProductCategoryResponse),
    }),
    route({
      method: 'DELETE',
      path: '/api/categories/{id}',
      operation: deleteProductCategory,
      answer: empty(),
    }),
  ],
};
