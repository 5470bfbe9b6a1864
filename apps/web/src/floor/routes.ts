/** The screens of the floor and of the scanner (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const floorRoutes: readonly Screen[] = [
  screen('/floor', say`My work`, 'known', () => import('./home.tsx'), {
    nav: { job: 'today', at: 2, icon: 'category', use: ['warehouse', 'production', 'buying', 'quality'] },
    floor: true,
  }),
  screen('/scan', say`Scan`, ['STOCK_READ', 'MASTERDATA_READ'], () => import('../scanner/scan-screen.tsx'), {
    nav: { job: 'today', at: 3, icon: 'scan', use: ['warehouse', 'production', 'quality'], quick: 6 },
    floor: true,
  }),
  screen(
    '/scan/test',
    say`Try the scanner`,
    ['STOCK_READ', 'MASTERDATA_READ'],
    () => import('../scanner/scan-test.tsx'),
    {
      action: true,
      floor: true,
    },
  ),
  screen('/outbox', say`Outbox`, 'known', () => import('./outbox/outbox-screen.tsx'), {
    below: '/floor',
    floor: true,
  }),
];
