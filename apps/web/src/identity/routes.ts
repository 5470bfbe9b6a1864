/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const identityRoutes: readonly Screen[] = [
  screen('/users', say`Users`, 'USER_READ', () => import('./users.tsx'), {
    nav: { group: 'service', icon: 'user' },
  }),
  screen('/users/new', say`New user`, 'USER_WRITE', () => import('./new-user.tsx'), { action: true }),
  screen('/users/:id', say`User`, 'USER_READ', () => import('./user.tsx')),
  screen('/shared-devices', say`Shared devices`, 'USER_READ', () => import('./shared-devices.tsx'), {
    nav: { group: 'service', icon: 'scan' },
  }),
  screen('/roles', say`Roles and permissions`, 'ROLE_READ', () => import('./roles.tsx'), {
    nav: { group: 'service', icon: 'role' },
  }),
  screen('/account', say`My account`, 'known', () => import('./account.tsx'), {
    words: say`dark light language password`,
  }),
];
