/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const auditRoutes: readonly Screen[] = [
  screen('/audit-log', say`Audit log`, 'AUDIT_LOG_READ', () => import('./audit-log.tsx'), {
    nav: { job: 'administration', at: 5, icon: 'log', use: ['administration'] },
  }),
];
