/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const todayRoutes: readonly Screen[] = [
  screen('/', say`Today`, 'known', () => import('./today.tsx'), {
    nav: { job: 'today', at: 1, icon: 'today', quick: 0 },
  }),
];
