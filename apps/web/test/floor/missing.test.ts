import { test } from 'tap';
import { afterTaking, countedBy, lessTaken, sumOf, takenBackBy, takenBy } from '../../src/floor/missing.ts';

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
const block = { booking: 'blockLot', of: { id: 'L1' }, body: { reason: 'too warm' } } as const;

test('bookings that wait reduce the stock batches that they take from, in its unit', (t) => {
  const batch = { id: 'B1', amount: '10', unit: 'KG' };
  t.same(afterTaking(batch, [consume, move, takeOut]), { ...batch, amount: '4.5', isWaiting: true });
  t.same(afterTaking({ ...batch, id: 'B9' }, [consume, move]), { ...batch, id: 'B9' }, 'others stay as they are');
  t.same(afterTaking({ ...batch, amount: '3' }, [consume]).amount, '0', 'never below zero');
  t.end();
});

test('a cutting takes what it cuts, and goods come back to the place that they came from', (t) => {
  const batch = { id: 'B1', amount: '10', unit: 'KG' };
  t.match(afterTaking(batch, [cut]), { amount: '7.5', isWaiting: true });
  t.match(afterTaking(batch, [consume, giveBack({})]), { amount: '9', isWaiting: true });
  t.same(afterTaking(batch, [giveBack({ storageLocationId: 'R2' })]), batch, 'not if they go elsewhere');
  t.end();
});

test('what customers give back counts for its line alone', (t) => {
  const of = (deliveryId: string, line: number) => takenBackBy([takeBack, consume], { deliveryId, line, unit: 'KG' });
  t.equal(of('D1', 2).toText(), '0.5');
  t.equal(of('D1', 1).toText(), '0');
  t.equal(of('D2', 2).toText(), '0');
  t.end();
});

test('a count, a receipt and a hold take nothing', (t) => {
  for (const one of [count, receive, block]) t.same(takenBy(one), [], one.booking);
  t.same(takenBy(takeOut), [line('B1', '1')]);
  t.end();
});

test('sums leave out amounts of another kind', (t) => {
  t.equal(sumOf([line('B1', '1'), line('B1', '250', 'G'), line('B1', '3', 'PIECE')], 'KG').toText(), '1.25');
  t.equal(lessTaken('2', sumOf([], 'KG')), '2');
  t.end();
});

test('of several counts of a stock batch the last one counts, and those of other counts do not', (t) => {
  const again = { ...count, body: { lines: [line('B1', '6.5')] } };
  const other = { ...count, of: { id: 'C2' }, body: { lines: [line('B2', '1')] } };
  t.same([...countedBy([count, consume, again, other], 'C1')], [['B1', line('B1', '6.5')]]);
  t.end();
});
