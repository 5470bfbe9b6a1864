import { archiveRecipe, listBatches, planBatch } from '@cleaver/domain/production';
import { onSharedDatabase } from '../databases.ts';
import { withRecipe } from './with-recipe.ts';

const DAY = { productionDate: '2026-11-21', bestBeforeDate: '2026-12-05' };

onSharedDatabase('concurrently planned batches get distinct batch numbers', async (t, open) => {
  const { run, atOnce, activeRecipe } = await withRecipe(await open());
  const recipeId = await activeRecipe();
  const plan = { recipeId, plannedQuantity: '1', plannedQuantityUnit: 'KG', ...DAY };
  const numbers: string[] = [];
  let left = 500;
  const planner = async () => {
    while (left-- > 0) numbers.push((await run(planBatch, plan)).batchNumber);
  };
  await Promise.all(Array.from({ length: 32 }, planner));
  t.equal(new Set(numbers).size, 500, 'all different, none refused');
  for (const number of numbers) if (!/^P-2026-11-21-\d{3}$/.test(number)) t.fail(number);
  t.equal((await run(listBatches, { productionDate: '2026-11-21' })).page.totalElements, 500);

  const outcomes = await atOnce([
    ...Array.from({ length: 10 }, () => [planBatch, plan] as const),
    [archiveRecipe, { id: recipeId }],
  ]);
  const planned = outcomes.filter((code) => code === 'done').length - 1;
  t.ok(
    outcomes.every((code) => code === 'done' || code === 'RECIPE_NOT_ACTIVE'),
    'in the moment of archiving: planned or refused',
  );
  t.equal((await run(listBatches, { recipeId })).page.totalElements, 500 + planned);
});
