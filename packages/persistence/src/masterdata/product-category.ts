import { ProductCategories } from '@cleaver/domain/masterdata';
import { p } from '@mikro-orm/core';
import { table } from '../engine/table.ts';

export const productCategories = table(ProductCategories, {
  name: p.text(),
  description: p.text(),
  vatClass: p.text().nullable(),
});
