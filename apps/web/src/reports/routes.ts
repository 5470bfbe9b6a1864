/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const reportsRoutes: readonly Screen[] = [
  screen('/figures', say`Figures`, 'REPORT_READ', () => import('./figures.tsx'), {
    nav: { job: 'office', at: 1, icon: 'office' },
  }),
];
