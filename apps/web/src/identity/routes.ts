/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const identityRoutes: readonly Screen[] = [
  screen('/users', say`Users`, 'USER_READ', () => import('./users.tsx'), {
    nav: { job: 'administration', at: 2, icon: 'user', use: ['administration'] },
    words: 'staff employees people Mitarbeiter Personal',
  }),
  screen('/users/new', say`New user`, 'USER_WRITE', () => import('./new-user.tsx'), { action: true }),
  screen('/users/:id', say`User`, 'USER_READ', () => import('./user.tsx')),
  screen('/shared-devices', say`Shared devices`, 'USER_READ', () => import('./shared-devices.tsx'), {
    nav: { job: 'administration', at: 3, icon: 'scan', use: ['administration'] },
    words: 'tablet PIN device Tablet Gerät PIN',
  }),
  screen('/roles', say`Roles and permissions`, 'ROLE_READ', () => import('./roles.tsx'), {
    tab: { of: '/users' },
    words: 'rights access Rechte Berechtigungen Rollen',
  }),
  screen('/account', say`My account`, 'known', () => import('./account.tsx'), {
    inHeader: true,
    words: 'dark light language password dunkel hell Sprache Passwort',
  }),
];
