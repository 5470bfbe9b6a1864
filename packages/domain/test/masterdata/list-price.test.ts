import fc from 'fast-check';
import { test } from 'tap';
import type { Refusal } from '../../src/kernel/contract/refusal.ts';
import { addDays, dateOf } from '../../src/kernel/values/calendar.ts';
import { type Money, moneyOf } from '../../src/kernel/values/decimal.ts';
import {
  type ListPrice,
  listPriceOn,
  priceDayFaults,
  withListPrice,
  withoutListPrice,
} from '../../src/masterdata/price/list-price.ts';

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

const given = (price: string, validFrom?: string) => ({
  ...entry(price, null),
  validFrom: validFrom === undefined ? undefined : dateOf(validFrom),
});

test('a named day keeps its price, also one that equals its neighbour', async (t) => {
  const ever = [entry('9.99', null)];
  const planned = [given('9.99', '2026-12-03'), given('12', '2026-11-28')];
  for (const order of [planned, planned.toReversed()]) {
    const all = order.reduce((prices, one) => withListPrice(prices, one, TODAY), ever as readonly ListPrice[]);
    t.same(shown(all), ['null 9.99', '2026-11-28 12', '2026-12-03 9.99']);
    t.equal(listPriceOn(all, dateOf('2026-11-27')), '9.99');
    t.equal(listPriceOn(all, dateOf('2026-12-02')), '12');
    t.equal(listPriceOn(all, dateOf('2026-12-03')), '9.99');
    t.equal(listPriceOn(all, dateOf('0001-01-01')), '9.99');
    t.equal(withListPrice(all, given('12', '2026-11-28'), TODAY), all, 'the same again changes nothing');
    t.same(shown(withListPrice(all, given('7', '2026-11-28'), TODAY)).at(1), '2026-11-28 7', 'replaces');
  }
});

test('a price without a day is valid from today, and changes nothing if it is that of today', async (t) => {
  const ever = [entry('5', null)];
  t.equal(withListPrice(ever, given('5'), TODAY), ever);
  t.same(shown(withListPrice(ever, given('5', TODAY), TODAY)), ['null 5', `${TODAY} 5`], 'a named day is stored');
  const changed = withListPrice(ever, given('6'), TODAY);
  t.same(shown(changed), ['null 5', `${TODAY} 6`]);
  t.same(shown(withListPrice(changed, given('5'), TODAY)), ['null 5', `${TODAY} 5`]);
});

test('a planned price is removed, but none of today or before', async (t) => {
  const prices = [entry('5', null), entry('6', '2026-11-22'), entry('7', TODAY), entry('8', '2026-11-24')];
  t.same(shown(withoutListPrice(prices, '2026-11-24', TODAY)), shown(prices.slice(0, 3)));
  const code = (day: string) => {
    try {
      return withoutListPrice(prices, day, TODAY).length;
    } catch (error) {
      return (error as Refusal).code;
    }
  };
  t.same(['2026-11-22', TODAY, '2026-11-25', 'null', ''].map(code), [
    ...['PRICE_IN_FORCE', 'PRICE_IN_FORCE', 'PRICE_NOT_FOUND', 'PRICE_NOT_FOUND', 'PRICE_NOT_FOUND'],
  ]);
});

test('the oldest of more than 200 prices before today are dropped', async (t) => {
  let prices: readonly ListPrice[] = [entry('1', null)];
  for (let day = 0; day < 300; day++) prices = withListPrice(prices, given(String(day + 2)), addDays(TODAY, day));
  t.equal(prices.length, 201);
  t.equal(listPriceOn(prices, addDays(TODAY, 250)), '252');
  t.equal(withListPrice(prices, given('9', addDays(TODAY, 400)), addDays(TODAY, 299)).length, 202, 'no planned one');
});

test('a price begins today at the earliest, and at most 366 days ahead', async (t) => {
  const faults = (days: number) => priceDayFaults(addDays(TODAY, days), TODAY).length;
  t.same([-1, 0, 366, 367].map(faults), [1, 0, 0, 1]);
  t.same(priceDayFaults(undefined, TODAY), []);
});

test('listPriceOn returns the same price for each day as a day-by-day oracle, whatever the order', async (t) => {
  const change = fc.record({ day: fc.nat(20), price: fc.integer({ min: 1, max: 3 }) });
  const each = fc.uniqueArray(change, { maxLength: 15, selector: ({ day }) => day });
  fc.assert(
    fc.property(each, fc.nat(14), (changes, cut) => {
      const order = [...changes.slice(cut), ...changes.slice(0, cut)];
      const prices = order.reduce<readonly ListPrice[]>(
        (all, { day, price }) => withListPrice(all, given(String(price), addDays(TODAY, day)), TODAY),
        [entry('2', null)],
      );
      const said = new Map(changes.map(({ day, price }) => [day, moneyOf(String(price))]));
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
