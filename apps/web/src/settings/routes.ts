/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const settingsRoutes: readonly Screen[] = [
  screen('/settings', say`Settings`, 'SYSTEM_SETTINGS_READ', () => import('./settings.tsx'), {
    nav: { job: 'administration', at: 1, icon: 'settings', use: ['administration'] },
  }),
];
