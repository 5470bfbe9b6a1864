/** What the operations of the context audit are about. */
import { subject } from '../kernel/subject.ts';

export const auditSubject = subject({ name: 'audit' });
