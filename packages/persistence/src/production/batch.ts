import { Batches } from '@cleaver/domain';
import { p } from '@mikro-orm/core';
import { day, decimal, table, time } from '../table.ts';

export const batches = table(
  Batches,
  {
    batchNumber: p.text(),
    recipeId: p.uuid(),
    status: p.text(),
    plannedQuantity: decimal(),
    plannedQuantityUnit: p.text(),
    productionDate: day(),
    bestBeforeDate: day(),
    createdAt: time(),
    updatedAt: time(),
  },
  // All batches that were ever made by a recipe.
  { indexes: [{ members: ['recipeId', 'batchNumber'] }] },
);
