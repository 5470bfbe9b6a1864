/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const identityRoutes: readonly Screen[] = [
  screen('/users', say`Users`, 'USER_READ', () => import('./users.tsx'), {
    nav: { job: 'administration', at: 2, icon: 'user', use: ['administration'] },
  }),
  screen('/users/new', say`New user`, 'USER_WRITE', () => import('./new-user.tsx'), { action: true }),
  screen('/users/:id', say`User`, 'USER_READ', () => import('./user.tsx')),
  screen('/shared-devices', say`Shared devices`, 'USER_READ', () => import('./shared-devices.tsx'), {
    nav: { job: 'administration', at: 3, icon: 'scan', use: ['administration'] },
  }),
  screen('/roles', say`Roles and permissions`, 'ROLE_READ', () => import('./roles.tsx'), {
    tab: { of: '/users' },
  }),
  screen('/account', say`My account`, 'known', () => import('./account.tsx'), {
    inHeader: true,
  }),
];
