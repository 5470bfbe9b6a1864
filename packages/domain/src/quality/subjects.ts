/** The subjects of the operations of the context quality. */
import { subject } from '../kernel/subject.ts';

export const recallSubject = subject({ name: 'recall', sortable: { recallNumber: 'folded', openedAt: 'plain' } });

/** The modes of a recall. REAL blocks all affected stock. MOCK is an exercise that blocks nothing. */
export const RECALL_MODES = ['REAL', 'MOCK'] as const;
