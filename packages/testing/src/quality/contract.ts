import type { Parts } from '../context.ts';
import { qualityKindsContract } from './kinds-contract.ts';

export const PARTS: Parts = { 'recalls are read as they were stored': qualityKindsContract };
