import { test } from 'tap';
import { updateArticle } from '../../src/masterdata/article/article-contracts.ts';
import { Batches } from '../../src/production/batch/batch.ts';
import { getBatch, listBatches, planBatch, startBatch } from '../../src/production/batch/batch-contracts.ts';
import { activateRecipe, archiveRecipe } from '../../src/production/recipe/recipe-contracts.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { NOBODY, withRecipe } from './with-recipe.ts';

const DAY = { productionDate: '2026-11-21', bestBeforeDate: '2026-12-05' };

test('a batch is planned from an active recipe', async (t) => {
  const { run, activeRecipe, ports } = await withRecipe();
  const { id: recipeId } = await activeRecipe({ outputUom: 'KG' });
  const batch = await run(planBatch, { recipeId, plannedQuantity: '2500.50', plannedQuantityUnit: 'g', ...DAY });
  t.match(batch, {
    id: batch.id,
    batchNumber: 'P-2026-11-21-001',
    recipeId,
    status: 'PLANNED',
    plannedQuantity: '2500.5',
    plannedQuantityUnit: 'g',
    ...DAY,
    createdAt: ports.clock.now(),
    updatedAt: ports.clock.now(),
  });
  t.strictSame(await run(getBatch, { id: batch.id }), batch);
});

test('planBatch refuses invalid fields, unknown recipes and recipes that are not active', async (t) => {
  const { run, refusal, recipe, activeRecipe } = await withRecipe();
  const { id: recipeId } = await activeRecipe({ outputUom: 'KG' });
  const sound = { recipeId, plannedQuantity: '10', plannedQuantityUnit: 'KG', ...DAY };
  for (const part of [
    { plannedQuantityUnit: 'L' },
    { plannedQuantityUnit: 'STONE' },
    { plannedQuantity: '0' },
    { plannedQuantity: 10 },
    { bestBeforeDate: '2026-11-20' },
    { bestBeforeDate: '2026-02-30' },
    { productionDate: '0000-01-01' },
    { productionDate: undefined },
    { recipeId: undefined },
  ])
    t.equal(
      await refusal(planBatch, { ...sound, ...part }),
      `VALIDATION_ERROR ${Object.keys(part)[0]}`,
      JSON.stringify(part),
    );
  t.equal(
    await refusal(planBatch, { ...sound, bestBeforeDate: DAY.productionDate }),
    'done',
    'best before the day itself',
  );
  t.equal(await refusal(planBatch, { ...sound, recipeId: NOBODY }), 'RECIPE_NOT_FOUND');
  t.equal(await refusal(planBatch, { ...sound, recipeId: (await recipe()).id }), 'RECIPE_NOT_ACTIVE', 'a draft');
  await run(archiveRecipe, { id: recipeId });
  t.equal(await refusal(planBatch, sound), 'RECIPE_NOT_ACTIVE', 'an archived one');
  t.equal(
    await refusal(planBatch, { ...sound, plannedQuantityUnit: 'L' }),
    'VALIDATION_ERROR plannedQuantityUnit',
    'what is wrong by itself comes first',
  );
});

test('batches of a day have running numbers of at least three digits', async (t) => {
  const { run, activeRecipe, ports, refusal } = await withRecipe();
  const { id: recipeId } = await activeRecipe();
  const plan = (more: object = {}) =>
    run(planBatch, { recipeId, plannedQuantity: '1', plannedQuantityUnit: 'KG', ...DAY, ...more });
  t.equal((await plan()).batchNumber, 'P-2026-11-21-001');
  t.equal((await plan()).batchNumber, 'P-2026-11-21-002');
  t.equal((await plan({ productionDate: '2026-11-22' })).batchNumber, 'P-2026-11-22-001', 'each day has its own');
  await run(updateSettings, { numberPrefixes: { batch: 'PR' } });
  t.equal((await plan()).batchNumber, 'PR-2026-11-21-001');
  await run(updateSettings, { numberPrefixes: { batch: 'P' } });
  t.equal(
    await refusal(planBatch, { recipeId, plannedQuantity: '1', plannedQuantityUnit: 'L', ...DAY }),
    'VALIDATION_ERROR plannedQuantityUnit',
  );
  t.equal((await plan()).batchNumber, 'P-2026-11-21-003', 'a refused plan takes no number');
  while ((await ports.sequences.next('document-number P 2026-11-21')) < 998);
  const many = await Promise.all([plan(), plan(), plan()]);
  t.same(many.map(({ batchNumber }) => batchNumber).sort(), [
    'P-2026-11-21-1000',
    'P-2026-11-21-1001',
    'P-2026-11-21-999',
  ]);
});

test('planBatch accepts a recipe that is archived while the request runs; after that it refuses and takes no number', async (t) => {
  const { run, refusal, activeRecipe, ports } = await withRecipe();
  const [{ id: recipeId }, { id: other }] = [await activeRecipe(), await activeRecipe()];
  const plan = { recipeId, plannedQuantity: '1', plannedQuantityUnit: 'KG', ...DAY };
  const { next } = ports.sequences;
  ports.sequences.next = async (name) => {
    await run(archiveRecipe, { id: recipeId });
    return next(name);
  };
  t.match(await run(planBatch, plan), { recipeId, batchNumber: 'P-2026-11-21-001' });
  ports.sequences.next = next;
  t.equal(await refusal(planBatch, plan), 'RECIPE_NOT_ACTIVE');
  t.match(await run(planBatch, { ...plan, recipeId: other }), { batchNumber: 'P-2026-11-21-002' });
});

test('repeating planBatch with the same idempotency key creates one batch', async (t) => {
  const { run, activeRecipe } = await withRecipe();
  const { id: recipeId } = await activeRecipe();
  const input = { recipeId, plannedQuantity: '1', plannedQuantityUnit: 'KG', ...DAY };
  const first = await run(planBatch, input, 'once');
  t.equal((await run(planBatch, input, 'once')).id, first.id);
  t.equal((await run(planBatch, input, 'twice')).batchNumber, 'P-2026-11-21-002', 'no number was wasted');
});

test('listBatches filters by recipe, production date and status, and sorts', async (t) => {
  const { run, refusal, activeRecipe } = await withRecipe();
  const [{ id: a }, { id: b }] = [await activeRecipe(), await activeRecipe()];
  const plan = (recipeId: string, productionDate: string) =>
    run(planBatch, { recipeId, plannedQuantity: '1', plannedQuantityUnit: 'KG', ...DAY, productionDate });
  await plan(a, '2026-11-23');
  await plan(b, '2026-11-22');
  await plan(a, '2026-11-22');
  const numbers = async (input: object) =>
    (await run(listBatches, input)).content.map(({ batchNumber }) => batchNumber.slice(-6));
  t.same(await numbers({}), ['22-001', '22-002', '23-001']);
  t.same(await numbers({ recipeId: a }), ['22-002', '23-001']);
  t.same(await numbers({ productionDate: '2026-11-22', sort: 'batchNumber,desc' }), ['22-002', '22-001']);
  t.same(await numbers({ status: 'PLANNED', recipeId: b }), ['22-001']);
  t.same(await numbers({ recipeId: 'unknown' }), [], 'an unknown id in a filter matches nothing');
  for (const field of ['batchNumber', 'productionDate', 'status', 'createdAt', 'updatedAt'])
    t.equal(await refusal(listBatches, { sort: field }), 'done', field);
  t.equal(
    await refusal(listBatches, { status: 'NOPE', productionDate: '2026-02-30' }),
    'VALIDATION_ERROR status productionDate',
  );
  t.equal(await refusal(getBatch, { id: NOBODY }), 'BATCH_NOT_FOUND');
});

test('startBatch moves a production date that lies ahead to today, and the best-before date by as many days', async (t) => {
  const { run, recipe, ingredient, article } = await withRecipe();
  const { id: recipeId } = await recipe({ shelfLifeDays: 40 });
  await ingredient(recipeId, { articleId: await article() });
  await run(activateRecipe, { id: recipeId });
  const daysAfterStart = async (productionDate: string, bestBeforeDate: string) => {
    const plan = { recipeId, plannedQuantity: '1', plannedQuantityUnit: 'KG', productionDate, bestBeforeDate };
    const { id, batchNumber } = await run(planBatch, plan);
    const started = await run(startBatch, { id });
    t.equal(started.batchNumber, batchNumber, 'the number stays');
    t.strictSame(await run(getBatch, { id }), started);
    return [started.productionDate, started.bestBeforeDate];
  };
  // The clock of the tests begins on 5 January 2026.
  t.strictSame(await daysAfterStart('2026-01-09', '2026-01-30'), ['2026-01-05', '2026-01-26']);
  t.strictSame(await daysAfterStart('2027-03-01', '2027-03-01'), ['2026-01-05', '2026-01-05']);
  t.strictSame(await daysAfterStart('2026-01-05', '2026-01-30'), ['2026-01-05', '2026-01-30']);
  t.strictSame(await daysAfterStart('2026-01-02', '2026-01-30'), ['2026-01-02', '2026-01-30']);
});

test('startBatch starts a batch once, and freezes its recipe and components', async (t) => {
  const { run, refusal, article, recipe, ingredient, ports } = await withRecipe();
  const [pork, salt] = [await article(), await article()];
  const { id: recipeId, name } = await recipe({ outputQuantity: '10', yieldPercentage: 95, shelfLifeDays: 14 });
  await ingredient(recipeId, { articleId: salt, quantity: '180', uom: 'g', substitutable: true });
  await ingredient(recipeId, { articleId: pork, quantity: '9.8', uom: 'KG' });
  await run(activateRecipe, { id: recipeId });
  const { id, createdAt } = await run(planBatch, {
    recipeId,
    plannedQuantity: '25000',
    plannedQuantityUnit: 'G',
    ...DAY,
  });
  ports.clock.advance(60_000);
  // Archiving the recipe after the planning does not prevent the start.
  await run(archiveRecipe, { id: recipeId });
  const started = await run(startBatch, { id });
  t.match(started, { id, status: 'IN_PROGRESS', startedAt: ports.clock.now(), startedBy: 'clerk', createdAt });
  t.same(started.updatedAt, ports.clock.now());
  const { plan } = await ports.reader.get(Batches, id);
  t.match(plan?.recipe, { name, version: 1, yieldPercentage: 95, shelfLifeDays: 14 });
  t.match(plan?.components, [
    { articleId: salt, articleName: 'A-3', quantity: '473.684211', uom: 'g', substitutable: true },
    { articleId: pork, articleName: 'A-2', quantity: '25.789474', uom: 'KG', substitutable: false },
  ]);
  await run(updateArticle, { id: pork, name: 'Schweineschulter' });
  t.strictSame((await ports.reader.get(Batches, id)).plan, plan);
  t.equal(await refusal(startBatch, { id }), 'INVALID_STATUS_TRANSITION');
  t.equal(await refusal(startBatch, { id: NOBODY }), 'BATCH_NOT_FOUND');
});
