import { test } from 'tap';
import { releaseHold, StockBatches, type StockBatchState, Stocks, undoMovement } from '../../src/inventory/index.ts';
import {
  blockStockBatch,
  bookInStockBatch,
  removeFromStockBatch,
  unblockStockBatch,
} from '../../src/inventory/stock-batch/stock-batch-contracts.ts';
import { deactivateStorageLocation } from '../../src/inventory/storage-location/storage-location-contracts.ts';
import { updateArticle } from '../../src/masterdata/article/article-contracts.ts';
import { getBatch, startBatch } from '../../src/production/batch/batch-contracts.ts';
import {
  cancelBatch,
  completeBatch,
  consumeIntoBatch,
  getExecution,
  proposeInputs,
  reopenBatch,
  returnFromBatch,
} from '../../src/production/batch/batch-execution-contracts.ts';
import { archiveRecipe } from '../../src/production/recipe/recipe-contracts.ts';
import { withBatch } from './with-batch.ts';
import { NOBODY } from './with-recipe.ts';

const from = ({ id: stockBatchId }: { id: string }, quantityAmount: string, more: object = {}) => ({
  ...{ stockBatchId, quantityAmount, quantityUnit: 'KG' },
  ...more,
});
const into = (stockId: string, quantityAmount: string, more: object = {}) => ({
  ...{ stockId, quantityAmount, quantityUnit: 'KG' },
  ...more,
});
const waste = (quantityAmount: string, more: object = {}) => ({ quantityAmount, quantityUnit: 'KG', ...more });

test('getExecution returns the current plan of a planned batch, and the frozen plan after startBatch', async (t) => {
  const { run, article, sausage, planned } = await withBatch();
  const pork = await article();
  const { recipeId } = await sausage([[pork, '8']], { yieldPercentage: 80, shelfLifeDays: 14 });
  const id = await planned(recipeId);
  const shown = await run(getExecution, { id });
  t.match(shown.batch, { id, status: 'PLANNED' });
  t.match(shown.recipe, { version: 1, yieldPercentage: 80, shelfLifeDays: 14 });
  t.strictSame(shown.components, [
    { articleId: pork, articleName: 'A-2', quantity: '10', uom: 'KG', consumed: '0', deviation: '-10' },
  ]);
  const { batch: _batch, recipe: _recipe, components: _components, ...rest } = shown;
  t.strictSame(rest, {
    ...{ inputs: [], outputs: [], waste: [], warnings: [], note: '', skipped: [], steps: [], controlPoints: [] },
    yieldPercent: null,
    massBalance: { input: '0', output: '0', waste: '0', difference: null },
    ...{ startedAt: null, startedBy: null, completedAt: null, completedBy: null },
  });
  await run(updateArticle, { id: pork, name: 'Schulter' });
  t.equal((await run(getExecution, { id })).components[0]?.articleName, 'Schulter', 'nothing is frozen yet');
  await run(startBatch, { id });
  await run(updateArticle, { id: pork, name: 'Bauch' });
  await run(archiveRecipe, { id: recipeId });
  t.equal((await run(getExecution, { id })).components[0]?.articleName, 'Schulter', 'and now it is');
});

test('proposeInputs picks lots first expired, first out, and omits expired, blocked and held ones', async (t) => {
  const { run, article, sausage, planned, lot, room, cold, hold, ports } = await withBatch();
  const [pork, salt, water] = [await article(), await article(), await article()];
  const { recipeId } = await sausage([
    [pork, '6'],
    [salt, '300', { uom: 'g' }],
    [water, '2', { uom: 'L' }],
  ]);
  const id = await planned(recipeId);
  const other = await room();
  const late = await lot(pork, '10', { expiryDate: '2026-03-02' });
  const second = await lot(pork, '3', { expiryDate: '2026-02-01' });
  const third = await lot(pork, '1', { expiryDate: '2026-02-01', room: other });
  const early = await lot(pork, '1.5', { expiryDate: '2026-01-05' });
  const expired = await lot(pork, '9', { expiryDate: '2026-01-04' });
  const blocked = await lot(pork, '9', { expiryDate: '2026-01-06' });
  await run(blockStockBatch, { stockId: blocked.stockId, batchId: blocked.id, reason: 'x' });
  const held = await lot(pork, '9', { expiryDate: '2026-01-06' });
  await hold(held.lotId);
  await lot(pork, '9', { expiryDate: '2026-01-06', quantityUnit: 'PIECE' });
  await lot(salt, '0.2');
  const before = ports.audit.length;

  const { components } = await run(proposeInputs, { id });
  const picks = components[0]?.picks ?? [];
  t.strictSame(
    picks.map(({ stockBatchId, quantity }) => [stockBatchId, quantity]),
    [
      [early.id, '1.5'],
      [second.id, '3'],
      [third.id, '1'],
      [late.id, '0.5'],
    ],
  );
  t.notOk(picks.some(({ stockBatchId }) => [expired.id, blocked.id, held.id].includes(stockBatchId)));
  t.strictSame(picks[2], {
    ...{ stockBatchId: third.id, lotId: third.lotId, lotNumber: third.lotNumber, expiryDate: '2026-02-01' },
    ...{ storageLocationId: other, quantity: '1' },
  });
  t.match(components[0], {
    articleId: pork,
    quantity: '6',
    uom: 'KG',
    consumed: '0',
    open: '6',
    missing: '0',
    stocked: true,
  });
  t.match(components[1], { articleId: salt, uom: 'g', open: '300', picks: [{ quantity: '200' }], missing: '100' });
  t.match(components[2], { articleId: water, uom: 'L', open: '2', picks: [], missing: '2', stocked: false });
  t.equal(ports.audit.length, before, 'it reserves nothing');

  const there = await run(proposeInputs, { id, storageLocationId: [other] });
  t.match(there.components[0], { picks: [{ stockBatchId: third.id }], missing: '5', stocked: true });
  t.equal(there.components[0]?.picks.length, 1);
  const both = await run(proposeInputs, { id, storageLocationId: [other, cold] });
  t.strictSame(both, await run(proposeInputs, { id }));
  const everywhere = await run(proposeInputs, { id });
  for (const empty of [[], [''], ['', '']]) {
    t.strictSame(await run(proposeInputs, { id, storageLocationId: empty }), everywhere, 'no filter');
  }
  t.strictSame(
    await run(proposeInputs, { id, storageLocationId: ['', other] }),
    await run(proposeInputs, { id, storageLocationId: [other] }),
  );
  const nowhere = await run(proposeInputs, { id, storageLocationId: ['unknown'] });
  t.match(nowhere.components[0], { picks: [], missing: '6', stocked: true });
});

test('proposeInputs proposes only goods that last to the production date, and after the start to today', async (t) => {
  const { run, article, sausage, planned, lot } = await withBatch();
  const pork = await article();
  const { recipeId } = await sausage([[pork, '6']]);
  const soon = await lot(pork, '2', { expiryDate: '2026-01-09' });
  const then = await lot(pork, '3', { expiryDate: '2026-01-10' });
  const late = await lot(pork, '0.5', { expiryDate: '2026-03-02' });
  const id = await planned(recipeId, { productionDate: '2026-01-10', bestBeforeDate: '2026-01-24' });
  const seen = async () => {
    const [component] = (await run(proposeInputs, { id })).components;
    return [component?.picks.map(({ stockBatchId }) => stockBatchId), component?.missing];
  };
  t.strictSame(await seen(), [[then.id, late.id], '2.5'], 'on its last day it is usable');
  await run(startBatch, { id });
  t.strictSame(await seen(), [[soon.id, then.id, late.id], '0.5']);
  const past = await planned(recipeId, { productionDate: '2026-01-01', bestBeforeDate: '2026-01-24' });
  await lot(pork, '9', { expiryDate: '2026-01-04' });
  const { components } = await run(proposeInputs, { id: past });
  t.match(components[0], { picks: { length: 3 }, missing: '0.5' }, 'judged by today, because it is later');
});

test('proposeInputs rounds picks down and open quantities up to six decimal places', async (t) => {
  const { run, article, sausage, started, lot, left } = await withBatch();
  const pork = await article();
  const { recipeId } = await sausage([[pork, '1', { uom: 'lb' }]]);
  const id = await started(recipeId);
  // One gram is 0.0022046226… lb.
  const gram = await lot(pork, '1', { quantityUnit: 'G' });
  const { components } = await run(proposeInputs, { id });
  t.match(components[0], { uom: 'lb', picks: [{ quantity: '0.002204' }], missing: '0.997796', open: '1' });
  // The batch already has one gram of the pound, so 0.99779537… lb remain to be added.
  const half = await started(recipeId);
  await run(consumeIntoBatch, { id: half, inputs: [from(await lot(pork, '1', { quantityUnit: 'G' }), '0.001')] });
  const [rest] = (await run(proposeInputs, { id: half })).components;
  t.match(rest, { consumed: '0.002205', open: '0.997796', quantity: '1' }, 'consumed half up, open towards more');
  await lot(pork, '1');
  await run(consumeIntoBatch, { id, fefo: true });
  t.equal(await left(gram), '0', 'what is taken is exact');
  const done = await run(getExecution, { id });
  t.match(done.components[0], { quantity: '1', consumed: '1', deviation: '0' });
  t.strictSame(
    done.inputs.map(({ quantity, unit }) => `${quantity} ${unit}`),
    ['0.001 KG', '0.452592 KG'],
    'shown half up to six places',
  );
});

test('consumeIntoBatch consumes given lots repeatedly, in any unit of their kind, less or more than planned', async (t) => {
  const { run, refusal, article, sausage, started, planned, lot, left, ledger } = await withBatch();
  const pork = await article();
  const { recipeId } = await sausage([[pork, '6']]);
  const id = await started(recipeId);
  const [a, b] = [await lot(pork), await lot(pork)];
  const first = await run(consumeIntoBatch, { id, inputs: [from(a, '2500', { quantityUnit: 'g' }), from(b, '1')] });
  t.match(first.components[0], { consumed: '3.5', deviation: '-2.5' });
  const second = await run(consumeIntoBatch, { id, inputs: [from(a, '4.000001')] });
  t.match(second.components[0], { consumed: '7.500001', deviation: '1.500001' });
  t.match(second.massBalance, { input: '7.500001', output: '0', difference: null });
  t.strictSame(
    second.inputs,
    [
      {
        ...{
          lotId: a.lotId,
          lotNumber: a.lotNumber,
          stockBatchId: a.id,
          articleId: pork,
          quantity: '6.500001',
          unit: 'KG',
        },
        ...{ insteadOf: null, reason: null },
      },
      {
        ...{ lotId: b.lotId, lotNumber: b.lotNumber, stockBatchId: b.id, articleId: pork, quantity: '1', unit: 'KG' },
        ...{ insteadOf: null, reason: null },
      },
    ],
    'one entry per stock batch, net',
  );
  t.equal(await left(a), '3.499999');
  const rows = await ledger(id);
  t.same(new Set(rows.map(({ type, documentKind }) => `${type} ${documentKind}`)), new Set(['CONSUMED RUN']));
  t.equal(new Set(rows.map(({ postingId }) => postingId)).size, 3, 'each is a posting of its own');

  const refused = (inputs: readonly object[], of = id) => refusal(consumeIntoBatch, { id: of, inputs });
  t.equal(await refused([from(a, '3.5')]), 'INSUFFICIENT_STOCK');
  t.equal(await refused([from(b, '1'), from(a, '99')]), 'INSUFFICIENT_STOCK');
  t.equal(await left(b), '9', 'nothing of it was booked');
  t.equal(await refused([from(a, '1', { quantityUnit: 'L' })]), 'VALIDATION_ERROR inputs[0].quantityUnit');
  t.equal(await refused([from(b, '1'), from(b, '1')]), 'VALIDATION_ERROR inputs[1].stockBatchId');
  t.equal(await refused([from({ id: NOBODY }, '1')]), 'STOCK_BATCH_NOT_FOUND');
  t.equal(await refused([from(a, '1')], NOBODY), 'BATCH_NOT_FOUND');
  t.equal(await refused([from(a, '1')], await planned(recipeId)), 'INVALID_STATUS_TRANSITION');
  t.equal(
    await refused([from(a, '1', { quantityUnit: 'L' })], await planned(recipeId)),
    'VALIDATION_ERROR inputs[0].quantityUnit',
  );
  t.equal(await refused([from({ id: NOBODY }, '1')], await planned(recipeId)), 'STOCK_BATCH_NOT_FOUND');
  for (const input of [{}, { fefo: false }, { inputs: [from(a, '1')], fefo: true }, { inputs: [] }]) {
    t.equal(await refusal(consumeIntoBatch, { id, ...input }), 'VALIDATION_ERROR inputs', JSON.stringify(input));
  }
  t.equal(await refusal(consumeIntoBatch, { id, fefo: false, inputs: [from(b, '1')] }), 'done');
});

test('consumeIntoBatch refuses blocked, held and expired lots, and accepts a lot on its last day', async (t) => {
  const { run, refusal, article, sausage, started, lot, hold, ports } = await withBatch();
  const pork = await article();
  const { recipeId } = await sausage([[pork, '6']]);
  const id = await started(recipeId);
  const [blocked, held] = [await lot(pork), await lot(pork)];
  await run(blockStockBatch, { stockId: blocked.stockId, batchId: blocked.id, reason: 'x' });
  await hold(held.lotId);
  t.equal(await refusal(consumeIntoBatch, { id, inputs: [from(blocked, '1')] }), 'STOCK_BATCH_BLOCKED');
  t.equal(await refusal(consumeIntoBatch, { id, inputs: [from(held, '1')] }), 'STOCK_BATCH_BLOCKED');
  const last = await lot(pork, '10', { expiryDate: '2026-01-05' });
  t.equal(await refusal(consumeIntoBatch, { id, inputs: [from(last, '1')] }), 'done');
  ports.clock.set('2026-01-05T23:00:00Z');
  t.equal(await refusal(consumeIntoBatch, { id, inputs: [from(last, '1')] }), 'LOT_EXPIRED');
});

test('consumeIntoBatch needs a reason or a substitutable component for an article outside the plan', async (t) => {
  const { run, refusal, article, sausage, started, lot, planned } = await withBatch();
  const [pork, beef, salt] = [await article(), await article(), await article()];
  const { recipeId } = await sausage([
    [pork, '6', { substitutable: true }],
    [salt, '100', { uom: 'G' }],
  ]);
  const id = await started(recipeId);
  const [stranger, more, pieces] = [await lot(beef), await lot(beef), await lot(beef, '5', { quantityUnit: 'PIECE' })];
  const consume = (...inputs: object[]) => refusal(consumeIntoBatch, { id, inputs });
  t.equal(await consume(from(stranger, '1')), 'NOT_AN_INGREDIENT');
  t.equal(await consume(from(stranger, '1', { insteadOf: beef })), 'NOT_AN_INGREDIENT', 'not in its own place');
  t.equal(await consume(from(stranger, '1', { insteadOf: NOBODY, reason: 'x' })), 'NOT_AN_INGREDIENT');
  t.equal(await consume(from(stranger, '1', { insteadOf: salt })), 'NOT_SUBSTITUTABLE');
  await t.rejects(run(consumeIntoBatch, { id, inputs: [from(stranger, '1'), from(more, '1')] }), {
    message: new RegExp(`lot ${stranger.lotNumber}; lot ${more.lotNumber}$`),
  });
  t.equal(
    await refusal(consumeIntoBatch, { id: await planned(recipeId), inputs: [from(stranger, '1')] }),
    'INVALID_STATUS_TRANSITION',
  );

  const shown = await run(consumeIntoBatch, {
    ...{ id },
    inputs: [
      from(stranger, '1', { insteadOf: pork }),
      from(more, '2', { reason: ' Rework\nof Monday ' }),
      from(pieces, '1', { quantityUnit: 'PIECE', insteadOf: pork, reason: 'by piece' }),
    ],
  });
  t.match(shown.components[0], { consumed: '1', deviation: '-5' }, 'counts where the kind of unit is the same');
  t.match(shown.inputs, [
    { articleId: beef, insteadOf: pork, reason: null },
    { insteadOf: null, reason: 'Rework\nof Monday' },
    { insteadOf: pork, reason: 'by piece', unit: 'PIECE', quantity: '1' },
  ]);
  t.match(shown.massBalance, { input: '3' }, 'of what is mass');
  t.match((await run(proposeInputs, { id })).components[0], { consumed: '1', open: '5' });
});

test('repeated consumption of one stock batch keeps the replaced component of each request', async (t) => {
  const { run, article, sausage, started, lot, ledger, undo } = await withBatch();
  const [pork, beef] = [await article(), await article()];
  const { recipeId } = await sausage([
    [pork, '6', { substitutable: true }],
    [beef, '3'],
  ]);
  const id = await started(recipeId);
  const meat = await lot(beef, '20');
  const consumed = async () => (await run(getExecution, { id })).components.map((component) => component.consumed);
  await run(consumeIntoBatch, { id, inputs: [from(meat, '2')] });
  await run(consumeIntoBatch, { id, inputs: [from(meat, '4', { insteadOf: pork })] });
  t.strictSame(await consumed(), ['4', '2']);
  t.match(
    (await run(proposeInputs, { id })).components,
    [{ open: '2' }, { open: '1' }],
    'so much is still to be taken',
  );
  await run(returnFromBatch, { id, inputs: [from(meat, '5')] });
  t.strictSame(await consumed(), ['0', '1'], 'what was taken last is given back first');
  await run(consumeIntoBatch, { id, inputs: [from(meat, '8', { insteadOf: pork })] });
  t.strictSame(await consumed(), ['8', '1']);
  for (const row of (await ledger(id)).slice(0, 2)) await undo(row.id);
  t.strictSame(await consumed(), ['3', '0'], 'what was given back is, whatever of it was undone');
});

test('consumeIntoBatch with fefo takes the open rest of every stocked component, or nothing', async (t) => {
  const { run, refusal, article, sausage, started, lot, left, room, stock } = await withBatch();
  const [pork, salt, water] = [await article(), await article(), await article()];
  const { recipeId } = await sausage([
    [pork, '6'],
    [salt, '300', { uom: 'g' }],
    [water, '2', { uom: 'L' }],
  ]);
  const id = await started(recipeId);
  const [late, early] = [await lot(pork, '10'), await lot(pork, '2', { expiryDate: '2026-02-01' })];
  const grains = await lot(salt, '0.2');
  await run(consumeIntoBatch, { id, inputs: [from(early, '1')] });
  await t.rejects(run(consumeIntoBatch, { id, fefo: true }), {
    code: 'INSUFFICIENT_STOCK',
    message: 'There is not enough in stock: A-3 lacks 100 g',
  });
  t.equal(await left(late), '10', 'nothing was taken');
  const elsewhere = await room();
  await lot(salt, '1', { room: elsewhere });
  t.equal(
    await refusal(consumeIntoBatch, { id, fefo: true, storageLocationIds: [elsewhere] }),
    'INSUFFICIENT_STOCK',
    'from there alone',
  );
  t.equal(
    await refusal(consumeIntoBatch, { id, fefo: true, storageLocationIds: [elsewhere, 'nowhere'] }),
    'STORAGE_LOCATION_NOT_FOUND',
    'an id in a body is known, or refused',
  );
  const proposed = await run(proposeInputs, { id });
  const taken = await run(consumeIntoBatch, { id, fefo: true, storageLocationIds: [] });
  t.same(
    taken.components.map(({ consumed, deviation }) => [consumed, deviation]),
    [
      ['6', '0'],
      ['300', '0'],
      ['0', '-2'],
    ],
  );
  t.same(
    proposed.components.flatMap(({ picks }) => picks.map(({ stockBatchId }) => stockBatchId)),
    [early.id, late.id, grains.id, taken.inputs.at(-1)?.stockBatchId],
  );
  t.equal(await left(early), '0');
  t.equal(await left(late), '6');
  t.strictSame(
    taken.skipped,
    [{ articleId: water, articleName: 'A-4' }],
    'what has no stock at all is left out and told',
  );
  t.strictSame((await run(getExecution, { id })).skipped, taken.skipped, 'and kept');
  const again = await run(consumeIntoBatch, { id, fefo: true });
  t.strictSame(again.inputs, taken.inputs, 'nothing is open any more');
  await stock(water);
  t.equal(await refusal(consumeIntoBatch, { id, fefo: true }), 'INSUFFICIENT_STOCK', 'an empty stock is a stock');
});

test('returnFromBatch returns unused input to its stock batch, at most the consumed amount', async (t) => {
  const { run, refusal, article, sausage, started, planned, lot, left, hold, ports } = await withBatch();
  const pork = await article();
  const { recipeId } = await sausage([[pork, '6']]);
  const id = await started(recipeId);
  const [a, b, never] = [await lot(pork), await lot(pork), await lot(pork)];
  await run(consumeIntoBatch, { id, inputs: [from(a, '10'), from(b, '4')] });
  const back = (of: object, batchId = id) => refusal(returnFromBatch, { id: batchId, inputs: [of] });
  t.equal(await back(from(b, '4.000001')), 'MORE_THAN_CONSUMED');
  t.equal(await back(from(never, '1')), 'MORE_THAN_CONSUMED');
  t.equal(await back(from(b, '1', { quantityUnit: 'L' })), 'VALIDATION_ERROR inputs[0].quantityUnit');
  t.equal(await back(from({ id: NOBODY }, '1')), 'STOCK_BATCH_NOT_FOUND');
  t.equal(await back(from(b, '1'), await planned(recipeId)), 'INVALID_STATUS_TRANSITION');
  t.equal(
    await refusal(returnFromBatch, { id, inputs: [from(b, '1'), from(b, '1')] }),
    'VALIDATION_ERROR inputs[1].stockBatchId',
  );
  const shown = await run(returnFromBatch, { id, inputs: [from(a, '500', { quantityUnit: 'G' }), from(b, '4')] });
  t.match(shown.inputs, [{ stockBatchId: a.id, quantity: '9.5' }]);
  t.equal(shown.inputs.length, 1, 'none at zero');
  t.match(shown.components[0], { consumed: '9.5', deviation: '3.5' });
  t.equal(await left(a), '0.5');
  await hold(a.lotId);
  t.equal(await back(from(a, '1')), 'done', 'what is on hold is given back as well');
  t.match(await ports.reader.get(StockBatches, a.id), { condition: 'BLOCKED', quantityBase: '1.5' });
});

test('returnFromBatch to another storage location returns and transfers unused input in one request', async (t) => {
  const { run, refusal, article, sausage, started, lot, left, stock, room, ledger, ports } = await withBatch();
  const pork = await article();
  const { recipeId } = await sausage([[pork, '6']]);
  const id = await started(recipeId);
  const [meat, other] = [await lot(pork), await lot(pork)];
  await run(consumeIntoBatch, { id, inputs: [from(meat, '6'), from(other, '6')] });
  const back = (of: StockBatchState, amount: string, to: object) => ({ id, inputs: [{ ...from(of, amount), ...to }] });
  const storageLocationId = await room();
  const to = { storageLocationId };
  await run(returnFromBatch, { id, inputs: [{ ...from(meat, '2'), ...to }, from(other, '1')] });
  const [there] = await ports.reader.where(Stocks, to);
  const arrived = async () => ports.reader.where(StockBatches, { stockId: there?.id ?? '' });
  t.match(await arrived(), [{ lotId: meat.lotId, quantityBase: '2' }]);
  t.equal(await left(meat), '4', 'nothing of it came back to where it was');
  t.match((await run(getExecution, { id })).inputs, [{ quantity: '4' }, { quantity: '5' }]);
  t.same(
    (await ledger(id)).map(({ type }) => type),
    ['CONSUMED', 'CONSUMED', 'RETURNED', 'RETURNED'],
  );
  const home = (await ports.reader.get(Stocks, meat.stockId)).storageLocationId;
  await run(returnFromBatch, back(meat, '1', { storageLocationId: home }));
  t.equal(await left(meat), '5', 'where it came from it is given back alone');
  const code = (of: StockBatchState, where: object) => refusal(returnFromBatch, back(of, '1', where));
  t.equal(await code(meat, { storageLocationId: NOBODY }), 'STORAGE_LOCATION_NOT_FOUND');
  const closed = { storageLocationId: await room() };
  await run(deactivateStorageLocation, { id: closed.storageLocationId });
  t.equal(await code(meat, closed), 'STORAGE_LOCATION_INACTIVE');
  const taken = await room();
  const namesake = { batchId: meat.lotNumber, batchType: 'PURCHASED', expiryDate: '2026-03-01' };
  const stockId = await stock(pork, taken);
  await run(bookInStockBatch, { stockId, ...namesake, quantityAmount: '1', quantityUnit: 'KG' });
  t.equal(await code(meat, { storageLocationId: taken }), 'STOCK_BATCH_ALREADY_EXISTS');
  await run(blockStockBatch, { stockId: meat.stockId, batchId: meat.id, reason: 'x' });
  t.equal(await code(meat, to), 'STOCK_BATCH_BLOCKED', 'a block pins the goods');
  t.equal(await left(meat), '5', 'nothing was booked');
});

test('completeBatch creates output lots with numbers, dates and roles, and returns yield and mass balance', async (t) => {
  const { run, article, sausage, started, lot, lots, stock, room, ledger, left } = await withBatch();
  const [pork, rind] = [await article(), await article()];
  const { recipeId, product } = await sausage([[pork, '12']], { shelfLifeDays: 14 });
  const id = await started(recipeId);
  const { batchNumber } = await run(getBatch, { id });
  const meat = await lot(pork, '20', { expiryDate: '2026-01-10' });
  await run(consumeIntoBatch, { id, inputs: [from(meat, '10')] });
  const [here, there] = [await stock(product), await stock(product, await room())];
  const inputs = [from(meat, '2')];
  const outputs = [
    into(here, '6'),
    into(there, '2555.55', { quantityUnit: 'G' }),
    into(await stock(rind), '1', { role: 'BY_PRODUCT', expiryDate: '2026-12-31' }),
    into(await stock(pork), '4', {
      role: 'REWORK',
      quantityUnit: 'PIECE',
      expiryDate: '2026-01-06',
      lotNumber: 'again',
    }),
  ];
  const done = await run(completeBatch, {
    id,
    inputs,
    outputs,
    waste: [waste('1.5', { reason: ' Burst ' }), waste('3', { quantityUnit: 'L' })],
  });
  t.match(done.batch, { status: 'COMPLETED' });
  t.match(done, { completedBy: 'clerk', startedBy: 'clerk' });
  t.ok(done.completedAt);
  t.match(done.outputs, [
    {
      articleId: product,
      lotNumber: batchNumber,
      role: 'MAIN',
      quantity: '6',
      unit: 'KG',
      expiryDate: '2026-01-19',
      onHold: false,
    },
    { articleId: product, lotNumber: batchNumber, role: 'MAIN', quantity: '2.55555', unit: 'KG' },
    { articleId: rind, lotNumber: batchNumber, role: 'BY_PRODUCT', expiryDate: '2026-12-31' },
    { articleId: pork, lotNumber: 'again', role: 'REWORK', quantity: '4', unit: 'PIECE', expiryDate: '2026-01-06' },
  ]);
  t.equal(done.outputs[0]?.lotId, done.outputs[1]?.lotId, 'one lot in two stocks');
  t.equal(new Set(done.outputs.map(({ lotId }) => lotId)).size, 3);
  t.strictSame(done.waste, [
    { quantityAmount: '1.5', quantityUnit: 'KG', reason: 'Burst' },
    { quantityAmount: '3', quantityUnit: 'L', reason: null },
  ]);
  t.equal(done.yieldPercent, '85.56', '8.55555 of 10, half up');
  t.strictSame(done.massBalance, { input: '12', output: '9.55555', waste: '1.5', difference: '0.94445' });
  t.strictSame(
    done.warnings.map(({ code, line }) => [code, line]),
    [
      ['OUTLIVES_INPUT', 1],
      ['OUTLIVES_INPUT', 2],
      ['OUTLIVES_INPUT', 3],
    ],
  );
  t.strictSame(await run(getExecution, { id }), done, 'and it stays so');
  t.equal(await left(meat), '8');
  const born = await lots({ originId: id });
  t.equal(born.length, 3);
  for (const each of born) t.match(each, { origin: 'RUN', batchType: 'PRODUCED', facts: null, onHold: false });
  const rows = await ledger(id);
  t.equal(new Set(rows.slice(1).map(({ postingId }) => postingId)).size, 1, 'the completion is one posting');
  t.same(
    rows.map(({ type }) => type),
    ['CONSUMED', 'CONSUMED', 'PRODUCED', 'PRODUCED', 'PRODUCED', 'PRODUCED'],
  );
});

test('completeBatch refuses faulty outputs, faulty inputs and a wrong status, and books nothing', async (t) => {
  const { run, refusal, article, sausage, started, planned, lot, stock, room, left, hold } = await withBatch();
  const pork = await article();
  const { recipeId, product } = await sausage([[pork, '12']], { shelfLifeDays: 14 });
  const id = await started(recipeId);
  const meat = await lot(pork, '20');
  const [here, foreign, elsewhere] = [await stock(product), await stock(pork), await room()];
  const there = await stock(product, elsewhere);
  const refused = (given: object, of = id) => refusal(completeBatch, { id: of, ...given });
  const outputs = [into(here, '8')];
  t.equal(await refused({ outputs }), 'NOTHING_CONSUMED');
  t.equal(await refused({ waste: [waste('1')] }), 'NOTHING_CONSUMED');
  await run(consumeIntoBatch, { id, inputs: [from(meat, '10')] });
  t.equal(await refused({}), 'NOTHING_PRODUCED');
  t.equal(await refused({ inputs: [from(meat, '1')], outputs: [], waste: [] }), 'NOTHING_PRODUCED');
  t.equal(await refused({ outputs: [into(foreign, '8')] }), 'OUTPUT_ARTICLE_MISMATCH');
  t.equal(await refused({ outputs: [into(NOBODY, '8')] }), 'STOCK_NOT_FOUND');
  t.equal(
    await refused({ outputs: [into(foreign, '1', { role: 'REWORK' })] }),
    'VALIDATION_ERROR outputs[0].expiryDate',
  );
  t.equal(await refused({ outputs: [into(here, '1', { role: 'NONE' })] }), 'VALIDATION_ERROR outputs[0].role');
  t.equal(await refused({ outputs: [into(here, '0')] }), 'VALIDATION_ERROR outputs[0].quantityAmount');
  for (const lotNumber of ['..', 'A\u200b']) {
    t.equal(await refused({ outputs: [into(here, '1', { lotNumber })] }), 'VALIDATION_ERROR outputs[0].lotNumber');
  }
  t.equal(await refused({ outputs: [into(here, '1', { expiryDate: '2026-01-20' })] }), 'EXPIRY_TOO_LATE');
  t.equal(await refused({ outputs: [into(here, '1'), into(here, '1')] }), 'VALIDATION_ERROR outputs[1].stockId');
  t.equal(
    await refused({ outputs: [into(here, '1', { lotNumber: 'A' }), into(here, '1', { lotNumber: 'a' })] }),
    'VALIDATION_ERROR outputs[1].stockId',
  );
  const number = { lotNumber: (await run(getBatch, { id })).batchNumber.toLowerCase() };
  t.equal(
    await refused({ outputs: [into(here, '1'), into(here, '1', number)] }),
    'VALIDATION_ERROR outputs[1].stockId',
    'the number that it has by default',
  );
  t.equal(
    await refused({ outputs: [into(here, '1'), into(here, '1')] }, await planned(recipeId)),
    'VALIDATION_ERROR outputs[1].stockId',
    'what is wrong by itself comes before the status',
  );
  t.equal(
    await refused({ outputs: [into(here, '1'), into(there, '1', { expiryDate: '2026-01-18' })] }),
    'VALIDATION_ERROR outputs[1].expiryDate',
  );
  t.equal(
    await refused({
      outputs: [into(here, '1'), into(there, '1', { role: 'CO_PRODUCT', expiryDate: '2026-01-19' })],
    }),
    'VALIDATION_ERROR outputs[1].role',
  );
  t.equal(
    await refused({ outputs: [into(here, '1'), into(there, '1', { quantityUnit: 'PIECE' })] }),
    'VALIDATION_ERROR outputs[1].quantityUnit',
  );
  t.equal(
    await refused({ outputs, inputs: [from(meat, '1'), from(meat, '1')] }),
    'VALIDATION_ERROR inputs[1].stockBatchId',
  );
  t.equal(await refused({ outputs, inputs: [from(meat, '99')] }), 'INSUFFICIENT_STOCK');
  const stranger = await lot(product);
  const adding = (input: { id: string }, more: object = {}) => refused({ outputs, inputs: [from(input, '1', more)] });
  t.equal(await adding(stranger), 'NOT_AN_INGREDIENT');
  t.equal(await adding(stranger, { insteadOf: pork }), 'NOT_SUBSTITUTABLE');
  t.equal(await adding({ id: NOBODY }), 'STOCK_BATCH_NOT_FOUND');
  t.equal(await adding(await lot(pork, '1', { expiryDate: '2026-01-04' })), 'LOT_EXPIRED');
  const held = await lot(pork);
  await hold(held.lotId);
  t.equal(await adding(held), 'STOCK_BATCH_BLOCKED');
  const { batchNumber } = await run(getBatch, { id });
  await lot(product, '1', { batchId: batchNumber.toLowerCase(), batchType: 'PRODUCED' });
  t.equal(await refused({ outputs }), 'STOCK_BATCH_ALREADY_EXISTS');
  await run(deactivateStorageLocation, { id: elsewhere });
  t.equal(await refused({ outputs: [into(there, '8')] }), 'STORAGE_LOCATION_INACTIVE');
  t.equal(await refused({ outputs }, await planned(recipeId)), 'INVALID_STATUS_TRANSITION');
  t.equal(await refused({ outputs }, NOBODY), 'BATCH_NOT_FOUND');
  t.equal(await left(meat), '10', 'nothing of all that was booked');
  t.equal(await refused({ outputs: [into(here, '8', { lotNumber: 'other', expiryDate: '2026-01-19' })] }), 'done');
  t.equal(await refused({ outputs }), 'INVALID_STATUS_TRANSITION', 'once');
  t.equal(await refusal(consumeIntoBatch, { id, inputs: [from(meat, '1')] }), 'INVALID_STATUS_TRANSITION');
  t.equal(await refusal(returnFromBatch, { id, inputs: [from(meat, '1')] }), 'INVALID_STATUS_TRANSITION');
});

test('completeBatch defaults the expiry date of outputs to the earlier of shelf life and best-before date', async (t) => {
  const { run, article, sausage, started, lot, stock, ports } = await withBatch();
  const pork = await article();
  const meat = await lot(pork, '100', { expiryDate: '2026-02-03' });
  const made = async (recipe: object, plan: object, output: object = {}) => {
    const { recipeId, product } = await sausage([[pork, '1']], recipe);
    const id = await started(recipeId, plan);
    const outputs = [into(await stock(product), '1', output)];
    const { outputs: out, warnings } = await run(completeBatch, { id, inputs: [from(meat, '1')], outputs });
    return [out[0]?.expiryDate, warnings.length];
  };
  t.same(await made({ shelfLifeDays: 31 }, {}), ['2026-02-05', 1], 'both are the same day');
  t.same(await made({ shelfLifeDays: 30 }, {}), ['2026-02-04', 1], 'start and shelf life come first');
  t.same(await made({ shelfLifeDays: 90 }, {}), ['2026-02-05', 1], 'best before comes first');
  t.same(
    await made({ shelfLifeDays: 90 }, {}, { expiryDate: '2026-04-05' }),
    ['2026-04-05', 1],
    'up to the shelf life',
  );
  t.same(await made({}, {}), ['2026-02-05', 1], 'without a shelf life');
  t.same(await made({}, {}, { expiryDate: '2099-01-01' }), ['2099-01-01', 1], 'there is no cap then');
  t.same(await made({ shelfLifeDays: 2_147_483_647 }, {}), ['2026-02-05', 1], 'a shelf life without an end');
  t.same(await made({}, {}, { expiryDate: '2026-02-03' }), ['2026-02-03', 0], 'as long as the input');
  ports.clock.set('2026-01-05T23:30:00.000Z');
  t.same(await made({ shelfLifeDays: 10 }, {}), ['2026-01-16', 0], 'in the shop the next day has begun');
});

test('completeBatch accepts waste without outputs, which makes the yield 0', async (t) => {
  const { run, article, sausage, started, lot, ledger, left } = await withBatch();
  const pork = await article();
  const { recipeId } = await sausage([[pork, '12']]);
  const id = await started(recipeId);
  const meat = await lot(pork, '20');
  await run(consumeIntoBatch, { id, inputs: [from(meat, '12')] });
  const done = await run(completeBatch, { id, waste: [waste('11', { reason: 'Burnt' })] });
  t.match(done, { batch: { status: 'COMPLETED' }, outputs: [], yieldPercent: '0' });
  t.strictSame(done.massBalance, { input: '12', output: '0', waste: '11', difference: '1' });
  t.equal((await ledger(id)).length, 1, 'waste is no movement');
  const again = await run(reopenBatch, { id, reason: 'Not so bad' });
  t.match(again, {
    batch: { status: 'IN_PROGRESS' },
    waste: [],
    completedAt: null,
    completedBy: null,
    yieldPercent: null,
  });
  t.equal(await left(meat), '8', 'what went in is still in');
});

test('outputs inherit the open holds of their inputs, one for each cause of each lot', async (t) => {
  const { run, article, sausage, started, lot, stock, hold, holdsOf, room } = await withBatch();
  const pork = await article();
  const { recipeId, product } = await sausage([[pork, '12']]);
  const id = await started(recipeId);
  const [a, b, c, free] = [await lot(pork), await lot(pork), await lot(pork), await lot(pork)];
  await run(consumeIntoBatch, { id, inputs: [a, b, c, free].map((each) => from(each, '5')) });
  await run(returnFromBatch, { id, inputs: [from(c, '5')] });
  const recallId = '00000000-0000-7000-8000-00000000000a';
  const deviationId = '00000000-0000-7000-8000-00000000000b';
  await hold(a.lotId);
  await hold(a.lotId, { reason: 'Twice' });
  await hold(b.lotId, { reason: 'By hand first' });
  await hold(b.lotId, { reason: 'Salmonella', recallId });
  await hold(b.lotId, { reason: 'Too warm', deviationId });
  await hold(b.lotId, { reason: 'Too warm again', deviationId });
  await hold(c.lotId, { reason: 'Was given back' });
  await hold(free.lotId, { reason: 'Nothing found' });
  for (const [{ lotId }, released] of [
    [free, 'Nothing found'],
    [a, 'Smells'],
  ] as const) {
    const hold = (await holdsOf(lotId)).find(({ reason }) => reason === released);
    await run(releaseHold, { id: lotId, holdId: hold?.id, reason: 'x' });
  }
  const outputs = [into(await stock(product), '6'), into(await stock(product, await room()), '6')];
  const done = await run(completeBatch, { id, outputs, holdOutputs: 'To be tasted', note: 'Water weighed in' });
  t.equal(done.note, 'Water weighed in');
  t.same(
    done.outputs.map(({ onHold }) => onHold),
    [true, true],
  );
  const holds = await holdsOf(done.outputs[0]?.lotId ?? '');
  t.match(
    holds.toSorted((x, y) => (x.reason < y.reason ? -1 : 1)),
    [
      { cause: 'INHERITED', reason: 'By hand first', inheritedFrom: b.lotId, recallId: null, deviationId: null },
      {
        cause: 'INHERITED',
        reason: 'Salmonella',
        inheritedFrom: b.lotId,
        recallId,
        deviationId: null,
        placedBy: 'clerk',
        releasedAt: null,
      },
      { cause: 'MANUAL', reason: 'To be tasted', inheritedFrom: null, recallId: null },
      { cause: 'INHERITED', reason: 'Too warm', inheritedFrom: b.lotId, recallId: null, deviationId },
      { cause: 'INHERITED', reason: 'Twice', inheritedFrom: a.lotId, recallId: null },
    ],
  );
  t.equal(holds.length, 5, 'one for the two holds of the deviation');
});

test('a refusal names a lot once, even if several stock batches of it are held', async (t) => {
  const { run, article, sausage, started, lot, stock, room } = await withBatch();
  const pork = await article();
  const { recipeId, product } = await sausage([[pork, '12']]);
  const id = await started(recipeId);
  const { batchNumber } = await run(getBatch, { id });
  const places = [await stock(product), await stock(product, await room()), await stock(product, await room())];
  const outputs = places.map((place) => into(place, '3'));
  await run(completeBatch, { id, inputs: [from(await lot(pork), '9')], outputs, holdOutputs: 'To be tasted' });
  const refused = await run(reopenBatch, { id, reason: 'x' }).catch((error) => error.message);
  t.equal(refused, `These lots are blocked or on hold, unblock them or release their holds: lot ${batchNumber}`);
});

test('a hold placed on an input after the completion does not affect the outputs', async (t) => {
  const { run, article, sausage, started, lot, stock, hold } = await withBatch();
  const pork = await article();
  const { recipeId, product } = await sausage([[pork, '12']]);
  const id = await started(recipeId);
  const meat = await lot(pork);
  await run(completeBatch, { id, inputs: [from(meat, '5')], outputs: [into(await stock(product), '6')] });
  await hold(meat.lotId);
  t.match((await run(getExecution, { id })).outputs, [{ onHold: false }]);
});

test('reopenBatch reverses the outputs, and the next completion creates lots with new numbers', async (t) => {
  const { run, refusal, article, sausage, started, lot, stock, left, ledger, lots, ports } = await withBatch();
  const pork = await article();
  const { recipeId, product } = await sausage([[pork, '12']]);
  const id = await started(recipeId);
  const { batchNumber } = await run(getBatch, { id });
  const meat = await lot(pork, '20');
  const before = await run(consumeIntoBatch, { id, inputs: [from(meat, '10')] });
  const out = await stock(product);
  const complete = () => run(completeBatch, { id, inputs: [from(meat, '2')], outputs: [into(out, '11')] });
  const first = await complete();
  t.equal(await refusal(reopenBatch, { id }), 'VALIDATION_ERROR reason');
  const reopened = await run(reopenBatch, { id, reason: 'Weighed wrongly' });
  const { batch: _was, ...shownBefore } = before;
  const { batch: _is, ...shownAfter } = reopened;
  t.strictSame(shownAfter, shownBefore, 'as before');
  t.equal(await left(meat), '10');
  t.equal(await left({ id: first.outputs[0]?.stockBatchId ?? '' }), '0');
  const reversed = (await ledger(id)).filter(({ type }) => type === 'REVERSED');
  t.same(
    reversed.map(({ change, reason }) => [change, reason]),
    [
      ['2', 'Weighed wrongly'],
      ['-11', 'Weighed wrongly'],
    ],
  );
  t.equal(await refusal(reopenBatch, { id, reason: 'x' }), 'INVALID_STATUS_TRANSITION');
  const second = await complete();
  t.equal(first.outputs[0]?.lotNumber, batchNumber);
  t.equal(second.outputs[0]?.lotNumber, `${batchNumber}/2`);
  t.not(second.outputs[0]?.lotId, first.outputs[0]?.lotId, 'each completion makes new lots');
  await run(reopenBatch, { id, reason: 'Again' });
  const third = await complete();
  t.equal(third.outputs[0]?.lotNumber, `${batchNumber}/3`);
  t.equal((await lots({ originId: id })).length, 3);

  const batchId = third.outputs[0]?.stockBatchId;
  await run(blockStockBatch, { stockId: out, batchId, reason: 'Smells' });
  t.equal(await refusal(reopenBatch, { id, reason: 'x' }), 'STOCK_BATCH_BLOCKED');
  await run(unblockStockBatch, { stockId: out, batchId });
  await run(removeFromStockBatch, { stockId: out, batchId, quantityAmount: '1', quantityUnit: 'KG' });
  t.equal(await refusal(reopenBatch, { id, reason: 'x' }), 'LATER_MOVEMENTS');
  t.equal((await run(getBatch, { id })).status, 'COMPLETED');
  t.ok(ports.audit.some(({ operation }) => operation === 'batch.reopen'));
});

test('the undo of any movement of a completion reverses the whole completion', async (t) => {
  for (const index of [0, 1]) {
    const { run, article, sausage, started, lot, stock, ledger, undo, left } = await withBatch();
    const pork = await article();
    const { recipeId, product } = await sausage([[pork, '12']]);
    const id = await started(recipeId);
    const meat = await lot(pork, '20');
    await run(completeBatch, { id, inputs: [from(meat, '12')], outputs: [into(await stock(product), '11')] });
    await undo((await ledger(id))[index]?.id ?? '');
    t.match(await run(getExecution, { id }), {
      batch: { status: 'IN_PROGRESS' },
      inputs: [],
      outputs: [],
      completedAt: null,
    });
    t.equal(await left(meat), '20');
  }
});

test('the undo of a consumption also removes its replaced component, and restores the earlier reason', async (t) => {
  const { run, article, sausage, started, lot, ledger, undo } = await withBatch();
  const [pork, beef] = [await article(), await article()];
  const { recipeId } = await sausage([[pork, '12', { substitutable: true }]]);
  const id = await started(recipeId);
  const meat = await lot(beef, '20');
  const first = await run(consumeIntoBatch, { id, inputs: [from(meat, '1', { reason: 'Rework' })] });
  const second = await run(consumeIntoBatch, { id, inputs: [from(meat, '2', { insteadOf: pork })] });
  t.match(second.inputs, [{ quantity: '3', insteadOf: pork, reason: null }], 'what was said last');
  await undo((await ledger(id)).at(-1)?.id ?? '');
  t.strictSame((await run(getExecution, { id })).inputs, first.inputs);
});

test('the undo of a single input is refused with NOT_UNDOABLE unless the batch is in progress', async (t) => {
  const { run, refusal, article, sausage, started, lot, stock, ledger } = await withBatch();
  const pork = await article();
  const { recipeId, product } = await sausage([[pork, '12']]);
  const meat = await lot(pork, '50');
  const fed = async () => {
    const id = await started(recipeId);
    await run(consumeIntoBatch, { id, inputs: [from(meat, '3')] });
    await run(returnFromBatch, { id, inputs: [from(meat, '1')] });
    const [consumed, returned] = await ledger(id);
    return { id, undo: [returned, consumed].map((row) => () => refusal(undoMovement, { id: row?.id, reason: 'x' })) };
  };
  const ended = await fed();
  await run(completeBatch, { id: ended.id, outputs: [into(await stock(product), '2')] });
  for (const undo of ended.undo) t.equal(await undo(), 'NOT_UNDOABLE', 'undo the completion first');
  await run(reopenBatch, { id: ended.id, reason: 'x' });
  for (const undo of ended.undo) t.equal(await undo(), 'done');
  for (const undo of ended.undo) t.equal(await undo(), 'ALREADY_UNDONE');

  const wasted = await fed();
  await run(completeBatch, { id: wasted.id, waste: [waste('2')] });
  for (const undo of wasted.undo) t.equal(await undo(), 'NOT_UNDOABLE', 'waste alone ended it');

  const dropped = await fed();
  await run(returnFromBatch, { id: dropped.id, inputs: [from(meat, '2')] });
  await run(cancelBatch, { id: dropped.id, reason: 'x' });
  for (const undo of dropped.undo) t.equal(await undo(), 'NOT_UNDOABLE', 'nothing is consumed by a cancelled batch');
});

test('cancelBatch refuses a batch with consumed input, and a cancelled batch refuses all commands', async (t) => {
  const { run, refusal, article, sausage, started, planned, lot } = await withBatch();
  const pork = await article();
  const { recipeId } = await sausage([[pork, '12']]);
  const id = await started(recipeId);
  const meat = await lot(pork, '20');
  await run(consumeIntoBatch, { id, inputs: [from(meat, '12')] });
  t.equal(await refusal(cancelBatch, { id, reason: 'x' }), 'BATCH_HAS_CONSUMPTION');
  await run(returnFromBatch, { id, inputs: [from(meat, '12')] });
  t.equal(await refusal(cancelBatch, { id }), 'VALIDATION_ERROR reason');
  t.match(await run(cancelBatch, { id, reason: 'Order fell through' }), { batch: { status: 'CANCELLED' }, inputs: [] });
  for (const [operation, input] of [
    [cancelBatch, { reason: 'x' }],
    [startBatch, {}],
    [consumeIntoBatch, { fefo: true }],
    [completeBatch, { waste: [waste('1')] }],
    [reopenBatch, { reason: 'x' }],
  ] as const) {
    t.equal(await refusal(operation, { id, ...input }), 'INVALID_STATUS_TRANSITION', operation.name);
  }
  const other = await planned(recipeId);
  t.match(await run(cancelBatch, { id: other, reason: 'x' }), { batch: { status: 'CANCELLED' }, startedAt: null });
  t.equal(await refusal(cancelBatch, { id: NOBODY, reason: 'x' }), 'BATCH_NOT_FOUND');
});

test('repeating consumeIntoBatch or completeBatch with the same idempotency key has one effect', async (t) => {
  const { run, article, sausage, started, lot, stock, left } = await withBatch();
  const pork = await article();
  const { recipeId, product } = await sausage([[pork, '12']]);
  const id = await started(recipeId);
  const meat = await lot(pork, '20');
  const consumed = await run(consumeIntoBatch, { id, fefo: true }, 'a');
  t.strictSame(await run(consumeIntoBatch, { id, fefo: true }, 'a'), consumed);
  const given = { id, outputs: [into(await stock(product), '11')] };
  const done = await run(completeBatch, given, 'b');
  t.strictSame(await run(completeBatch, given, 'b'), done);
  t.equal(await left(meat), '8');
});

test('completeBatch creates the missing stock at the storage location of an output', async (t) => {
  const { run, refusal, article, sausage, started, lot, room } = await withBatch();
  const [pork, rind] = [await article(), await article()];
  const { recipeId, product } = await sausage([[pork, '10']]);
  const id = await started(recipeId);
  const storageLocationId = await room();
  const at = (quantityAmount: string, more: object = {}) => ({
    ...{ storageLocationId, quantityAmount, quantityUnit: 'KG' },
    ...more,
  });
  const rest = { role: 'BY_PRODUCT', expiryDate: '2026-02-01' };
  const given = (...outputs: object[]) => ({ id, inputs: [from(meat, '10')], outputs });
  const meat = await lot(pork, '20');
  const refused = (...outputs: object[]) => refusal(completeBatch, given(...outputs));
  t.equal(await refused(at('1', rest)), 'VALIDATION_ERROR outputs[0].articleId');
  t.equal(await refused(at('1', { articleId: rind })), 'OUTPUT_ARTICLE_MISMATCH');
  t.equal(await refused(at('1', { articleId: NOBODY, ...rest })), 'ARTICLE_NOT_FOUND');
  t.equal(await refused(at('1', { storageLocationId: NOBODY })), 'STORAGE_LOCATION_NOT_FOUND');
  const { outputs } = await run(completeBatch, given(at('8'), at('2', { articleId: rind, ...rest })));
  t.match(outputs, [
    { articleId: product, role: 'MAIN' },
    { articleId: rind, role: 'BY_PRODUCT' },
  ]);
});

test('returnFromBatch and completeBatch refuse unknown targets before the status and the amounts', async (t) => {
  const { run, refusal, article, lot, sausage, planned } = await withBatch();
  const pork = await article();
  const goods = await lot(pork);
  const id = await planned((await sausage([[pork, '8']])).recipeId);
  const back = { id, inputs: [from(goods, '99', { storageLocationId: NOBODY })] };
  const made = (more: object) => ({ id, outputs: [{ quantityAmount: '1', quantityUnit: 'KG', ...more }] });
  t.equal(await refusal(returnFromBatch, back), 'STORAGE_LOCATION_NOT_FOUND');
  t.equal(await refusal(completeBatch, made({ storageLocationId: NOBODY })), 'STORAGE_LOCATION_NOT_FOUND');
  t.equal(await refusal(completeBatch, made({ stockId: NOBODY })), 'STOCK_NOT_FOUND');
  await run(startBatch, { id });
  t.equal(await refusal(returnFromBatch, back), 'STORAGE_LOCATION_NOT_FOUND', 'before MORE_THAN_CONSUMED');
});
