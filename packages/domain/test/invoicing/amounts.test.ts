import fc from 'fast-check';
import { test } from 'tap';
import { lineAmount, sumsOf, vatGroups } from '../../src/invoicing/document/amounts.ts';
import type { VatCategory } from '../../src/invoicing/index.ts';
import { Decimal } from '../../src/kernel/index.ts';
import { eachHas } from './desk.ts';

const amountOf = (quantity: string, price: string) => lineAmount(Decimal.of(quantity), price).toText(2);
const rated = (amount: string, rate = '7', category: VatCategory = 'S') => ({ amount, rate, category });

test('the examples of the specification', async (t) => {
  const amounts = [amountOf('1.235', '8.90'), amountOf('0.45', '18.90'), amountOf('12', '0.65')];
  t.strictSame(amounts, ['10.99', '8.51', '7.8'], '10.9915, 8.505 (half away from zero), 7.80');
  const groups = vatGroups(
    amounts.map((amount) => rated(amount)),
    'NET',
    '',
  );
  t.strictSame(sumsOf(groups), { net: '27.30', tax: '1.91', gross: '29.21' });
  eachHas(t, vatGroups([rated('9.99')], 'GROSS', ''), [{ tax: '0.65', net: '9.34', gross: '9.99' }]);
});

test('groups are sorted by rate, then by category, and the reason belongs to exempt lines', async (t) => {
  const lines = [rated('1', '0', 'Z'), rated('1', '7'), rated('1', '19'), rated('1', '0', 'E'), rated('2', '7')];
  t.strictSame(
    vatGroups(lines, 'NET', 'Kleinunternehmer').map(({ rate, category, net, exemptionReason }) =>
      [rate, category, net, exemptionReason].join(' '),
    ),
    ['19 S 1.00 ', '7 S 3.00 ', '0 E 1.00 Kleinunternehmer', '0 Z 1.00 '],
  );
});

/** Rounds `part / whole` half away from zero. */
const rounded = (part: bigint, whole: bigint): bigint => (2n * part + whole) / (2n * whole);
const text = (cents: bigint): string => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

test('random documents equal exact integers, in both bases', async (t) => {
  const line = fc.record({
    quantity: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    price: fc.bigInt({ min: 1n, max: 10n ** 8n }),
    rate: fc.constantFrom(0n, 700n, 1900n, 525n),
  });
  const decimal = (scaled: bigint, places: number) => {
    const digits = String(scaled).padStart(places + 1, '0');
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  };
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), fc.constantFrom('NET', 'GROSS'), (lines, basis) => {
      // Quantities have 6 places, prices 4, rates 2.
      const sums = new Map<bigint, bigint>();
      const given = lines.map(({ quantity, price, rate }) => {
        const cents = rounded(quantity * price, 10n ** 8n);
        sums.set(rate, (sums.get(rate) ?? 0n) + cents);
        const amount = amountOf(decimal(quantity, 6), decimal(price, 4));
        t.equal(Decimal.of(amount).toText(), Decimal.of(text(cents)).toText());
        return { amount, rate: Decimal.of(decimal(rate, 2)).toText(), category: rate === 0n ? 'Z' : 'S' } as const;
      });
      const expected = [...sums]
        .sort(([a], [b]) => Number(b - a))
        .map(([rate, sum]) => {
          const tax = rounded(sum * rate, basis === 'NET' ? 10_000n : 10_000n + rate);
          const net = basis === 'NET' ? sum : sum - tax;
          return { net, tax, gross: net + tax };
        });
      const groups = vatGroups(given, basis, '');
      t.strictSame(
        groups.map(({ net, tax, gross }) => ({ net, tax, gross })),
        expected.map(({ net, tax, gross }) => ({ net: text(net), tax: text(tax), gross: text(gross) })),
      );
      const all = (of: 'net' | 'tax' | 'gross') => text(expected.reduce((sum, group) => sum + group[of], 0n));
      t.strictSame(sumsOf(groups), { net: all('net'), tax: all('tax'), gross: all('gross') });
    }),
    { numRuns: 200 },
  );
});
