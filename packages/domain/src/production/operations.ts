/** The operations of production in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { getBatch, listBatches, planBatch, startBatch, updateBatch } from './batch/batch-contracts.ts';
import {
  cancelBatch,
  completeBatch,
  consumeIntoBatch,
  getExecution,
  proposeInputs,
  reopenBatch,
  returnFromBatch,
  tickStep,
} from './batch/batch-execution-contracts.ts';
import { cuttingTag } from './cutting/cutting-contracts.ts';
import { cuttingSchemeTag } from './cutting/cutting-scheme-contracts.ts';
import { productionOperationsGerman } from './operations-german.ts';
import { recipeTag } from './recipe/recipe-contracts.ts';

export const productionOperations: Operations = {
  name: 'production',
  tags: [
    recipeTag,
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
        tickStep,
        completeBatch,
        reopenBatch,
        cancelBatch,
        getExecution,
      ],
    },
    cuttingTag,
    cuttingSchemeTag,
  ],
  german: productionOperationsGerman,
};
