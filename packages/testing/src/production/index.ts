import type { TestedContext } from '../context.ts';
import { memoryRecipes } from './memory-recipes.ts';
import { memoryRuns } from './memory-runs.ts';

export const production = {
  name: 'production',
  reads: { recipes: memoryRecipes, runs: memoryRuns },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
