import { test } from 'tap';
import {
  beyondStock,
  deliveryLines,
  isEnough,
  isUsedUp,
  judged,
  type LineToPick,
  linesMeantBy,
  linesToCancel,
  nextLine,
  withoutWaiting,
} from '../../src/sales/picking/picked-lines.ts';
import type { FoundBatch } from '../../src/scanner/found-batch.ts';

const line = (given: Partial<LineToPick> = {}): LineToPick => ({
  ...{ line: 1, articleId: 'ham', articleNumber: 'H-1', articleName: 'Ham', quantityUnit: 'KG', open: '10', note: '' },
  ...{ unit: 'KG', needed: '10', remainingDays: null, picks: [], missing: '0', tooShort: [] },
  ...given,
});
const take = (amount: string, pieces?: number) => ({
  ...{ stockBatchId: 'b', lotNumber: 'L-1', amount },
  ...(pieces !== undefined && { pieces }),
});
const batch = (given: Partial<FoundBatch>): FoundBatch => ({
  ...{ id: 'b', lotId: 'l', lotNumber: 'L-1', stockId: 's', articleId: 'ham', storageLocationId: 'p' },
  ...{ articleName: 'Ham', storageLocationName: 'P' },
  ...{ amount: '5', unit: 'KG', status: 'AVAILABLE', expiryDate: '2026-12-01' },
  ...given,
});
const order = (...lines: LineToPick[]) => ({
  ...{ orderId: 'o', orderNumber: 'O-1', customerId: 'c', customerName: 'C', requestedDate: '2026-11-23' },
  ...{ deliveryAddressLabel: '', note: '', lines },
});

test('isEnough is true for a line by weight when one more label would increase the deviation', async (t) => {
  const labels = (count: number, each: string) => Array.from({ length: count }, () => take(each));
  t.equal(isEnough(line(), [], 10), false);
  t.equal(isEnough(line(), labels(9, '1'), 10), false, 'one more fits');
  t.equal(isEnough(line(), labels(10, '1'), 10), true);
  t.equal(isEnough(line(), labels(9, '1.07'), 10), true, '9.63 is nearer than 10.7');
  t.equal(isEnough(line(), labels(1, '8'), 10), false, 'less than the tolerance');
  t.equal(isEnough(line({ needed: '2.5', open: '2.5' }), [take('2.43')], 10), true);
});

test('isEnough is true for pieces stored by weight when the ordered number is picked', async (t) => {
  const pieces = line({ quantityUnit: 'PIECE', open: '3', needed: '0.75' });
  t.equal(isEnough(pieces, [take('0.4', 1), take('0.4', 1)], 10), false);
  t.equal(isEnough(pieces, [take('0.2', 1), take('0.2', 2)], 10), true);
});

test('judged accepts scanned goods that may be delivered, and returns the reason why others may not', async (t) => {
  const told = (found: FoundBatch[], of = line(), how: { chosen?: string; namesLot?: boolean } = {}): string => {
    const verdict = judged(found, of, { day: '2026-11-23', namesLot: true, ...how });
    if ('among' in verdict) return verdict.among.map(({ id }) => id).join(' or ');
    return 'bad' in verdict ? verdict.bad.toString() : verdict.one.id;
  };
  t.equal(told([batch({})]), 'b');
  t.match(told([]), /not in stock/);
  t.match(told([batch({ articleId: 'beef' })]), /Another article: not Ham/);
  t.match(told([batch({ status: 'BLOCKED' })]), /L-1: Blocked/);
  t.equal(told([batch({})], line({ remainingDays: 8 })), 'b');
  t.match(told([batch({})], line({ remainingDays: 9 })), /too short, until 2026-12-01/);
  const two = [batch({}), batch({ id: 'c', expiryDate: '2026-11-30' })];
  t.equal(told(two), 'c or b', 'the person chooses, first what expires first');
  t.equal(told(two, line(), { chosen: 'b' }), 'b', 'as the person chose before');
  t.match(judged([batch({})], line(), { day: '2026-11-23', namesLot: false }), { among: [{ id: 'b' }] });
});

const pick = (lotNumber: string, quantity: string) => ({
  ...{ stockBatchId: lotNumber, lotId: lotNumber, lotNumber, quantity, expiryDate: '2026-12-01' },
  ...{ storageLocationId: 'p', storageLocationName: 'P' },
});

test('isUsedUp is true once the proposed amount of a lot is taken and another lot is proposed', async (t) => {
  const two = line({ picks: [pick('A', '6'), pick('B', '4')] });
  const of = (lotNumber: string, amount: string) => ({ ...take(amount), stockBatchId: lotNumber, lotNumber });
  t.equal(isUsedUp(two, [of('A', '5')], of('A', '5'), 10), false);
  t.equal(isUsedUp(two, [of('A', '3'), of('A', '2.5')], of('A', '2.5'), 10), true, 'within the tolerance');
  t.equal(isUsedUp(two, [of('A', '6')], of('C', '6'), 10), false, 'no proposal');
  t.equal(isUsedUp(line({ picks: [pick('A', '6')] }), [of('A', '6')], of('A', '6'), 10), false, 'no other lot');
});

test('linesMeantBy finds lines by their article and by the end of a proposed lot', async (t) => {
  const lines = [
    line({ line: 1, articleName: 'Haxe', articleNumber: 'H-1', picks: [pick('P-28-003', '1'), pick('P-28-004', '1')] }),
    line({ line: 2, articleName: 'Lyoner', articleNumber: 'W-9' }),
  ];
  const numbers = (text: string) => linesMeantBy(text, lines).map((one) => one.line);
  t.same(numbers('hax'), [1], 'each line once');
  t.same(numbers('28-004'), [1]);
  t.same(numbers('w-9'), [2]);
  t.same(numbers('Speck'), []);
});

test('beyondStock refuses an amount that is, with earlier takes of the batch, more than the batch has', async (t) => {
  const told = (amount: string, given: Partial<FoundBatch> = {}) =>
    beyondStock(line(), [take('3'), { ...take('9'), stockBatchId: 'c' }], batch(given), amount)?.toString();
  t.equal(told('2'), undefined);
  t.equal(told('2.001'), 'Ham · L-1 · P: 5.001 kg is more than the 5 kg in stock');
  t.equal(told('2', { amount: '4999', unit: 'G' }), 'Ham · L-1 · P: 5 kg is more than the 4,999 g in stock');
  t.equal(told('99', { isPart: true }), undefined, 'the batch may hold more than the proposal');
});

test('deliveryLines returns a stock batch once per order line, and marks the last of a finished line', async (t) => {
  const pieces = line({ line: 2, quantityUnit: 'PIECE', open: '3', needed: '0.75' });
  const picked = {
    1: { takes: [take('1.1'), take('2.2'), { ...take('3'), stockBatchId: 'c' }], state: 'last' },
    2: { takes: [take('0.25', 1), take('0.26', 1)], state: 'later' },
    3: { takes: [], state: 'last' },
  } as const;
  t.same(deliveryLines(order(line(), pieces, line({ line: 3 })), picked), [
    { stockBatchId: 'b', quantityAmount: '3.3', quantityUnit: 'KG', orderId: 'o', orderLine: 1, last: false },
    { stockBatchId: 'c', quantityAmount: '3', quantityUnit: 'KG', orderId: 'o', orderLine: 1, last: true },
    {
      stockBatchId: 'b',
      quantityAmount: '0.51',
      quantityUnit: 'KG',
      orderId: 'o',
      orderLine: 2,
      last: false,
      pieces: 2,
    },
  ]);
  t.same(linesToCancel(order(line(), line({ line: 3 })), picked), [3]);
  t.equal(nextLine(order(line(), line({ line: 4 })), picked)?.line, 4);
  t.equal(nextLine(order(line(), pieces), picked), undefined);
});

test('withoutWaiting removes the lines that a queued booking delivers or cancels', async (t) => {
  const given = order(line(), line({ line: 2 }), line({ line: 3 }));
  const deliver = (orderId: string, orderLine: number) => ({
    booking: 'deliver' as const,
    body: { lines: [{ stockBatchId: 'b', quantityAmount: '1', quantityUnit: 'KG', orderId, orderLine }] },
  });
  const cancel = { booking: 'cancelOrder' as const, of: { id: 'o' }, body: { reason: 'no', lines: [3] } };
  const left = (...entries: Parameters<typeof withoutWaiting>[1]) =>
    withoutWaiting(given, entries).lines.map((one) => one.line);
  t.same(left(), [1, 2, 3]);
  t.same(left(deliver('o', 1), cancel), [2]);
  t.same(left(deliver('another', 1)), [1, 2, 3]);
});
