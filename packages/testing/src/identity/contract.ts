import type { Parts } from '../context.ts';
import { identityKindsContract } from './kinds-contract.ts';

export const PARTS: Parts = { 'tokens, logins, PINs and devices are read as they were stored': identityKindsContract };
