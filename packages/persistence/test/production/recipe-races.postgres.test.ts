import { activateRecipe, addIngredient, addProductionStep, getRecipe } from '@cleaver/domain/production';
import { openDatabase } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';
import { withRecipe } from './with-recipe.ts';

onPostgres('concurrent changes of recipes lose no acknowledged change and create no cycle', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const { run, atOnce, recipe, use, ingredient } = await withRecipe(database);
  const all = (codes: readonly string[], of: string) => codes.length > 0 && codes.every((code) => code === of);

  const [id, spice] = [await recipe(), await recipe()];
  const many = Array.from(
    { length: 40 },
    (_, at) => [addIngredient, ingredient(id, at % 4 === 0 ? { subRecipeId: spice } : {})] as const,
  );
  t.ok(all(await atOnce(many), 'done'), 'additions all succeed');
  const positions = (await run(getRecipe, { id })).ingredients.map(({ position }) => position);
  t.same(
    positions,
    Array.from({ length: 40 }, (_, at) => at + 1),
  );
  const steps = Array.from({ length: 20 }, (_, at) => [addProductionStep, { id, description: `Step ${at}` }] as const);
  t.ok(all(await atOnce(steps), 'done'));
  t.same(
    (await run(getRecipe, { id })).productionSteps.map(({ stepNumber }) => stepNumber),
    Array.from({ length: 20 }, (_, at) => at + 1),
  );

  t.same(await atOnce([1, 2, 3].map(() => [addIngredient, ingredient(id, { position: 99 })] as const)), [
    'INGREDIENT_POSITION_TAKEN',
    'INGREDIENT_POSITION_TAKEN',
    'done',
  ]);
  t.same(await atOnce([1, 2, 3].map(() => [activateRecipe, { id }] as const)), [
    'INVALID_STATUS_TRANSITION',
    'INVALID_STATUS_TRANSITION',
    'done',
  ]);

  for (let round = 0; round < 20; round++) {
    const [a, b, c] = [await recipe(), await recipe(), await recipe()];
    t.same(await atOnce([use(a, b), use(b, a)]), ['RECIPE_CYCLE', 'done'], 'two edits that close the circle together');
    const [d, e] = [await recipe(), await recipe()];
    t.same(await atOnce([use(c, d), use(d, e), use(e, c)]), ['RECIPE_CYCLE', 'done', 'done'], 'three');
  }

  const [x, y] = [await recipe(), await recipe()];
  await run(addIngredient, ingredient(x));
  const outcomes = await atOnce([[activateRecipe, { id: x }], ...Array.from({ length: 8 }, () => use(x, y))]);
  const added = (await run(getRecipe, { id: x })).ingredients.length - 1;
  t.equal(
    outcomes.filter((code) => code === 'done').length,
    added + 1,
    'what was acknowledged is there, and nothing else',
  );
});
