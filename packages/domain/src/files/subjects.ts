/** The subject of the operations on files. */
import { subject } from '../kernel/contract/subject.ts';

export const fileSubject = subject({ name: 'file', label: 'kind of file' });
