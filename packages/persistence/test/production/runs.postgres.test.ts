/** Tests production runs on PostgreSQL, with many concurrent runs and with holds placed during a run. */
import {
  bookInStockBatch,
  createStock,
  createStorageLocation,
  Holds,
  Lots,
  lotSubject,
  placeHolds,
  removeFromStockBatch,
  StockBatches,
  StockMovements,
  undoMovement,
  Warehouse,
} from '@cleaver/domain/inventory';
import { command, Decimal, form, handle, id, out } from '@cleaver/domain/kernel';
import {
  activateRecipe,
  addIngredient,
  completeBatch,
  consumeIntoBatch,
  createRecipe,
  cut,
  getExecution,
  planBatch,
  proposeInputs,
  reopenBatch,
  returnFromBatch,
  startBatch,
} from '@cleaver/domain/production';
import { own } from '@cleaver/testing';
import type { Test } from 'tap';
import type { Database } from '../../src/index.ts';
import { openDatabase } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';
import { withRecipe } from './with-recipe.ts';

const DAYS = { productionDate: '2026-01-05', bestBeforeDate: '2026-02-05' };
const kilos = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

/** Waits long enough for a request to reach a lock. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Makes a command that places a hold. The command reports when it has its locks, and commits after `release`. */
function holding() {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stated = command({
    ...{ name: 'test.hold', subject: lotSubject, address: 'POST /', summary: '', permission: 'STOCK_WRITE' },
    ...{ input: form({ lotId: id() }), output: out.nothing },
  });
  const operation = own(stated, (contract) =>
    handle(contract, {
      async run(unit, { lotId }, { caller }) {
        const lots = await unit.of(Lots).getAll([lotId]);
        await placeHolds(new Warehouse(unit, caller), lots, { cause: 'MANUAL', reason: 'Smells' });
        locked.resolve();
        await released.promise;
      },
    }),
  );
  return { operation, locked: locked.promise, release: () => released.resolve() };
}

async function floor(database: Database) {
  const base = await withRecipe(database);
  const { run, article } = base;
  const pork = await article();
  const { id: storageLocationId } = await run(createStorageLocation, {
    name: `Room ${ids.next()}`,
    storageType: 'COLD_ROOM',
  });
  const stockOf = async (articleId: string) => (await run(createStock, { articleId, storageLocationId })).id;
  const stockId = await stockOf(pork);
  const product = await article();
  const into = await stockOf(product);
  const output = { type: 'FINISHED_PRODUCT', outputQuantity: '10', outputUom: 'KG', articleId: product };
  const { id: recipeId } = await run(createRecipe, { name: `Sausage ${ids.next()}`, ...output });
  await run(addIngredient, { id: recipeId, articleId: pork, quantity: '10', uom: 'KG' });
  await run(activateRecipe, { id: recipeId });
  return {
    ...base,
    stockId,
    into,
    lot: (amount: string, expiryDate = '2026-03-01') =>
      run(bookInStockBatch, {
        stockId,
        batchId: `L-${ids.next().slice(9)}`,
        batchType: 'PURCHASED',
        ...kilos(amount),
        expiryDate,
      }),
    async batch(plannedQuantity = '10'): Promise<string> {
      const plan = { recipeId, plannedQuantity, plannedQuantityUnit: 'KG', ...DAYS };
      const { id } = await run(planBatch, plan);
      await run(startBatch, { id });
      return id;
    },
    left: async (batchId: string) => (await database.reader.get(StockBatches, batchId)).quantityBase,
  };
}

onPostgres('production runs are stored exactly and take no goods twice', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const on = await floor(database);
  await t.test('getExecution returns a run as stored after consumption, completion, undo and reopening', (t) =>
    comesBack(t, on, database),
  );
  await t.test('of three concurrent completions of a batch, one succeeds', (t) => completesOnce(t, on, database));
  await t.test('concurrent requests of all kinds take no more than a lot has', (t) => takesFromOne(t, on, database));
  await t.test('a concurrent consumption by FEFO takes the whole quantity or nothing', (t) => takesByFefo(t, on));
});

type Floor = Awaited<ReturnType<typeof floor>>;

async function comesBack(t: Test, { run, lot, batch, into, left }: Floor, { reader }: Database) {
  const id = await batch();
  const meat = await lot('20');
  const consumed = await run(consumeIntoBatch, {
    id,
    inputs: [{ stockBatchId: meat.id, ...kilos('10.5'), reason: 'x' }],
  });
  t.strictSame(await run(getExecution, { id }), consumed);
  await run(returnFromBatch, { id, inputs: [{ stockBatchId: meat.id, ...kilos('0.5') }] });
  const given = { id, outputs: [{ stockId: into, ...kilos('9') }], waste: [{ ...kilos('0.5'), reason: 'Burst' }] };
  const done = await run(completeBatch, given);
  t.strictSame(await run(getExecution, { id }), done);
  t.match(done, { yieldPercent: '90', massBalance: { input: '10', output: '9', waste: '0.5', difference: '0.5' } });
  const [produced] = (await reader.where(StockMovements, { documentId: id })).filter(({ type }) => type === 'PRODUCED');
  await run(undoMovement, { id: produced?.id, reason: 'By mistake' });
  t.match(await run(getExecution, { id }), { batch: { status: 'IN_PROGRESS' }, outputs: [], waste: [] });
  await run(completeBatch, given);
  const again = await run(reopenBatch, { id, reason: 'Again' });
  t.match(again, { batch: { status: 'IN_PROGRESS' }, inputs: [{ quantity: '10' }] });
  t.equal(await left(meat.id), '10');
}

async function completesOnce(t: Test, { atOnce, lot, batch, into }: Floor, { reader }: Database) {
  for (let round = 0; round < 5; round++) {
    const id = await batch();
    const meat = await lot('20');
    const given = {
      ...{ id, inputs: [{ stockBatchId: meat.id, ...kilos('10') }] },
      outputs: [{ stockId: into, ...kilos('9') }],
    };
    t.same(await atOnce([1, 2, 3].map(() => [completeBatch, given] as const)), [
      'INVALID_STATUS_TRANSITION',
      'INVALID_STATUS_TRANSITION',
      'done',
    ]);
    const types = (await reader.where(StockMovements, { documentId: id })).map(({ type }) => type);
    t.same(types, ['CONSUMED', 'PRODUCED']);
  }
}

async function takesFromOne(t: Test, { atOnce, lot, batch, into, stockId, left }: Floor, { reader }: Database) {
  const meat = await lot('30');
  const batches = await Promise.all(Array.from({ length: 8 }, () => batch()));
  const input = { stockBatchId: meat.id, ...kilos('1') };
  const outcomes = await atOnce(
    batches.flatMap((id, at) => [
      [consumeIntoBatch, { id, inputs: [input] }] as const,
      [consumeIntoBatch, { id, inputs: [input] }] as const,
      [
        cut,
        { inputs: [input], outputs: [{ stockId: into, ...kilos('1'), lotNumber: `C-${ids.next().slice(9)}` }] },
      ] as const,
      [removeFromStockBatch, { stockId, batchId: meat.id, ...kilos('1') }] as const,
      [
        completeBatch,
        { id, inputs: [input], outputs: [{ stockId: into, ...kilos('1'), lotNumber: `${at}-${id.slice(-12)}` }] },
      ] as const,
    ]),
  );
  const rest = Decimal.of(await left(meat.id));
  const taken = (await reader.where(StockMovements, { stockBatchId: meat.id })).filter(({ change }) => change === '-1');
  t.equal(rest.toText(), String(30 - taken.length), 'what is left is what was not taken');
  const unexpected = outcomes.filter(
    (code) => !['done', 'INSUFFICIENT_STOCK', 'INVALID_STATUS_TRANSITION'].includes(code),
  );
  t.same(unexpected, [], 'the rest is refused for what it is');
  t.equal(outcomes.filter((code) => code === 'done').length, taken.length);
}

async function takesByFefo(t: Test, { atOnce, run, lot, batch, left }: Floor) {
  const lots = [];
  for (let at = 0; at < 12; at++) lots.push(await lot('5', `2026-01-${String(10 + at)}`));
  const batches = await Promise.all(Array.from({ length: 8 }, () => batch('10')));
  const all = (await run(proposeInputs, { id: batches[0] })).components[0]?.picks.map(
    ({ stockBatchId }) => stockBatchId,
  );
  t.same(
    all,
    lots.slice(0, 2).map(({ id }) => id),
  );
  const outcomes = await atOnce(batches.map((id) => [consumeIntoBatch, { id, fefo: true }] as const));
  const done = outcomes.filter((code) => code === 'done').length;
  t.ok(
    outcomes.every((code) => ['done', 'INSUFFICIENT_STOCK'].includes(code)),
    outcomes.join(),
  );
  let sum = Decimal.ZERO;
  for (const { id } of lots) sum = sum.plus(Decimal.of(await left(id)));
  const consumed = await Promise.all(batches.map((id) => run(getExecution, { id })));
  const whole = consumed.filter(({ components }) => components[0]?.consumed === '10').length;
  t.equal(whole, done, 'all of it or nothing');
  t.ok(consumed.every(({ components }) => ['0', '10'].includes(components[0]?.consumed ?? '')));
  t.ok(sum.compare(Decimal.of('60')) <= 0);
}

onPostgres('a hold placed during the completion of a batch is not missed', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const on = await floor(database);
  const { run, lot, batch, into } = on;
  const { reader } = database;
  const held = async (lotId: string) => (await reader.get(Lots, lotId)).onHold;

  await t.test('a completion waits for a concurrent hold on its inputs, and its outputs inherit it', async (t) => {
    const id = await batch();
    const meat = await lot('20');
    await run(consumeIntoBatch, { id, inputs: [{ stockBatchId: meat.id, ...kilos('10') }] });
    const hold = holding();
    const placed = run(hold.operation, { lotId: meat.lotId });
    await hold.locked;
    const completing = run(completeBatch, { id, outputs: [{ stockId: into, ...kilos('9') }] });
    await pause();
    hold.release();
    await placed;
    const { outputs } = await completing;
    t.match(outputs, [{ onHold: true }]);
    t.match(await reader.where(Holds, { lotId: outputs[0]?.lotId ?? '' }), [{ inheritedFrom: meat.lotId }]);
  });

  await t.test('a completion that takes the last goods is refused if a hold on them comes first', async (t) => {
    const id = await batch();
    const meat = await lot('10');
    const hold = holding();
    const placed = run(hold.operation, { lotId: meat.lotId });
    await hold.locked;
    const inputs = [{ stockBatchId: meat.id, ...kilos('10') }];
    const outputs = [{ stockId: into, ...kilos('9'), lotNumber: `R-${ids.next().slice(9)}` }];
    const completing = on.atOnce([[completeBatch, { id, inputs, outputs }]]);
    await pause();
    hold.release();
    await placed;
    t.same(await completing, ['STOCK_BATCH_BLOCKED']);
    t.equal(await on.left(meat.id), '10');
  });

  await t.test('a hold concurrent with a completion and a return blocks the lot and the returned goods', async (t) => {
    for (let round = 0; round < 15; round++) {
      const id = await batch();
      const meat = await lot('20');
      await run(consumeIntoBatch, { id, inputs: [{ stockBatchId: meat.id, ...kilos('10') }] });
      const back = { id, inputs: [{ stockBatchId: meat.id, ...kilos('1') }] };
      const given = { id, outputs: [{ stockId: into, ...kilos('8'), lotNumber: `R-${ids.next().slice(9)}` }] };
      const hold = holding();
      hold.release();
      const outcomes = await on.atOnce([
        [hold.operation, { lotId: meat.lotId }],
        [completeBatch, given],
        [returnFromBatch, back],
      ]);
      t.ok(outcomes.filter((code) => code === 'done').length >= 2, outcomes.join());
      t.ok(
        outcomes.every((code) => ['done', 'INVALID_STATUS_TRANSITION'].includes(code)),
        outcomes.join(),
      );
      t.equal(await held(meat.lotId), true);
      t.equal((await reader.get(StockBatches, meat.id)).condition, 'BLOCKED', 'what is there and what came back');
      const { outputs } = await run(getExecution, { id });
      const inherited = await reader.where(Holds, { lotId: outputs[0]?.lotId ?? '' });
      t.equal(outputs[0]?.onHold, inherited.length === 1, 'born held, or before the hold');
      t.equal((await reader.get(StockBatches, outputs[0]?.stockBatchId ?? '')).held, inherited.length === 1);
    }
  });
});
