import fc from 'fast-check';
import { test } from 'tap';
import { addDays, dateOf } from '../../src/kernel/calendar.ts';
import { type Money, moneyOf } from '../../src/kernel/decimal.ts';
import { type ListPrice, listPriceOn, priceDayFaults, withListPrice } from '../../src/masterdata/list-price.ts';

const TODAY = dateOf('2026-11-23');
const entry = (price: string, validFrom: string | null): ListPrice => ({
  ...{
    price: moneyOf(price),
    validFrom: validFrom === null ? null : dateOf(validFrom),
    setBy: 'anna',
    setAt: '1970-01-01T00:00:00.000Z',
  },
});
const shown = (prices: readonly ListPrice[]) => prices.map(({ price, validFrom }) => `${validFrom} ${price}`);

test('a price is valid from its day on, replaces one of that day, and is dropped if it changes nothing', async (t) => {
  const ever = [entry('5', null)];
  const planned = withListPrice(ever, entry('6', '2026-12-01'));
  t.same(shown(planned), ['null 5', '2026-12-01 6']);
  t.same(shown(withListPrice(planned, entry('7', '2026-12-01'))), ['null 5', '2026-12-01 7'], 'replaces');
  t.same(
    shown(withListPrice(planned, entry('5', '2026-11-23'))),
    ['null 5', '2026-12-01 6'],
    'equal to the one before',
  );
  t.same(
    shown(withListPrice(planned, entry('6', '2026-11-23'))),
    ['null 5', '2026-11-23 6'],
    'the next one became equal',
  );
  t.same(shown(withListPrice(planned, entry('5', '2026-12-01'))), ['null 5'], 'a plan is taken back');
  t.equal(listPriceOn(planned, dateOf('2026-11-30')), '5');
  t.equal(listPriceOn(planned, dateOf('2026-12-01')), '6');
  t.equal(listPriceOn(planned, dateOf('0001-01-01')), '5');
});

test('a price begins today at the earliest, and at most 366 days ahead', async (t) => {
  const faults = (days: number) => priceDayFaults(addDays(TODAY, days), TODAY).length;
  t.same([-1, 0, 366, 367].map(faults), [1, 0, 0, 1]);
  t.same(priceDayFaults(undefined, TODAY), []);
});

test('listPriceOn returns the same price for each day as a day-by-day oracle', async (t) => {
  const change = fc.record({ day: fc.nat(20), price: fc.integer({ min: 1, max: 3 }) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 15 }), (changes) => {
      let prices: readonly ListPrice[] = [entry('2', null)];
      // The oracle stores the last price set for each day. Other days have the price of the previous day.
      const said = new Map<number, Money>();
      for (const { day, price } of changes) {
        prices = withListPrice(prices, entry(String(price), addDays(TODAY, day)));
        const before = oracle(said, day - 1);
        said.set(day, moneyOf(String(price)));
        // The oracle drops a price equal to that of the previous day.
        if (before === String(price)) said.delete(day);
        for (const [other, held] of [...said].toSorted(([a], [b]) => a - b)) {
          if (oracle(said, other - 1) === held) said.delete(other);
        }
      }
      return Array.from({ length: 22 }, (_, day) => day).every(
        (day) => listPriceOn(prices, addDays(TODAY, day)) === oracle(said, day),
      );
    }),
  );
  t.pass();
});

function oracle(said: ReadonlyMap<number, Money>, day: number): Money {
  for (let at = day; at >= 0; at--) {
    const price = said.get(at);
    if (price) return price;
  }
  return moneyOf('2');
}
