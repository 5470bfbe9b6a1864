import { ProductCategories } from '@cleaver/domain/masterdata';
import { p } from '@mikro-orm/core';
import { table } from '../table.ts';

export const productCategories = table(ProductCategories, { name: p.text(), description: p.text() });
