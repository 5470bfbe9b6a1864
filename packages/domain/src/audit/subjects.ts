/** The subjects of the operations of the context `audit`. */
import { subject } from '../kernel/contract/subject.ts';

export const auditSubject = subject({ name: 'audit' });
export const auditEntrySubject = subject({ name: 'audit_entry' });
