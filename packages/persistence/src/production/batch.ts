import { Batches } from '@cleaver/domain/production';
import { p } from '@mikro-orm/core';
import { day, decimal, time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

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
    plan: p.json().nullable(),
    startedAt: time().nullable(),
    startedBy: p.text().nullable(),
    substitutions: p.json(),
    skipped: p.json(),
    completion: p.json().nullable(),
    completedAt: time().nullable(),
    completedBy: p.text().nullable(),
    completions: p.integer(),
    undoneCompletions: p.json(),
    steps: p.json(),
    statusReason: p.text().nullable(),
  },
  {
    indexes: [
      // Finds all batches of a recipe.
      { members: ['recipeId', 'batchNumber'] },
      { members: ['status'] },
      { members: ['productionDate'] },
    ],
  },
);
