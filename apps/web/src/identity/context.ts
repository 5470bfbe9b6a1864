/** What the pages know about users and roles. */
import { say } from '@cleaver/domain/kernel';
import { context } from '../contexts/context.ts';

const lists = () => import('./lists.ts');

export const identity = context({
  name: 'identity',
  references: {
    user: {
      title: say`Users`,
      list: async () => (await lists()).listUsers,
      need: 'USER_READ',
      icon: 'user',
      to: ({ id }) => `/users/${id}`,
      name: ({ username }) => username,
      sub: ({ email }) => email,
      searched: 8,
    },
  },
  members: { user: 'user' },
  tones: { LOCKED: 'bad' },
  history: {
    knownBy: ['username'],
    untold: [
      ...['userId', 'sessionsOpened'],
      // Secrets. An entry has only that they changed.
      ...['passwordHash', 'hash', 'keyHash', 'people', 'digits'],
    ],
  },
});
