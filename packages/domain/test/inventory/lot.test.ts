import { consume, dispatch, giveBack, openLot, takeBack } from '@cleaver/testing';
import { test } from 'tap';
import {
  bookInStockBatch,
  getLot,
  listLots,
  listMovements,
  placeHold,
  releaseAllHolds,
  releaseHold,
} from '../../src/inventory/index.ts';
import { withMovements } from './with-movements.ts';

test('bookInStockBatch creates a new lot for each booking, even if two lots have the same number', async (t) => {
  const { ask, stock, bookIn, refusal } = withMovements();
  const [one, two] = [await stock(), await stock()];
  const first = await bookIn(one.id, { batchId: 'L-1' });
  const second = await bookIn(two.id, { batchId: 'l-1' });
  t.not(first.lotId, second.lotId);
  const { content } = await ask(listLots, { lotNumber: 'L-1' });
  t.same(
    content.map(({ id }) => id),
    [first.lotId, second.lotId],
    'without regard to case',
  );
  t.match(await ask(getLot, { id: first.lotId }), {
    ...{ lotNumber: 'L-1', batchType: 'PURCHASED', articleId: one.articleId, origin: 'BOOKED_IN', originId: null },
    ...{ supplierId: null, supplierLot: null, facts: null, onHold: false, expiryDate: '2026-03-01', holds: [] },
    stockBatches: [{ batch: { id: first.id }, storageLocationId: one.storageLocationId, status: 'AVAILABLE' }],
  });
  t.equal((await refusal(getLot, { id: 'x' }))?.code, 'LOT_NOT_FOUND');
});

test('bookInStockBatch refuses . and .. as lot numbers', async (t) => {
  const { stock, faults } = withMovements();
  const { id: stockId } = await stock();
  for (const batchId of ['.', '..', ' .. ']) {
    const lot = { batchId, batchType: 'P', quantityAmount: '1', quantityUnit: 'KG', expiryDate: '2026-03-01' };
    t.same(await faults(bookInStockBatch, { stockId, ...lot }), ['batchId']);
  }
});

test('bookInStockBatch refuses lot numbers with invisible characters, which look like a number on hold', async (t) => {
  const { ask, stock, bookIn, hold, refusal } = withMovements();
  const { id: stockId } = await stock();
  const held = await bookIn(stockId, { batchId: 'HOLD-1' });
  await hold(held.lotId);
  for (const batchId of [
    'HOLD-1\u200b',
    'HO\u00adLD-1',
    '\u2060HOLD-1',
    'HO\u034fLD-1',
    'HOLD\u202e-1',
    'HOLD-1\ufe0f',
  ]) {
    const lot = { batchId, batchType: 'P', quantityAmount: '1', quantityUnit: 'KG', expiryDate: '2026-03-01' };
    const found = await refusal(bookInStockBatch, { stockId, ...lot });
    t.equal(found?.code, 'VALIDATION_ERROR');
    const told = found?.faults?.map(({ field, message }) => `${field} ${message}`);
    t.same(told, ['batchId must not contain invisible characters'], JSON.stringify(batchId));
  }
  const ids = async (input: object) => (await ask(listLots, input)).content.map(({ id }) => id);
  t.same(await ids({ lotNumber: 'HOLD-1' }), [held.lotId]);
  t.same(await ids({ lotNumber: 'HOLD-1\u200b' }), [held.lotId], 'a filter takes any text, for stored numbers');
});

test('listLots filters and sorts lots, and refuses an unknown origin or sort field', async (t) => {
  const { ask, lot, hold, faults } = withMovements();
  const [a, b] = [await lot({ batchId: 'B' }), await lot({ batchId: 'a', expiryDate: '2026-02-01' })];
  await hold(b.id);
  const ids = async (input: object) => (await ask(listLots, input)).content.map(({ id }) => id);
  t.same(await ids({}), [a.id, b.id], 'as they came into being');
  t.same(await ids({ sort: 'lotNumber' }), [b.id, a.id]);
  t.same(await ids({ sort: 'expiryDate,desc' }), [a.id, b.id]);
  t.same(await ids({ onHold: true }), [b.id]);
  t.same(await ids({ onHold: false }), [a.id]);
  t.same(await ids({ articleId: a.articleId, origin: 'BOOKED_IN' }), [a.id]);
  t.same(await ids({ origin: 'RUN' }), []);
  t.same(await ids({ supplierId: 'x' }), []);
  t.same(await faults(listLots, { sort: 'supplierLot' }), ['sort']);
  t.same(await faults(listLots, { origin: 'NOPE' }), ['origin']);
});

test('the account of a lot has the sum of each movement type in the base unit, and adds up to the stock', async (t) => {
  const { ask, lot, look, transfer, writeOff, undo, rows, document } = withMovements();
  const { id, batchId, stockId, otherId } = await lot({ quantityAmount: '10000', quantityUnit: 'g' });
  const run = document();
  await ask(consume, { documentId: run, lines: [{ stockBatchId: batchId, amount: '3' }] });
  await ask(giveBack, { documentId: run, lines: [{ stockBatchId: batchId, amount: '1' }] });
  const delivery = document();
  await ask(dispatch, { documentId: delivery, lines: [{ stockBatchId: batchId, amount: '2.5' }] });
  await ask(takeBack, { documentId: delivery, lines: [{ stockBatchId: batchId, amount: '0.5', toStockId: otherId }] });
  await writeOff(batchId, '0.25');
  await writeOff(batchId, '2');
  await undo((await rows(id, 'WRITTEN_OFF'))[1]?.id ?? '');
  await transfer(batchId, (await lot({ quantityUnit: 'KG' })).otherId).catch(() => undefined);
  const { account, stockBatches } = await look(id);
  t.same(account, {
    ...{ unit: 'KG', originated: '10', counted: '0', takenBack: '0.5', consumed: '2', dispatched: '2.5' },
    ...{ writtenOff: '0.25', removed: '0', inStock: '5.75' },
  });
  t.same(
    stockBatches.map(({ batch, status }) => [batch.stockId, batch.quantityBase, batch.quantityUnit, status]),
    [
      [stockId, '5.25', 'g', 'AVAILABLE'],
      [otherId, '0.5', 'g', 'BLOCKED'],
    ],
  );
});

test('the account of a lot is in the base unit of its kind of unit', async (t) => {
  const { stock, bookIn, look } = withMovements();
  const { id: stockId } = await stock();
  for (const [quantityUnit, unit, amount] of [
    ['DOZEN', 'PIECE', '24'],
    ['ml', 'L', '0.002'],
    ['cm', 'M', '0.02'],
    ['Crate', 'CRATE', '2'],
    ['OZ', 'KG', '0.05669904625'],
  ]) {
    const { lotId } = await bookIn(stockId, { quantityUnit, quantityAmount: '2' });
    t.match((await look(lotId)).account, { unit, originated: amount, inStock: amount });
  }
});

test('ledger rows contain their lot, posting and document, and listMovements filters by them', async (t) => {
  const { ask, lot, rows, document, refusal } = withMovements();
  const { id, batchId } = await lot();
  const run = document();
  await ask(consume, { documentId: run, lines: [{ stockBatchId: batchId, amount: '1' }] });
  const [birth, input] = await rows(id);
  t.match(birth, { type: 'BOOKED_IN', lotId: id, postingId: birth?.id, documentKind: null, documentId: null });
  t.match(input, {
    type: 'CONSUMED',
    lotId: id,
    postingId: input?.id,
    documentKind: 'RUN',
    documentId: run,
    change: '-1',
  });
  const found = async (input: object) => (await ask(listMovements, input)).content.map(({ id }) => id);
  t.same(await found({ documentId: run }), [input?.id]);
  t.same(await found({ postingId: birth?.postingId }), [birth?.id]);
  t.same(await found({ stockBatchId: batchId, type: 'CONSUMED' }), [input?.id]);
  t.same(await found({ stockId: 'x' }), []);
  t.equal((await refusal(listMovements, { sort: 'number' }))?.kind, 'invalid');
});

test('a hold blocks a lot in all stocks until the last hold is released', async (t) => {
  const { ask, lot, transfer, hold, release, places, look, refusal, rows } = withMovements();
  const { id, batchId, stockId, otherId } = await lot();
  await transfer(batchId, otherId, '4');
  const first = await hold(id, 'Complaint');
  t.match(first, {
    lotId: id,
    cause: 'MANUAL',
    reason: 'Complaint',
    placedBy: 'clerk',
    recallId: null,
    deviationId: null,
    releasedAt: null,
  });
  const second = await hold(id);
  t.same(await places(id), { [stockId]: '6 BLOCKED', [otherId]: '4 BLOCKED' });
  t.equal((await look(id)).onHold, true);
  t.match(await release(id, first.id), { releasedBy: 'clerk', releaseReason: 'Nothing found' });
  t.same(await places(id), { [stockId]: '6 BLOCKED', [otherId]: '4 BLOCKED' }, 'until the last');
  t.equal((await refusal(releaseHold, { id, holdId: first.id, reason: 'x' }))?.code, 'HOLD_ALREADY_RELEASED');
  await release(id, second.id);
  t.same(await places(id), { [stockId]: '6 AVAILABLE', [otherId]: '4 AVAILABLE' });
  t.match(await look(id), { onHold: false, holds: [{ id: first.id }, { id: second.id }] });
  t.equal((await rows(id, 'BLOCKED')).length, 2, 'a row for each batch whose status changed, and only then');
  t.equal((await rows(id, 'UNBLOCKED')).length, 2);
  const another = await lot();
  t.equal((await refusal(releaseHold, { id: another.id, holdId: first.id, reason: 'x' }))?.code, 'HOLD_NOT_FOUND');
  t.equal((await refusal(placeHold, { id: 'x', reason: 'x' }))?.code, 'LOT_NOT_FOUND');
  t.equal((await refusal(releaseHold, { id: 'x', holdId: first.id, reason: 'x' }))?.code, 'LOT_NOT_FOUND');
  t.equal((await refusal(placeHold, { id, reason: ' ' }))?.kind, 'invalid');
  await t.rejects(ask(placeHold, { id }), { code: 'VALIDATION_ERROR' });
});

test('a lot has at most twenty open manual holds, and releaseAllHolds releases all holds', async (t) => {
  const { ask, lot, hold, release, look, places, refusal, rows, document } = withMovements();
  const { id, stockId } = await lot();
  const held = [];
  for (let times = 0; times < 20; times++) held.push(await hold(id));
  const refused = await refusal(placeHold, { id, reason: 'x' });
  t.match(refused, { kind: 'conflict', code: 'TOO_MANY_HOLDS', message: /has 20 open holds/ });
  await release(id, held[0]?.id ?? '');
  await hold(id);
  t.equal((await look(id)).holds.length, 21, 'one that was released does not count');
  const { holds } = await ask(releaseAllHolds, { id, reason: 'Nothing found' });
  t.equal(holds.length, 20);
  t.ok(holds.every(({ releasedBy, releaseReason }) => releasedBy === 'clerk' && releaseReason === 'Nothing found'));
  t.same(await places(id), { [stockId]: '10 AVAILABLE' });
  t.equal((await rows(id, 'UNBLOCKED')).length, 1);
  t.equal((await refusal(releaseAllHolds, { id, reason: 'x' }))?.code, 'HOLD_ALREADY_RELEASED');

  const born = await ask(openLot, {
    ...{ type: 'PRODUCED', documentId: document(), lotNumber: 'L-9', places: [{ stockId, amount: '1' }] },
    holds: Array.from({ length: 25 }, () => ({ cause: 'INHERITED', reason: 'x' })),
  });
  await hold(born.lot.id);
  t.equal((await ask(releaseAllHolds, { id: born.lot.id, reason: 'x' })).holds.length, 26, 'whatever their cause');
});

test('the block of a batch and the hold on its lot are independent', async (t) => {
  const { batch, hold, release, look } = withMovements();
  const { path, block, unblock, now } = await batch();
  const { lotId } = await now();
  await block();
  const { id: holdId } = await hold(lotId);
  await unblock();
  t.equal((await now()).status, 'BLOCKED', 'it is on hold');
  await t.rejects(unblock(), { code: 'LOT_ON_HOLD' });
  await t.rejects(block(), { code: 'INVALID_STATUS_TRANSITION' });
  await release(lotId, holdId);
  t.equal((await now()).status, 'AVAILABLE');
  await t.rejects(unblock(), { code: 'INVALID_STATUS_TRANSITION' });
  const again = await hold(lotId);
  t.equal((await look(lotId)).stockBatches[0]?.batch.id, path.batchId);
  await release(lotId, again.id);
  await block();
  const last = await hold(lotId);
  await release(lotId, last.id);
  t.equal((await now()).status, 'BLOCKED', 'the block is left');
});

test('a hold on a lot without stock blocks goods that come back later', async (t) => {
  const { ask, lot, hold, places, document, release, undo, rows, writeOff } = withMovements();
  const { id, batchId, stockId } = await lot();
  const run = document();
  await ask(consume, { documentId: run, lines: [{ stockBatchId: batchId, amount: '10' }] });
  const { id: holdId } = await hold(id);
  t.same(await places(id), { [stockId]: '0 DEPLETED' });
  t.equal((await rows(id, 'BLOCKED')).length, 0, 'nothing changed its status');
  await ask(giveBack, { documentId: run, lines: [{ stockBatchId: batchId, amount: '4' }] });
  t.same(await places(id), { [stockId]: '4 BLOCKED' });
  await release(id, holdId);
  await writeOff(batchId, '4');
  const later = await hold(id);
  await undo((await rows(id, 'WRITTEN_OFF'))[0]?.id ?? '');
  t.same(await places(id), { [stockId]: '4 BLOCKED' });
  await release(id, later.id);
  t.same(await places(id), { [stockId]: '4 AVAILABLE' });
});

test('a depleted batch keeps its block, so goods that come back are blocked', async (t) => {
  const { batch, writeOff, undo, rows } = withMovements();
  const { path, block, unblock, now } = await batch();
  const { lotId } = await now();
  await block();
  await writeOff(path.batchId, '10', { reasonCode: 'SAMPLE', note: 'Laboratory' });
  t.equal((await now()).status, 'DEPLETED');
  await t.rejects(unblock(), { code: 'INVALID_STATUS_TRANSITION' });
  await t.rejects(block(), { code: 'INVALID_STATUS_TRANSITION' });
  await undo((await rows(lotId, 'WRITTEN_OFF'))[0]?.id ?? '');
  t.equal((await now()).status, 'BLOCKED');
  await unblock();
  t.equal((await now()).status, 'AVAILABLE');
});

test('openLot with holds writes one ledger row, with the status BLOCKED after it', async (t) => {
  const { ask, stock, rows, look, document } = withMovements();
  const { id: stockId } = await stock();
  const holds = [{ cause: 'INSPECTION', reason: '9 °C' } as const];
  const birth = {
    type: 'RECEIVED' as const,
    documentId: document(),
    lotNumber: 'L',
    holds,
    places: [{ stockId, amount: '5' }],
  };
  const { lot } = await ask(openLot, birth);
  t.match(await rows(lot.id), [{ type: 'RECEIVED', statusBefore: null, statusAfter: 'BLOCKED' }]);
  t.equal((await rows(lot.id)).length, 1);
  t.match(await look(lot.id), {
    onHold: true,
    origin: 'RECEIPT',
    originId: birth.documentId,
    holds: [{ cause: 'INSPECTION' }],
  });
});
