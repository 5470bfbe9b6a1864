import { Type } from 'typebox';
import { object } from '../schemas.ts';

export const ProductCategoryResponse = object('ProductCategoryResponse', {
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
});
