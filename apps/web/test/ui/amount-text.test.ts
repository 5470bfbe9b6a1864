import { CONTRACTS } from '@cleaver/domain/contracts';
import {
  Decimal,
  int32,
  type JsonSchema,
  MEANING,
  measured as measuredField,
  money,
  optional,
  parseQuantityAmount,
  percentage,
  quantityAmount,
  quantityNumber,
} from '@cleaver/domain/kernel';
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
} from '../../src/ui/control/amount-text.ts';
import { isDecimalText } from '../../src/ui/form/form-values.ts';

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

test('the core refuses an unclear amount, and decimalText converts a clear one', (t) => {
  for (const typed of ['1.500', '12.125', '1.000'])
    t.equal(parseQuantityAmount(decimalText(typed, ',')).ok, false, typed);
  t.equal(decimalText('12,5', ','), '12.5');
  t.equal(decimalText(' 12 kg ', ','), '12 kg', 'the core says what is wrong with it');
  t.end();
});

test('the fault of an unclear amount names both readings, with the unit', (t) => {
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

test('understoodText shows the understood amount in its unit, and in the usual unit for its size', (t) => {
  const said = (typed: string, unit: string) => understoodText(typed, { unit }, ',');
  t.equal(said('1,5', 'KG'), '1,5 kg');
  t.equal(said('1,500', 'KG'), '1,5 kg');
  t.equal(said('1500', 'G'), '1500 g = 1,5 kg');
  t.equal(said('0,0825', 'KG'), '0,0825 kg = 82,5 g');
  t.equal(said('10.150,25', 'KG'), '10150,25 kg');
  t.equal(said('100', 'PIECE'), '100 pcs');
  t.equal(said('0', 'KG'), '0 kg');
  t.equal(understoodText('7', { sign: '°C' }, ','), '7\u00a0°C');
  t.equal(understoodText('1,50', { sign: '' }, ','), '1,5', 'before its unit is chosen');
  t.equal(understoodText('1.500,5', 'money', ','), '€1,500.50');
  for (const typed of ['', 'abc', '1.500']) t.equal(said(typed, 'KG'), undefined, typed);
  t.end();
});

test('fieldAmount writes an amount of the service so that decimalText reads the same amount', (t) => {
  for (const amount of ['1.500', '1500', '12.125', '0.0825', '-2.5'])
    for (const point of [',', '.'] as const) t.equal(decimalText(fieldAmount(amount, point), point), amount);
  t.end();
});

test('measureOf returns the unit or sign that the contract of a number declares', (t) => {
  const values: Record<string, string> = { quantityUnit: 'KG', uom: 'L', unit: '' };
  const measured = (schema: JsonSchema) => measureOf(schema, (name) => values[name]);
  t.same(measured(quantityAmount().schema), { unit: 'KG' });
  t.same(measured(quantityAmount({ unitIn: 'uom' }).schema), { unit: 'L' });
  t.same(measured(quantityNumber('unit').schema), { sign: '' }, 'its unit is not chosen yet');
  t.same(measured(optional(measuredField(quantityAmount(), { unit: 'KG' })).schema), { unit: 'KG' });
  t.equal(measured(money().schema), 'money');
  t.same(measured(measuredField(int32(), 'celsius').schema), { sign: '°C' });
  t.same(measured(percentage(Decimal.ZERO, Decimal.HUNDRED).schema), { sign: '%' });
  t.equal(measured(int32().schema), undefined);
  t.end();
});

test('each decimal in a form has a measure, and its unit is a member of the same form', (t) => {
  let count = 0;
  const check = (schema: JsonSchema, at: string, beside: readonly string[]): void => {
    const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
    for (const [name, of] of Object.entries(properties)) check(of, `${at}.${name}`, Object.keys(properties));
    if (schema['items']) check(schema['items'] as JsonSchema, at, beside);
    if (schema['type'] !== 'number' && !isDecimalText(schema)) return;
    count++;
    const measure = schema[MEANING];
    t.ok(measure, at);
    if (typeof measure === 'object' && 'unitIn' in measure) t.ok(beside.includes(measure.unitIn), `${at}: its unit`);
  };
  for (const { name, input } of CONTRACTS) check(input.schema, name, []);
  t.ok(count > 40, `${count} decimals`);
  t.end();
});
