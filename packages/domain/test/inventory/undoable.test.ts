/** Tests that the lists of bookings that can be undone agree with the undo, in random histories. */
import fc from 'fast-check';
import { type Test, test } from 'tap';
import {
  approveInventoryCount,
  blockStockBatch,
  enterCountLines,
  listOwnBookings,
  listUndoable,
  openInventoryCount,
  placeHold,
  StockBatches,
  StockMovements,
  submitInventoryCount,
  transferGoods,
  undoMovement,
  writeOffGoods,
} from '../../src/inventory/index.ts';
import { type Caller, type Contract, type Permission, Refusal } from '../../src/kernel/index.ts';
import { completeBatch, consumeIntoBatch, cut, reopenBatch, returnFromBatch } from '../../src/production/index.ts';
import { dispatchDelivery, returnDelivery } from '../../src/sales/index.ts';
import { shop } from '../quality/shop.ts';
import { aCaller } from '../with-core.ts';

const PRODUCTION: readonly Permission[] = ['BATCH_READ', 'BATCH_WRITE', 'BATCH_COMPLETE'];
const WAREHOUSE: readonly Permission[] = [
  ...(['STOCK_MOVEMENT_READ', 'STOCK_MOVEMENT_WRITE', 'GOODS_RECEIPT_WRITE', 'INVENTORY_COUNT_WRITE'] as const),
  ...(['STOCK_READ', 'STOCK_WRITE'] as const),
];

const named = (userId: string, permissions?: readonly Permission[]): Caller => ({ ...aCaller(permissions), userId });
const WORKER = named('worker', PRODUCTION);
const CALLERS = [WORKER, named('store', WAREHOUSE), named('boss')] as const;

/** Makes a shop with two lots of pork, a batch in progress, and another storage location. */
async function working() {
  const it = await shop();
  const { ask, ports, kg } = it;
  const lots = [await it.pork(), await it.pork()];
  const batch = await it.batchOf([lots[0]?.stockBatchId ?? '']);
  const { id: sausageStock } = await it.stock({ articleId: batch.articleId });
  const [partsStock, elsewhere] = [await it.stockOf('Bauch'), await it.place()];
  /** Runs the operation. Returns false if it is refused. */
  const succeeds = async <I, O>(operation: Contract<I, O>, input: object, caller: Caller): Promise<boolean> => {
    ports.clock.advance(1000);
    try {
      await ask(operation, input, { caller });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  const batches = () => ports.reader.where(StockBatches, {});
  const input = (stockBatchId: string, amount: string) => ({ stockBatchId, ...kg(amount) });
  const acts: readonly ((stockBatchId: string, amount: string, by: Caller) => Promise<unknown>)[] = [
    (id, amount, by) =>
      succeeds(consumeIntoBatch, { id: batch.batchId, inputs: [{ ...input(id, amount), reason: 'x' }] }, by),
    (id, amount, by) => succeeds(returnFromBatch, { id: batch.batchId, inputs: [input(id, amount)] }, by),
    (id, amount, by) =>
      succeeds(
        returnFromBatch,
        { id: batch.batchId, inputs: [{ ...input(id, amount), storageLocationId: elsewhere.id }] },
        by,
      ),
    (_, amount, by) =>
      succeeds(completeBatch, { id: batch.batchId, outputs: [{ stockId: sausageStock, ...kg(amount) }] }, by),
    (_, __, by) => succeeds(completeBatch, { id: batch.batchId, waste: [kg('1')] }, by),
    (_, __, by) => succeeds(reopenBatch, { id: batch.batchId, reason: 'x' }, by),
    (id, amount, by) =>
      succeeds(cut, { inputs: [input(id, amount)], outputs: [{ stockId: partsStock, ...kg(amount) }] }, by),
    (id, amount, by) =>
      succeeds(transferGoods, { lines: [{ ...input(id, amount), storageLocationId: elsewhere.id }] }, by),
    (id, amount, by) => succeeds(writeOffGoods, { lines: [{ ...input(id, amount), reasonCode: 'DAMAGE' }] }, by),
    (id, amount, by) => succeeds(dispatchDelivery, { customerId: it.customer.id, lines: [input(id, amount)] }, by),
    async (_, amount, by) => {
      const rows = (await ports.reader.where(StockMovements, {})).filter(({ type }) => type === 'DISPATCHED');
      const row = rows.at(-1);
      const lines = [{ line: row?.documentLine, storageLocationId: elsewhere.id, ...kg(amount) }];
      return row && succeeds(returnDelivery, { id: row.documentId, lines, reason: 'x' }, by);
    },
    async (id, amount, by) => {
      const stockBatch = (await batches()).find((one) => one.id === id);
      const count = await ask(openInventoryCount, { storageLocationId: it.room.id }).catch(() => undefined);
      if (!count || !stockBatch) return false;
      await succeeds(enterCountLines, { id: count.id, lines: [input(id, amount)] }, by);
      await succeeds(submitInventoryCount, { id: count.id }, by);
      return succeeds(approveInventoryCount, { id: count.id }, by);
    },
    async (id, _, by) => {
      const stockBatch = (await batches()).find((one) => one.id === id);
      return succeeds(placeHold, { id: stockBatch?.lotId, reason: 'x' }, by);
    },
    async (id, _, by) => {
      const stockBatch = (await batches()).find((one) => one.id === id);
      return succeeds(blockStockBatch, { stockId: stockBatch?.stockId, batchId: id, reason: 'x' }, by);
    },
    async () => ports.clock.advance(9 * 3600 * 1000),
  ];
  return { ...it, lots, batch, sausageStock, acts, batches, succeeds };
}

type Working = Awaited<ReturnType<typeof working>>;

/** Checks the lists of the caller against the undo. Undoes at most one booking that can be undone. */
async function agrees(t: Test, it: Working, by: Caller, pick: number): Promise<void> {
  const { bookings } = await it.ask(listOwnBookings, {}, { caller: by });
  const all = await it.ports.reader.where(StockMovements, {});
  const asked = all.slice(-50).map(({ id }) => id);
  const { movementIds } = await it.ask(listUndoable, { movementId: asked }, { caller: by });
  for (const { movementId, canUndo, type, isUndone } of bookings) {
    if (asked.includes(movementId)) t.equal(movementIds.includes(movementId), canUndo, `both lists: ${type}`);
    if (isUndone) t.notOk(canUndo, 'once');
  }
  const refused = asked.filter((id) => !movementIds.includes(id));
  for (const id of refused) {
    const { type } = all.find((one) => one.id === id) ?? {};
    t.notOk(await it.succeeds(undoMovement, { id, reason: 'x' }, by), `${by.userId} cannot undo ${type}`);
  }
  const one = movementIds[pick % (movementIds.length || 1)];
  if (one === undefined) return;
  const { type } = all.find(({ id }) => id === one) ?? {};
  t.ok(await it.succeeds(undoMovement, { id: one, reason: 'x' }, by), `${by.userId} can undo ${type}`);
}

test('in random histories, the lists name exactly the bookings whose undo succeeds', async (t) => {
  const step = fc.record({
    act: fc.nat(14),
    batch: fc.nat(),
    amount: fc.constantFrom('1', '2', '4', '10'),
    by: fc.constantFrom(...CALLERS),
    check: fc.nat(3),
    pick: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const it = await working();
      for (const { act, batch, amount, by, check, pick } of steps) {
        const batches = await it.batches();
        await it.acts[act]?.(batches[batch % batches.length]?.id ?? '', amount, by);
        if (check === 0) await agrees(t, it, by, pick);
      }
      for (const by of CALLERS) await agrees(t, it, by, 0);
    }),
    { numRuns: 60 },
  );
});

test('a production worker undoes own consumption, returns, completions and cuttings, and nothing else', async (t) => {
  const it = await working();
  const { ask, refused, kg, lots, batch, stockOf, sausageStock: stockId } = it;
  const by = { caller: WORKER };
  const stockBatchId = lots[0]?.stockBatchId ?? '';
  const consume = (amount: string, who: object) =>
    ask(consumeIntoBatch, { id: batch.batchId, inputs: [{ stockBatchId, ...kg(amount), reason: 'x' }] }, who);
  const newest = async () => {
    it.ports.clock.advance(1000);
    return (await ask(listOwnBookings, {}, by)).bookings[0];
  };
  const undoes = async (type: string) => {
    const booking = await newest();
    t.match(booking, { type, canUndo: true });
    await ask(undoMovement, { id: booking?.movementId, reason: 'Mistyped' }, by);
    t.match(await newest(), { type, canUndo: false, isUndone: true });
  };
  await consume('2', by);
  await undoes('CONSUMED');
  it.ports.clock.advance(1000);
  await ask(
    cut,
    { inputs: [{ stockBatchId, ...kg('1') }], outputs: [{ stockId: await stockOf('Bein'), ...kg('1') }] },
    by,
  );
  await undoes('CONSUMED');
  await consume('3', by);
  it.ports.clock.advance(1000);
  await ask(returnFromBatch, { id: batch.batchId, inputs: [{ stockBatchId, ...kg('1') }] }, by);
  await undoes('RETURNED');
  await ask(completeBatch, { id: batch.batchId, outputs: [{ stockId, ...kg('2') }] }, by);
  t.match((await ask(listUndoable, { documentId: [batch.batchId, 'x'] }, by)).runs, [
    { documentId: batch.batchId, canUndo: true },
  ]);
  await undoes('PRODUCED');

  await consume('1', {});
  const [others] = (await ask(listOwnBookings, {})).bookings;
  t.equal(await refused(undoMovement, { id: others?.movementId, reason: 'x' }, by), 'ACCESS_DENIED');
  const received = (await it.ports.reader.where(StockMovements, {})).find(({ type }) => type === 'RECEIVED');
  t.equal(await refused(undoMovement, { id: received?.id, reason: 'x' }, by), 'ACCESS_DENIED');
  for (const input of [{ id: 'unknown', reason: 'x' }, { id: received?.id }, {}, null]) {
    t.equal(await refused(undoMovement, input, by), 'ACCESS_DENIED', 'the permission comes before form and existence');
  }
});

test('listUndoable returns the runs whose goods are untouched, also with waste alone', async (t) => {
  const it = await working();
  const { ask, kg, lots, batch } = it;
  const stockBatchId = lots[0]?.stockBatchId ?? '';
  const runs = async (documentId: string, caller = aCaller()) =>
    (await ask(listUndoable, { documentId: [documentId] }, { caller })).runs;
  t.strictSame(await runs(batch.batchId), [], 'it has not ended');
  await ask(consumeIntoBatch, { id: batch.batchId, inputs: [{ stockBatchId, ...kg('2'), reason: 'x' }] });
  await ask(completeBatch, { id: batch.batchId, waste: [kg('2')] });
  t.strictSame(await runs(batch.batchId), [{ documentId: batch.batchId, movementId: null, canUndo: false }]);
  const piece = await it.cutOf(stockBatchId, '2');
  t.match(await runs(piece.cuttingId), [{ documentId: piece.cuttingId, movementId: /./, canUndo: true }]);
  t.match(await runs(piece.cuttingId, WORKER), [{ canUndo: false }], 'the cutting of another user');
  t.strictSame(await runs(piece.cuttingId, aCaller([])), [], 'without BATCH_READ');
  await ask(writeOffGoods, { lines: [{ stockBatchId: piece.stockBatchId, ...kg('1'), reasonCode: 'DAMAGE' }] });
  t.strictSame(await runs(piece.cuttingId), [], 'a part was written off');
  t.strictSame(await ask(listUndoable, {}), { movementIds: [], runs: [] });
});
