import type { Parts } from '../context.ts';
import { procurementKindsContract } from './kinds-contract.ts';
import { receiptsContract } from './receipts-contract.ts';

export const PARTS: Parts = {
  'goods receipts are read as they were stored': procurementKindsContract,
  'the reads of goods receipts return receipts to inspect': receiptsContract,
};
