import {
  activateRecipe,
  addIngredient,
  addProductionStep,
  archiveRecipe,
  getRecipe,
  removeIngredient,
  removeProductionStep,
} from '@cleaver/domain/production';
import type { Test } from 'tap';
import { onSharedDatabase } from '../databases.ts';
import { type WithRecipe, withRecipe } from './with-recipe.ts';

onSharedDatabase('recipes', async (t, open) => {
  const inKitchen = await withRecipe(await open());
  await t.test('a recipe comes back as it was written', (t) => comesBack(t, inKitchen));
  await t.test('changes at once', (t) => atTheSameTime(t, inKitchen));
});

async function comesBack(t: Test, { run, article, recipe }: WithRecipe) {
  const [pork, spice] = [await article(), await recipe()];
  const id = await recipe({
    version: 2_147_483_647,
    description: 'Fine\nand pink',
    yieldPercentage: 83,
    shelfLifeDays: 21,
    outputQuantity: '999999999999999.999999',
    outputUom: 'lb',
  });
  await run(addIngredient, {
    id,
    articleId: pork,
    quantity: '0.000001',
    uom: 'kg',
    position: 2_147_483_647,
    subRecipeId: spice,
    substitutable: true,
  });
  await run(addIngredient, { id, articleId: pork, quantity: '10.50', uom: 'G', position: 7 });
  const last = await run(addIngredient, {
    id,
    articleId: pork,
    quantity: '999999999999999.999999',
    uom: 'OZ',
    position: 1,
  });
  t.match(last, { outputQuantity: '999999999999999.999999', outputUom: 'lb', version: 2_147_483_647 });
  t.match(last.ingredients, [
    { position: 1, quantity: '999999999999999.999999', subRecipeId: null, substitutable: false },
    { position: 7, quantity: '10.5', uom: 'G' },
    { position: 2_147_483_647, quantity: '0.000001', subRecipeId: spice, substitutable: true },
  ]);
  t.strictSame(await run(getRecipe, { id }), last);
  await run(addProductionStep, {
    id,
    stepNumber: 2,
    description: 'Grind\tfine',
    durationMinutes: 15,
    temperatureCelsius: -273,
  });
  await run(addProductionStep, { id, stepNumber: 1, description: '"Fill"' });
  await run(removeIngredient, { id, ingredientId: last.ingredients[1]?.id });
  await run(removeProductionStep, { id, stepNumber: '1' });
  const activated = await run(activateRecipe, { id });
  t.same(activated.ingredients, [last.ingredients[0], last.ingredients[2]]);
  t.match(activated.productionSteps, [
    { stepNumber: 2, description: 'Grind\tfine', durationMinutes: 15, temperatureCelsius: -273 },
  ]);
  t.strictSame(await run(getRecipe, { id }), activated);
  t.strictSame(await run(archiveRecipe, { id }), { ...activated, status: 'ARCHIVED' });
}

async function atTheSameTime(t: Test, { run, atOnce, recipe, use, ingredient }: WithRecipe) {
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
}
