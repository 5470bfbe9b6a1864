/** Subjects of the operations of audit. */
import { subject } from '../kernel/subject.ts';

export const auditSubject = subject({ name: 'audit' });
