/** The subjects of the operations of the context quality. */
import { subject } from '../kernel/subject.ts';

export const recallSubject = subject({ name: 'recall', sortable: { recallNumber: 'folded', openedAt: 'plain' } });
