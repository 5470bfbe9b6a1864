import { writeTable } from '@cleaver/tables';
import { test } from 'tap';
import { type Amount, amountCells } from '../../src/ui/list/export-cells.ts';

const written = (amount: Amount) => writeTable([amountCells(amount)], { delimiter: ';', decimal: ',' }).trim();

test('amountCells writes an amount as a number, and its unit into the next cell', (t) => {
  t.equal(written(['12.5', 'kg']), '12,5;"kg"');
  t.equal(written([12.5, 'kg']), '12,5;"kg"');
  t.equal(written(['0', 'kg']), '0;"kg"');
  t.equal(written([null, 'kg']), ';');
  t.equal(written(['', 'kg']), ';');
  t.equal(written(['3', undefined]), '3;');
  t.equal(written(['999999999999999.999999', 'kg']), '"999999999999999,999999";"kg"', 'no digit is lost');
  t.end();
});
