import {
  activateRecipe,
  addIngredient,
  addProductionStep,
  archiveRecipe,
  getRecipe,
  removeIngredient,
  removeProductionStep,
} from '@cleaver/domain/production';
import { onSharedDatabase } from '../databases.ts';
import { withRecipe } from './with-recipe.ts';

onSharedDatabase('the database returns a recipe exactly as it was stored', async (t, open) => {
  const { run, article, recipe } = await withRecipe(await open());
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
});
