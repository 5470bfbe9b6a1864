import { object, text } from '../schemas.ts';

export const ProductCategoryResponse = object('ProductCategoryResponse', {
  id: text(),
  name: text(),
  description: text(),
});
