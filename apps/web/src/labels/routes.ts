/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const labelsRoutes: readonly Screen[] = [
  screen('/labels', say`Labels`, 'LABEL_READ', () => import('./label/labels.tsx'), {
    nav: { job: 'production', at: 5, icon: 'label', use: ['production', 'quality'], count: 'labels' },
  }),
  screen('/labels/new', say`New label`, 'LABEL_WRITE', () => import('./label/new-label.tsx'), { action: true }),
  screen('/labels/:id', say`Product label`, 'LABEL_READ', () => import('./label/label.tsx')),
  screen('/articles/:id/ingredient', say`Ingredient`, 'LABEL_READ', () => import('./declaration/ingredient.tsx')),
  screen('/lots/:id/print', say`Label packs`, 'LABEL_READ', () => import('./print/print.tsx'), { floor: true }),
  screen('/counter', say`Counter`, 'LABEL_READ', () => import('./counter/counter.tsx'), {
    nav: { job: 'articles', at: 2, icon: 'euro', use: ['sales'] },
  }),
  screen('/counter/display', say`List for customers`, 'LABEL_READ', () => import('./counter/display.tsx'), {
    isAlone: true,
    kept: true,
  }),
];
