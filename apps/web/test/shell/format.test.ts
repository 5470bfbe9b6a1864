import { say } from '@cleaver/domain/kernel';
import { test } from 'tap';
import {
  counted,
  exactPrice,
  forPeople,
  inOwnUnits,
  shownMoney,
  shownPrice,
  shownQuantity,
  shownUnit,
} from '../../src/shell/language/format.ts';

test('grams have no decimal places from 10 g on, one below, and kilograms at most three', (t) => {
  t.equal(shownQuantity('378.947368', 'G'), '379 g');
  t.equal(shownQuantity('52.632', 'g'), '53 g');
  t.equal(shownQuantity('0.052632', 'KG'), '53 g');
  t.equal(shownQuantity('2.5', 'G'), '2.5 g');
  t.equal(shownQuantity('2.631579', 'G'), '2.6 g');
  t.equal(shownQuantity('0.4', 'G'), '0.4 g');
  t.equal(shownQuantity('21.052632', 'KG'), '21.053 kg');
  t.equal(shownQuantity('12.5', 'KG'), '12.5 kg');
  t.end();
});

test('quantities are shown to the gram, and small ones with three digits', (t) => {
  const shown = (amount: string) => shownQuantity(amount, 'KG');
  t.equal(shown('12.5'), '12.5 kg');
  t.equal(shown('20.618557'), '20.619 kg');
  t.equal(shown('0.000421'), '0.421 g');
  t.equal(shown('1234567.25'), '1,234,567.25 kg');
  t.equal(shown(''), '–');
  t.end();
});

test('small amounts are shown in a smaller unit, but not in files', (t) => {
  t.equal(shownQuantity('0.00825', 'KG'), '8.3 g');
  t.equal(shownQuantity('-0.05', 'kg'), '-50 g');
  t.equal(shownQuantity('0.03', 'L'), '30 ml');
  t.equal(shownQuantity('0.1', 'KG'), '0.1 kg');
  t.equal(shownQuantity('0', 'KG'), '0 kg');
  t.equal(shownQuantity('0.05', 'PIECE'), '0.05 pcs');
  t.equal(
    inOwnUnits(() => shownQuantity('0.00825', 'KG')),
    '0.00825 kg',
  );
  t.equal(shownQuantity('0.00825', 'KG'), '8.3 g');
  t.end();
});

test('units are shown with their usual names, and a quantity without a unit as a dash', (t) => {
  t.equal(shownQuantity('108', 'PIECE'), '108 pcs');
  t.equal(shownUnit('hundred_gram'), '100 g');
  t.equal(shownQuantity('40', 'HUNDRED_GRAM'), '40 × 100 g');
  t.equal(shownQuantity('40', null), '40');
  t.equal(forPeople('40 HUNDRED_GRAM are left'), '40 × 100 g are left');
  t.equal(shownQuantity('0', null), '–');
  t.end();
});

test('a count of one is shown in the singular, and every other count in the plural', (t) => {
  t.same(
    [0, 1, 2].map((count) => counted(count, say`${count} order`, say`${count} orders`)),
    ['0 orders', '1 order', '2 orders'],
  );
  t.equal(shownQuantity('1', 'BOX'), '1 box');
  t.equal(shownQuantity('1.5', 'BOX'), '1.5 boxes');
  t.equal(shownUnit('BOX'), 'box');
  t.equal(shownQuantity('2', 'RING'), '2 rings');
  t.equal(forPeople('2 CRATE are more than 1 CRATE'), '2 crates are more than 1 crate');
  t.end();
});

test('forPeople formats dates in a sentence of the service, but not those within a lot number', (t) => {
  t.equal(
    forPeople('Lot P-2026-11-23-007 lasts until 2026-12-03, lot L-1 in it until 2026-11-30'),
    'Lot P-2026-11-23-007 lasts until 3\u00a0Dec\u00a02026, lot L-1 in it until 30\u00a0Nov\u00a02026',
  );
  t.end();
});

test('forPeople formats quantities in a sentence of the service, but not lot numbers', (t) => {
  const kg = (text: string) => forPeople(text).replaceAll('\u00a0', ' ');
  t.equal(kg('lot 24.11 has 1234.5 KG, 2000 G is more'), 'lot 24.11 has 1,234.5 kg, 2,000 g is more');
  t.equal(kg('A piece weighs 1441.25 kg'), 'A piece weighs 1,441.25 kg');
  t.equal(kg('lot L-7 has 3 PIECE'), 'lot L-7 has 3 pcs');
  t.equal(kg('-2.5 °C measured, 12 PLU'), '-2.5 °C measured, 12 PLU');
  t.end();
});

test('forPeople formats sums of money in a sentence of the service', (t) => {
  t.equal(
    forPeople('1234.50 € is open of RE-2026-00001, at most -0.05 €'),
    '€1,234.50 is open of RE-2026-00001, at most -€0.05',
  );
  t.equal(forPeople('lot 24.11.50 €'), 'lot 24.11.50 €');
  t.end();
});

test('a price is shown in cents with its unit, and exactly on demand', (t) => {
  t.equal(shownPrice(9.2523, 'KG'), '€9.25 / kg');
  t.equal(exactPrice(9.2523, 'KG'), '€9.2523 / kg');
  t.equal(shownPrice('1.95', 'HUNDRED_GRAM'), '€1.95 / 100 g');
  t.equal(shownPrice(2, 'PIECE'), '€2.00 / piece');
  t.equal(shownPrice(0.0045, 'PIECE'), '€0.0045 / piece', 'a price below a cent is not shown as zero');
  t.equal(shownMoney('44.155'), '€44.16');
  t.end();
});
