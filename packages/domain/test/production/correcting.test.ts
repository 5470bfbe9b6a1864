/** Tests the correction of a recipe draft, and of a batch that has not started. */
import { test } from 'tap';
import { getBatch, planBatch, startBatch, updateBatch } from '../../src/production/batch/batch-contracts.ts';
import {
  activateRecipe,
  addIngredient,
  addProductionStep,
  archiveRecipe,
  changeIngredient,
  changeProductionStep,
  getRecipe,
} from '../../src/production/recipe/recipe-contracts.ts';
import { NOBODY, withRecipe } from './with-recipe.ts';

test('changeIngredient replaces an ingredient of a draft, and keeps its id', async (t) => {
  const { run, refusal, article, articleId, recipe, ingredient, activeRecipe } = await withRecipe();
  const { id } = await recipe();
  const sub = await activeRecipe();
  await ingredient(id);
  const { ingredients } = await run(addIngredient, { id, articleId, quantity: '2', uom: 'KG', subRecipeId: sub.id });
  const [first, second] = ingredients;
  const other = await article();
  const to = { id, ingredientId: first?.id, articleId: other, quantity: '3.5', uom: 'g' };
  const { ingredients: changed } = await run(changeIngredient, { ...to, substitutable: true });
  t.strictSame(changed, [
    {
      ...{ id: first?.id, position: 1, articleId: other, quantity: '3.5', uom: 'g', subRecipeId: null },
      substitutable: true,
    },
    second,
  ]);
  const moved = await run(changeIngredient, { ...to, position: 9 });
  t.same(
    moved.ingredients.map(({ id: of, position, substitutable }) => [of, position, substitutable]),
    [
      [second?.id, 2, false],
      [first?.id, 9, false],
    ],
  );
  const without = await run(changeIngredient, { ...to, ingredientId: second?.id });
  t.equal(without.ingredients[0]?.subRecipeId, null, 'what is not given is none');
  t.equal(await refusal(changeIngredient, { ...to, position: 2 }), 'INGREDIENT_POSITION_TAKEN');
  t.equal(await refusal(changeIngredient, { ...to, ingredientId: NOBODY }), 'INGREDIENT_NOT_FOUND');
  t.equal(await refusal(changeIngredient, { ...to, articleId: NOBODY }), 'ARTICLE_NOT_FOUND');
  t.equal(await refusal(changeIngredient, { ...to, subRecipeId: id }), 'RECIPE_CYCLE');
  t.equal(
    await refusal(changeIngredient, { ...to, ingredientId: NOBODY, subRecipeId: id }),
    'INGREDIENT_NOT_FOUND',
    'unknown records first',
  );
  t.equal(await refusal(changeIngredient, { ...to, subRecipeId: NOBODY }), 'RECIPE_NOT_FOUND');
  t.equal(await refusal(changeIngredient, { ...to, quantity: '0' }), 'VALIDATION_ERROR quantity');
  await run(activateRecipe, { id });
  t.equal(await refusal(changeIngredient, to), 'INVALID_STATUS_TRANSITION');
  t.equal(await refusal(changeIngredient, { ...to, ingredientId: NOBODY }), 'INGREDIENT_NOT_FOUND');
  t.equal(
    await refusal(changeProductionStep, { id, stepNumber: 99, description: 'Kuttern' }),
    'PRODUCTION_STEP_NOT_FOUND',
  );
});

test('changeIngredient refuses a sub-recipe beyond the depth limit with RECIPE_TOO_DEEP', async (t) => {
  const { run, refusal, articleId, recipe, ingredient } = await withRecipe();
  let below = (await recipe()).id;
  await ingredient(below);
  for (let level = 0; level < 20; level++) {
    const { id } = await recipe();
    await ingredient(id, { subRecipeId: below });
    below = id;
  }
  const { id } = await recipe();
  const { ingredients } = await ingredient(id);
  const to = { id, ingredientId: ingredients[0]?.id, articleId, quantity: '1', uom: 'KG' };
  t.equal(await refusal(changeIngredient, { ...to, subRecipeId: below }), 'RECIPE_TOO_DEEP');
  t.equal((await run(getRecipe, { id })).ingredients[0]?.subRecipeId, null);
});

test('changeProductionStep replaces a step of a draft, and can change its number', async (t) => {
  const { run, refusal, recipe, ingredient } = await withRecipe();
  const { id } = await recipe();
  await ingredient(id);
  await run(addProductionStep, { id, description: 'Kuttern', durationMinutes: 10, temperatureCelsius: 12 });
  const { productionSteps } = await run(addProductionStep, { id, description: 'Brühen' });
  const change = (stepNumber: string, more: object = {}) => ({ id, stepNumber, description: 'Fein kuttern', ...more });
  const { productionSteps: changed } = await run(changeProductionStep, change('1', { durationMinutes: 12 }));
  t.strictSame(changed[0], {
    ...{ id: productionSteps[0]?.id, stepNumber: 1, description: 'Fein kuttern' },
    ...{ durationMinutes: 12, temperatureCelsius: null },
  });
  const moved = await run(changeProductionStep, change('1', { newStepNumber: 3 }));
  t.same(
    moved.productionSteps.map(({ stepNumber, description }) => [stepNumber, description]),
    [
      [2, 'Brühen'],
      [3, 'Fein kuttern'],
    ],
  );
  t.equal(await refusal(changeProductionStep, change('3', { newStepNumber: 2 })), 'STEP_NUMBER_TAKEN');
  t.equal(await refusal(changeProductionStep, change('1')), 'PRODUCTION_STEP_NOT_FOUND');
  t.equal(await refusal(changeProductionStep, { id, stepNumber: '2' }), 'VALIDATION_ERROR description');
  await run(activateRecipe, { id });
  t.equal(await refusal(changeProductionStep, change('2')), 'INVALID_STATUS_TRANSITION');
});

test('updateBatch changes the plan of a batch until the batch starts', async (t) => {
  const { run, refusal, activeRecipe } = await withRecipe();
  const { id: recipeId } = await activeRecipe();
  const days = { productionDate: '2026-01-07', bestBeforeDate: '2026-01-20' };
  const planned = await run(planBatch, { recipeId, plannedQuantity: '10', plannedQuantityUnit: 'KG', ...days });
  const { id, batchNumber } = planned;
  await run(updateBatch, { id, productionDate: '2026-01-09' });
  const amount = { plannedQuantity: '12500.0', plannedQuantityUnit: 'g' };
  t.match(await run(updateBatch, { id, ...amount }), {
    ...{ batchNumber, status: 'PLANNED', productionDate: '2026-01-09', bestBeforeDate: '2026-01-20' },
    ...{ plannedQuantity: '12500', plannedQuantityUnit: 'g' },
  });
  const refused = (more: object) => refusal(updateBatch, { id, ...more });
  t.equal(await refused({ productionDate: '2026-01-21' }), 'VALIDATION_ERROR bestBeforeDate', 'beside what is stored');
  t.equal(
    await refused({ productionDate: '2026-02-02', bestBeforeDate: '2026-02-01' }),
    'VALIDATION_ERROR bestBeforeDate',
  );
  t.equal(await refused({ plannedQuantityUnit: 'L' }), 'VALIDATION_ERROR plannedQuantityUnit');
  t.equal(await refused({ plannedQuantity: '0' }), 'VALIDATION_ERROR plannedQuantity');
  t.equal((await run(getBatch, { id })).productionDate, '2026-01-09');
  await run(archiveRecipe, { id: recipeId });
  t.equal((await run(updateBatch, { id, ...amount })).plannedQuantity, '12500', 'whatever became of its recipe');
  await run(startBatch, { id });
  t.equal(await refused({ plannedQuantity: '1' }), 'INVALID_STATUS_TRANSITION');
});
