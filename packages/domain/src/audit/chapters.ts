/** The operations of audit, in the order of the published document. */
import type { Chapter } from '../kernel/contract/contract.ts';
import { auditLogChapter } from './audit-log-contracts.ts';

export const auditChapters: readonly Chapter[] = [auditLogChapter];
