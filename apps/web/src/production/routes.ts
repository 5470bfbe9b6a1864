/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const productionRoutes: readonly Screen[] = [
  screen('/batches', say`Batches`, 'BATCH_READ', () => import('./batch/batches.tsx'), {
    nav: { job: 'production', at: 2, icon: 'batch', use: ['production'], tab: say`List` },
    kept: true,
  }),
  screen('/batches/week', say`Week`, 'BATCH_READ', () => import('./batch/batch-week.tsx'), {
    tab: { of: '/batches' },
  }),
  screen('/batches/new', say`Plan a batch`, 'BATCH_WRITE', () => import('./batch/plan-batch.tsx'), {
    action: true,
  }),
  screen('/batches/:id', say`Batch`, 'BATCH_READ', () => import('./batch/batch.tsx')),
  screen('/batches/:id/make', say`Make`, 'BATCH_WRITE', () => import('./batch/make.tsx'), { floor: true }),
  screen('/batches/:id/complete', say`What comes out`, 'BATCH_COMPLETE', () => import('./batch/complete.tsx'), {
    floor: true,
  }),
  screen('/batches/:id/sheet', say`Production sheet`, 'BATCH_READ', () => import('./batch/make-sheet.tsx')),
  screen('/cuttings', say`Cuttings`, 'BATCH_READ', () => import('./cutting/cuttings.tsx'), {
    nav: { job: 'production', at: 3, icon: 'cut', use: ['production'] },
    kept: true,
  }),
  screen('/cuttings/new', say`Cut`, 'BATCH_COMPLETE', () => import('./cutting/new-cutting.tsx'), {
    action: true,
    floor: true,
  }),
  screen('/cutting-schemes', say`Cutting schemes`, 'BATCH_READ', () => import('./cutting/cutting-schemes.tsx'), {
    tab: { of: '/cuttings' },
  }),
  screen(
    '/cutting-schemes/new',
    say`New cutting scheme`,
    'RECIPE_WRITE',
    () => import('./cutting/cutting-scheme-form.tsx'),
    {
      action: true,
    },
  ),
  screen('/cutting-schemes/:id', say`Cutting scheme`, 'BATCH_READ', () => import('./cutting/cutting-scheme.tsx')),
  screen('/cuttings/:id', say`Cutting`, 'BATCH_READ', () => import('./cutting/cutting.tsx')),
  screen('/recipes', say`Recipes`, 'RECIPE_READ', () => import('./recipe/recipes.tsx'), {
    nav: { job: 'production', at: 4, icon: 'recipe', use: ['production'] },
  }),
  screen('/recipes/new', say`New recipe`, 'RECIPE_WRITE', () => import('./recipe/new-recipe.tsx'), {
    action: true,
  }),
  screen('/recipes/:id', say`Recipe`, 'RECIPE_READ', () => import('./recipe/recipe.tsx')),
];
