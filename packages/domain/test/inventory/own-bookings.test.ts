/** Tests the latest bookings of the caller, and which bookings can be undone. */
import { test } from 'tap';
import { listOwnBookings, transferGoods, undoMovement, writeOffGoods } from '../../src/inventory/index.ts';
import type { Caller, Permission } from '../../src/kernel/index.ts';
import { dispatchDelivery } from '../../src/sales/index.ts';
import { shop } from '../quality/shop.ts';
import { aCaller } from '../with-core.ts';
import { withMovements } from './with-movements.ts';

const withMine = () => {
  const it = withMovements();
  return {
    ...it,
    mine: async (caller: Caller = aCaller()) => (await it.ask(listOwnBookings, {}, caller)).bookings,
  };
};

test('listOwnBookings returns the newest first, with names and whether each can be undone', async (t) => {
  const { lot, ask, line, mine, ports } = withMine();
  t.same(await mine(), []);
  const { batchId, otherId } = await lot();
  ports.clock.advance(1000);
  await ask(transferGoods, { lines: [line(batchId, '4', { toStockId: otherId })] });
  ports.clock.advance(1000);
  await ask(writeOffGoods, { lines: [line(batchId, '1.5', { reasonCode: 'WASTE' })] });
  const [waste, moved, first, ...more] = await mine();
  t.same(more, [], 'a posting is one booking');
  t.match(waste, { type: 'WRITTEN_OFF', quantityChange: '-1.5', quantityUnit: 'KG', lotCount: 1, canUndo: true });
  t.match(waste, { articleName: /./, lotNumber: /^L-/, storageLocationName: 'Room 1', isUndone: false });
  t.match(moved, { type: 'TRANSFERRED_IN', quantityChange: '4', storageLocationName: 'Room 2', lotCount: 1 });
  t.match(first, { type: 'BOOKED_IN', quantityChange: '10' });
  await ask(undoMovement, { id: waste?.movementId, reason: 'Mistyped' });
  const after = await mine();
  t.equal(after.length, 3, 'an undo is no booking');
  t.match(after[0], { movementId: waste?.movementId, isUndone: true, canUndo: false });
});

test('listOwnBookings omits those of others, holds, releases and those over 7 days old, and returns at most 20', async (t) => {
  const { lot, writeOff, mine, hold, release, ports } = withMine();
  const { id, batchId } = await lot();
  t.same(await mine({ ...aCaller(), userId: 'u2' }), []);
  const held = await hold(id);
  await release(id, held.id);
  t.equal((await mine()).length, 1);
  ports.clock.advance(7 * 24 * 3600 * 1000 + 1);
  t.same(await mine(), []);
  for (let count = 0; count < 21; count++) {
    ports.clock.advance(1000);
    await writeOff(batchId, '0.1');
  }
  t.equal((await mine()).length, 20);
});

test('listOwnBookings sets canUndo for a delivery of an earlier day only on the day of the booking, or for HACCP_WRITE', async (t) => {
  const it = await shop();
  const { stockBatchId } = await it.pork();
  const sentOn = async (dispatchDate?: string) => {
    it.ports.clock.advance(1000);
    const lines = [{ stockBatchId, ...it.kg('1') }];
    await it.ask(dispatchDelivery, { customerId: it.customer.id, dispatchDate, lines });
  };
  await sentOn('2026-01-04');
  await sentOn();
  const seenBy = async (permissions: readonly Permission[]) =>
    (await it.ask(listOwnBookings, {}, { caller: aCaller(permissions) })).bookings
      .filter(({ type }) => type === 'DISPATCHED')
      .map(({ canUndo }) => canUndo);
  t.same(await seenBy(['STOCK_MOVEMENT_WRITE']), [true, true]);
  t.same(await seenBy(['STOCK_MOVEMENT_WRITE', 'HACCP_WRITE']), [true, true]);
  it.ports.clock.advance(24 * 3600 * 1000);
  t.same(await seenBy(['STOCK_MOVEMENT_WRITE']), [false, false], 'the goods left the shop yesterday');
  t.same(await seenBy(['HACCP_WRITE']), [false, false]);
});

test('listOwnBookings sets canUndo only where the caller has the permissions for the undo', async (t) => {
  const it = await shop();
  const { stockBatchId } = await it.pork();
  await it.cutOf(stockBatchId, '2');
  await it.pork();
  const seenBy = async (permissions: readonly Permission[]) =>
    (await it.ask(listOwnBookings, {}, { caller: aCaller(permissions) })).bookings.map(
      ({ type, canUndo, lotCount }) => `${type} ${lotCount} ${canUndo}`,
    );
  const bookings = (...canUndo: boolean[]) =>
    ['RECEIVED 1', 'CONSUMED 2', 'RECEIVED 1'].map((booking, at) => `${booking} ${canUndo[at] ?? false}`);
  t.same(await seenBy([]), bookings(), 'a cutting is one booking of two lots');
  t.same(await seenBy(['STOCK_MOVEMENT_WRITE']), bookings());
  t.same(await seenBy(['STOCK_MOVEMENT_WRITE', 'BATCH_COMPLETE']), bookings(false, true));
  t.same(await seenBy(['STOCK_MOVEMENT_WRITE', 'GOODS_RECEIPT_WRITE']), bookings(true), 'not of the lot that was cut');
});
