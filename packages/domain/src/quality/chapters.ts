/** The operations of the context quality, in the chapters of the API document. */
import type { Chapter } from '../kernel/contract/contract.ts';
import {
  closeRecall,
  contactCustomer,
  getRecall,
  listRecalls,
  openRecall,
  recallSheet,
} from './recall/recall-contracts.ts';
import { traceLots } from './trace/trace-contracts.ts';

export const qualityChapters: readonly Chapter[] = [
  {
    title: 'Traceability and recalls',
    description: 'Traces of lots, and recalls',
    contracts: [traceLots, listRecalls, openRecall, getRecall, contactCustomer, closeRecall, recallSheet],
  },
];
