/** The subjects of the operations of the context `today`. */
import { subject } from '../kernel/contract/subject.ts';

export const todaySubject = subject({ name: 'today' });
