/** The subject of the operations on recalls, and the modes of a recall. */
import { subject } from '../kernel/contract/subject.ts';

export const recallSubject = subject({ name: 'recall', sortable: { recallNumber: 'folded', openedAt: 'plain' } });

export const legalLimitSubject = subject({ name: 'legal_limit' });

/** The modes of a recall. REAL blocks all affected stock. MOCK is an exercise that blocks nothing. */
export const RECALL_MODES = ['REAL', 'MOCK'] as const;
export type RecallMode = (typeof RECALL_MODES)[number];
