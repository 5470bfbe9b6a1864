import { Stocks } from '@cleaver/domain/inventory';
import { p } from '@mikro-orm/core';
import { table } from '../engine/table.ts';

export const stocks = table(Stocks, {
  articleId: p.uuid(),
  storageLocationId: p.uuid(),
  minimumLevel: p.json().nullable(),
  minimumShelfLifeDays: p.integer().nullable(),
});
