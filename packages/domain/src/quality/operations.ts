/** The operations of quality in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { legalLimitsTag } from './legal-limits/legal-limits-contracts.ts';
import { qualityOperationsGerman } from './operations-german.ts';
import {
  closeRecall,
  contactCustomer,
  getRecall,
  listRecalls,
  openRecall,
  recallSheet,
} from './recall/recall-contracts.ts';
import { traceLots } from './trace/trace-contracts.ts';

export const qualityOperations: Operations = {
  name: 'quality',
  tags: [
    {
      title: 'Traceability and recalls',
      description: 'Traces of lots, and recalls',
      contracts: [traceLots, listRecalls, openRecall, getRecall, contactCustomer, closeRecall, recallSheet],
    },
    legalLimitsTag,
  ],
  german: qualityOperationsGerman,
};
