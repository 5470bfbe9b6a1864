/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const qualityRoutes: readonly Screen[] = [
  screen('/lots/:id/trace', say`Trace`, 'STOCK_MOVEMENT_READ', () => import('./trace/trace.tsx')),
  screen('/holds', say`Blocked goods`, 'STOCK_READ', () => import('./holds.tsx'), {
    nav: { job: 'quality', at: 2, icon: 'hold', use: ['quality'], quick: 7, count: 'blockedGoods' },
  }),
  screen('/recalls', say`Recalls`, 'HACCP_READ', () => import('./recall/recalls.tsx'), {
    nav: { job: 'quality', at: 3, icon: 'recall', use: ['quality'], count: 'recalls' },
  }),
  screen('/recalls/new', say`New recall`, 'HACCP_WRITE', () => import('./recall/new-recall.tsx'), { action: true }),
  screen('/recalls/:id', say`Recall`, 'HACCP_READ', () => import('./recall/recall.tsx')),
];
