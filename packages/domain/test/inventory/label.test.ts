import fc from 'fast-check';
import { test } from 'tap';
import { isPrintableWeight, lotLabel, placeLabel, placeOf, readCode } from '../../src/inventory/index.ts';
import { Decimal, dateOf } from '../../src/kernel/index.ts';

const TODAY = dateOf('2026-11-23');
const read = (text: string) => readCode(text, TODAY, []);
/** Returns the fields of all symbols of a label together. */
const said = (symbols: readonly string[] | undefined) =>
  Object.assign(
    {},
    ...(symbols ?? []).map((symbol) => {
      const { elements, problems } = read(symbol);
      return {
        ...Object.fromEntries(Object.entries(elements).filter(([, value]) => value?.length)),
        ...(problems.length && { problems }),
      };
    }),
  );

test('lotLabel encodes article, lot, weight, count and date, in one symbol if they fit, otherwise in two', async (t) => {
  t.same(lotLabel({ lotNumber: 'L-2611-07', netWeightKg: Decimal.of('1.25'), bestBefore: dateOf('2026-12-31') }), [
    '(10)L-2611-07(3103)001250(15)261231',
  ]);
  t.same(lotLabel({ lotNumber: 'L1', useBy: dateOf('2026-12-01'), count: 12 }), ['(10)L1(30)12(17)261201']);
  t.same(
    lotLabel({ articleNumber: 'R-010', lotNumber: 'L1', useBy: dateOf('2026-12-01') }),
    ['(240)R-010(10)L1(17)261201'],
    'the number of an article without GTIN',
  );
  t.same(lotLabel({ gtin: '4006381333931', articleNumber: 'R-010', lotNumber: 'L1' }), ['(01)04006381333931(10)L1']);
  t.same(lotLabel({ articleNumber: 'Wurst 1', lotNumber: 'L1' }), ['(10)L1'], 'not one that the bars cannot hold');
  const wide = lotLabel({ articleNumber: 'A'.repeat(30), lotNumber: 'L'.repeat(20) });
  t.same(wide, [`(240)${'A'.repeat(30)}`, `(10)${'L'.repeat(20)}`]);
  const long = lotLabel({
    gtin: '4006381333931',
    lotNumber: 'P-2026-11-23-001',
    netWeightKg: Decimal.of('1250.5'),
    bestBefore: dateOf('2026-12-31'),
  });
  t.same(long, ['(01)04006381333931(10)P-2026-11-23-001(3102)125050', '(15)261231'], '48 characters a symbol');
});

test('lotLabel returns undefined for a lot number that GS1-128 cannot encode', async (t) => {
  for (const lotNumber of ['', 'Ä1', 'A 1', 'A(1)', 'A'.repeat(21), 'A\n'])
    t.equal(lotLabel({ lotNumber }), undefined, lotNumber);
});

test('lotLabel encodes a weight exactly or omits it', async (t) => {
  const of = (weight: string) => said(lotLabel({ lotNumber: 'L', netWeightKg: Decimal.of(weight) })).netWeightKg;
  for (const weight of ['1.25', '0.001', '999.999', '1000', '123456', '0.12345', '12345.6'])
    t.equal(of(weight), weight);
  for (const weight of ['1234567', '0.123456', '1234.567', '-1']) {
    t.equal(of(weight), undefined, weight);
    t.equal(isPrintableWeight(Decimal.of(weight)), false, weight);
  }
});

test('reading a printed label returns its contents', async () => {
  const character = fc.constantFrom(...'!"%&\'*+,-./0123456789:;<=>?ABCXYZ_abcxyz');
  fc.assert(
    fc.property(
      fc.string({ unit: character, minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 999_999 }),
      fc.integer({ min: 0, max: 3 }),
      (lotNumber, digits, places) => {
        const weight = Decimal.of(places === 0 ? String(digits) : (digits / 10 ** places).toFixed(places));
        const given = said(lotLabel({ gtin: '96385074', lotNumber, netWeightKg: weight, useBy: dateOf('2027-02-28') }));
        return (
          given.lotNumber === lotNumber &&
          given.useBy === '2027-02-28' &&
          given.problems === undefined &&
          (given.netWeightKg === undefined ? !isPrintableWeight(weight) : Decimal.of(given.netWeightKg).equals(weight))
        );
      },
    ),
  );
});

test('placeOf returns the id from a place label, also if the scanner sends only the digits', async (t) => {
  for (const id of [
    '01a206fe-5160-7000-8000-00100c1ea4e7',
    '00000000-0000-0000-0000-000000000001',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ]) {
    const label = placeLabel(id);
    t.equal(placeOf(read(label).elements), id);
    t.equal(placeOf(read(label.replace(/[()]/g, '')).elements), id);
  }
  t.equal(placeOf(read('(91)12').elements), undefined);
  t.equal(placeOf(read(`(91)${'9'.repeat(39)}`).elements), undefined, 'no id is so large');
});
