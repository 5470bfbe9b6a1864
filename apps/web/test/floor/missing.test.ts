import { test } from 'tap';
import { afterTaking, countedBy, lessTaken, sumOf, takenBy } from '../../src/floor/missing.ts';

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
const block = { booking: 'blockLot', of: { id: 'L1' }, body: { reason: 'too warm' } } as const;

test('bookings that wait reduce the stock batches that they take from, in its unit', (t) => {
  const batch = { id: 'B1', amount: '10', unit: 'KG' };
  t.same(afterTaking(batch, [consume, move, takeOut]), { ...batch, amount: '4.5', isWaiting: true });
  t.same(afterTaking({ ...batch, id: 'B9' }, [consume, move]), { ...batch, id: 'B9' }, 'others stay as they are');
  t.same(afterTaking({ ...batch, amount: '3' }, [consume]).amount, '0', 'never below zero');
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
