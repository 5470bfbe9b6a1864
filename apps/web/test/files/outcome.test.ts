/** Tests what the page of an import shows of the response to a file. */
import { test } from 'tap';
import { importAddress, importTitle, kindAt, listOf } from '../../src/files/kinds.ts';
import {
  columnsOf,
  columnText,
  decimalMarkText,
  delimiterText,
  encodingText,
  faultsByCell,
  type Outcome,
  valueText,
} from '../../src/files/outcome.ts';
import { shown } from '../../src/shell/language/language.ts';
import { SCREENS } from '../../src/shell/navigation/routes.ts';

const KIND = {
  columns: [
    { member: 'articleNumber', heading: 'Article number', required: true },
    { member: 'name', heading: 'Name', required: false },
    { member: 'price', heading: 'Price', required: false },
  ],
};
const OUTCOME: Outcome = {
  ...{ kind: 'articles', dryRun: true, encoding: 'CP850', delimiter: ';', decimalMark: ',' },
  columns: [
    { heading: 'Nr.', member: 'articleNumber' },
    { heading: 'Colour', member: null },
    { heading: '', member: null },
    { heading: 'Price', member: 'price' },
  ],
  ...{ rows: 2, created: 0, changed: 0, unchanged: 0 },
  faults: [
    { row: 2, column: 'Price', value: 'abc', message: 'must be a number' },
    { row: 2, column: 'name', value: '', message: 'is required' },
    { row: 3, column: '', value: '', message: 'has more cells than the heading' },
  ],
  ...{ faultCount: 3, warnings: [], sample: [] },
};

test('the form of a file is in words', (t) => {
  t.same(
    [encodingText(OUTCOME), delimiterText(OUTCOME), decimalMarkText(OUTCOME)],
    ['MS-DOS (code page 850)', 'semicolon', 'comma'],
  );
  t.equal(delimiterText({ ...OUTCOME, delimiter: '~' }), '~');
  t.end();
});

test('columns have the heading of the file and what they are; unknown headings are apart', (t) => {
  const { read, unknown } = columnsOf(OUTCOME, KIND);
  t.match(read, [
    { heading: 'Nr.', title: 'Article number' },
    { heading: 'Price', title: 'Price' },
  ]);
  t.same(unknown, ['Colour']);
  t.end();
});

test('a fault is at its cell; a fault of a row, or of a column that the file lacks, is at the row', (t) => {
  const at = faultsByCell(OUTCOME, columnsOf(OUTCOME, KIND).read);
  t.match(at(2, 'Price'), [{ value: 'abc' }]);
  t.match(at(2, ''), [{ column: 'name' }]);
  t.equal(at(3, '').length, 1);
  t.same(at(4, 'Price'), []);
  t.same(
    ['name', 'Nr.', 'price'].map((column) => columnText(column, OUTCOME, KIND)),
    ['Name', 'Nr.', 'Price'],
  );
  t.end();
});

test('values are shown as people write them', (t) => {
  t.same(['KG', 'W-100', 'ÖKO', '2027-01-31', 1234.5, ['a', 'KG'], undefined].map(valueText), [
    'Kilogram',
    'W-100',
    'ÖKO',
    '31\u00a0Jan\u00a02027',
    '1,234.5',
    'a, Kilogram',
    '',
  ]);
  t.end();
});

test('each kind has the address of its import, and a list to return to, with the titles of their screens', (t) => {
  const titles = new Map(SCREENS.map(({ path, title }) => [path, shown(title)]));
  for (const kind of [
    'suppliers',
    'customers',
    'articles',
    'prices',
    'stock',
    'categories',
    'article-codes',
    'boats',
  ]) {
    const [address, title, list] = [importAddress(kind), importTitle(kind), listOf(kind)];
    t.equal(kindAt(address), kind);
    t.equal(titles.get(address), title && shown(title), address);
    t.equal(titles.get(list.to), shown(list.title), list.to);
  }
  t.end();
});
