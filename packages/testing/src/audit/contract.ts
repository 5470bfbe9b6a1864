import type { Parts } from '../context.ts';
import { auditListContract } from './lists-contract.ts';

export const PARTS: Parts = { 'the audit log is filtered and sealed': auditListContract };
