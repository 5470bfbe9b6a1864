import { test } from 'tap';
import {
  meantAmong,
  onLabelOf,
  type PickedRow,
  withBatch,
  withOther,
} from '../../src/sales/delivery/delivery-lines.ts';
import type { FoundBatch } from '../../src/scanner/found-batch.ts';

const batch = (given: Partial<FoundBatch> = {}): FoundBatch => ({
  ...{ id: 'b', lotId: 'l', lotNumber: 'L-1', stockId: 's', articleId: 'ham', storageLocationId: 'p' },
  ...{ articleName: 'Ham', storageLocationName: 'Cold room' },
  ...{ amount: '5', unit: 'KG', status: 'AVAILABLE', expiryDate: '2026-12-01' },
  ...given,
});
const other = batch({ id: 'c', lotId: 'l2', lotNumber: 'L-2', expiryDate: '2026-11-30' });
const WEIGHED = { netWeightKg: '1.25', count: null, namesLot: false };

/** Adds the labels to the rows, one after the other. */
const scanned = (labels: readonly (string | undefined)[], of = batch()): readonly PickedRow[] =>
  labels.reduce<readonly PickedRow[]>((rows, label) => withBatch(rows, of, label, ',').rows, []);

const asked = (rows: readonly PickedRow[], label: object = {}): string => {
  const found = meantAmong(rows, [batch(), other], { ...WEIGHED, ...label });
  return found && 'one' in found ? found.one.id : (found?.among.map(({ id }) => id).join(' or ') ?? '');
};

test('a weight label asks for the lot, and the next label of the same goods uses the lot chosen before', async (t) => {
  t.equal(asked([]), 'c or b', 'first what expires first');
  const rows = scanned(['1.25']);
  t.equal(asked(rows), 'b');
  t.equal(asked(scanned(['4.5'])), 'c or b', 'not if the lot has too little left');
  t.equal(asked([...rows, ...scanned(['1'], other)]), 'c or b', 'nor among several');
  t.equal(asked(rows, { netWeightKg: null }), 'c or b', 'nor without an amount');
  t.equal(asked(scanned([undefined])), 'b', 'a proposed amount does not count');
});

test('withBatch adds the amounts of the same stock batch, and shows the sum', async (t) => {
  t.match(scanned(['1.25', '1.25']), [{ stockBatchId: 'b', quantityAmount: '2,5', quantityUnit: 'KG' }]);
  t.same(withBatch(scanned(['1.25']), batch(), '1', ',').outcome, {
    good: 'Ham · L-1 · Cold room: 1.25 kg + 1 kg = 2.25 kg',
  });
  t.match(scanned([undefined, '1.25']), [{ quantityAmount: '1,25' }], 'a weight replaces the proposed amount');
  const [row] = scanned([undefined]) as [PickedRow];
  t.match(
    withBatch([{ ...row, quantityAmount: '2' }], batch(), '1', ',').rows,
    [{ quantityAmount: '3' }],
    'not a typed one',
  );
});

test('an amount above the stock, and a repeated lot without an amount, are amber', async (t) => {
  const more = withBatch(scanned(['4']), batch(), '1.5', '.');
  t.match(more.rows, [{ quantityAmount: '5.5' }]);
  t.match(String((more.outcome as { warn: string }).warn), /4 kg \+ 1.5 kg = 5.5 kg is more than the 5 kg in stock/);
  const again = withBatch(scanned(['4']), batch(), undefined, '.');
  t.same(again.rows, scanned(['4']));
  t.match(String((again.outcome as { warn: string }).warn), /is already in line 1/);
});

test('withBatch proposes the whole amount only for goods that need no attention', async (t) => {
  t.match(scanned([undefined]), [{ quantityAmount: '5' }]);
  for (const status of ['EXPIRING_SOON', 'BLOCKED', 'EXPIRED'])
    t.match(scanned([undefined], batch({ status })), [{ quantityAmount: '' }], status);
  t.match(withBatch([], batch({ status: 'EXPIRING_SOON' }), '1', '.').outcome, {
    warn: /^Ham · L-1 · Cold room: 1 kg –/,
  });
});

test('onLabelOf returns the weight on a label for goods by weight, and the count for goods by the piece', async (t) => {
  const label = { netWeightKg: '1.25', count: '4' };
  t.same(
    ['KG', 'PIECE', 'M'].map((unit) => onLabelOf({ unit }, label)),
    ['1.25', '4', undefined],
  );
});

test('withOther keeps a scanned or typed amount when a row gets another lot, and updates a proposed one', async (t) => {
  const [proposed] = scanned([undefined]) as [PickedRow];
  const [weighed] = scanned(['1.25']) as [PickedRow];
  const less = { ...other, amount: '3' };
  t.match(withOther(proposed, less, ','), { stockBatchId: 'c', quantityAmount: '3', batch: { lotNumber: 'L-2' } });
  t.match(withOther(weighed, less, ','), { stockBatchId: 'c', quantityAmount: '1,25' });
  const typed = { ...proposed, quantityAmount: '2' };
  t.match(withOther(typed, less, ','), { stockBatchId: 'c', quantityAmount: '2' });
});
