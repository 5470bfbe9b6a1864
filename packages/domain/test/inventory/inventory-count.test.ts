import { openLot } from '@cleaver/testing';
import { test } from 'tap';
import {
  approveInventoryCount,
  blockStockBatch,
  COUNT_ENTRIES_MAX,
  cancelInventoryCount,
  createStock,
  enterCountLines,
  getInventoryCount,
  getStock,
  InventoryCounts,
  inventoryCountMachine,
  listInventoryCounts,
  openInventoryCount,
  removeFromStockBatch,
  submitInventoryCount,
  undoMovement,
} from '../../src/inventory/index.ts';
import { aCaller } from '../with-core.ts';
import { withMovements } from './with-movements.ts';

async function counting(more: object = {}) {
  const base = withMovements();
  const { ask, lot } = base;
  const first = await lot({ batchId: 'L-1' });
  const { storageLocationId } = await ask(getStock, { id: first.stockId });
  const count = await ask(openInventoryCount, { storageLocationId, ...more });
  const line = (quantityAmount: string, quantityUnit = 'KG', stockBatchId = first.batchId) => ({
    ...{ stockBatchId, quantityAmount, quantityUnit },
  });
  return {
    ...base,
    first,
    storageLocationId,
    id: count.id,
    count,
    one: line,
    enter: (...lines: object[]) => ask(enterCountLines, { id: count.id, lines }),
    submit: () => ask(submitInventoryCount, { id: count.id }),
    approve: () => ask(approveInventoryCount, { id: count.id }),
  };
}

function escaping() {
  const base = withMovements();
  const { ask, location } = base;
  return {
    ...base,
    otherStock: async (articleId: string) =>
      (await ask(createStock, { articleId, storageLocationId: (await location()).id })).id,
  };
}

test('a blind count hides expected amounts until it is submitted, and the approval books the differences', async (t) => {
  const { ask, count, id, one, enter, submit, approve, first, bookIn, rows, look, storageLocationId } =
    await counting();
  t.match(count, { status: 'OPEN', blind: true, lines: [], uncounted: [], createdBy: 'clerk', submittedBy: null });
  t.equal(count.selfApproved, false);
  const entered = await enter(one('9500', 'g'));
  t.match(entered.lines, [{ lotNumber: 'L-1', expected: null, difference: null, countedBy: 'clerk' }]);
  t.match((await ask(getInventoryCount, { id })).lines, [{ expected: null, difference: null }]);
  const [listed = {}] = (await ask(listInventoryCounts, { storageLocationId })).content;
  const { lines: _, uncounted: __, ...rest } = entered;
  t.same(listed, { ...rest, entries: 1 }, 'a list has neither lines nor uncounted batches');
  const forgotten = await bookIn(first.stockId, { batchId: 'L-2', quantityAmount: '3' });
  const submitted = await submit();
  t.match(submitted, {
    ...{ status: 'SUBMITTED', submittedBy: 'clerk', lines: [{ expected: '10000', difference: '-500' }] },
    uncounted: [{ stockBatchId: forgotten.id, lotId: forgotten.lotId, lotNumber: 'L-2', articleId: first.articleId }],
  });
  t.equal(submitted.uncounted.length, 1);
  t.match(await approve(), { status: 'APPROVED', approvedBy: 'clerk', selfApproved: true });
  t.match(await rows(first.id, 'COUNTED'), [{ change: '-0.5', documentId: null }]);
  t.match((await look(first.id)).account, { counted: '-0.5', inStock: '9.5' });
});

test('a count line keeps the difference from its entry, although goods move before the approval', async (t) => {
  const { one, enter, submit, approve, writeOff, first, look } = await counting({ blind: false });
  t.match((await enter(one('10.25'))).lines, [{ expected: '10', difference: '0.25' }], 'not blind: it shows at once');
  await writeOff(first.batchId, '4');
  await submit();
  t.match((await approve()).lines, [{ expected: '10', difference: '0.25' }]);
  t.match((await look(first.id)).account, { counted: '0.25', inStock: '6.25' });
});

test('a later entry for a stock batch replaces the earlier one', async (t) => {
  const { one, enter, submit, approve, writeOff, first, look, rows } = await counting();
  await enter(one('7'));
  await writeOff(first.batchId, '1');
  await enter(one('9'));
  const { lines } = await submit();
  t.match(lines, [{ expected: '9', difference: '0' }]);
  t.equal(lines.length, 1);
  await approve();
  t.equal((await rows(first.id, 'COUNTED')).length, 0, 'what is right needs no row');
  t.equal((await look(first.id)).account.inStock, '9');
});

test('a count of a depleted batch makes it available again if the amount is positive, and books nothing for zero', async (t) => {
  const { one, enter, submit, approve, writeOff, bookIn, first, places, rows } = await counting();
  const empty = await bookIn(first.stockId, { batchId: 'L-2', quantityAmount: '3' });
  await writeOff(first.batchId, '10');
  await writeOff(empty.id, '3');
  await enter(one('2'), one('0', 'KG', empty.id));
  await submit();
  await approve();
  t.same(await places(first.id), { [first.stockId]: '2 AVAILABLE' });
  t.same(await places(empty.lotId), { [first.stockId]: '0 DEPLETED' });
  t.same(await rows(empty.lotId, 'COUNTED'), []);
});

test('approve refuses negative results with COUNT_BELOW_ZERO, names all such lots and books nothing', async (t) => {
  const { ask, one, enter, submit, approve, writeOff, bookIn, first, id, places } = await counting();
  const second = await bookIn(first.stockId, { batchId: 'L-2' });
  await enter(one('0'), one('0', 'KG', second.id));
  await writeOff(first.batchId, '1');
  await writeOff(second.id, '2');
  await submit();
  await t.rejects(approve(), { code: 'COUNT_BELOW_ZERO', message: /L-1 has 9 KG.*L-2 has 8 KG/ });
  t.equal((await ask(getInventoryCount, { id })).status, 'SUBMITTED');
  t.same(await places(first.id), { [first.stockId]: '9 AVAILABLE' });
});

test('undoMovement reverses a booked difference once the later movements of the batch are undone', async (t) => {
  const { ask, one, enter, submit, approve, first, rows, look, writeOff } = await counting();
  await enter(one('12'));
  await submit();
  await approve();
  const [row] = await rows(first.id, 'COUNTED');
  await writeOff(first.batchId, '11');
  await t.rejects(ask(undoMovement, { id: row?.id, reason: 'x' }), { code: 'LATER_MOVEMENTS' });
  await ask(undoMovement, { id: (await rows(first.id, 'WRITTEN_OFF'))[0]?.id, reason: 'x' });
  await ask(undoMovement, { id: row?.id, reason: 'x' });
  t.match((await look(first.id)).account, { counted: '0', inStock: '10' });
});

test('the operations of a count refuse a wrong status, faulty lines and unknown ids', async (t) => {
  const { ask, one, enter, submit, approve, id, refusal, faults, lot, storageLocationId } = await counting();
  const code = async (operation: Parameters<typeof refusal>[0], input: object = { id }) =>
    (await refusal(operation, input))?.code;
  t.equal(await code(approveInventoryCount), 'INVALID_STATUS_TRANSITION');
  const elsewhere = await lot();
  t.same(await faults(enterCountLines, { id, lines: [one('1'), one('1', 'KG', elsewhere.batchId)] }), [
    'lines[1].stockBatchId',
  ]);
  t.same(await faults(enterCountLines, { id, lines: [one('1', 'L')] }), ['lines[0].quantityUnit']);
  t.same(await faults(enterCountLines, { id, lines: [one('1'), one('1')] }), ['lines[1].stockBatchId']);
  t.same(await faults(enterCountLines, { id, lines: [] }), ['lines']);
  t.same(await faults(enterCountLines, { id, lines: Array.from({ length: 1001 }, () => one('1')) }), ['lines']);
  t.equal(await code(enterCountLines, { id, lines: [one('1', 'KG', 'x')] }), 'STOCK_BATCH_NOT_FOUND');
  t.equal(await code(enterCountLines, { id: 'x', lines: [one('1')] }), 'INVENTORY_COUNT_NOT_FOUND');
  t.equal(await code(getInventoryCount, { id: 'x' }), 'INVENTORY_COUNT_NOT_FOUND');
  t.equal(await code(openInventoryCount, { storageLocationId: 'x' }), 'STORAGE_LOCATION_NOT_FOUND');
  await enter(one('10'));
  await submit();
  t.equal(await code(submitInventoryCount), 'INVALID_STATUS_TRANSITION');
  t.equal(await code(enterCountLines, { id, lines: [one('1')] }), 'INVALID_STATUS_TRANSITION');
  await approve();
  for (const verb of [submitInventoryCount, approveInventoryCount, cancelInventoryCount]) {
    t.equal(await code(verb), 'INVALID_STATUS_TRANSITION');
  }
  const other = await ask(openInventoryCount, { storageLocationId });
  t.match(await ask(cancelInventoryCount, { id: other.id }), { status: 'CANCELLED' });
  t.equal(await code(cancelInventoryCount, { id: other.id }), 'INVALID_STATUS_TRANSITION');
  t.equal((await ask(listInventoryCounts, { status: 'CANCELLED' })).content.length, 1);
  t.equal(inventoryCountMachine.move('SUBMITTED', 'cancel'), 'CANCELLED');
});

test('an approval by a user who counted any line is marked selfApproved, even if another user recounted it', async (t) => {
  for (const [approver, selfApproved] of [
    ['anna', true],
    ['ben', true],
    ['clara', false],
  ] as const) {
    const { ask, id, one } = await counting();
    const as = (username: string) => ({ ...aCaller(), username });
    await ask(enterCountLines, { id, lines: [one('9')] }, as('anna'));
    await ask(enterCountLines, { id, lines: [one('10')] }, as('ben'));
    await ask(submitInventoryCount, { id }, as('anna'));
    t.match(await ask(approveInventoryCount, { id }, as(approver)), { approvedBy: approver, selfApproved });
  }
});

test('amounts of a count line are rounded half up to six decimal places', async (t) => {
  const { ask, one, enter, first } = await counting({ blind: false });
  const path = { stockId: first.stockId, batchId: first.batchId };
  await ask(removeFromStockBatch, { ...path, quantityAmount: '1', quantityUnit: 'LB' });
  t.match((await enter(one('9.5'))).lines, [{ expected: '9.546408', difference: '-0.046408' }], '9.54640763 kg');
  t.match((await enter(one('9546.4', 'g'))).lines, [{ expected: '9546.40763', difference: '-0.00763' }]);
});

test('a count takes 20,000 entries and no more', async (t) => {
  const { ports, ask, id, one, enter, submit, refusal } = await counting();
  await enter(one('9'));
  await ports.transactions.run({ now: ports.clock.now() }, async (unit) => {
    const count = await unit.of(InventoryCounts).get(id);
    count.enter(COUNT_ENTRIES_MAX - 2);
  });
  await enter(one('8'));
  const refused = await refusal(enterCountLines, { id, lines: [one('7')] });
  t.match(refused, { kind: 'conflict', code: 'TOO_MANY_ENTRIES', message: /at most 20000 entries/ });
  t.match((await ask(getInventoryCount, { id })).lines, [{ quantityBase: '8' }], 'nothing of it was entered');
  t.equal((await submit()).status, 'SUBMITTED', 'it is no dead end');
});

test('a storage location has one open count at a time', async (t) => {
  const { ask, refusal, storageLocationId, one, enter, submit } = await counting();
  const second = await refusal(openInventoryCount, { storageLocationId });
  t.match(second, { code: 'COUNT_ALREADY_OPEN', message: /clerk/ });
  await enter(one('10'));
  await submit();
  const { id } = await ask(openInventoryCount, { storageLocationId });
  t.equal((await refusal(openInventoryCount, { storageLocationId }))?.code, 'COUNT_ALREADY_OPEN');
  await ask(cancelInventoryCount, { id });
  t.ok(await ask(openInventoryCount, { storageLocationId }));
  t.equal((await refusal(openInventoryCount, { storageLocationId: 'x' }))?.kind, 'not_found');
});

test('approve refuses lots that another count corrected since the entry with COUNTED_MEANWHILE', async (t) => {
  const { ask, refusal, storageLocationId, one, enter, submit, approve, bookIn, first, places, rows } =
    await counting();
  const other = await bookIn(first.stockId, { batchId: 'L-2' });
  await enter(one('8'), one('10', 'KG', other.id));
  await submit();
  const { id } = await ask(openInventoryCount, { storageLocationId });
  await ask(enterCountLines, { id, lines: [one('8'), one('9', 'KG', other.id)] });
  await ask(submitInventoryCount, { id });
  await approve();
  const refused = await refusal(approveInventoryCount, { id });
  t.match(refused, { kind: 'conflict', code: 'COUNTED_MEANWHILE', message: /L-1/ });
  t.notMatch(refused?.message, 'L-2', 'the other count found it as it was');
  t.same(await places(first.id), { [first.stockId]: '8 AVAILABLE' });

  const { id: third } = await ask(openInventoryCount, { storageLocationId });
  await ask(enterCountLines, { id: third, lines: [one('8')] });
  await ask(submitInventoryCount, { id: third });
  await ask(undoMovement, { id: (await rows(first.id, 'COUNTED'))[0]?.id, reason: 'x' });
  t.equal((await refusal(approveInventoryCount, { id: third }))?.code, 'COUNTED_MEANWHILE', 'a count was undone since');
});

test('approving a count that lowers blocked or held batches needs HACCP_WRITE', async (t) => {
  const { ask, one, enter, submit, id, first, bookIn, hold, places, rows } = await counting();
  const blocked = await bookIn(first.stockId, { batchId: 'L-2' });
  const more = await bookIn(first.stockId, { batchId: 'L-3' });
  const free = await bookIn(first.stockId, { batchId: 'L-4' });
  await hold(first.id);
  await hold(more.lotId);
  await ask(blockStockBatch, { stockId: first.stockId, batchId: blocked.id, reason: 'Smells' });
  await enter(one('0'), one('9', 'KG', blocked.id), one('11', 'KG', more.id), one('9', 'KG', free.id));
  await submit();
  const worker = aCaller(['INVENTORY_COUNT_WRITE', 'STOCK_WRITE']);
  await t.rejects(ask(approveInventoryCount, { id }, worker), {
    ...{ kind: 'forbidden', code: 'ACCESS_DENIED' },
    message: /HACCP_WRITE: lot L-1[,;] lot L-2$/,
  });
  t.equal((await rows(free.lotId, 'COUNTED')).length, 0, 'nothing is booked');
  await ask(approveInventoryCount, { id }, aCaller(['INVENTORY_COUNT_WRITE', 'HACCP_WRITE']));
  t.same(await places(first.id), { [first.stockId]: '0 DEPLETED' });
  t.same(await places(more.lotId), { [first.stockId]: '11 BLOCKED' });
});

test('a new lot inherits the open holds of a lot of the same article and number', async (t) => {
  const { ask, lot, hold, release, bookIn, stock, look, places, ports, otherStock } = escaping();
  const held = await lot({ batchId: 'L-9' });
  await hold(held.id, 'Listeria');
  await hold(held.id, 'Complaint');
  const other = await otherStock(held.articleId);
  const anew = await bookIn(other, { batchId: 'l-9', expiryDate: '2026-02-01' });
  t.equal(anew.status, 'BLOCKED');
  t.match((await look(anew.lotId)).holds, [
    { cause: 'INHERITED', reason: 'Listeria', inheritedFrom: held.id, recallId: null, deviationId: null },
    { cause: 'INHERITED', reason: 'Complaint', inheritedFrom: held.id },
  ]);
  for (const type of ['RECEIVED', 'PRODUCED'] as const) {
    const places = [{ stockId: await otherStock(held.articleId), amount: '1' }];
    const opened = await ask(openLot, { type, documentId: ports.ids.next(), lotNumber: 'L-9', places });
    t.equal((await look(opened.lot.id)).onHold, true, type);
  }
  const elsewhere = await bookIn((await stock()).id, { batchId: 'L-9' });
  t.equal(elsewhere.status, 'AVAILABLE', 'the number of another article');

  const freed = await lot({ batchId: 'L-10' });
  await release(freed.id, (await hold(freed.id)).id);
  const after = await bookIn(await otherStock(freed.articleId), { batchId: 'L-10' });
  t.same(Object.values(await places(after.lotId)), ['10 AVAILABLE'], 'the hold is released');
});

test('a line that was counted earlier is compared with the ledger of that time', async (t) => {
  const { ask, ports, one, id, submit, approve, writeOff, bookIn, first, look, rows } = await counting({
    blind: false,
  });
  const entered = (countedAt: string, amount: string, batchId = first.batchId) =>
    ask(enterCountLines, { id, lines: [{ ...one(amount, 'KG', batchId), countedAt }] });
  const start = ports.clock.now();
  const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
  ports.clock.set(at(2).toISOString());
  await writeOff(first.batchId, '4');
  const [taken] = await rows(first.id, 'WRITTEN_OFF');
  const second = await bookIn(first.stockId, { batchId: 'L-2' });
  ports.clock.set(at(3).toISOString());
  t.match((await entered(at(1).toISOString(), '9')).lines, [{ expected: '10', difference: '-1', countedAt: at(1) }]);
  t.match(
    (await entered(taken?.at.toISOString() ?? '', '6')).lines,
    [{ expected: '6', difference: '0' }],
    'booked by then',
  );
  t.match((await entered(at(1).toISOString(), '9')).lines, [{ difference: '-1' }], 'the last entry counts');
  t.match((await entered(at(1).toISOString(), '0', second.id)).lines[1], { expected: '0', difference: '0' });
  await submit();
  await approve();
  t.match((await look(first.id)).account, { counted: '-1', writtenOff: '4', inStock: '5' });
  t.equal((await look(second.lotId)).account.inStock, '10');
  t.equal((await rows(second.lotId, 'COUNTED')).length, 0);
});

test('a line that was counted before another count was booked is refused with COUNTED_MEANWHILE', async (t) => {
  const { ask, ports, one, enter, submit, approve, refusal, storageLocationId } = await counting();
  const before = ports.clock.now();
  ports.clock.advance(3_600_000);
  await enter(one('9'));
  await submit();
  await approve();
  const late = await ask(openInventoryCount, { storageLocationId });
  const line = { ...one('8'), countedAt: before.toISOString() };
  await ask(enterCountLines, { id: late.id, lines: [line] });
  t.match((await ask(submitInventoryCount, { id: late.id })).lines, [{ expected: '10', difference: '-2' }]);
  t.equal((await refusal(approveInventoryCount, { id: late.id }))?.code, 'COUNTED_MEANWHILE');
});

test('countedAt lies up to 24 hours back, and not ahead', async (t) => {
  const { ask, ports, one, id, refusal, faults } = await counting();
  ports.clock.advance(48 * 3_600_000);
  const at = (ms: number) => new Date(ports.clock.now().getTime() + ms).toISOString();
  const line = (countedAt: unknown) => ({ ...one('1'), countedAt });
  const day = 24 * 3_600_000;
  // The clock of this test advances by a second with each request.
  for (const age of [1000, 1000 - day]) t.ok(await ask(enterCountLines, { id, lines: [line(at(age))] }));
  for (const [age, message] of [
    [1001, /after now/],
    [999 - day, /at most 24 hours back/],
    [-999 * day, /at most 24 hours back/],
  ] as const) {
    const refused = await refusal(enterCountLines, { id, lines: [line(at(age))] });
    t.match(refused, { code: 'VALIDATION_ERROR', faults: [{ field: 'lines[0].countedAt', message }] });
  }
  t.same(await faults(enterCountLines, { id, lines: [line('yesterday'), line(at(9000))] }), [
    ...['lines[0].countedAt', 'lines[1].stockBatchId', 'lines[1].countedAt'],
  ]);
  t.equal(
    (await refusal(enterCountLines, { id: 'x', lines: [line(at(9000))] }))?.code,
    'VALIDATION_ERROR',
    'before 404',
  );
});
