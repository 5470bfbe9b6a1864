import { test } from 'tap';
import {
  cancelBatch,
  completeBatch,
  consumeIntoBatch,
  getExecution,
  reopenBatch,
  tickStep,
} from '../../src/production/batch/batch-execution-contracts.ts';
import { activateRecipe, addIngredient, addProductionStep } from '../../src/production/recipe/recipe-contracts.ts';
import { withBatch } from './with-batch.ts';
import { NOBODY } from './with-recipe.ts';

/** Starts a batch of a recipe with the steps 1 (Füllen) and 3 (Brühen). */
async function withSteps() {
  const base = await withBatch();
  const { run, article, recipe, started, planned } = base;
  const pork = await article();
  const product = await article();
  const { id: recipeId } = await recipe({ articleId: product });
  await run(addIngredient, { id: recipeId, articleId: pork, quantity: '10', uom: 'KG' });
  await run(addProductionStep, { id: recipeId, description: 'Füllen' });
  await run(addProductionStep, { id: recipeId, stepNumber: 3, description: 'Brühen', temperatureCelsius: 72 });
  await run(activateRecipe, { id: recipeId });
  return { ...base, pork, product, id: await started(recipeId), planned: () => planned(recipeId) };
}

test('a step is ticked with user, time and temperature, again replaces them, and is unticked', async (t) => {
  const { run, id, ports } = await withSteps();
  const first = ports.clock.now();
  const { steps } = await run(tickStep, { id, stepNumber: '3', temperature: 72.5 });
  const record = { stepNumber: 3, description: 'Brühen', temperature: '72.5', doneBy: 'clerk' };
  t.match(steps, [{ ...record, doneAt: first.toISOString() }]);
  ports.clock.advance(60_000);
  await run(tickStep, { id, stepNumber: '1', done: true });
  await run(tickStep, { id, stepNumber: '3', temperature: -50 });
  const now = ports.clock.now().toISOString();
  const [one, three, ...others] = (await run(getExecution, { id })).steps;
  t.same(one, { stepNumber: 1, description: 'Füllen', temperature: null, doneBy: 'clerk', doneAt: now });
  t.match(three, { stepNumber: 3, temperature: '-50', doneAt: now });
  t.equal(others.length, 0);
  const left = await run(tickStep, { id, stepNumber: '3', done: false });
  t.match(left.steps, [{ stepNumber: 1 }]);
  t.equal(left.steps.length, 1);
  t.equal((await run(tickStep, { id, stepNumber: '3', done: false })).steps.length, 1, 'unticked already');
  const entry = ports.audit.at(-2);
  t.match(entry, { operation: 'batch.tick', outcome: 'done' });
});

test('tickStep refuses unknown batches and steps, and temperatures that no kitchen measures', async (t) => {
  const { refusal, id, run } = await withSteps();
  t.equal(await refusal(tickStep, { id: NOBODY, stepNumber: '1' }), 'BATCH_NOT_FOUND');
  for (const stepNumber of ['2', '0', '01', 'one']) {
    t.equal(await refusal(tickStep, { id, stepNumber }), 'PRODUCTION_STEP_NOT_FOUND', stepNumber);
  }
  for (const temperature of [-50.1, 300.1, '72', Number.NaN]) {
    t.equal(await refusal(tickStep, { id, stepNumber: '1', temperature }), 'VALIDATION_ERROR temperature');
  }
  t.equal(await refusal(tickStep, { id, stepNumber: '1', temperature: 300 }), 'done');
  t.equal(
    await refusal(tickStep, { id, stepNumber: '1', done: false, temperature: 3 }),
    'VALIDATION_ERROR temperature',
  );
  t.match((await run(getExecution, { id })).steps, [{ temperature: '300' }]);
});

test('steps are ticked only while the batch is in progress, and stay in its record', async (t) => {
  const { run, refusal, id, planned, lot, pork, product, stock } = await withSteps();
  const other = await planned();
  t.equal(await refusal(tickStep, { id: other, stepNumber: '1' }), 'INVALID_STATUS_TRANSITION');
  await run(cancelBatch, { id: other, reason: 'x' });
  t.equal(await refusal(tickStep, { id: other, stepNumber: '1' }), 'INVALID_STATUS_TRANSITION');
  await run(tickStep, { id, stepNumber: '3', temperature: 73 });
  const { id: stockBatchId } = await lot(pork, '10');
  await run(consumeIntoBatch, { id, inputs: [{ stockBatchId, quantityAmount: '10', quantityUnit: 'KG' }] });
  const outputs = [{ stockId: await stock(product), quantityAmount: '9.5', quantityUnit: 'KG' }];
  t.match((await run(completeBatch, { id, outputs })).steps, [{ stepNumber: 3, temperature: '73' }]);
  for (const done of [true, false]) {
    t.equal(await refusal(tickStep, { id, stepNumber: '3', done }), 'INVALID_STATUS_TRANSITION');
  }
  await run(reopenBatch, { id, reason: 'x' });
  t.equal((await run(tickStep, { id, stepNumber: '3', done: false })).steps.length, 0);
});
