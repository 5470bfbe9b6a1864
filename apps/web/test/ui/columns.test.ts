import { test } from 'tap';
import { columnsOfCard, mayHide, shownColumns } from '../../src/ui/list/columns.ts';
import { sumsOf } from '../../src/ui/list/sums.ts';

const COLUMNS = [
  { field: 'number' },
  { field: 'customer', isHead: true },
  { field: 'day' },
  { field: 'articles', isLong: true },
  { field: 'value' },
  { field: 'status' },
  { field: 'action' },
];
const fields = (of: readonly { readonly field: string }[]) => of.map(({ field }) => field);

test('users hide all columns but the first and the buttons', (t) => {
  t.same(fields(COLUMNS.filter((one) => mayHide(COLUMNS, one))), ['customer', 'day', 'articles', 'value', 'status']);
  const hidden = ['number', 'day', 'action', 'unknown'];
  t.same(fields(shownColumns(COLUMNS, { hidden, isBesidePreview: false })), [
    ...['number', 'customer', 'articles', 'value', 'status', 'action'],
  ]);
  t.end();
});

test('beside a preview a list has its first four short columns', (t) => {
  t.same(fields(shownColumns(COLUMNS, { hidden: ['day'], isBesidePreview: true })), [
    ...['number', 'customer', 'value', 'status'],
  ]);
  t.end();
});

test('a card begins with the column of the product or the customer', (t) => {
  t.same(fields(columnsOfCard(COLUMNS)).slice(0, 3), ['customer', 'number', 'day']);
  t.end();
});

test('amounts are added exactly, by unit, and rows without an amount do not count', (t) => {
  t.same(
    sumsOf([
      ['0.1', 'kg'],
      [0.2, 'kg'],
      ['3', 'st'],
      [null, 'kg'],
      ['', undefined],
    ]),
    [
      ['0.3', 'kg'],
      ['3', 'st'],
    ],
  );
  t.same(sumsOf([]), []);
  t.end();
});
