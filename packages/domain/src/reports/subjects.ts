/** The subject of the operations of the context `reports`. */
import { subject } from '../kernel/contract/subject.ts';

export const reportSubject = subject({ name: 'report' });
