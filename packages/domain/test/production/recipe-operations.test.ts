import { test } from 'tap';
import {
  activateRecipe,
  addIngredient,
  addProductionStep,
  archiveRecipe,
  createRecipe,
  createRecipeVersion,
  getRecipe,
  getRequirements,
  listRecipes,
  removeIngredient,
  removeProductionStep,
} from '../../src/production/recipe/recipe-contracts.ts';
import { NOBODY, withRecipe } from './with-recipe.ts';

test('createRecipe sets defaults for missing and null fields', async (t) => {
  const { run, articleId, ports } = await withRecipe();
  const least = { name: '  Lyoner ', type: 'INTERMEDIATE', outputQuantity: '10.500', outputUom: 'kg', articleId };
  const created = await run(createRecipe, least);
  t.strictSame(created, {
    id: created.id,
    name: 'Lyoner',
    version: 1,
    type: 'INTERMEDIATE',
    description: '',
    yieldPercentage: 100,
    shelfLifeDays: null,
    outputQuantity: '10.5',
    outputUom: 'kg',
    articleId,
    status: 'DRAFT',
    ingredients: [],
    productionSteps: [],
    createdAt: ports.clock.now(),
    updatedAt: ports.clock.now(),
  });
  t.strictSame(await run(getRecipe, { id: created.id }), created);

  const nulls = await run(createRecipe, {
    ...least,
    name: 'Nulls',
    version: null,
    description: null,
    yieldPercentage: null,
    shelfLifeDays: null,
  });
  t.match(nulls, { version: 1, description: '', yieldPercentage: 100, shelfLifeDays: null }, 'null counts as absent');
  const full = {
    ...least,
    name: 'Lyoner',
    version: 2,
    description: 'Fine\nand pink',
    yieldPercentage: 83,
    shelfLifeDays: 21,
  };
  t.match(await run(createRecipe, full), {
    version: 2,
    description: 'Fine\nand pink',
    yieldPercentage: 83,
    shelfLifeDays: 21,
  });
});

test('createRecipe accepts fields at their limits, and refuses values beyond them', async (t) => {
  const { refusal, articleId } = await withRecipe();
  const sound = { type: 'RAW_MATERIAL', outputQuantity: '1', outputUom: 'KG', articleId };
  let count = 0;
  const given = (part: object) => refusal(createRecipe, { ...sound, name: `R${++count}`, ...part });
  for (const part of [
    { version: 2_147_483_647 },
    { yieldPercentage: 1 },
    { yieldPercentage: 1000 },
    { shelfLifeDays: 1 },
    { name: 'x'.repeat(200) },
    { description: '\u{1F969}'.repeat(2000) },
    { outputQuantity: '999999999999999.999999' },
    { outputQuantity: '0.000001' },
  ])
    t.equal(await given(part), 'done', JSON.stringify(part).slice(0, 60));
  for (const part of [
    { version: 0 },
    { version: 2_147_483_648 },
    { version: 1.5 },
    { version: '1' },
    { yieldPercentage: 0 },
    { yieldPercentage: 1001 },
    { shelfLifeDays: 0 },
    { name: ' ' },
    { name: 'x'.repeat(201) },
    { name: 'a\u0000' },
    { description: 'x'.repeat(2001) },
    { type: 'SAUSAGE' },
    { type: 'raw_material' },
    { type: null },
    { outputQuantity: '0' },
    { outputQuantity: '-1' },
    { outputQuantity: 1 },
    { outputQuantity: '1e3' },
    { outputQuantity: 'NaN' },
    { outputQuantity: '0.0000001' },
    { outputUom: 'STONE' },
    { outputUom: undefined },
    { articleId: undefined },
    { articleId: 7 },
  ])
    t.equal(await given(part), `VALIDATION_ERROR ${Object.keys(part)[0]}`, JSON.stringify(part).slice(0, 60));
  t.equal(
    await refusal(createRecipe, { yieldPercentage: 0 }),
    'VALIDATION_ERROR name type yieldPercentage outputQuantity outputUom articleId',
    'all faults at once',
  );
});

test('a recipe is unique by name and version', async (t) => {
  const { recipe, refusal, articleId } = await withRecipe();
  await recipe({ name: 'Straße', version: 3 });
  const again = { name: 'STRASSE', version: 3, type: 'RAW_MATERIAL', outputQuantity: '1', outputUom: 'KG', articleId };
  t.equal(await refusal(createRecipe, again), 'RECIPE_ALREADY_EXISTS');
  t.equal(await refusal(createRecipe, { ...again, version: 4 }), 'done');
});

test('recipe operations refuse unknown recipes, articles, ingredients and steps', async (t) => {
  const { refusal, recipe, articleId } = await withRecipe();
  const { id } = await recipe();
  const given = { name: 'New', type: 'RAW_MATERIAL', outputQuantity: '1', outputUom: 'KG', articleId: 'unknown' };
  t.equal(await refusal(createRecipe, given), 'ARTICLE_NOT_FOUND');
  const ingredient = { id, articleId, quantity: '1', uom: 'KG' };
  t.equal(await refusal(addIngredient, { ...ingredient, articleId: NOBODY }), 'ARTICLE_NOT_FOUND');
  t.equal(await refusal(addIngredient, { ...ingredient, subRecipeId: NOBODY }), 'RECIPE_NOT_FOUND');
  t.equal(await refusal(removeIngredient, { id, ingredientId: NOBODY }), 'INGREDIENT_NOT_FOUND');
  t.equal(await refusal(removeProductionStep, { id, stepNumber: 'first' }), 'PRODUCTION_STEP_NOT_FOUND');
  for (const operation of [getRecipe, activateRecipe, archiveRecipe])
    t.equal(await refusal(operation, { id: '../etc' }), 'RECIPE_NOT_FOUND');
  t.equal(
    await refusal(addIngredient, { ...ingredient, id: NOBODY, articleId: NOBODY }),
    'RECIPE_NOT_FOUND',
    'the recipe first',
  );
  t.equal(await refusal(addProductionStep, { id: NOBODY, description: 'Grind' }), 'RECIPE_NOT_FOUND');
});

test('a recipe moves from draft to active to archived, and only a draft is editable', async (t) => {
  const { ports, run, refusal, recipe, articleId } = await withRecipe();
  const { id, createdAt } = await recipe();
  t.equal(await refusal(archiveRecipe, { id }), 'INVALID_STATUS_TRANSITION', 'a draft');
  t.equal(await refusal(activateRecipe, { id }), 'RECIPE_WITHOUT_INGREDIENTS');
  ports.clock.advance(1000);
  const withMeat = await run(addIngredient, { id, articleId, quantity: '8.250', uom: 'lb' });
  t.match(withMeat.ingredients, [
    { position: 1, articleId, quantity: '8.25', uom: 'lb', subRecipeId: null, substitutable: false },
  ]);
  t.same(withMeat.updatedAt, ports.clock.now());
  const withStep = await run(addProductionStep, { id, description: 'Grind\nfine', temperatureCelsius: -273 });
  t.match(withStep.productionSteps, [
    { stepNumber: 1, description: 'Grind\nfine', durationMinutes: null, temperatureCelsius: -273 },
  ]);
  ports.clock.advance(1000);
  t.match(await run(activateRecipe, { id }), { status: 'ACTIVE', createdAt, updatedAt: ports.clock.now() });
  const ingredientId = withMeat.ingredients[0]?.id;
  for (const [operation, more] of [
    [addIngredient, { articleId, quantity: '1', uom: 'KG' }],
    [removeIngredient, { ingredientId }],
    [addProductionStep, { description: 'Fill' }],
    [removeProductionStep, { stepNumber: '1' }],
    [activateRecipe, {}],
  ] as const)
    t.equal(await refusal(operation, { id, ...more }), 'INVALID_STATUS_TRANSITION', operation.name);
  ports.clock.advance(1000);
  const archived = await run(archiveRecipe, { id });
  t.match(archived, { status: 'ARCHIVED', updatedAt: ports.clock.now() });
  t.strictSame(await run(getRecipe, { id }), archived);
});

test('addIngredient and addProductionStep accept fields at their limits, and refuse values beyond them', async (t) => {
  const { refusal, recipe, articleId } = await withRecipe();
  const { id } = await recipe();
  const ingredient = { id, articleId, quantity: '1', uom: 'KG' };
  for (const part of [
    { position: 0 },
    { position: 2_147_483_648 },
    { quantity: '0' },
    { uom: 'HANDFUL' },
    { substitutable: 'yes' },
    { articleId: '' },
  ]) {
    t.equal(await refusal(addIngredient, { ...ingredient, ...part }), `VALIDATION_ERROR ${Object.keys(part)[0]}`);
  }
  for (const part of [
    { position: null, subRecipeId: null, substitutable: null },
    { position: 2, substitutable: true },
    { position: 2_147_483_647 },
  ]) {
    t.equal(await refusal(addIngredient, { ...ingredient, ...part }), 'done', JSON.stringify(part));
  }
  t.equal(await refusal(addIngredient, { ...ingredient, position: 1 }), 'INGREDIENT_POSITION_TAKEN');
  t.equal(await refusal(addIngredient, ingredient), 'INGREDIENT_POSITION_TAKEN', 'none follows the last there is');
  const step = { id, description: 'Grind' };
  for (const part of [
    { stepNumber: 0 },
    { description: '' },
    { description: 'x'.repeat(501) },
    { description: 'a\u0007' },
    { durationMinutes: 0 },
    { durationMinutes: 1.5 },
    { temperatureCelsius: -274 },
    { temperatureCelsius: 1001 },
  ])
    t.equal(await refusal(addProductionStep, { ...step, ...part }), `VALIDATION_ERROR ${Object.keys(part)[0]}`);
  for (const part of [
    { description: '\u{1F969}'.repeat(500) },
    { durationMinutes: 1 },
    { temperatureCelsius: 1000 },
    { stepNumber: 9 },
  ]) {
    t.equal(await refusal(addProductionStep, { ...step, ...part }), 'done', JSON.stringify(part).slice(0, 40));
  }
  t.equal(await refusal(addProductionStep, { ...step, stepNumber: 9 }), 'STEP_NUMBER_TAKEN');
});

test('addIngredient refuses a sub-recipe that contains the recipe itself with RECIPE_CYCLE', async (t) => {
  const { refusal, recipe, ingredient, articleId } = await withRecipe();
  const [a, b, c, d] = await Promise.all([recipe(), recipe(), recipe(), recipe()]);
  const uses = (user: { id: string }, used: { id: string }) =>
    refusal(addIngredient, { id: user.id, articleId, quantity: '1', uom: 'KG', subRecipeId: used.id });
  t.equal(await uses(a, a), 'RECIPE_CYCLE', 'at once');
  t.equal(await uses(a, b), 'done');
  t.equal(await uses(b, a), 'RECIPE_CYCLE', 'over one');
  t.equal(await uses(b, c), 'done');
  t.equal(await uses(a, c), 'done', 'twice down the same way is no circle');
  t.equal(await uses(c, d), 'done');
  t.equal(await uses(d, a), 'RECIPE_CYCLE', 'over three');
  t.equal(await uses(a, b), 'done', 'the same sub-recipe again');
  await ingredient(d.id);
  t.equal(await uses(d, d), 'RECIPE_CYCLE');
});

test('addIngredient checks a graph of recipes with two reads, whatever its width and depth', async (t) => {
  const { ports, refusal, recipe, articleId, ingredient } = await withRecipe();
  const levels = await Promise.all([1, 2, 3, 4].map(() => Promise.all([recipe(), recipe(), recipe()])));
  for (const [at, users] of levels.entries()) {
    for (const user of users)
      for (const used of levels[at + 1] ?? []) await ingredient(user.id, { subRecipeId: used.id });
  }
  const reads: string[] = [];
  const { transactions } = ports;
  const run = transactions.run.bind(transactions);
  transactions.run = (context, work) =>
    run(context, (unit) => {
      const { recipes } = unit.reads;
      const noted: typeof recipes.links = (...given) => {
        reads.push('links');
        return recipes.links(...given);
      };
      const of: typeof unit.of = unit.of.bind(unit);
      unit.of = (kind) => ({
        ...of(kind),
        async hold(ids) {
          reads.push(`hold ${ids.length}`);
        },
      });
      return work(Object.assign(unit, { reads: { ...unit.reads, recipes: { ...recipes, links: noted } } }));
    });
  const [bottom, top, second] = [levels.at(-1)?.[0]?.id, levels[0]?.[0]?.id, levels[1]?.[0]?.id];
  const link = (id: string | undefined, subRecipeId: string | undefined) =>
    refusal(addIngredient, { id, articleId, quantity: '1', uom: 'KG', subRecipeId });
  t.equal(await link(bottom, top), 'RECIPE_CYCLE');
  t.strictSame(reads.splice(0), ['links', 'hold 10', 'links']);
  t.equal(await link(top, second), 'done');
  t.strictSame(reads, ['links', 'hold 8', 'links'], 'the recipe, and what the sub-recipe leads to');
});

test('listRecipes returns counts of ingredients and steps, filters by status, and sorts', async (t) => {
  const { run, refusal, recipe, ingredient, activeRecipe } = await withRecipe();
  const a = await recipe({ name: 'beta', version: 2 });
  await ingredient(a.id);
  await ingredient(a.id);
  await run(addProductionStep, { id: a.id, description: 'Grind' });
  await recipe({ name: 'Alpha' });
  await recipe({ name: 'BETA', version: 1 });
  await activeRecipe({ name: 'gamma' });
  const all = await run(listRecipes);
  t.same(
    all.content.map(({ name }) => name.toLowerCase()),
    ['alpha', 'beta', 'beta', 'gamma'],
    'by name, without regard to case',
  );
  const summary = all.content.find(({ id }) => id === a.id);
  const { ingredients: _i, productionSteps: _p, ...rest } = await run(getRecipe, { id: a.id });
  t.strictSame(summary, { ...rest, ingredientCount: 2, stepCount: 1 });
  t.same(
    (await run(listRecipes, { status: 'ACTIVE' })).content.map(({ name }) => name),
    ['gamma'],
  );
  t.same((await run(listRecipes, { status: 'ARCHIVED' })).page, {
    number: 0,
    size: 20,
    totalElements: 0,
    totalPages: 0,
  });
  t.same(
    (await run(listRecipes, { sort: ['name,desc', 'version'], size: 3 })).content.map(({ name }) => name),
    ['gamma', 'BETA', 'beta'],
  );
  for (const field of ['name', 'version', 'type', 'status', 'createdAt', 'updatedAt'])
    t.equal(await refusal(listRecipes, { sort: field }), 'done', field);
  t.equal(await refusal(listRecipes, { sort: 'articleId', status: 'NOPE' }), 'VALIDATION_ERROR sort status');
});

test('createRecipeVersion copies a recipe as a draft with the next version number of its name', async (t) => {
  const { run, refusal, activeRecipe } = await withRecipe();
  const first = await activeRecipe({ name: 'Lyoner', description: 'Hausrezept', shelfLifeDays: 14 });
  const second = await run(createRecipeVersion, { id: first.id });
  t.hasStrict(second, { name: 'Lyoner', version: 2, status: 'DRAFT', description: 'Hausrezept', shelfLifeDays: 14 });
  const plain = (recipe: typeof first) => recipe.ingredients.map(({ id, ...ingredient }) => ingredient);
  t.strictSame(plain(second), plain(first));
  t.notOk(
    second.ingredients.some(({ id }) => first.ingredients.some((other) => other.id === id)),
    'with ids of their own',
  );
  t.equal((await run(createRecipeVersion, { id: first.id })).version, 3);
  t.equal(await refusal(createRecipeVersion, { id: NOBODY }), 'RECIPE_NOT_FOUND');
  t.equal((await run(getRecipe, { id: first.id })).status, 'ACTIVE', 'the recipe itself stays as it is');
  const parallel = await Promise.all([1, 2, 3].map(() => run(createRecipeVersion, { id: second.id })));
  t.same(parallel.map(({ version }) => version).sort(), [4, 5, 6]);
  const last = await activeRecipe({ name: 'Krakauer', version: 2_147_483_647 });
  t.equal(await refusal(createRecipeVersion, { id: last.id }), 'RECIPE_ALREADY_EXISTS', 'no number is left');
});

test('a recipe has at most 200 ingredients and 100 steps', async (t) => {
  const { recipe, ingredient, refusal, run, articleId } = await withRecipe();
  const { id } = await recipe();
  for (let count = 1; count <= 200; count++) await ingredient(id);
  const more = { id, articleId, quantity: '1', uom: 'KG' };
  t.equal(await refusal(addIngredient, more), 'TOO_MANY_INGREDIENTS');
  for (let count = 1; count <= 100; count++) await run(addProductionStep, { id, description: 'Mix' });
  t.equal(await refusal(addProductionStep, { id, description: 'Mix' }), 'TOO_MANY_STEPS');
  await run(removeProductionStep, { id, stepNumber: '7' });
  await run(addProductionStep, { id, description: 'Mix' });
  await run(activateRecipe, { id });
  t.equal(await refusal(addIngredient, more), 'INVALID_STATUS_TRANSITION', 'what is no draft is told first');
});

test('activateRecipe refuses a sub-recipe with another kind of unit with SUB_RECIPE_UNIT_MISMATCH', async (t) => {
  const { recipe, ingredient, run, refusal } = await withRecipe();
  const sub = await recipe({ outputUom: 'L' });
  await ingredient(sub.id);
  const { id } = await recipe();
  await ingredient(id);
  const { ingredients } = await ingredient(id, { uom: 'KG', subRecipeId: sub.id });
  t.equal(await refusal(activateRecipe, { id }), 'SUB_RECIPE_UNIT_MISMATCH');
  t.equal(await refusal(getRequirements, { id }), 'SUB_RECIPE_UNIT_MISMATCH');
  t.equal((await run(getRecipe, { id })).status, 'DRAFT');
  await run(removeIngredient, { id, ingredientId: ingredients[1]?.id });
  await ingredient(id, { uom: 'ML', subRecipeId: sub.id });
  t.equal(await refusal(activateRecipe, { id }), 'done');
});

test('a recipe has at most 20 levels of sub-recipes, whatever the order of linking', async (t) => {
  const { recipe, ingredient, refusal, articleId } = await withRecipe();
  const link = (id: string, subRecipeId: string) =>
    refusal(addIngredient, { id, articleId, quantity: '1', uom: 'KG', subRecipeId });
  const chain = await Promise.all(Array.from({ length: 22 }, () => recipe()));
  const ids = chain.map(({ id }) => id);
  const at = (index: number) => ids[index] as string;
  // Builds the lower half upwards and the upper half downwards, then joins them.
  for (let index = 20; index > 10; index--) t.equal(await link(at(index - 1), at(index)), 'done');
  for (let index = 0; index < 9; index++) t.equal(await link(at(index), at(index + 1)), 'done');
  t.equal(await link(at(9), at(10)), 'done', '20 levels below the first');
  t.equal(await link(at(20), at(21)), 'RECIPE_TOO_DEEP', 'below the lowest');
  t.equal(await link(at(21), at(0)), 'RECIPE_TOO_DEEP', 'above the highest');
  t.equal(await link(at(15), at(21)), 'done', 'beside others');
  t.equal(await link(at(0), at(20)), 'done', 'a shorter way to what is there');
  t.equal(await link(at(19), at(5)), 'RECIPE_CYCLE');
  await ingredient(at(3));
});

test('a recipe has at most 500 sub-recipes on all levels together', async (t) => {
  const { recipe, ingredient, refusal, articleId } = await withRecipe();
  const link = (id: string, subRecipeId: string) =>
    refusal(addIngredient, { id, articleId, quantity: '1', uom: 'KG', subRecipeId });
  const top = await recipe();
  const middles = [await recipe(), await recipe(), await recipe()];
  for (const middle of middles) t.equal(await link(top.id, middle.id), 'done');
  let count = middles.length;
  for (const middle of middles) {
    for (let each = 0; each < 166 && count < 500; each++, count++)
      await ingredient(middle.id, { subRecipeId: (await recipe()).id });
  }
  t.equal(count, 500);
  const one = await recipe();
  t.equal(await link(middles[2]?.id ?? '', one.id), 'RECIPE_TOO_DEEP', 'below one that is below it');
  t.equal(await link(top.id, one.id), 'RECIPE_TOO_DEEP');
  t.equal(await link(one.id, middles[0]?.id ?? ''), 'done', 'beside it');
});
