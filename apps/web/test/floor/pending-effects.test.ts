import { test } from 'tap';
import { afterBookings, lessTaken, sumOf, takenBy } from '../../src/floor/outbox/pending-effects.ts';
import { countedBy, releasedBy } from '../../src/inventory/waiting-bookings.ts';
import { inspectedBy } from '../../src/procurement/waiting-inspections.ts';
import { takenBackBy } from '../../src/sales/waiting-bookings.ts';

const line = (stockBatchId: string, quantityAmount: string, quantityUnit = 'KG') => ({
  ...{ stockBatchId, quantityAmount, quantityUnit },
});
const consume = { booking: 'consume', of: { id: 'P1' }, body: { inputs: [line('B1', '4')] } } as const;
const move = { booking: 'transfer', body: { lines: [line('B1', '500', 'G'), line('B2', '1')] } } as const;
const takeOut = {
  booking: 'takeOut',
  of: { stockId: 'S1', batchId: 'B1' },
  body: { quantityAmount: '1', quantityUnit: 'KG' },
} as const;
const count = { booking: 'count', of: { id: 'C1' }, body: { lines: [line('B1', '7')] } } as const;
const receive = { booking: 'receive', body: { lines: [{ articleId: 'A1', quantityAmount: '9' }] } } as const;
const cut = { booking: 'cut', body: { inputs: [line('B1', '2.5')], outputs: [line('B2', '2')] } } as const;
const giveBack = (body: object) =>
  ({ booking: 'giveBack', of: { id: 'P1' }, body: { inputs: [{ ...line('B1', '3'), ...body }] } }) as const;
const takeBack = {
  booking: 'takeBack',
  of: { id: 'D1' },
  body: { lines: [{ line: 2, quantityAmount: '500', quantityUnit: 'G' }] },
} as const;
const hold = { body: { reason: 'too warm' }, lotId: 'L1', blocking: true } as const;
const block = { booking: 'blockLot', of: { id: 'L1' }, ...hold } as const;
const blockHere = { booking: 'blockBatch', of: { stockId: 'S1', batchId: 'B1' }, ...hold } as const;
const inspect = (line: string, result: 'PASSED' | 'FAILED') =>
  ({
    booking: 'inspect',
    of: { id: 'R1', line },
    body: { result },
    lotId: 'L1',
    blocking: result === 'FAILED',
  }) as const;

test('queued bookings reduce the stock batches that they take from, in the unit of the batch', (t) => {
  const batch = { id: 'B1', amount: '10', unit: 'KG' };
  t.same(afterBookings(batch, [consume, move, takeOut]), { ...batch, amount: '4.5', isWaiting: true });
  t.same(afterBookings({ ...batch, id: 'B9' }, [consume, move]), { ...batch, id: 'B9' }, 'others stay as they are');
  t.same(afterBookings({ ...batch, amount: '3' }, [consume]).amount, '0', 'never below zero');
  t.end();
});

test('a queued cutting reduces its input, and a queued return restores it unless the goods go elsewhere', (t) => {
  const batch = { id: 'B1', amount: '10', unit: 'KG' };
  t.match(afterBookings(batch, [cut]), { amount: '7.5', isWaiting: true });
  t.match(afterBookings(batch, [consume, giveBack({})]), { amount: '9', isWaiting: true });
  t.same(afterBookings(batch, [giveBack({ storageLocationId: 'R2' })]), batch, 'not if they go elsewhere');
  t.end();
});

test('queued transfers and returns add to the stock batch of the same lot at their destination', (t) => {
  const batch = { id: 'B2', lotId: 'L1', storageLocationId: 'R2', amount: '10', unit: 'KG' };
  const to = (storageLocationId: string) => ({ lines: [{ ...line('B1', '500', 'G'), storageLocationId }] });
  const moved = { booking: 'transfer', body: to('R2'), lotId: 'L1' } as const;
  t.match(afterBookings(batch, [moved, { ...giveBack({ storageLocationId: 'R2' }), lotId: 'L1' }]), {
    ...{ amount: '13.5', isWaiting: true },
  });
  t.same(
    afterBookings(batch, [
      { ...moved, lotId: 'L2' },
      { ...moved, body: to('R3') },
    ]),
    batch,
    'others stay',
  );
  t.end();
});

test('a queued hold blocks the lot, or only the goods of one place', (t) => {
  const batch = { id: 'B1', lotId: 'L1', amount: '10', unit: 'KG', status: 'AVAILABLE' };
  const blocked = { ...batch, status: 'BLOCKED' };
  t.same(afterBookings(batch, [block]), blocked);
  t.same(afterBookings(batch, [inspect('1', 'FAILED')]), blocked);
  t.same(afterBookings(batch, [inspect('1', 'PASSED')]), batch);
  t.same(afterBookings({ ...batch, id: 'B2' }, [block]), { ...blocked, id: 'B2' });
  t.same(afterBookings(batch, [blockHere]), blocked);
  t.same(afterBookings({ ...batch, id: 'B2' }, [blockHere]), { ...batch, id: 'B2' });
  t.same(afterBookings({ ...batch, lotId: 'L2' }, [block]), { ...batch, lotId: 'L2' });
  t.end();
});

test('queued inspections are assigned to their line, and queued releases to their hold', (t) => {
  const found = inspectedBy([inspect('1', 'FAILED'), inspect('2', 'FAILED'), inspect('2', 'PASSED'), block], 'R1');
  t.same(
    [...found],
    [
      [1, 'FAILED'],
      [2, 'PASSED'],
    ],
  );
  t.equal(inspectedBy([inspect('1', 'PASSED')], 'R2').size, 0);
  t.same([...releasedBy([block, { booking: 'release', of: { id: 'L1', holdId: 'H1' }, body: {} }])], ['H1']);
  t.end();
});

test('takenBackBy sums queued returns of customers only for their line', (t) => {
  const of = (deliveryId: string, line: number) => takenBackBy([takeBack, consume], { deliveryId, line, unit: 'KG' });
  t.equal(of('D1', 2).toText(), '0.5');
  t.equal(of('D1', 1).toText(), '0');
  t.equal(of('D2', 2).toText(), '0');
  t.end();
});

test('takenBy returns no lines for a count, a receipt and a hold', (t) => {
  for (const one of [count, receive, block]) t.same(takenBy(one), [], one.booking);
  t.same(takenBy(takeOut), [line('B1', '1')]);
  t.end();
});

test('sumOf leaves out amounts whose unit is of another kind', (t) => {
  t.equal(sumOf([line('B1', '1'), line('B1', '250', 'G'), line('B1', '3', 'PIECE')], 'KG').toText(), '1.25');
  t.equal(lessTaken('2', sumOf([], 'KG')), '2');
  t.end();
});

test('countedBy uses only the last queued amount of a stock batch within the same count', (t) => {
  const again = { ...count, body: { lines: [line('B1', '6.5')] } };
  const other = { ...count, of: { id: 'C2' }, body: { lines: [line('B2', '1')] } };
  t.same([...countedBy([count, consume, again, other], 'C1')], [['B1', line('B1', '6.5')]]);
  t.end();
});
