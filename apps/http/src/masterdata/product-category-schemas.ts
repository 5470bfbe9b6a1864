import { Type } from 'typebox';
import { object } from '../schemas.ts';

/** Contract section 2, ProductCategory. */
export const ProductCategoryResponse = object('ProductCategoryResponse', {
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
});
