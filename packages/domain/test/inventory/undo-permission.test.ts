/** Tests the permissions for undoing. An undo also needs the permission of the operation that made the movement. */
import { type Test, test } from 'tap';
import { removeRole } from '../../src/identity/index.ts';
import {
  approveInventoryCount,
  enterCountLines,
  listOwnBookings,
  type MovementType,
  openInventoryCount,
  StockBatches,
  StockMovements,
  submitInventoryCount,
  undoMovement,
} from '../../src/inventory/index.ts';
import type { Permission } from '../../src/kernel/index.ts';
import { completeBatch, getCutting, returnFromBatch } from '../../src/production/index.ts';
import { dispatchDelivery } from '../../src/sales/index.ts';
import { shop } from '../quality/shop.ts';
import { aCaller, withCore } from '../with-core.ts';

const ALL: readonly Permission[] = [
  'STOCK_MOVEMENT_WRITE',
  'BATCH_COMPLETE',
  'BATCH_WRITE',
  'GOODS_RECEIPT_WRITE',
  'INVENTORY_COUNT_WRITE',
];

async function undoing() {
  const it = await shop();
  const { ask, ports, refusal } = it;
  const rowOf = async (stockBatchId: string, type: MovementType) => {
    const rows = await ports.reader.where(StockMovements, { stockBatchId });
    const row = rows.findLast((each) => each.type === type);
    if (!row) throw new Error(`The batch has no row ${type}`);
    return row;
  };
  return {
    ...it,
    rowOf,
    /** Checks that the undo needs this permission in addition to STOCK_MOVEMENT_WRITE. */
    async needs(t: Test, permission: Permission, stockBatchId: string, type: MovementType) {
      const { id } = await rowOf(stockBatchId, type);
      const given = { id, reason: 'x' };
      const others = aCaller(ALL.filter((each) => each !== permission));
      const refused = await refusal(undoMovement, given, { caller: others });
      t.match(refused, { kind: 'forbidden', code: 'ACCESS_DENIED' }, type);
      t.match(refused.message, permission);
      await ask(undoMovement, given, { caller: aCaller(['STOCK_MOVEMENT_WRITE', permission]) });
    },
  };
}

test('the undo of a receipt, a count or a batch input needs the permission of that operation', async (t) => {
  const { ask, ports, pork, batchOf, kg, room, needs } = await undoing();
  const { stockBatchId } = await pork();
  const { id } = await ask(openInventoryCount, { storageLocationId: room.id });
  await ask(enterCountLines, { id, lines: [{ stockBatchId, ...kg('12') }] });
  await ask(submitInventoryCount, { id });
  await ask(approveInventoryCount, { id });
  await needs(t, 'INVENTORY_COUNT_WRITE', stockBatchId, 'COUNTED');
  const { batchId } = await batchOf([stockBatchId], '2');
  await ask(returnFromBatch, { id: batchId, inputs: [{ stockBatchId, ...kg('1') }] });
  await needs(t, 'BATCH_WRITE', stockBatchId, 'RETURNED');
  await needs(t, 'BATCH_WRITE', stockBatchId, 'CONSUMED');
  await needs(t, 'GOODS_RECEIPT_WRITE', stockBatchId, 'RECEIVED');
  const refused = ports.audit.filter(({ outcome }) => outcome === 'refused');
  t.match(refused[0], { operation: 'stock-movement.undo', username: 'clerk' }, 'the audit log tells of it');
});

test('the undo of any row of a completion or a cutting needs BATCH_COMPLETE', async (t) => {
  const { ask, pork, batchOf, completed, cutOf, needs, kg } = await undoing();
  const { stockBatchId } = await pork();
  for (const type of ['CONSUMED', 'PRODUCED'] as const) {
    const piece = await cutOf(stockBatchId, '1');
    await needs(t, 'BATCH_COMPLETE', type === 'PRODUCED' ? piece.stockBatchId : stockBatchId, type);
  }
  const sausage = await completed(await batchOf([stockBatchId]), '1');
  await needs(t, 'BATCH_COMPLETE', sausage.stockBatchId, 'PRODUCED');

  const { batchId } = await batchOf([stockBatchId]);
  const more = { stockBatchId, ...kg('1'), reason: 'Hausrezept' };
  await ask(completeBatch, { id: batchId, inputs: [more], waste: [kg('2')] });
  await needs(t, 'BATCH_COMPLETE', stockBatchId, 'CONSUMED');
});

test('undoMovement refuses a caller who has lost the permission since authentication, and books nothing', async (t) => {
  const { ports, pork, cutOf, rowOf } = await undoing();
  const { ask, user, enter, refused } = withCore(ports);
  const worker = await user(['WAREHOUSE_WORKER', 'PRODUCTION_WORKER']);
  const { caller } = await enter(worker);
  const piece = await cutOf((await pork()).stockBatchId);
  const { id } = await rowOf(piece.stockBatchId, 'PRODUCED');
  await ask(removeRole, { id: worker.id, roleName: 'PRODUCTION_WORKER' });
  const stored = async () => [
    await ports.reader.where(StockMovements, {}),
    await ports.reader.where(StockBatches, {}),
    await ask(getCutting, { id: piece.cuttingId }),
  ];
  const before = await stored();
  t.equal(await refused(undoMovement, { id, reason: 'x' }, { caller }), 'ACCESS_DENIED');
  t.strictSame(await stored(), before);
  await ask(undoMovement, { id, reason: 'x' });
  t.match((await stored())[2], { status: 'UNDONE' }, 'with the permission it is undone');
});

test('the undo of a dispatch of an earlier day needs HACCP_WRITE, except by its user on the day of the booking', async (t) => {
  const { ask, ports, pork, customer, kg, rowOf, refusal } = await undoing();
  const caller = aCaller(['STOCK_MOVEMENT_WRITE']);
  const [own, other] = [{ caller }, { caller: { ...caller, userId: 'u2' } }];
  const { stockBatchId } = await pork();
  const send = async (more: object = {}) => {
    await ask(dispatchDelivery, { customerId: customer.id, lines: [{ stockBatchId, ...kg('1') }], ...more });
    return { id: (await rowOf(stockBatchId, 'DISPATCHED')).id, reason: 'x' };
  };
  const canUndo = async () => (await ask(listOwnBookings, {}, own)).bookings[0]?.canUndo;
  ports.clock.set('2026-01-05T22:30:00Z');
  await ask(undoMovement, await send(), other);
  const dated = await send({ dispatchDate: '2026-01-04' });
  t.match(await refusal(undoMovement, dated, other), { kind: 'forbidden', message: /2026-01-04.*HACCP_WRITE/ });
  t.equal(await canUndo(), true);
  await ask(undoMovement, dated, own);
  const late = await send();
  ports.clock.set('2026-01-05T23:00:00Z');
  t.equal(await canUndo(), false);
  const refused = await refusal(undoMovement, late, own);
  t.match(refused, { code: 'ACCESS_DENIED', message: /2026-01-05/ }, "in the shop's time zone it is the next day");
  await ask(undoMovement, late, { caller: aCaller(['STOCK_MOVEMENT_WRITE', 'HACCP_WRITE']) });
});
