import fc from 'fast-check';
import { test } from 'tap';
import { Decimal, moneyOf, moneyToNumber, parseMoney } from '../../src/kernel/values/decimal.ts';
import { faultOf } from './fault-of.ts';

test('money is a number above zero with at most 10 digits before and 4 after the point', async (t) => {
  const cases = [
    [19.99, '19.99'],
    [0.0001, '0.0001'],
    [1, '1'],
    [5, '5'],
    [9999999999.9999, '9999999999.9999'],
    [1.1, '1.1'],
    [100, '100'],
  ] as const;
  for (const [number, text] of cases) {
    const parsed = parseMoney(number);
    t.same(parsed, { ok: true, value: text });
    if (parsed.ok) t.equal(moneyToNumber(parsed.value), number);
  }
  for (const none of [0, -0, -0.01, -19.99]) t.equal(faultOf(parseMoney(none)), 'must be above zero', String(none));
  for (const beyond of [0.00001, 19.99999, 19.990000000000002, 1e10, 10000000000.5, 1e21, 1e-7]) {
    t.equal(faultOf(parseMoney(beyond)), 'must have at most 10 digits before the point and 4 after it', String(beyond));
  }
  for (const wrong of ['19.99', Infinity, null, undefined, true, 19n, [19.99]]) {
    t.equal(faultOf(parseMoney(wrong)), 'must be a number', String(wrong));
  }
});

test('every amount of money goes through JSON, the core and a store unchanged', async (t) => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 14n - 1n }), (scaled) => {
      const json = `${scaled / 10_000n}.${`${scaled % 10_000n}`.padStart(4, '0')}`;
      const parsed = parseMoney(JSON.parse(json));
      if (!parsed.ok) return false;
      const restored = moneyOf(json);
      return (
        restored === parsed.value &&
        Decimal.of(parsed.value).equals(Decimal.of(json)) &&
        moneyToNumber(restored) === JSON.parse(json)
      );
    }),
    { numRuns: 1000 },
  );
  t.equal(moneyOf('19.9900'), '19.99');
  for (const text of ['0', '-1', '0.0000', 'NaN', '']) t.throws(() => moneyOf(text), RangeError, text);
});
