/** The operations of audit in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { auditLogTag } from './audit-log-contracts.ts';
import { auditOperationsGerman } from './operations-german.ts';

export const auditOperations: Operations = { name: 'audit', tags: [auditLogTag], german: auditOperationsGerman };
