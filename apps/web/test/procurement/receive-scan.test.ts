import { test } from 'tap';
import type { Row } from '../../src/procurement/receive-lines.ts';
import { type Effect, effectOf, withCrate } from '../../src/procurement/receive-scan.ts';

const CRATE: Row = { articleId: 'pork', supplierLot: 'H-77', quantityAmount: '12,5', quantityUnit: 'KG' };
const WEIGHT: Row = { articleId: 'pork', quantityAmount: '12,5', quantityUnit: 'KG' };
const LOT: Row = { supplierLot: 'H-77', expiryDate: '2026-12-31' };

/** Scans labels one after the other. Returns the lines and the last effect. */
function scanning(...labels: readonly (readonly [text: string, label: Row])[]) {
  let rows: readonly Row[] = [];
  let open = -1;
  let effect: Effect | undefined;
  for (const [text, label] of labels) {
    effect = effectOf(rows, open, text, label, ',');
    if ('row' in effect) {
      rows = effect.at < rows.length ? rows.with(effect.at, effect.row) : [...rows, effect.row];
      open = effect.at;
    }
  }
  return { rows, effect };
}

test('a repeated label asks for confirmation, whichever line is open', (t) => {
  t.match(scanning(['A', CRATE], ['A', CRATE]), { rows: { length: 1 }, effect: { kind: 'again', at: 0 } });
  const other = { ...CRATE, articleId: 'beef', supplierLot: 'H-1' };
  t.match(scanning(['A', CRATE], ['B', other], ['A', CRATE]), {
    rows: { length: 2 },
    effect: { kind: 'again', at: 0 },
  });
  t.match(scanning(['L', LOT], ['L', LOT]), { rows: { length: 1 }, effect: { kind: 'again', at: 0 } });
  t.end();
});

test('a label with an unknown GTIN fills in no line of another article, and no other label fills in its line', (t) => {
  const unknown: Row = { gtin: '04006381333931', quantityAmount: '4', quantityUnit: 'KG' };
  const withLot: Row = { gtin: '04006381333931', supplierLot: 'H-77' };
  const other: Row = { gtin: '04012345678901', supplierLot: 'H-78' };
  const known: Row = { articleId: 'pork', supplierLot: 'H-79' };
  t.match(scanning(['A', unknown], ['B', withLot]).rows, [{ ...unknown, ...withLot }], 'the same GTIN');
  t.match(scanning(['A', unknown], ['L', LOT]).rows, [{ ...unknown, ...LOT }], 'a barcode without a GTIN');
  t.match(scanning(['L', LOT], ['A', unknown]).rows, [{ ...LOT, ...unknown }]);
  const apart = [
    [unknown, other],
    [unknown, known],
    [{ articleId: 'pork' }, other],
  ] as const;
  for (const [first, second] of apart) t.match(scanning(['A', first], ['B', second]).rows, [first, second]);
  const chosen: Row = { ...unknown, articleId: 'pork' };
  t.equal(effectOf([chosen], 0, 'C', known, ',').kind, 'merged', 'the article that the user chose for the GTIN');
  t.equal(effectOf([chosen], 0, 'B', other, ',').kind, 'new');
  t.end();
});

test('withCrate adds the amount of a crate exactly, also to an empty amount, and keeps an unreadable one', (t) => {
  t.match(withCrate(CRATE, '0,1', 'A', ','), { quantityAmount: '12,6', labels: ['A'] });
  t.equal(withCrate({ ...CRATE, quantityAmount: '' }, '8', 'A', ',')['quantityAmount'], '8');
  t.equal(withCrate({ ...CRATE, quantityAmount: '1,2,3' }, '8', 'A', ',')['quantityAmount'], '1,2,3 + 8');
  t.equal(withCrate({ ...CRATE, quantityAmount: '0.1' }, '0.2', 'A', '.')['quantityAmount'], '0.3');
  t.end();
});

test('the second barcode of an added crate asks nothing at first, and asks when it is repeated', (t) => {
  const { rows } = scanning(['W', WEIGHT], ['L', LOT]);
  t.match(rows, [{ labels: ['W', 'L'] }]);
  const added = withCrate(rows[0] as Row, '12,5', 'W', ',');
  t.equal(added['quantityAmount'], '25');
  t.match(effectOf([added], 0, 'L', LOT, ','), { kind: 'known', at: 0 });
  const known = { ...added, labels: [...(added['labels'] as string[]), 'L'] };
  t.match(effectOf([known], 0, 'L', LOT, ','), { kind: 'again' }, 'but once more it does');
  t.end();
});

test('a crate of the same lot with another weight is added to its line, unless the amount was typed', (t) => {
  const second = { ...CRATE, quantityAmount: '8' };
  const { rows, effect } = scanning(['A', CRATE], ['B', second]);
  t.match(effect, { kind: 'added', at: 0 });
  t.equal(rows[0]?.['quantityAmount'], '20,5');
  t.match(scanning(['A', CRATE], ['B', second], ['C', { ...CRATE, quantityAmount: '1' }]).rows, [
    { quantityAmount: '21,5' },
  ]);
  t.match(effectOf([{ ...CRATE, quantityAmount: '30' }], 0, 'B', second, ','), { kind: 'again', at: 0 });
  const others: readonly Row[] = [
    { ...second, supplierLot: 'H-78' },
    { ...second, quantityUnit: 'PIECE' },
    { ...second, expiryDate: '2027-01-01' },
  ];
  for (const other of others)
    t.equal(effectOf([{ ...CRATE, expiryDate: '2026-12-31' }], -1, 'D', other, ',').kind, 'new');
  t.end();
});

test('the second barcode of another crate is added to the open line, even if an older line has it', (t) => {
  const { rows } = scanning(['W', WEIGHT], ['L', LOT], ['V', { ...WEIGHT, quantityAmount: '9' }], ['L', LOT]);
  t.match(rows, [
    { quantityAmount: '12,5', supplierLot: 'H-77' },
    { quantityAmount: '9', supplierLot: 'H-77', expiryDate: '2026-12-31' },
  ]);
  t.end();
});
