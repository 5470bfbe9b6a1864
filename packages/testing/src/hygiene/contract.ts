/** Contract tests of hygiene: checks, readings, deviations and devices, and their reads. */
import type { Parts } from '../context.ts';
import { hygieneKindsContract } from './kinds-contract.ts';

export const PARTS: Parts = {
  'control points, cleaning tasks, devices, readings and deviations': hygieneKindsContract,
};
