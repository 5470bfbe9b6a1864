/** Contract tests of declarations, labels and prints. */
import type { Parts } from '../context.ts';
import { labelsKindsContract } from './kinds-contract.ts';

export const PARTS: Parts = {
  'declarations, labels and prints': labelsKindsContract,
};
