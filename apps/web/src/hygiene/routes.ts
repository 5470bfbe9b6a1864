/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const hygieneRoutes: readonly Screen[] = [
  screen('/round', say`Round`, ['TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_WRITE'], () => import('./round/round.tsx'), {
    nav: { job: 'today', at: 4, icon: 'temperature', use: ['hygiene'] },
    floor: true,
  }),
  screen('/readings', say`Readings`, 'TEMPERATURE_LOG_READ', () => import('./readings.tsx'), {
    nav: { job: 'quality', at: 5, icon: 'temperature', use: ['hygiene'] },
  }),
  screen('/cleaning-records', say`Cleaning records`, 'CLEANING_RECORD_READ', () => import('./cleaning-records.tsx'), {
    tab: { of: '/readings' },
  }),
];
