/** The context production as data. */
import type { Context } from '../kernel/execution/context.ts';
import { Batches, batchMachine } from './batch.ts';
import { batchExecutionHandlers } from './batch-execution-handlers.ts';
import { batchHandlers } from './batch-handlers.ts';
import { productionChapters } from './chapters.ts';
import { Cuttings, cuttingMachine } from './cutting.ts';
import { cuttingHandlers } from './cutting-handlers.ts';
import { CuttingSchemes } from './cutting-scheme.ts';
import { cuttingSchemeHandlers } from './cutting-scheme-handlers.ts';
import { recipeReads, runReads } from './ports.ts';
import { Recipes, recipeMachine } from './recipe.ts';
import { recipeHandlers } from './recipe-handlers.ts';
import * as refusals from './refusals.ts';

export const production: Context = {
  name: 'production',
  neighbours: ['masterdata', 'inventory', 'settings'],
  kinds: [Batches, Cuttings, CuttingSchemes, Recipes],
  chapters: productionChapters,
  handlers: [
    ...batchHandlers,
    ...batchExecutionHandlers,
    ...cuttingHandlers,
    ...cuttingSchemeHandlers,
    ...recipeHandlers,
  ],
  machines: [batchMachine, cuttingMachine, recipeMachine],
  refusals: Object.values(refusals).flat(),
  reads: [recipeReads, runReads],
};
