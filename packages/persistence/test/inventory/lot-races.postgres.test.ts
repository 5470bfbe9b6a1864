/** Tests concurrent changes to lots. No lot bypasses a hold, no goods are taken twice, and no deadlock occurs. */
import {
  approveInventoryCount,
  createStock,
  enterCountLines,
  getLot,
  getStock,
  listInventoryCounts,
  listStocks,
  openInventoryCount,
  placeHold,
  releaseHold,
  removeFromStockBatch,
  StockMovements,
  submitInventoryCount,
  transferGoods,
  undoMovement,
  writeOffGoods,
} from '@cleaver/domain/inventory';
import { consume, dispatch, giveBack } from '@cleaver/testing';
import { proveLedger } from '../../src/index.ts';
import { ids, onEachDatabase } from '../databases.ts';
import { times, warehouse } from './warehouse.ts';

onEachDatabase('concurrent changes of lots respect holds and take no goods twice', async (t, open, place) => {
  const database = await open();
  const { ask, stock, otherStock, location, batch, outcomes } = warehouse(database);
  const { id: stockId, articleId } = await stock();
  const elsewhere = await otherStock(stockId);

  const aLot = async (amount = '100') => {
    const { batchId } = await batch(stockId, amount);
    const [row] = await database.reader.where(StockMovements, { stockBatchId: batchId });
    return { batchId, id: row?.lotId ?? '' };
  };
  const places = async (id: string) => (await ask(getLot, { id })).stockBatches;
  const kilo = (stockBatchId: string, more: object = {}) => ({
    ...{ stockBatchId, quantityAmount: '1', quantityUnit: 'KG' },
    ...more,
  });
  const rowsOf = (stockBatchId: string, type: 'REMOVED' | 'CONSUMED' | 'TRANSFERRED_IN') =>
    database.reader.where(StockMovements, { stockBatchId, type });

  await t.test('a hold covers goods that are transferred to another stock concurrently', async (t) => {
    for (let round = 0; round < 12; round++) {
      const { id, batchId } = await aLot();
      const move = () => [transferGoods, { lines: [kilo(batchId, { toStockId: elsewhere })] }] as const;
      await outcomes([move(), [placeHold, { id, reason: 'x' }], move(), move()]);
      const lying = await places(id);
      t.ok(lying.length === 1 || lying.length === 2);
      t.ok(lying.every(({ status }) => status === 'BLOCKED'));
    }
  });

  await t.test('a hold covers goods that are returned from a run concurrently', async (t) => {
    for (let round = 0; round < 12; round++) {
      const { id, batchId } = await aLot('1');
      const documentId = ids.next();
      const lines = [{ stockBatchId: batchId, amount: '1' }];
      await ask(consume, { documentId, lines });
      t.strictSame(
        await outcomes([
          [giveBack, { documentId, lines }],
          [placeHold, { id, reason: 'x' }],
        ]),
        { done: 2 },
      );
      t.match(await places(id), [{ status: 'BLOCKED', batch: { quantityBase: '1' } }]);
    }
  });

  await t.test('a hold covers goods that an undo restores concurrently', async (t) => {
    for (let round = 0; round < 8; round++) {
      const { id, batchId } = await aLot('1');
      await ask(removeFromStockBatch, { stockId, batchId, quantityAmount: '1', quantityUnit: 'KG' });
      const [removed] = await rowsOf(batchId, 'REMOVED');
      const undo = [undoMovement, { id: removed?.id, reason: 'x' }] as const;
      t.strictSame(await outcomes([undo, [placeHold, { id, reason: 'x' }]]), { done: 2 });
      t.match(await places(id), [{ status: 'BLOCKED' }]);
    }
  });

  await t.test('of a hundred concurrent postings of 1 kg of all types from a lot of 20 kg, 20 succeed', async (t) => {
    const { id, batchId } = await aLot('20');
    const lines = [{ stockBatchId: batchId, amount: '1' }];
    const ways = [
      () => [removeFromStockBatch, { stockId, batchId, quantityAmount: '1', quantityUnit: 'KG' }] as const,
      () => [consume, { documentId: ids.next(), lines }] as const,
      () => [dispatch, { documentId: ids.next(), lines }] as const,
      () => [writeOffGoods, { lines: [kilo(batchId, { reasonCode: 'DAMAGE' })] }] as const,
      () => [transferGoods, { lines: [kilo(batchId, { toStockId: elsewhere })] }] as const,
    ];
    const requests = times(100, (n) => (ways[n % ways.length] as (typeof ways)[number])());
    t.strictSame(await outcomes(requests), { done: 20, INSUFFICIENT_STOCK: 80 });
    const { account } = await ask(getLot, { id });
    const { consumed, dispatched, writtenOff, removed, inStock } = account;
    const all = [consumed, dispatched, writtenOff, removed, inStock].map(Number);
    t.equal(
      all.reduce((a, b) => a + b),
      20,
    );
  });

  await t.test('of twelve concurrent undos of a posting, one succeeds', async (t) => {
    const { id, batchId } = await aLot();
    await ask(transferGoods, { lines: [kilo(batchId, { toStockId: elsewhere })] });
    const there = (await places(id)).find(({ batch }) => batch.stockId === elsewhere);
    const [arrival] = await rowsOf(there?.batch.id ?? '', 'TRANSFERRED_IN');
    const undo = [undoMovement, { id: arrival?.id, reason: 'x' }] as const;
    t.strictSame(await outcomes(times(12, () => undo)), { done: 1, ALREADY_UNDONE: 11 });
    t.match(await places(id), [{ batch: { quantityBase: '100' } }, { batch: { quantityBase: '0' } }]);
  });

  await t.test('of a removal and a concurrent undo of the booking-in, one succeeds', async (t) => {
    for (let round = 0; round < 8; round++) {
      const { batchId } = await aLot('1');
      const [birth] = await database.reader.where(StockMovements, { stockBatchId: batchId });
      const undo = [undoMovement, { id: birth?.id, reason: 'x' }] as const;
      const remove = [removeFromStockBatch, { stockId, batchId, quantityAmount: '1', quantityUnit: 'KG' }] as const;
      const { done } = await outcomes([undo, remove]);
      t.equal(done, 1);
    }
  });

  await t.test('concurrent releases make a lot available only when its last hold is released', async (t) => {
    const { id } = await aLot();
    const holds = await Promise.all(times(6, () => ask(placeHold, { id, reason: 'x' })));
    const release = (hold: { id: string }) => [releaseHold, { id, holdId: hold.id, reason: 'x' }] as const;
    t.strictSame(await outcomes(holds.slice(1).map(release)), { done: 5 });
    t.match(await places(id), [{ status: 'BLOCKED' }]);
    const [last = { id: '' }] = holds;
    t.strictSame(await outcomes(times(3, () => release(last))), { done: 1, HOLD_ALREADY_RELEASED: 2 });
    t.match(await places(id), [{ status: 'AVAILABLE' }]);
  });

  await t.test('concurrent transfers in opposite directions do not deadlock', async (t) => {
    const [one, two] = [await aLot(), await aLot()];
    for (const { batchId } of [one, two]) {
      const line = { stockBatchId: batchId, quantityAmount: '50', quantityUnit: 'KG', toStockId: elsewhere };
      await ask(transferGoods, { lines: [line] });
    }
    const other = async ({ id }: { id: string }) =>
      (await places(id)).find(({ batch }) => batch.stockId === elsewhere)?.batch.id ?? '';
    const [there, second] = [await other(one), await other(two)];
    const to = [kilo(one.batchId, { toStockId: elsewhere }), kilo(second, { toStockId: stockId })];
    const fro = [kilo(two.batchId, { toStockId: elsewhere }), kilo(there, { toStockId: stockId })];
    const requests = times(20, (n) => [transferGoods, { lines: n % 2 ? to : fro }] as const);
    t.strictSame(await outcomes(requests), { done: 20 });
  });

  await t.test('concurrent transfers to a location without a stock create one stock', async (t) => {
    const { storageLocationId: near } = await ask(getStock, { id: stockId });
    for (let round = 0; round < 6; round++) {
      const { id: storageLocationId } = await location();
      const lots = await Promise.all(times(6, () => aLot()));
      const to = ({ batchId }: { batchId: string }) => kilo(batchId, { storageLocationId });
      const moves = lots.map((of) => [transferGoods, { lines: [to(of)] }] as const);
      const made = [createStock, { articleId, storageLocationId }] as const;
      const { done = 0, STOCK_ALREADY_EXISTS: refused = 0 } = await outcomes([...moves, made]);
      t.equal(done + refused, 7);
      t.ok(done >= 6, 'no booking is refused');
      t.equal((await ask(listStocks, { storageLocationId })).content.length, 1);
    }
    t.equal((await ask(listStocks, { articleId, storageLocationId: near })).content.length, 1);
  });

  await t.test('of six concurrent approvals of a count, one succeeds', async (t) => {
    const { batchId, id } = await aLot('10');
    const { storageLocationId } = await ask(getStock, { id: stockId });
    const count = await ask(openInventoryCount, { storageLocationId });
    await ask(enterCountLines, { id: count.id, lines: [kilo(batchId)] });
    await ask(submitInventoryCount, { id: count.id });
    const approve = [approveInventoryCount, { id: count.id }] as const;
    t.strictSame(await outcomes(times(6, () => approve)), { done: 1, INVALID_STATUS_TRANSITION: 5 });
    t.match(await places(id), [{ batch: { quantityBase: '1' } }]);
  });

  await t.test('a location has one open count, and a difference that two counts found is booked once', async (t) => {
    const { batchId, id } = await aLot('10');
    const { storageLocationId } = await ask(getStock, { id: stockId });
    const open = () => [openInventoryCount, { storageLocationId }] as const;
    const counts: string[] = [];
    for (let round = 0; round < 2; round++) {
      t.strictSame(await outcomes(times(8, open)), { done: 1, COUNT_ALREADY_OPEN: 7 });
      const { content } = await ask(listInventoryCounts, { storageLocationId, status: 'OPEN' });
      const countId = content[0]?.id ?? '';
      await ask(enterCountLines, { id: countId, lines: [{ ...kilo(batchId), quantityAmount: '8' }] });
      await ask(submitInventoryCount, { id: countId });
      counts.push(countId);
    }
    const approvals = counts.map((countId) => [approveInventoryCount, { id: countId }] as const);
    t.strictSame(await outcomes(approvals), { done: 1, COUNTED_MEANWHILE: 1 });
    t.match(await places(id), [{ batch: { quantityBase: '8' } }]);
  });

  await database.close();
  const differences: unknown[] = [];
  await proveLedger(place, (difference) => differences.push(difference));
  t.strictSame(differences, [], 'the ledger proves it all');
});
