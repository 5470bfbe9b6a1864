import { test } from 'tap';
import { csv } from '../../src/ui/csv.ts';

test('a file that spreadsheets open: semicolons, decimal commas, a mark for UTF-8', (t) => {
  t.equal(
    csv([
      ['Name', 'Preis'],
      ['Lyoner', 14.9],
      ['Käse; mild', null],
    ]),
    '\uFEFFName;Preis\r\nLyoner;14,9\r\n"Käse; mild";',
  );
  t.equal(csv([['er sagte "ja"\nund ging']]), '\uFEFF"er sagte ""ja""\nund ging"');
  t.end();
});

test('nothing in it is a formula', (t) => {
  for (const text of ['=1+1', '+49 981', '-x', '@x', '\tx']) t.match(csv([[text]]), /'/, text);
  t.equal(csv([['-12,5']]), '\uFEFF-12,5', 'a number below zero stays one');
  t.end();
});
