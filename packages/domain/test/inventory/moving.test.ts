import { consume, dispatch, giveBack, openLot, takeBack } from '@cleaver/testing';
import { test } from 'tap';
import {
  approveInventoryCount,
  createStock,
  deactivateStorageLocation,
  enterCountLines,
  getStock,
  listMovements,
  listStockMovements,
  openInventoryCount,
  removeFromStockBatch,
  submitInventoryCount,
  transferGoods,
  unblockStockBatch,
  undoMovement,
  writeOffGoods,
} from '../../src/inventory/index.ts';
import type { Caller } from '../../src/kernel/index.ts';
import { aCaller } from '../with-core.ts';
import { withMovements } from './with-movements.ts';

test('transferGoods moves goods to another stock of the article, and creates or fills the batch of the lot there', async (t) => {
  const { lot, transfer, look, ports, bookIn, rows } = withMovements();
  const { id, batchId, stockId, otherId } = await lot({ quantityAmount: '10000', quantityUnit: 'g' });
  const { postings } = await transfer(batchId, otherId, '4');
  const [place, there] = (await look(id)).stockBatches;
  t.same(postings, [
    {
      postingId: postings[0]?.postingId,
      ...{
        fromStockBatchId: batchId,
        toStockBatchId: there?.batch.id,
        lotId: id,
        quantityAmount: '4',
        quantityUnit: 'KG',
      },
    },
  ]);
  t.match(there?.batch, {
    stockId: otherId,
    quantityBase: '4',
    quantityUnit: 'g',
  });
  t.not(place?.batch.receivedAt.getTime(), ports.clock.now().getTime());
  t.same(there?.batch.receivedAt, place?.batch.receivedAt);
  await transfer(batchId, otherId, '6');
  t.match((await look(id)).stockBatches, [
    { batch: { stockId, quantityBase: '0' }, status: 'DEPLETED' },
    { batch: { stockId: otherId, quantityBase: '10' }, status: 'AVAILABLE' },
  ]);
  await transfer(there?.batch.id ?? '', stockId, '1');
  t.match((await look(id)).stockBatches[0], { batch: { quantityBase: '1' }, status: 'AVAILABLE' }, 'it fills again');
  const moves = await rows(id);
  t.same(
    moves.slice(1).map(({ type, change }) => `${type} ${change}`),
    [
      ...['TRANSFERRED_OUT -4', 'TRANSFERRED_IN 4', 'TRANSFERRED_OUT -6', 'TRANSFERRED_IN 6'],
      ...['TRANSFERRED_OUT -1', 'TRANSFERRED_IN 1'],
    ],
  );
  t.equal(moves[1]?.postingId, moves[2]?.postingId, 'the two rows of a line are one posting');
  t.equal(moves[1]?.documentKind, null);
  t.equal((await look(id)).account.inStock, '10');
  await bookIn(otherId, { batchId: 'another' });
});

test('transferGoods refuses a request as a whole, and reports the faults of all lines', async (t) => {
  const { ask, lot, stock, bookIn, refusal, faults, transfer, line, places, location } = withMovements();
  const { id, batchId, stockId, otherId, articleId } = await lot({ batchId: 'L-1' });
  const lines = (...each: object[]) => ({ lines: each });
  const to = (toStockId: string, amount = '1') => line(batchId, amount, { toStockId });
  t.same(await faults(transferGoods, lines()), ['lines']);
  t.same(await faults(transferGoods, lines(to(otherId), to(otherId))), ['lines[1].stockBatchId']);
  t.same(await faults(transferGoods, lines(to(stockId))), ['lines[0].toStockId']);
  t.same(
    await faults(transferGoods, lines({ ...to(stockId), quantityUnit: 'L' })),
    ['lines[0].toStockId', 'lines[0].quantityUnit'],
    'all faults at once',
  );
  t.same(await faults(transferGoods, lines({ ...to(otherId), quantityUnit: 'L' })), ['lines[0].quantityUnit']);
  const code = async (...each: object[]) => (await refusal(transferGoods, lines(...each)))?.code;
  t.equal(await code(to('x')), 'STOCK_NOT_FOUND');
  t.equal(await code({ ...to(otherId), stockBatchId: 'x' }), 'STOCK_BATCH_NOT_FOUND');
  t.equal(await code(to((await stock()).id)), 'STOCK_ARTICLE_MISMATCH');
  t.equal(await code(to(otherId, '10.000001')), 'INSUFFICIENT_STOCK');
  const place = await location();
  const closed = await ask(createStock, { articleId, storageLocationId: place.id });
  await ask(deactivateStorageLocation, { id: place.id });
  t.equal(await code(to(closed.id)), 'STORAGE_LOCATION_INACTIVE');
  const second = await bookIn(stockId, { batchId: 'L-2', quantityAmount: '1' });
  const short = await refusal(transferGoods, lines(to(otherId, '11'), line(second.id, '2', { toStockId: otherId })));
  t.match(short?.message, /L-1 has 10 KG.*L-2 has 1 KG/, 'every line that is refused for it');
  const elsewhere = (await stock()).id;
  const foreign = await refusal(transferGoods, lines(to(elsewhere), line(second.id, '1', { toStockId: elsewhere })));
  t.match(foreign?.message, /L-1.*L-2/, 'of every line, too');
  t.equal(await code(to(otherId), line(second.id, '2', { toStockId: otherId })), 'INSUFFICIENT_STOCK');
  await bookIn(otherId, { batchId: 'l-1' });
  t.equal(await code(to(otherId)), 'STOCK_BATCH_ALREADY_EXISTS', 'another lot has the number there');
  t.same(await places(id), { [stockId]: '10 AVAILABLE' }, 'nothing was booked');
  await t.rejects(transfer(batchId, otherId), { code: 'STOCK_BATCH_ALREADY_EXISTS' });
});

test('transferGoods moves held and expired goods, and refuses blocked batches with STOCK_BATCH_BLOCKED', async (t) => {
  const { ask, batch, hold, places, transfer, location, lot } = withMovements();
  const held = await lot();
  await hold(held.id);
  await transfer(held.batchId, held.otherId, '4');
  t.same(await places(held.id), { [held.stockId]: '6 BLOCKED', [held.otherId]: '4 BLOCKED' });
  const { path, block, now } = await batch();
  const { lotId } = await now();
  await block();
  const { articleId } = await ask(getStock, { id: path.stockId });
  const other = await ask(createStock, { articleId, storageLocationId: (await location()).id });
  await t.rejects(transfer(path.batchId, other.id), { code: 'STOCK_BATCH_BLOCKED' });
  await hold(lotId);
  await t.rejects(transfer(path.batchId, other.id), { code: 'STOCK_BATCH_BLOCKED' });
  const old = await lot({ expiryDate: '2026-01-01' });
  await transfer(old.batchId, old.otherId, '4');
  t.same(await places(old.id), { [old.stockId]: '6 EXPIRED', [old.otherId]: '4 EXPIRED' });
});

test('writeOffGoods needs a reason code, and accepts expired goods', async (t) => {
  const { lot, line, writeOff, faults, rows, refusal, ask, look } = withMovements();
  const { id, batchId } = await lot({ expiryDate: '2026-01-01' });
  const { postings } = await writeOff(batchId, '1.50', { reasonCode: 'EXPIRED' });
  t.same(postings, [
    {
      postingId: postings[0]?.postingId,
      ...{ stockBatchId: batchId, lotId: id, quantityAmount: '1.5', quantityUnit: 'KG', reasonCode: 'EXPIRED' },
    },
  ]);
  await writeOff(batchId, '1', { reasonCode: 'OTHER', note: 'Spilt\nover the floor' });
  t.match(await rows(id, 'WRITTEN_OFF'), [
    { reasonCode: 'EXPIRED', reason: null, change: '-1.5', documentId: null },
    { reasonCode: 'OTHER', reason: 'Spilt\nover the floor' },
  ]);
  t.equal((await look(id)).account.writtenOff, '2.5');
  const lines = (...each: object[]) => ({ lines: each });
  t.same(await faults(writeOffGoods, lines(line(batchId, '1', { reasonCode: 'OTHER' }))), ['lines[0].note']);
  t.same(await faults(writeOffGoods, lines(line(batchId, '1', { reasonCode: 'OTHER', note: ' ' }))), ['lines[0].note']);
  t.same(await faults(writeOffGoods, lines(line(batchId, '1', { reasonCode: 'LOST' }))), ['lines[0].reasonCode']);
  t.same(await faults(writeOffGoods, lines(line(batchId))), ['lines[0].reasonCode']);
  const waste = { reasonCode: 'WASTE' };
  t.same(await faults(writeOffGoods, lines(line(batchId, '1', waste), line(batchId, '1', waste))), [
    'lines[1].stockBatchId',
  ]);
  const more = await refusal(writeOffGoods, lines(line(batchId, '9', waste)));
  t.equal(more?.code, 'INSUFFICIENT_STOCK');
  await t.rejects(ask(writeOffGoods, lines(line('x', '1', waste))), { code: 'STOCK_BATCH_NOT_FOUND' });
});

test('writeOffGoods accepts blocked goods only as WASTE, SAMPLE or RETURN_TO_SUPPLIER and with a note', async (t) => {
  const { lot, writeOff, hold, batch } = withMovements();
  const { id, batchId } = await lot();
  await hold(id);
  const { path, block } = await batch();
  await block();
  for (const stopped of [batchId, path.batchId]) {
    for (const reasonCode of ['WASTE', 'SAMPLE', 'RETURN_TO_SUPPLIER']) {
      await t.rejects(writeOff(stopped, '1', { reasonCode }), { code: 'STOCK_BATCH_BLOCKED' });
      await writeOff(stopped, '1', { reasonCode, note: 'Condemned' });
    }
    for (const reasonCode of ['EXPIRED', 'DAMAGE', 'THEFT', 'OWN_USE', 'COUNTER_SALE', 'OTHER']) {
      await t.rejects(writeOff(stopped, '1', { reasonCode, note: 'x' }), { code: 'STOCK_BATCH_BLOCKED' });
    }
  }
});

test('consume and dispatch refuse held and expired goods, and accept a batch on its last day', async (t) => {
  const { ask, lot, hold, document, ports, refusal } = withMovements();
  const held = await lot({ batchId: 'HELD' });
  await hold(held.id);
  const old = await lot({ batchId: 'OLD', expiryDate: '2026-01-04' });
  const older = await lot({ batchId: 'OLDER', expiryDate: '2026-01-03' });
  const last = await lot({ expiryDate: '2026-01-05' });
  const lines = (...ids: string[]) => ids.map((stockBatchId) => ({ stockBatchId, amount: '1' }));
  for (const use of [consume, dispatch]) {
    const take = (...ids: string[]) => refusal(use, { documentId: document(), lines: lines(...ids) });
    t.equal((await take(last.batchId, held.batchId))?.code, 'STOCK_BATCH_BLOCKED');
    t.match(await take(old.batchId, last.batchId, older.batchId), { code: 'LOT_EXPIRED', message: /OLD.*OLDER/ });
    t.equal((await take(old.batchId, held.batchId))?.code, 'STOCK_BATCH_BLOCKED');
    await ask(use, { documentId: document(), lines: lines(last.batchId) });
  }
  ports.clock.set('2026-01-05T23:00:00.000Z');
  t.equal((await refusal(consume, { documentId: document(), lines: lines(last.batchId) }))?.code, 'LOT_EXPIRED');
});

test('undoMovement reverses each kind of posting once, and restores everything except the ledger', async (t) => {
  const { ask, lot, look, transfer, writeOff, undo, rows, document, refusal } = withMovements();
  const { id, batchId, otherId, stockId } = await lot();
  const doings: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['REMOVED', () => ask(removeFromStockBatch, { stockId, batchId, quantityAmount: '10', quantityUnit: 'KG' })],
    ['TRANSFERRED_IN', () => transfer(batchId, otherId, '4')],
    ['TRANSFERRED_OUT', () => transfer(batchId, otherId, '10')],
    ['WRITTEN_OFF', () => writeOff(batchId, '10')],
    ['CONSUMED', () => ask(consume, { documentId: document(), lines: [{ stockBatchId: batchId, amount: '10' }] })],
    ['DISPATCHED', () => ask(dispatch, { documentId: document(), lines: [{ stockBatchId: batchId, amount: '3' }] })],
  ];
  await transfer(batchId, otherId, '1');
  await undo((await rows(id, 'TRANSFERRED_OUT'))[0]?.id ?? '');
  const seen = async () => {
    const { stockBatches, ...all } = await look(id);
    return { ...all, places: stockBatches.map(({ batch: { movements, ...batch }, status }) => ({ ...batch, status })) };
  };
  const before = await seen();
  for (const [type, act] of doings) {
    await act();
    t.notSame(await seen(), before);
    const row = (await rows(id)).findLast((each) => each.type === type);
    const { postingId, movements } = await undo(row?.id ?? '');
    t.same(await seen(), before, type);
    t.ok(movements.length === (type.startsWith('TRANSFERRED') ? 2 : 1));
    for (const each of movements) {
      t.match(each, { postingId, type: 'REVERSED', reason: 'A mistake', documentId: row?.documentId, lotId: id });
    }
    t.ok(movements.some(({ reversesId }) => reversesId === row?.id));
    t.equal((await refusal(undoMovement, { id: row?.id, reason: 'again' }))?.code, 'ALREADY_UNDONE');
    t.equal((await refusal(undoMovement, { id: movements[0]?.id, reason: 'x' }))?.code, 'NOT_UNDOABLE');
  }
  t.equal((await refusal(undoMovement, { id: 'x', reason: 'x' }))?.code, 'STOCK_MOVEMENT_NOT_FOUND');
  t.equal((await refusal(undoMovement, { id: 'x', reason: ' ' }))?.kind, 'invalid');
});

test('undoMovement refuses rows of blocks and holds with NOT_UNDOABLE', async (t) => {
  const { batch, rows, hold, release, refusal } = withMovements();
  const { block, unblock, now } = await batch();
  await block();
  await unblock();
  const { lotId } = await now();
  const { id: holdId } = await hold(lotId);
  await release(lotId, holdId);
  const stops = [...(await rows(lotId, 'BLOCKED')), ...(await rows(lotId, 'UNBLOCKED'))];
  t.equal(stops.length, 4);
  for (const { id } of stops) t.equal((await refusal(undoMovement, { id, reason: 'x' }))?.code, 'NOT_UNDOABLE');
});

test('undoMovement refuses the first booking of a lot while its goods are moved, used, written off or blocked', async (t) => {
  const { ask, lot, transfer, writeOff, undo, rows, document, places, look } = withMovements();
  const birth = async (id: string) => (await rows(id, 'BOOKED_IN'))[0]?.id ?? '';
  const later = { code: 'LATER_MOVEMENTS' };
  const fresh = await lot();
  await undo(await birth(fresh.id));
  t.same(await places(fresh.id), { [fresh.stockId]: '0 DEPLETED' });
  t.match((await look(fresh.id)).account, { originated: '0', inStock: '0' });

  const moved = await lot();
  await transfer(moved.batchId, moved.otherId, '1');
  await t.rejects(undo(await birth(moved.id)), later);
  await transfer((await look(moved.id)).stockBatches[1]?.batch.id ?? '', moved.stockId, '1');
  await t.rejects(undo(await birth(moved.id)), later, 'it has been elsewhere');
  await undo((await rows(moved.id, 'TRANSFERRED_OUT'))[1]?.id ?? '');
  await undo((await rows(moved.id, 'TRANSFERRED_OUT'))[0]?.id ?? '');
  await undo(await birth(moved.id));

  const wasted = await lot();
  await writeOff(wasted.batchId, '1');
  await t.rejects(undo(await birth(wasted.id)), later);

  const used = await lot();
  const run = document();
  await ask(consume, { documentId: run, lines: [{ stockBatchId: used.batchId, amount: '1' }] });
  await t.rejects(undo(await birth(used.id)), later);
  await ask(giveBack, { documentId: run, lines: [{ stockBatchId: used.batchId, amount: '1' }] });
  await undo(await birth(used.id));

  const gone = await lot();
  await ask(dispatch, { documentId: document(), lines: [{ stockBatchId: gone.batchId, amount: '1' }] });
  await t.rejects(undo(await birth(gone.id)), later);

  const returned = await lot();
  const delivery = document();
  const [all] = [{ stockBatchId: returned.batchId, amount: '10' }];
  await ask(dispatch, { documentId: delivery, lines: [all] });
  await ask(takeBack, { documentId: delivery, lines: [{ ...all, toStockId: returned.stockId }] });
  await t.rejects(undo(await birth(returned.id)), { code: 'STOCK_BATCH_BLOCKED' }, 'what came back is blocked');
  await ask(unblockStockBatch, { stockId: returned.stockId, batchId: returned.batchId });
  await undo(await birth(returned.id));
});

test('undoMovement refuses the first booking of a lot after a count, also if two counts cancel out', async (t) => {
  const { ask, lot, line, undo, rows } = withMovements();
  const { id, batchId, stockId } = await lot();
  const { storageLocationId } = await ask(getStock, { id: stockId });
  for (const found of ['12', '10']) {
    const count = await ask(openInventoryCount, { storageLocationId });
    await ask(enterCountLines, { id: count.id, lines: [line(batchId, found)] });
    await ask(submitInventoryCount, { id: count.id });
    await ask(approveInventoryCount, { id: count.id });
    const [birth] = await rows(id, 'BOOKED_IN');
    await t.rejects(undo(birth?.id ?? ''), { code: 'LATER_MOVEMENTS' });
  }
  for (const { id: row } of (await rows(id, 'COUNTED')).toReversed()) await undo(row);
  await undo((await rows(id, 'BOOKED_IN'))[0]?.id ?? '');
});

test('undoMovement refuses to take back goods that have left the stock or whose batch is blocked', async (t) => {
  const { lot, transfer, writeOff, undo, rows, hold, release, look, batch } = withMovements();
  const { id, batchId, otherId } = await lot();
  await transfer(batchId, otherId, '4');
  const arrived = (await rows(id, 'TRANSFERRED_IN'))[0]?.id ?? '';
  const there = (await look(id)).stockBatches[1]?.batch.id ?? '';
  await writeOff(there, '0.5');
  await t.rejects(undo(arrived), { code: 'LATER_MOVEMENTS' });
  await transfer(batchId, otherId, '0.5');
  const { id: holdId } = await hold(id);
  await t.rejects(undo(arrived), { code: 'STOCK_BATCH_BLOCKED' });
  await release(id, holdId);
  await undo(arrived);
  const blocked = await batch();
  await blocked.block();
  const [birth] = await rows((await blocked.now()).lotId);
  await t.rejects(undo(birth?.id ?? ''), { code: 'STOCK_BATCH_BLOCKED' });
});

test('giveBack, takeBack and undoMovement never make the amount of a lot in a document negative', async (t) => {
  const { ask, lot, undo, rows, document } = withMovements();
  const { id, batchId, otherId } = await lot();
  const run = document();
  const lines = (amount: string, more: object = {}) => [{ stockBatchId: batchId, amount, ...more }];
  await ask(consume, { documentId: run, lines: lines('3') });
  await ask(consume, { documentId: run, lines: lines('2') });
  await t.rejects(ask(giveBack, { documentId: run, lines: lines('5.000001') }), { code: 'MORE_THAN_CONSUMED' });
  await t.rejects(ask(giveBack, { documentId: document(), lines: lines('1') }), { code: 'MORE_THAN_CONSUMED' });
  await ask(giveBack, { documentId: run, lines: lines('4') });
  const [first, second] = await rows(id, 'CONSUMED');
  await t.rejects(undo(first?.id ?? ''), { code: 'LATER_MOVEMENTS' });
  await undo((await rows(id, 'RETURNED'))[0]?.id ?? '');
  await undo(second?.id ?? '');
  await t.rejects(ask(giveBack, { documentId: run, lines: lines('3.5') }), { code: 'MORE_THAN_CONSUMED' });

  const delivery = document();
  await ask(dispatch, { documentId: delivery, lines: lines('2') });
  const back = (amount: string) =>
    ask(takeBack, { documentId: delivery, lines: lines(amount, { toStockId: otherId }) });
  await t.rejects(back('2.5'), { code: 'MORE_THAN_DISPATCHED' });
  await back('1.5');
  await t.rejects(back('1'), { code: 'MORE_THAN_DISPATCHED' });
  await t.rejects(undo((await rows(id, 'DISPATCHED'))[0]?.id ?? ''), { code: 'LATER_MOVEMENTS' });
});

test('takeBack blocks returned goods, and refuses to add them to goods that are not blocked', async (t) => {
  const { ask, lot, places, document, transfer } = withMovements();
  const { id, batchId, stockId, otherId } = await lot();
  const delivery = document();
  await ask(dispatch, { documentId: delivery, lines: [{ stockBatchId: batchId, amount: '6' }] });
  const back = (toStockId: string, amount = '1') =>
    ask(takeBack, { documentId: delivery, lines: [{ stockBatchId: batchId, amount, toStockId }] });
  await t.rejects(back(stockId), { code: 'STOCK_BATCH_ALREADY_EXISTS' });
  await back(otherId);
  await back(otherId);
  t.same(await places(id), { [stockId]: '4 AVAILABLE', [otherId]: '2 BLOCKED' });
  await ask(dispatch, { documentId: document(), lines: [{ stockBatchId: batchId, amount: '4' }] });
  await back(stockId, '3');
  t.same(await places(id), { [stockId]: '3 BLOCKED', [otherId]: '2 BLOCKED' }, 'where it is depleted it fills again');
  await t.rejects(transfer(batchId, otherId, '1'), { code: 'STOCK_BATCH_BLOCKED' }, 'it is pinned');
});

test('openLot creates one lot in two stocks, and the undo of one row reverses both', async (t) => {
  const { ask, lot, places, undo, rows, document } = withMovements();
  const { stockId, otherId } = await lot();
  const both = [
    { stockId, amount: '3' },
    { stockId: otherId, amount: '4' },
  ];
  const postingId = 'posting';
  const run = document();
  const { lot: born } = await ask(openLot, {
    type: 'PRODUCED',
    documentId: run,
    lotNumber: 'P-1',
    places: both,
    postingId,
  });
  t.match(born, { origin: 'RUN', originId: run });
  t.same(await places(born.id), { [stockId]: '3 AVAILABLE', [otherId]: '4 AVAILABLE' });
  const [, second] = await rows(born.id);
  const { movements } = await undo(second?.id ?? '');
  t.equal(movements.length, 2);
  t.same(await places(born.id), { [stockId]: '0 DEPLETED', [otherId]: '0 DEPLETED' });
});

test('a movement shows the id of its user only with USER_READ, and the username to all', async (t) => {
  const { ask, lot, undo } = withMovements();
  const { id: lotId, stockId } = await lot();
  const reader = aCaller(['STOCK_READ', 'STOCK_MOVEMENT_READ']);
  const knowing = { ...reader, permissions: new Set([...reader.permissions, 'USER_READ' as const]) };
  const told = async (caller: Caller) => [
    (await ask(listMovements, { lotId }, caller)).content,
    (await ask(listStockMovements, { stockId }, caller)).content,
  ];
  const [all = [], ofStock] = await told(knowing);
  const by = { username: all[0]?.username, userId: all[0]?.userId };
  t.ok(by.username && by.userId);
  t.match(ofStock, [by]);
  t.match(await told(reader), [[{ ...by, userId: '' }], [{ ...by, userId: '' }]]);
  t.match((await undo(all[0]?.id ?? '')).movements, [{ ...by, userId: '' }], 'nor does an undo');
});
