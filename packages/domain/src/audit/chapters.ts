/** The operations of the context audit, as the document has them. */
import type { Chapter } from '../kernel/contract.ts';
import { auditLogChapter } from './audit-log-contracts.ts';

export const auditChapters: readonly Chapter[] = [auditLogChapter];
