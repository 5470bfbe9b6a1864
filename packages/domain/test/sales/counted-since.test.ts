/** Tests deliveries that are entered after the goods were counted. */
import { test } from 'tap';
import {
  approveInventoryCount,
  cancelInventoryCount,
  enterCountLines,
  getLot,
  listOwnBookings,
  openInventoryCount,
  placeHold,
  StockBatches,
  StockMovements,
  Stocks,
  submitInventoryCount,
  undoMovement,
  writeOffGoods,
} from '../../src/inventory/index.ts';
import { setSalesTerms } from '../../src/masterdata/index.ts';
import { openRecall, traceLots } from '../../src/quality/index.ts';
import { dispatchDelivery, getDelivery, returnDelivery } from '../../src/sales/index.ts';
import { aCaller } from '../with-core.ts';
import { counter, kilos, sent } from './counter.ts';

const REASON = 'lag noch im Kühlraum';
const acknowledge = (...codes: string[]) => ({ acknowledge: { codes, reason: REASON } });

/** Returns a shop with 100 kg of one lot, and functions that count it and send it. Today is 2026-01-05. */
async function ramp() {
  const it = counter();
  const { ask, ports } = it;
  const { id: customerId } = await it.customer();
  const article = await it.article();
  const batchId = await it.goods(article.id);
  const batchOf = async (id: string) => {
    const [batch] = await ports.reader.whereIn(StockBatches, 'id', [id]);
    if (!batch) throw new Error('There is no such batch');
    return batch;
  };
  const { stockId, lotId } = await batchOf(batchId);
  const [stock] = await ports.reader.whereIn(Stocks, 'id', [stockId]);
  const open = async () => (await ask(openInventoryCount, { storageLocationId: stock?.storageLocationId })).id;
  const enter = (id: string, quantityAmount: string) =>
    ask(enterCountLines, { id, lines: [{ stockBatchId: batchId, quantityAmount, quantityUnit: 'KG' }] });
  return {
    ...it,
    customerId,
    article,
    batchId,
    lotId,
    open,
    enter,
    async count(amount: string) {
      const id = await open();
      await enter(id, amount);
      await ask(submitInventoryCount, { id });
      await ask(approveInventoryCount, { id });
    },
    gone: (amount = '10', more: object = {}) => sent(batchId, amount, { alreadyCounted: true, ...more }),
    yesterday: (lines: readonly object[], more: object = {}) =>
      it.deliver(customerId, lines, { dispatchDate: it.day(-1), ...more }),
    refusal: (lines: readonly object[], dispatchDate = it.day(-1), more: object = {}) =>
      it.refusal(dispatchDelivery, { customerId, lines, dispatchDate, ...more }),
    /** Returns what is in stock, what counts corrected, and what was dispatched, in kilograms. */
    async account() {
      const { inStock, counted, dispatched } = (await ask(getLot, { id: lotId })).account;
      return `${inStock} ${counted} ${dispatched}`;
    },
    async rows() {
      const rows = await ports.reader.where(StockMovements, { stockBatchId: batchId });
      return rows.toSorted((a, b) => a.number - b.number);
    },
  };
}

test('a delivery of goods that a count of a later day did not find lowers the stock once', async (t) => {
  const { ask, count, yesterday, gone, account, rows } = await ramp();
  await count('90');
  const delivery = await yesterday([gone()]);
  t.match(delivery, { lines: [{ alreadyCounted: true, undone: false, quantityAmount: '10' }], warnings: [] });
  t.strictSame(await ask(getDelivery, { id: delivery.id }), delivery);
  t.equal(await account(), '90 0 10');
  const [, difference, added, out] = await rows();
  t.match(difference, { type: 'COUNTED', change: '-10', reason: null });
  t.match(added, { type: 'COUNTED', change: '10', reason: 'entered after the count', documentId: null });
  t.match(out, { type: 'DISPATCHED', change: '-10', documentId: delivery.id, reason: null });
  t.equal(added?.postingId, out?.postingId, 'they are one posting');
});

test('a delivery of goods that were counted on a later day is asked about, whatever the status of the count', async (t) => {
  const { ask, day, open, enter, batchId, refusal, yesterday, deliver, customerId, account } = await ramp();
  const lines = [sent(batchId, '10')];
  const id = await open();
  await enter(id, '100');
  const asked = await refusal(lines);
  t.equal(asked.code, 'ACKNOWLEDGEMENT_REQUIRED');
  t.match(asked.warnings, [{ code: 'COUNTED_SINCE', line: 1, message: new RegExp(`${day(-1)}.*${day(0)}`) }]);
  t.match((await refusal(lines, day(-31))).warnings, [{ code: 'COUNTED_SINCE' }]);
  await ask(submitInventoryCount, { id });
  t.match((await refusal(lines)).warnings, [{ code: 'COUNTED_SINCE' }], 'submitted');
  await ask(approveInventoryCount, { id });
  t.match((await refusal(lines)).warnings, [{ code: 'COUNTED_SINCE' }], 'approved');
  t.match(await deliver(customerId, lines), { warnings: [] }, 'a delivery of the day of the count');
  t.match(await yesterday(lines, acknowledge('COUNTED_SINCE')), {
    lines: [{ alreadyCounted: false }],
    warnings: [{ code: 'COUNTED_SINCE', line: 1, reason: REASON, by: 'clerk' }],
  });
  t.equal(await account(), '80 0 20', 'the goods were still there');
});

test('alreadyCounted is refused with NOT_COUNTED_SINCE if no count of a later day has the goods', async (t) => {
  const { ask, day, open, enter, count, gone, refusal, goods, article, yesterday } = await ramp();
  const code = async (...given: Parameters<typeof refusal>) => (await refusal(...given)).code;
  t.equal(await code([gone()]), 'NOT_COUNTED_SINCE');
  t.match((await refusal([gone('101')])).message, /L-\d/, 'it names the lot');
  const id = await open();
  t.equal(await code([gone()]), 'NOT_COUNTED_SINCE', 'an open count without these goods');
  await enter(id, '90');
  await ask(cancelInventoryCount, { id });
  t.equal(await code([gone()]), 'NOT_COUNTED_SINCE', 'a cancelled count');
  await count('90');
  t.equal(await code([gone()], day(0)), 'NOT_COUNTED_SINCE', 'a count of the same day');
  const other = sent(await goods(article.id), '1', { alreadyCounted: true });
  t.equal(await code([gone(), other]), 'NOT_COUNTED_SINCE', 'goods of another batch');
  t.ok(await yesterday([gone()]));
});

test('an entry that was replaced on another day counts on that day, by the calendar of the shop', async (t) => {
  const { ports, open, enter, gone, refusal, deliver, customerId, batchId } = await ramp();
  const id = await open();
  ports.clock.set('2026-01-05T22:59:00Z');
  await enter(id, '90');
  const lines = [sent(batchId, '1')];
  t.ok(await deliver(customerId, lines, { dispatchDate: '2026-01-05' }));
  ports.clock.set('2026-01-05T23:00:00Z');
  t.ok(await deliver(customerId, lines, { dispatchDate: '2026-01-05' }), 'it was counted on the day before');
  await enter(id, '90');
  t.match((await refusal(lines, '2026-01-05')).warnings, [{ message: /2026-01-06/ }]);
  t.ok(await deliver(customerId, [gone('1')], { dispatchDate: '2026-01-05' }));
});

test('an entry that tells when it was counted was counted on that day', async (t) => {
  const { ask, ports, open, batchId, gone, refusal, deliver, customerId } = await ramp();
  ports.clock.set('2026-01-06T06:00:00Z');
  const id = await open();
  const line = { stockBatchId: batchId, quantityAmount: '90', quantityUnit: 'KG' };
  await ask(enterCountLines, { id, lines: [{ ...line, countedAt: '2026-01-05T22:59:59Z' }] });
  t.equal((await refusal([gone()], '2026-01-05')).code, 'NOT_COUNTED_SINCE');
  t.match(await deliver(customerId, [gone()], { dispatchDate: '2026-01-04' }), { lines: [{ alreadyCounted: true }] });
});

test('all that is asked about a delivery is asked at once, and alreadyCounted answers for its line alone', async (t) => {
  const { ask, count, gone, batchId, refusal, yesterday, confirm, place, customerId, article } = await ramp();
  await count('90');
  await ask(setSalesTerms, { id: customerId, minimumRemainingDays: 99 });
  const { id: orderId } = await confirm((await place(customerId, [kilos(article.id, '5')])).id);
  const ordered = { orderId, orderLine: 1 };
  const codes = ({ warnings = [] }: Awaited<ReturnType<typeof refusal>>) =>
    warnings.map(({ code, line }) => `${code} ${line}`);
  t.strictSame(codes(await refusal([sent(batchId, '9', ordered), gone('1')])), [
    ...['REMAINING_LIFE 1', 'OVER_DELIVERY 1', 'COUNTED_SINCE 1', 'REMAINING_LIFE 2'],
  ]);
  t.match(await refusal([gone('9', ordered)], undefined, acknowledge('COUNTED_SINCE')), {
    code: 'ACKNOWLEDGEMENT_REQUIRED',
  });
  const delivery = await yesterday([gone('9', ordered)], acknowledge('REMAINING_LIFE', 'OVER_DELIVERY'));
  t.same(
    delivery.warnings.map(({ code }) => code),
    ['REMAINING_LIFE', 'OVER_DELIVERY'],
  );
});

test('goods that were gone are no longer in the batch, and others of the batch still cannot exceed it', async (t) => {
  const { ask, count, gone, batchId, lotId, refusal, yesterday, account, confirm, place, customerId, article } =
    await ramp();
  await count('0');
  const { id: orderId } = await confirm((await place(customerId, [kilos(article.id)])).id);
  const lines = [gone('70', { orderId, orderLine: 1 }), sent(batchId, '1')];
  const acknowledged = acknowledge('COUNTED_SINCE', 'OVER_DELIVERY');
  t.equal((await refusal(lines, undefined, acknowledged)).code, 'INSUFFICIENT_STOCK');
  await yesterday([gone('70')]);
  t.equal(await account(), '0 -30 70');
  await ask(placeHold, { id: lotId, reason: 'Listeria' });
  t.equal((await refusal([gone('30')])).code, 'STOCK_BATCH_BLOCKED', 'a recall stops the rest');
});

test('an undo of the delivery undoes both rows, with the permission of a delivery, also in an empty batch', async (t) => {
  const { ask, count, yesterday, gone, account, rows, batchId } = await ramp();
  await count('90');
  const delivery = await yesterday([gone()]);
  await ask(writeOffGoods, { lines: [sent(batchId, '90', { reasonCode: 'WASTE' })] });
  const worker = { caller: aCaller(['STOCK_MOVEMENT_WRITE']) };
  const { bookings } = await ask(listOwnBookings, {}, worker);
  const [added, out] = (await rows()).slice(2);
  t.match(bookings[1], { movementId: out?.id, type: 'DISPATCHED', documentId: delivery.id, canUndo: true });
  const { movements } = await ask(undoMovement, { id: added?.id, reason: 'falscher Kunde' }, worker);
  t.same(new Set(movements.map(({ reversesId }) => reversesId)), new Set([added?.id, out?.id]));
  t.equal(await account(), '0 -10 0');
  t.match(await ask(getDelivery, { id: delivery.id }), { lines: [{ undone: true, alreadyCounted: true }] });
  t.match((await ask(listOwnBookings, {}, worker)).bookings[1], { isUndone: true, canUndo: false });
});

test('the row of a late delivery is no count: counts that wait for approval stay as they are', async (t) => {
  const { ask, open, enter, yesterday, gone, rows, account } = await ramp();
  const id = await open();
  await enter(id, '90');
  await ask(submitInventoryCount, { id });
  const delivery = await yesterday([gone()]);
  t.equal(await account(), '100 10 10');
  await ask(approveInventoryCount, { id });
  t.equal(await account(), '90 0 10');
  const again = await open();
  await enter(again, '90');
  await ask(submitInventoryCount, { id: again });
  const row = (await rows()).find(({ documentId }) => documentId === delivery.id);
  await ask(undoMovement, { id: row?.id, reason: 'x' });
  t.match(await ask(approveInventoryCount, { id: again }), { status: 'APPROVED' }, 'its undo is none either');
});

test('traces and recalls show a late delivery as any other, and its account adds up', async (t) => {
  const { ask, ports, count, yesterday, gone, lotId, customerId, elsewhere, article } = await ramp();
  await count('90');
  const { id } = await yesterday([gone()]);
  const lines = [{ line: 1, stockId: await elsewhere(article.id), quantityAmount: '4', quantityUnit: 'KG' }];
  await ask(returnDelivery, { id, reason: 'x', lines });
  ports.clock.advance(1000);
  const trace = await ask(traceLots, { lotId: [lotId] });
  t.match(trace.edges, [{ from: lotId, to: id, type: 'DISPATCHED', quantity: '10', takenBack: '4' }]);
  t.match(trace.recall.customers, [{ customerId, deliveries: [{ deliveryId: id, quantity: '10', takenBack: '4' }] }]);
  const recall = await ask(openRecall, { mode: 'MOCK', reason: 'x', lotIds: [lotId] });
  t.match(recall.frozen.reconciliation, [{ originated: '100', accounted: '100', percent: '100', unexplained: '0' }]);
});
