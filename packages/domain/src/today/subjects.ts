/** What the operations of the context today are about. */
import { subject } from '../kernel/subject.ts';

export const todaySubject = subject({ name: 'today' });
