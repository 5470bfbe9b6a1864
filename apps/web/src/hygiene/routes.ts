/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const hygieneRoutes: readonly Screen[] = [
  screen('/round', say`Round`, ['TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_WRITE'], () => import('./round/round.tsx'), {
    nav: { job: 'today', at: 4, icon: 'temperature', use: ['hygiene'] },
    floor: true,
  }),
  screen('/hygiene/day', say`Checks of the day`, 'TEMPERATURE_LOG_READ', () => import('./day/day.tsx'), {
    nav: { job: 'quality', at: 5, icon: 'count', use: ['hygiene'], tab: say`Day` },
    kept: true,
  }),
  screen('/readings', say`Readings`, 'TEMPERATURE_LOG_READ', () => import('./readings.tsx'), {
    tab: { of: '/hygiene/day' },
  }),
  screen('/cleaning-records', say`Cleaning records`, 'CLEANING_RECORD_READ', () => import('./cleaning-records.tsx'), {
    tab: { of: '/hygiene/day' },
  }),
];
