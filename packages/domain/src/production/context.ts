/** The context production as data. */
import type { Context } from '../kernel/execution/context.ts';
import { Batches } from './batch/batch.ts';
import { batchExecutionHandlers } from './batch/batch-execution-handlers.ts';
import { batchHandlers } from './batch/batch-handlers.ts';
import { batchMachine } from './batch/batch-status.ts';
import { Cuttings } from './cutting/cutting.ts';
import { cuttingHandlers } from './cutting/cutting-handlers.ts';
import { CuttingSchemes } from './cutting/cutting-scheme.ts';
import { cuttingSchemeHandlers } from './cutting/cutting-scheme-handlers.ts';
import { cuttingMachine } from './cutting/cutting-status.ts';
import { productionOperations } from './operations.ts';
import { recipeReads, runReads } from './ports.ts';
import { Recipes } from './recipe/recipe.ts';
import { recipeFile } from './recipe/recipe-file.ts';
import { recipeHandlers } from './recipe/recipe-handlers.ts';
import { recipeMachine } from './recipe/recipe-status.ts';
import * as refusals from './refusals.ts';

export const production: Context = {
  ...productionOperations,
  neighbours: ['masterdata', 'inventory', 'settings'],
  kinds: [Batches, Cuttings, CuttingSchemes, Recipes],
  handlers: [
    ...batchHandlers,
    ...batchExecutionHandlers,
    ...cuttingHandlers,
    ...cuttingSchemeHandlers,
    ...recipeHandlers,
  ],
  files: [recipeFile],
  machines: [batchMachine, cuttingMachine, recipeMachine],
  refusals: Object.values(refusals).flat(),
  reads: [recipeReads, runReads],
};
