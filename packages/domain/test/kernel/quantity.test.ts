import fc from 'fast-check';
import { test } from 'tap';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import {
  factorOf,
  firstNameOf,
  kindOf,
  parseQuantityAmount,
  parseQuantityNumber,
  parseUnit,
  Quantity,
  sameKind,
  UNIT_CHOICES,
  UNITS,
  unitOf,
} from '../../src/kernel/values/quantity.ts';
import { faultOf } from './fault-of.ts';

const NAMES = Object.keys(UNITS);
const names = fc.constantFrom(...NAMES);
const quantity = (amount: string, unit: string) => Quantity.of(Decimal.of(amount), unitOf(unit));

/** The kinds and units from the contract, deliberately repeated here. */
const CONTRACT = {
  mass: 'KG KILOGRAM G GRAM MG MILLIGRAM T TONNE LB POUND OZ OUNCE HUNDRED_GRAM',
  volume: 'L LITER LITRE ML MILLILITER CL DL',
  length: 'M METER CM MM',
  count: 'PIECE PIECES PCS PC STK STUECK UNIT PIECE_FIXED PIECE_VARIABLE PAIR DOZEN PORTION SLICE',
};
const PACKAGING = 'PACK BOX CRATE CAN JAR BAG TRAY RING BOTTLE PALLET'.split(' ');

test('the catalogue has exactly the units and kinds of the contract', async (t) => {
  for (const [kind, members] of Object.entries(CONTRACT))
    for (const name of members.split(' ')) t.equal(kindOf(unitOf(name)), kind, name);
  t.equal(
    new Set(PACKAGING.map((name) => kindOf(unitOf(name)))).size,
    PACKAGING.length,
    'each packaging unit is a kind of its own',
  );
  t.same([...NAMES].sort(), [...Object.values(CONTRACT).join(' ').split(' '), ...PACKAGING].sort());
});

test('units of a kind convert by their factors', async (t) => {
  const equations = `
    1 KG = 1 KILOGRAM, 1 KG = 1000 G, 1 GRAM = 1 G, 1 G = 1000 MG, 1 MILLIGRAM = 1 MG, 1 T = 1000 KG, 1 TONNE = 1 T,
    1 LB = 453.59237 G, 1 POUND = 1 LB, 1 LB = 16 OZ, 1 OUNCE = 1 OZ, 1 OZ = 28.349523125 G, 10 HUNDRED_GRAM = 1 KG,
    1 L = 1 LITER, 1 LITRE = 1 LITER, 1 L = 1000 ML, 1 ML = 1 MILLILITER, 1 L = 100 CL, 1 L = 10 DL,
    1 M = 1 METER, 1 M = 100 CM, 1 M = 1000 MM,
    1 DOZEN = 12 PIECE, 1 PAIR = 2 PIECE, 1 PIECES = 1 PIECE, 1 PCS = 1 PIECE, 1 PC = 1 PIECE, 1 STK = 1 PIECE,
    1 STUECK = 1 PIECE, 1 UNIT = 1 PIECE, 1 PIECE_FIXED = 1 PIECE, 1 PIECE_VARIABLE = 1 PIECE, 1 PORTION = 1 PIECE,
    1 SLICE = 1 PIECE`.split(',');
  for (const equation of equations) {
    const [a = '', unitA = '', , b = '', unitB = ''] = equation.trim().split(' ');
    t.equal(quantity(a, unitA).compare(quantity(b, unitB)), 0, equation);
    t.equal(quantity(a, unitA).to(unitOf(unitB)).amount.toText(), b, equation);
  }
  for (const base of ['KG', 'L', 'M', 'PIECE', ...PACKAGING]) t.equal(factorOf(unitOf(base)).toText(), '1', base);
});

test('parseUnit ignores case and surrounding space, and returns the unit as written', async (t) => {
  for (const name of NAMES) {
    for (const text of [name, name.toLowerCase(), name.charAt(0) + name.slice(1).toLowerCase()]) {
      t.same(parseUnit(text), { ok: true, value: text });
      t.same(parseUnit(`  ${text}\t`), { ok: true, value: text });
      t.equal(kindOf(unitOf(text)), kindOf(unitOf(name)));
      t.strictSame(factorOf(unitOf(text)), factorOf(unitOf(name)));
    }
  }
});

test('parseUnit refuses an unknown unit with a list of all units', async (t) => {
  const near = ['STONE', 'K G', 'HUNDRED GRAM', 'KG.', 'kgs', 'pcſ', 'pıece', '\u212aG'];
  const wrong = ['', ' ', ...near, 'constructor', '__proto__', 'toString', 1, null, undefined, ['KG'], {}];
  for (const raw of wrong) {
    const parsed = parseUnit(raw);
    t.notOk(parsed.ok, String(raw));
    if (!parsed.ok) t.equal(String(parsed.message), `must be one of ${NAMES.join(', ')}`);
  }
  for (const text of ['', 'STONE', ' KG', 'pcſ']) t.throws(() => unitOf(text), RangeError, text);
});

test('an amount must be above zero, or at least zero with allowZero', async (t) => {
  for (const parse of [
    parseQuantityAmount,
    (raw: unknown, rule?: object) => parseQuantityNumber(typeof raw === 'string' ? Number(raw) : raw, rule),
  ]) {
    const smallest = parse('0.000001');
    t.equal(smallest.ok && smallest.value.toText(), '0.000001');
    for (const none of ['0', '0.000', '-0', '-0.000001', '-5'])
      t.equal(faultOf(parse(none)), 'must be above zero', none);

    const zero = parse('-0', { allowZero: true });
    t.equal(zero.ok && zero.value.toText(), '0');
    t.equal(faultOf(parse('-0.000001', { allowZero: true })), 'must not be below zero');
    t.notOk(parse(null).ok);
  }
});

test('parseQuantityAmount accepts only texts, and parseQuantityNumber only numbers', async (t) => {
  t.notOk(parseQuantityAmount(10.5).ok);
  t.notOk(parseQuantityAmount('10.5 kg').ok);
  t.notOk(parseQuantityNumber('10.5').ok);
  const number = parseQuantityNumber(10.1);
  t.equal(number.ok && number.value.toText(), '10.1');
});

test('10 kg minus 0.1 kg a hundred times is exactly zero', async (t) => {
  let left = quantity('10', 'KG');
  for (let i = 0; i < 100; i++) {
    t.notOk(left.isZero());
    left = left.minus(quantity(i % 2 ? '0.1' : '100', i % 2 ? 'KG' : 'g'));
  }
  t.ok(left.isZero());
  t.notOk(left.isNegative());
  t.equal(left.amountText(), '0');
  t.ok(left.minus(quantity('0.000001', 'MG')).isNegative());
});

test('plus and minus in mixed units stay exact over many steps', async () => {
  // The oracle converts each unit below to a whole number of picograms.
  const picograms: Record<string, bigint> = {
    g: 10n ** 12n,
    kg: 10n ** 15n,
    lb: 453_592_370_000_000n,
    oz: 28_349_523_125_000n,
    mg: 10n ** 9n,
    t: 10n ** 18n,
    Hundred_Gram: 10n ** 14n,
  };
  const units = Object.keys(picograms);
  const step = fc.record({
    unit: fc.constantFrom(...units),
    millionths: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    add: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.constantFrom(...units), fc.array(step, { maxLength: 60 }), (unit, steps) => {
      let sum = quantity('0', unit);
      let expected = 0n; // in millionths of a picogram
      for (const { unit: stepUnit, millionths, add } of steps) {
        const change = Quantity.of(Decimal.of(`${millionths}`).dividedBy(Decimal.of('1000000')), unitOf(stepUnit));
        // Converts the sum to its stored text and back, which must not lose digits.
        sum = Quantity.fromBase(sum.inBase().toText(), sum.unit);
        sum = add ? sum.plus(change) : sum.minus(change);
        expected += (add ? 1n : -1n) * millionths * (picograms[stepUnit] ?? 0n);
      }
      const inMillionths = sum.inBase().times(Decimal.of(`${10n ** 21n}`));
      return (
        inMillionths.equals(Decimal.of(`${expected}`)) &&
        sum.unit === unit &&
        sum.isNegative() === expected < 0n &&
        sum.isZero() === (expected === 0n)
      );
    }),
    { numRuns: 300 },
  );
});

test('conversion to another unit and back returns exactly the same amount', async () => {
  const pairs = fc.tuple(names, names).filter(([a, b]) => sameKind(unitOf(a), unitOf(b)));
  fc.assert(
    fc.property(pairs, fc.bigInt({ min: 1n, max: 10n ** 21n - 1n }), ([from, to], millionths) => {
      const given = Quantity.of(Decimal.of(`${millionths}`).dividedBy(Decimal.of('1000000')), unitOf(from));
      const there = given.to(unitOf(to));
      const again = Quantity.of(there.amount, there.unit);
      return there.unit === to && again.to(unitOf(from)).amount.equals(given.amount) && there.compare(given) === 0;
    }),
  );
});

test('conversion, arithmetic and comparison throw for units of two kinds', async (t) => {
  for (const a of NAMES) {
    for (const b of NAMES) {
      const [x, y] = [quantity('1', a), quantity('1', b)];
      const convert = [() => x.to(y.unit), () => x.plus(y), () => x.minus(y), () => x.compare(y)];
      const same = sameKind(x.unit, y.unit);
      if (same !== (kindOf(x.unit) === kindOf(y.unit))) t.fail(`${a} and ${b}`);
      for (const attempt of convert) {
        try {
          attempt();
          if (!same) t.fail(`${a} and ${b} mixed`);
        } catch (error) {
          if (same || !(error instanceof RangeError)) t.fail(`${a} and ${b}: ${error}`);
        }
      }
    }
  }
  t.notOk(sameKind(unitOf('BOX'), unitOf('CRATE')));
  t.notOk(sameKind(unitOf('PACK'), unitOf('PIECE')));
  t.notOk(sameKind(unitOf('KG'), unitOf('L')));
  t.ok(sameKind(unitOf('kg'), unitOf('Oz')));
});

test('plus and minus return the unit of the first quantity', async (t) => {
  t.equal(`${quantity('1', 'kg').plus(quantity('250', 'g'))}`, '1.25 kg');
  t.equal(`${quantity('250', 'g').plus(quantity('1', 'kg'))}`, '1250 g');
  t.equal(`${quantity('1', 'dozen').minus(quantity('1', 'pair'))}`, '0.833333 dozen');
  t.equal(`${quantity('1', 'kg').minus(quantity('1250', 'g'))}`, '-0.25 kg');
});

test('compare orders quantities of different units', async (t) => {
  t.ok(quantity('1', 'lb').compare(quantity('453.592369', 'g')) > 0);
  t.ok(quantity('1', 'lb').compare(quantity('453.592371', 'g')) < 0);
  t.equal(quantity('1', 'lb').compare(quantity('16', 'oz')), 0);
});

test('a stored quantity is restored exactly, even if its amount has no finite decimal', async (t) => {
  const left = quantity('1', 'lb').minus(quantity('100', 'g'));
  t.equal(left.inBase().toText(), '0.35359237');
  const restored = Quantity.fromBase(left.inBase().toText(), left.unit);
  t.strictSame(restored, left);
  t.equal(restored.amountText(), '0.779538', 'no finite decimal in pounds: rounded');
  t.equal(Number(restored.amountText()), 0.779538);
  t.equal(restored.plus(quantity('100', 'g')).amountText(), '1', 'and yet nothing was lost');
  t.ok(restored.minus(quantity('353.59237', 'g')).isZero());
  t.equal(Quantity.fromBase('0.353592370000', 'lb').amountText(), '0.779538', 'a store may fill up with zeros');
});

test('every quantity of a request is stored exactly, and restored with the given amount', async (t) => {
  fc.assert(
    fc.property(names, fc.bigInt({ min: 1n, max: 10n ** 21n - 1n }), (name, millionths) => {
      const amount = Decimal.of(`${millionths}`).dividedBy(Decimal.of('1000000'));
      const given = Quantity.of(amount, unitOf(name));
      const restored = Quantity.fromBase(given.inBase().toText(), given.unit);
      return (
        restored.amount.equals(amount) &&
        restored.amountText() === amount.toText() &&
        Number(restored.amountText()) === Number(amount.toText())
      );
    }),
  );
  t.throws(() => Quantity.fromBase('1e3', 'KG'), RangeError);
  t.throws(() => Quantity.fromBase('1', 'STONE'), RangeError);
});

test('amountText returns all digits of an amount with a finite decimal', async (t) => {
  const left = quantity('10', 'kg').minus(quantity('1', 'oz'));
  t.equal(left.amountText(), '9.971650476875');
  t.equal(Number(left.amountText()), 9.971650476875);
});

test('arithmetic and conversion do not change a quantity', async (t) => {
  const one = quantity('1', 'kg');
  one.plus(one);
  one.minus(one);
  one.to(unitOf('g'));
  t.equal(`${one}`, '1 kg');
});

test('a choice of units has each unit once, by its first name', (t) => {
  t.equal(firstNameOf('kilogram'), 'KG');
  t.equal(firstNameOf('Ring'), 'RING');
  t.same(
    UNIT_CHOICES.filter((name) => ['KG', 'KILOGRAM', 'PIECE', 'STK', 'PORTION'].includes(name)),
    ['KG', 'PIECE', 'PORTION'],
  );
  t.end();
});
