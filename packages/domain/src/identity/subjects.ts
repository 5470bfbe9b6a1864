/** The subjects of the operations of the context `identity`. */
import { subject } from '../kernel/contract/subject.ts';

export const roleSubject = subject({ name: 'role' });
export const sessionSubject = subject({ name: 'session', isSubject: false });
export const sharedDeviceSubject = subject({
  name: 'shared_device',
  sortable: { createdAt: 'plain' },
});
export const userSubject = subject({
  name: 'user',
  sortable: { username: 'folded', email: 'folded', status: 'plain', createdAt: 'plain', lastLogin: 'plain' },
});
