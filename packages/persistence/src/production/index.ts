import type { StoredContext } from '../engine/context.ts';
import { batches } from './batch.ts';
import { cuttings } from './cutting.ts';
import { cuttingSchemes } from './cutting-scheme.ts';
import { recipes } from './recipe.ts';
import { sqlRecipes } from './recipe-reader.ts';
import { sqlRuns } from './run-reader.ts';

export const production = {
  name: 'production',
  tables: [recipes, batches, cuttings, cuttingSchemes],
  records: [],
  reads: { recipes: sqlRecipes, runs: sqlRuns },
  expiring: [],
} satisfies StoredContext;
