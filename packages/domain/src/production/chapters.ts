/** The operations of the context production, in the chapters of the API document. */
import type { Chapter } from '../kernel/contract/contract.ts';
import { getBatch, listBatches, planBatch, startBatch, updateBatch } from './batch/batch-contracts.ts';
import {
  cancelBatch,
  completeBatch,
  consumeIntoBatch,
  getExecution,
  proposeInputs,
  reopenBatch,
  returnFromBatch,
} from './batch/batch-execution-contracts.ts';
import { cuttingChapter } from './cutting/cutting-contracts.ts';
import { cuttingSchemeChapter } from './cutting/cutting-scheme-contracts.ts';
import { recipeChapter } from './recipe/recipe-contracts.ts';

export const productionChapters: readonly Chapter[] = [
  recipeChapter,
  {
    title: 'Production batches',
    description: 'Production batches: planning and execution',
    contracts: [
      listBatches,
      planBatch,
      updateBatch,
      getBatch,
      startBatch,
      proposeInputs,
      consumeIntoBatch,
      returnFromBatch,
      completeBatch,
      reopenBatch,
      cancelBatch,
      getExecution,
    ],
  },
  cuttingChapter,
  cuttingSchemeChapter,
];
