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
  screen('/temperatures', say`Temperatures`, 'TEMPERATURE_LOG_READ', () => import('./temperatures/temperatures.tsx'), {
    nav: { job: 'quality', at: 6, icon: 'temperature', use: ['hygiene'], tab: say`Rooms` },
  }),
  screen('/temperatures/:id', say`Temperature`, 'TEMPERATURE_LOG_READ', () => import('./temperatures/temperature.tsx')),
  screen('/deviations', say`Deviations`, 'TEMPERATURE_LOG_READ', () => import('./deviation/deviations.tsx'), {
    tab: { of: '/temperatures' },
  }),
  screen('/deviations/:id', say`Deviation`, 'TEMPERATURE_LOG_READ', () => import('./deviation/deviation.tsx')),
  screen('/hygiene/plan', say`Hygiene plan`, 'TEMPERATURE_LOG_READ', () => import('./plan/control-points.tsx'), {
    nav: { job: 'quality', at: 7, icon: 'week', use: ['quality'], tab: say`Control points` },
  }),
  screen('/hygiene/plan/new', say`New control point`, 'HACCP_WRITE', () => import('./plan/new-control-point.tsx'), {
    action: true,
  }),
  screen('/hygiene/plan/:id', say`Control point`, 'TEMPERATURE_LOG_READ', () => import('./plan/control-point.tsx')),
  screen('/hygiene/cleaning', say`Cleaning tasks`, 'CLEANING_RECORD_READ', () => import('./plan/cleaning-tasks.tsx'), {
    tab: { of: '/hygiene/plan' },
  }),
  screen('/hygiene/cleaning/new', say`New cleaning task`, 'HACCP_WRITE', () => import('./plan/new-cleaning-task.tsx'), {
    action: true,
  }),
  screen(
    '/hygiene/cleaning/print',
    say`Cleaning plan`,
    'CLEANING_RECORD_READ',
    () => import('./plan/cleaning-plan.tsx'),
    { action: true },
  ),
  screen('/hygiene/cleaning/:id', say`Cleaning task`, 'CLEANING_RECORD_READ', () => import('./plan/cleaning-task.tsx')),
  screen('/hygiene/devices', say`Devices`, 'TEMPERATURE_LOG_READ', () => import('./plan/devices.tsx'), {
    tab: { of: '/hygiene/plan' },
  }),
  screen('/hygiene/devices/:id', say`Device`, 'TEMPERATURE_LOG_READ', () => import('./plan/device.tsx')),
  screen('/hygiene/starting-plan', say`Starting plan`, 'HACCP_READ', () => import('./plan/starting-plan.tsx'), {
    below: '/hygiene/plan',
  }),
  screen('/hygiene/report', say`Hygiene report`, 'HACCP_READ', () => import('./report/report.tsx'), {
    nav: { job: 'office', at: 2, icon: 'log', use: ['quality'] },
  }),
];
