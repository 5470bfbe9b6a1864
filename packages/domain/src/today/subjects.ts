/** Subjects of the operations of today. */
import { subject } from '../kernel/subject.ts';

export const todaySubject = subject({ name: 'today' });
