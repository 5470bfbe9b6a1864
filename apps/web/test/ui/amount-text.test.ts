import { parseQuantityAmount } from '@cleaver/domain/kernel';
import { test } from 'tap';
import {
  amountFault,
  decimalText,
  fieldAmount,
  measureOf,
  type Point,
  questionOf,
  readAmount,
  understoodText,
} from '../../src/ui/amount-text.ts';

const read = (typed: string, point: Point): string | undefined => {
  const reading = readAmount(typed, point);
  return reading && ('amount' in reading ? reading.amount : reading.either.join(' or '));
};

test('exactly three digits after the separator of thousands are unclear, in either language', (t) => {
  const german: Record<string, string | undefined> = {
    '1500': '1500',
    '1,5': '1.5',
    '1.5': '1.5',
    '1.50': '1.50',
    '1,500': '1.500',
    '1.500': '1500 or 1.500',
    '12.125': '12125 or 12.125',
    '1.000': '1000 or 1.000',
    '-1.500': '-1500 or -1.500',
    '−2,5': '-2.5',
    ' 3 ': '3',
    '0.500': '0.500',
    '1.5000': '1.5000',
    '12345.678': '12345.678',
    '1.500,5': '1500.5',
    '10.150,25': '10150.25',
    '1.234.567': '1234567',
    '1,234.5': '1234.5',
    '1,234,567': '1234567',
    '12,': undefined,
    '1.2.3': undefined,
    '1.50,5': undefined,
    '1,2,3': undefined,
    abc: undefined,
    '': undefined,
  };
  for (const [typed, wanted] of Object.entries(german)) t.equal(read(typed, ','), wanted, typed);
  t.equal(read('1,500', '.'), '1500 or 1.500');
  t.equal(read('1.500', '.'), '1.500', 'the point is the decimal point of English');
  t.equal(read('1,500.5', '.'), '1500.5');
  t.end();
});

test('an unclear text is no amount for the core', (t) => {
  for (const typed of ['1.500', '12.125', '1.000'])
    t.equal(parseQuantityAmount(decimalText(typed, ',')).ok, false, typed);
  t.equal(decimalText('12,5', ','), '12.5');
  t.equal(decimalText(' 12 kg ', ','), '12 kg', 'the core says what is wrong with it');
  t.end();
});

test('the fault names both readings, with the unit', (t) => {
  const asked = (typed: string, point: Point = ',') => String(questionOf(typed, { unit: 'G' }, point));
  t.equal(asked('1.500'), '1.500 g: 1500 g or 1,5 g? Type 1500 or 1,5.');
  t.equal(asked('1,500', '.'), '1,500 g: 1500 g or 1.5 g? Type 1500 or 1.5.');
  t.equal(asked('1.000'), '1.000 g: 1000 g or 1 g? Type 1000 or 1.');
  t.equal(String(questionOf('19.990', 'money', ',')), '19.990 €: 19990 € or 19,99 €? Type 19990 or 19,99.');
  t.equal(questionOf('1.500,5', { unit: 'G' }, ','), undefined);
  t.equal(amountFault('', 'money', ','), undefined);
  t.equal(amountFault('12,5', 'money', ','), undefined);
  t.equal(String(amountFault('12 €', 'money', ',')), 'must be a number, like 10,5');
  t.end();
});

test('what was understood is said with the unit, and in the unit that is easier to say', (t) => {
  const said = (typed: string, unit: string) => understoodText(typed, { unit }, ',');
  t.equal(said('1,5', 'KG'), '1,5 kg');
  t.equal(said('1,500', 'KG'), '1,5 kg');
  t.equal(said('1500', 'G'), '1500 g = 1,5 kg');
  t.equal(said('0,0825', 'KG'), '0,0825 kg = 82,5 g');
  t.equal(said('10.150,25', 'KG'), '10150,25 kg');
  t.equal(said('100', 'PIECE'), '100 pcs');
  t.equal(said('0', 'KG'), '0 kg');
  t.equal(understoodText('7', { sign: '°C' }, ','), '7 °C');
  t.equal(understoodText('1,50', { sign: '' }, ','), '1,5', 'before its unit is chosen');
  t.equal(understoodText('1.500,5', 'money', ','), '€1,500.50');
  for (const typed of ['', 'abc', '1.500']) t.equal(said(typed, 'KG'), undefined, typed);
  t.end();
});

test('an amount of the service is written into a field so that it is read as the same', (t) => {
  for (const amount of ['1.500', '1500', '12.125', '0.0825', '-2.5'])
    for (const point of [',', '.'] as const) t.equal(decimalText(fieldAmount(amount, point), point), amount);
  t.end();
});

test('the unit of a member stands beside it, by its name', (t) => {
  const values: Record<string, string> = {
    quantityUnit: 'KG',
    minimumLevelUnit: 'G',
    uom: 'L',
    outputUom: 'PIECE',
    plannedQuantityUnit: 'BOX',
    unit: '',
  };
  const measured = (name: string) => {
    const measure = measureOf(name, (other) => values[other]);
    return measure && (measure === 'money' ? measure : 'unit' in measure ? measure.unit : measure.sign);
  };
  const wanted: Record<string, string | undefined> = {
    ...{
      quantityAmount: 'KG',
      minimumLevelAmount: 'G',
      outputQuantity: 'PIECE',
      plannedQuantity: 'BOX',
    },
    ...{ price: 'money', agreedPrice: 'money', agreedQuantity: 'L', temperatureLimit: '°C', tolerancePercent: '%' },
    ...{ paymentDueDays: undefined, rejectedAmount: '' },
  };
  t.same(
    measureOf('quantity', (other) => (other === 'uom' ? 'L' : undefined)),
    { unit: 'L' },
  );
  for (const [name, unit] of Object.entries(wanted)) t.equal(measured(name), unit, name);
  t.end();
});
