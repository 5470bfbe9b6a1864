import fc from 'fast-check';
import { test } from 'tap';
import { Decimal, LongNumber, sumOfTexts } from '../../src/kernel/values/decimal.ts';
import { faultOf } from './fault-of.ts';

// The oracle is BigInt. It represents a decimal of six places as a whole number of millionths.
const LIMIT = 10n ** 21n - 1n;
const millionths = fc.bigInt({ min: -LIMIT, max: LIMIT });
const integers = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const positives = fc.bigInt({ min: 1n, max: 10n ** 12n });

/** Returns the text of `scaled / 10^places`, with all its places. */
function textOf(scaled: bigint, places: number): string {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
  return `${scaled < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const decimal = (scaled: bigint, places = 6) => Decimal.of(textOf(scaled, places));
const ratio = (n: bigint, d: bigint) => Decimal.of(`${n}`).dividedBy(Decimal.of(`${d}`));
const abs = (n: bigint) => (n < 0n ? -n : n);

test('toText returns a parsed decimal text in its shortest form', async (t) => {
  const cases = [
    ['10.5', '10.5'],
    ['10.500', '10.5'],
    ['007', '7'],
    ['0', '0'],
    ['-0', '0'],
    ['-0.000', '0'],
    ['-1.50', '-1.5'],
    ['0.000001', '0.000001'],
    ['999999999999999.999999', '999999999999999.999999'],
    ['-999999999999999.999999', '-999999999999999.999999'],
    ['100', '100'],
  ] as const;
  for (const [text, shown] of cases) {
    const parsed = Decimal.parse(text);
    t.equal(parsed.ok && parsed.value.toText(), shown, text);
  }
});

test('parse reads every decimal with 15 digits before and 6 after the point exactly', async () => {
  fc.assert(
    fc.property(millionths, (scaled) => {
      const parsed = Decimal.parse(textOf(scaled, 6));
      return (
        parsed.ok &&
        parsed.value.equals(ratio(scaled, 10n ** 6n)) &&
        Decimal.of(parsed.value.toText()).equals(parsed.value)
      );
    }),
  );
});

test('anything but a plain decimal text is refused', async (t) => {
  const message =
    'must be a decimal number in a text like "10.5", with at most 15 digits before the point and 6 after it';
  const shapes = [
    '',
    '-',
    '.',
    '.5',
    '5.',
    '-.5',
    '+1',
    '--1',
    '1,5',
    '1.5.5',
    '1_000',
    '1/3',
    '0.(3)',
    "0.'3'",
    'ten',
    '1n',
  ];
  const others = ['1e3', '1E3', '1e-3', 'NaN', 'Infinity', '-Infinity', '0x10', ' 1', '1 ', '1\n', '1 000', '١', '１'];
  const long = ['1234567890123456', '0000000000000001', '-1234567890123456', '0.1234567', '1.0000000', '9'.repeat(1e6)];
  const types = [10.5, 0, NaN, 10n, true, null, undefined, ['1'], { toString: () => '1' }];
  const wrong = [...shapes, ...others, ...long, ...types];
  for (const raw of wrong) t.equal(faultOf(Decimal.parse(raw)), message, String(raw).slice(0, 30));
});

test('parse accepts values at the bounds, and refuses values beyond them', async (t) => {
  const bounds = { min: Decimal.of('-273.15'), max: Decimal.of('1000') };
  for (const text of ['-273.15', '-273.150', '0', '1000', '1000.000']) t.ok(Decimal.parse(text, bounds).ok, text);
  t.equal(faultOf(Decimal.parse('-273.150001', bounds)), 'must be at least -273.15');
  t.equal(faultOf(Decimal.parse('1000.000001', bounds)), 'must be at most 1000');
});

test('Decimal.of accepts longer decimal texts of a store, and throws for any other text', async (t) => {
  t.equal(Decimal.of('123456789012345678.123456789012345678').toText(), '123456789012345678.123456789012345678');
  for (const text of ['', '1e3', 'NaN', ' 1', "0.'3'", '1/3']) t.throws(() => Decimal.of(text), RangeError, text);
});

test('plus, minus and times compute the same as integer arithmetic', async () => {
  fc.assert(
    fc.property(millionths, millionths, (a, b) => {
      const x = decimal(a);
      const y = decimal(b);
      return (
        x.plus(y).equals(decimal(a + b)) && x.minus(y).equals(decimal(a - b)) && x.times(y).equals(decimal(a * b, 12))
      );
    }),
  );
});

test('toText returns all digits of sums and products', async (t) => {
  t.equal(Decimal.of('0.1').plus(Decimal.of('0.2')).toText(), '0.3');
  t.equal(
    Decimal.of('999999999999999.999999').times(Decimal.of('999999999999999.999999')).toText(),
    '999999999999999999998000000000.000000000001',
  );
  fc.assert(
    fc.property(millionths, millionths, (a, b) => {
      const shown = textOf(a * b, 12).replace(/\.?0+$/, '');
      return decimal(a).times(decimal(b)).toText() === (shown === '-0' ? '0' : shown);
    }),
  );
});

test('dividedBy is exact, also without a finite decimal text, and throws for a zero divisor', async (t) => {
  fc.assert(
    fc.property(integers, positives, fc.boolean(), (n, d, negative) => {
      const divisor = Decimal.of(`${negative ? -d : d}`);
      return Decimal.of(`${n}`)
        .dividedBy(divisor)
        .times(divisor)
        .equals(Decimal.of(`${n}`));
    }),
  );
  const third = ratio(1n, 3n);
  t.ok(third.plus(third).plus(third).equals(Decimal.of('1')));
  t.throws(() => third.dividedBy(Decimal.ZERO), RangeError);
  t.throws(() => third.dividedBy(third.minus(third)), RangeError);
});

test('compare, equals, isNegative and isZero agree with integer arithmetic', async (t) => {
  fc.assert(
    fc.property(millionths, fc.oneof(millionths, fc.constantFrom(0n, 1n, -1n)), (a, b) => {
      const order = Math.sign(decimal(a).compare(decimal(a + b)));
      return order === (b > 0n ? -1 : b < 0n ? 1 : 0) && decimal(a).equals(decimal(a + b)) === (b === 0n);
    }),
  );
  fc.assert(
    fc.property(millionths, (a) => decimal(a).isNegative() === a < 0n && decimal(a).isZero() === (a === 0n)),
    { examples: [[0n], [1n], [-1n]] },
  );
  t.notOk(Decimal.parse('-0').ok && Decimal.of('-0').isNegative());
  t.ok(Decimal.ZERO.isZero());
});

test('arithmetic does not change its operands', async (t) => {
  const one = Decimal.of('1');
  const two = Decimal.of('2');
  one.plus(two);
  one.minus(two);
  one.times(two);
  one.dividedBy(two);
  t.same([one.toText(), two.toText()], ['1', '2']);
});

test('equal values are deeply equal, different ones are not', async (t) => {
  t.strictSame(Decimal.of('-0.50').plus(Decimal.of('0.5')), Decimal.ZERO);
  t.strictSame(Decimal.of('2.50'), ratio(5n, 2n));
  t.strictNotSame(Decimal.of('2.5'), Decimal.of('2.6'));
  t.strictNotSame(Decimal.of('2.5'), Decimal.of('-2.5'));
});

test('toText rounds a half away from zero', async (t) => {
  const cases = [
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['0.49', 0, '0'],
    ['-0.49', 0, '0'],
    ['1.5', 0, '2'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['0.0000005', 6, '0.000001'],
    ['0.00000049', 6, '0'],
    ['-0.00000049', 6, '0'],
    ['1.9999995', 6, '2'],
    ['99.95', 1, '100'],
    ['10.500', 6, '10.5'],
    ['1200', 6, '1200'],
    ['1200', 0, '1200'],
  ] as const;
  for (const [text, places, shown] of cases)
    t.equal(Decimal.of(text).toText(places), shown, `${text} to ${places} places`);
  t.equal(ratio(1n, 3n).toText(6), '0.333333');
  t.equal(ratio(-2n, 3n).toText(6), '-0.666667');
});

test('toText rounds to the nearest decimal with the given number of places', async () => {
  fc.assert(
    fc.property(integers, positives, fc.integer({ min: 0, max: 20 }), (n, d, places) => {
      const text = ratio(n, d).toText(places);
      const [, decimals = ''] = text.split('.');
      // The error of the text, in units of 1 / (d * 10^places). Half a unit of the last place is d / 2 of these units.
      const shown = BigInt(text.replace('.', '') + '0'.repeat(places - decimals.length));
      const off = shown * d - n * 10n ** BigInt(places);
      const tie = 2n * abs(off) === d;
      return (
        decimals.length <= places && 2n * abs(off) <= d && (!tie || abs(shown) * d > abs(n) * 10n ** BigInt(places))
      );
    }),
    { numRuns: 1000 },
  );
});

test('toText without places returns all digits, and throws for a decimal that does not terminate', async (t) => {
  t.equal(ratio(1n, 8n).toText(), '0.125');
  t.equal(ratio(1n, 1024n * 5n).toText(), '0.0001953125');
  t.equal(ratio(1n, 5n ** 4n).toText(), '0.0016');
  t.ok(ratio(3n, 40n).terminates());
  t.notOk(ratio(1n, 12n).terminates());
  t.throws(() => ratio(1n, 3n).toText(), RangeError);
  t.throws(() => ratio(1n, 30n).toText(), RangeError);
});

test('toString rounds to six places', async (t) => {
  t.equal(`${ratio(1n, 3n)} ${Decimal.of('10.50')}`, '0.333333 10.5');
});

test('parseNumber reads a JSON number exactly as written, and refuses any other value', async (t) => {
  const limits = { digits: 10, places: 4 };
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 14n) + 1n, max: 10n ** 14n - 1n }), (scaled) => {
      const parsed = Decimal.parseNumber(JSON.parse(textOf(scaled, 4)), limits);
      return parsed.ok && parsed.value.equals(decimal(scaled, 4));
    }),
  );
  for (const wrong of ['1', NaN, Infinity, -Infinity, 1n, null, undefined, true, [1]]) {
    t.equal(faultOf(Decimal.parseNumber(wrong)), 'must be a number');
  }
  for (const beyond of [1e21, 1e300, 1e-7, 5e-324, 1e15, 0.1 + 0.2])
    t.notOk(Decimal.parseNumber(beyond).ok, String(beyond));
  const minusZero = Decimal.parseNumber(-0);
  t.equal(minusZero.ok && minusZero.value.toText(), '0');
});

test('parseNumber reads the digits of a LongNumber exactly, up to 15 before the point and 6 after it', async (t) => {
  for (const text of ['12345678901.123456', '-123456789012345.123456']) {
    const parsed = Decimal.parseNumber(new LongNumber(text));
    t.equal(parsed.ok && parsed.value.toText(), text);
  }
  for (const beyond of ['1234567890123456', '0.1234567', `1.${'0'.repeat(500)}1`]) {
    t.equal(
      faultOf(Decimal.parseNumber(new LongNumber(beyond))),
      'must have at most 15 digits before the point and 6 after it',
    );
  }
});

test('parseNumber refuses a double with more than 15 digits in all', async (t) => {
  t.equal(faultOf(Decimal.parseNumber(JSON.parse('123456789012.123456'))), 'must have at most 15 digits in all');
  t.notOk(Decimal.parseNumber(-1234567890.123456).ok, 'the minus is no digit, nor is the point');
  for (const text of ['123456789.123456', '-123456789.123456', '999999999999999', '0.000001', '0', '100000.000001']) {
    const parsed = Decimal.parseNumber(JSON.parse(text));
    t.equal(parsed.ok && parsed.value.toText(), text, text);
  }
});

test('sumOfTexts returns the sum of the decimals', async (t) => {
  const text = fc.tuple(integers, fc.integer({ min: 1, max: 18 })).map(([scaled, places]) => textOf(scaled, places));
  const whole = integers.map(String);
  const sum = (texts: readonly string[]) =>
    texts.reduce((total, each) => total.plus(Decimal.of(each)), Decimal.ZERO).toText();
  fc.assert(fc.property(fc.array(fc.oneof(text, whole)), (texts) => sumOfTexts(texts) === sum(texts)));
  t.same([sumOfTexts([]), sumOfTexts(['-0.50', '0.5']), sumOfTexts(['-1.250', '1'])], ['0', '0', '-0.25']);
});
