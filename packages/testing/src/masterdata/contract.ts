import type { Parts } from '../context.ts';
import { masterdataKindsContract } from './kinds-contract.ts';
import { papersContract } from './papers-contract.ts';

export const PARTS: Parts = {
  'master data are read as they were stored': masterdataKindsContract,
  'the reads of papers return certificates and contracts that end': papersContract,
};
