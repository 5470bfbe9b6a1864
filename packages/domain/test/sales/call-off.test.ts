import fc from 'fast-check';
import { test } from 'tap';
import { dateOf } from '../../src/kernel/values/calendar.ts';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import type { ArticleUnit } from '../../src/masterdata/index.ts';
import { type CallOff, restOf } from '../../src/sales/frame-contract/call-off.ts';

const EVER = { validFrom: null, validUntil: null };
const YEAR = { validFrom: dateOf('2026-01-01'), validUntil: dateOf('2026-12-31') };
const line = (agreedQuantity: string | null, unit: ArticleUnit | null = 'KG') => ({
  articleId: 'hack',
  agreedQuantity,
  unit,
});
const called = (amount: string, more: Partial<CallOff> = {}): CallOff => ({
  ...{ articleId: 'hack', day: dateOf('2026-06-01'), unit: 'KG', amount, pieces: null, ...more },
});
const UNWEIGHED = { first: undefined, pieceKg: null };
const shown = (...given: Parameters<typeof restOf>) => {
  const { called: sum, rest, restUnit } = restOf(...given);
  return `${sum.toText()} ${rest?.toText() ?? null} ${restUnit}`;
};

test('restOf returns called and remaining quantity at each step of an order, deliveries and a return', async (t) => {
  const rest = (...callOffs: CallOff[]) => shown(line('100'), YEAR, UNWEIGHED, callOffs);
  t.equal(rest(), '0 100 KG');
  t.equal(rest(called('30')), '30 70 KG', '30 kg ordered');
  t.equal(rest(called('17.6'), called('12.4')), '30 70 KG', '12.4 kg delivered');
  t.equal(rest(called('0'), called('12.4'), called('16.7')), '29.1 70.9 KG', '16.7 more complete the line');
  t.equal(rest(called('12.4'), called('16.7'), called('-5')), '24.1 75.9 KG', '5 kg come back');
});

test('restOf counts call-offs of the same article from the first to the last day of the contract', async (t) => {
  const rest = (...callOffs: CallOff[]) => shown(line('10'), YEAR, UNWEIGHED, callOffs);
  const on = (day: string) => rest(called('1', { day: dateOf(day) }));
  t.same(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map(on), [
    ...['0 10 KG', '1 9 KG', '1 9 KG', '0 10 KG'],
  ]);
  t.equal(rest(called('1', { articleId: 'other' })), '0 10 KG');
  t.equal(shown(line(null), EVER, UNWEIGHED, [called('3')]), '3 null KG', 'no quantity was agreed');
});

test('restOf counts in kilograms or pieces, and converts the other unit by the piece weight', async (t) => {
  const piece = called('7', { unit: 'PIECE' });
  t.equal(shown(line('40', 'HUNDRED_GRAM'), EVER, UNWEIGHED, [called('1')]), '1 3 KG', '40 HUNDRED_GRAM are 4 kg');
  t.equal(shown(line('10'), EVER, { first: undefined, pieceKg: '0.25' }, [piece]), '1.75 8.25 KG');
  t.equal(shown(line('10'), EVER, UNWEIGHED, [piece, called('2')]), '2 8 KG', 'without a weight not at all');
  const weighed = { first: undefined, pieceKg: '0.3' };
  t.equal(
    shown(line('10', 'PIECE_FIXED'), EVER, weighed, [called('1'), called('1')]),
    '6.666666 3.333334 PIECE',
    'each by itself',
  );
  const counted = called('2.5', { pieces: 9 });
  t.equal(shown(line('10', 'PIECE_FIXED'), EVER, weighed, [counted]), '9 1 PIECE', 'what was counted is known');
  t.equal(shown(line('10'), EVER, weighed, [counted]), '2.5 7.5 KG');
  const first = { unit: 'HUNDRED_GRAM', priceModel: 'WEIGHT_BASED' } as const;
  t.equal(shown(line('40', null), EVER, { first, pieceKg: null }, []), '0 4 KG', 'as the first sales unit');
  t.equal(shown(line('40', null), EVER, UNWEIGHED, []), '0 40 KG');
});

test('called quantity and rest add up to the agreed quantity', async (t) => {
  const grams = fc.integer({ min: -500, max: 5000 });
  fc.assert(
    fc.property(fc.nat(10_000), fc.array(grams, { maxLength: 10 }), (agreed, all) => {
      const callOffs = all.map((each) => called((each / 1000).toFixed(3)));
      const { called: sum, rest } = restOf(line((agreed / 1000).toFixed(3)), EVER, UNWEIGHED, callOffs);
      const expected = all.reduce((a, b) => a + b, 0);
      const inGrams = (kilograms: Decimal | null) => Number(kilograms?.times(Decimal.of('1000')).toText());
      return inGrams(sum) === expected && inGrams(rest) === agreed - expected;
    }),
  );
  t.pass();
});
