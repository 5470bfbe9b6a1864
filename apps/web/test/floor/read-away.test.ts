import { readCode } from '@cleaver/domain/inventory';
import { dateOf } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { patternsOf, readAway } from '../../src/floor/outbox/read-away.ts';

const MORNING = Date.parse('2026-11-23T08:00:00Z');
const WHEN = { now: MORNING + 3_600_000, timeZone: 'Europe/Berlin' };
const BEEF = {
  ...{ id: 'beef', name: 'Beef', articleNumber: 'R-1', gtins: [], plu: '119' },
  salesUnits: [
    { unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 3 },
    { unit: 'HUNDRED_GRAM', priceModel: 'WEIGHT_BASED', price: 2.5 },
  ],
};
const scanned = (at: number) => [{ key: ['scan', 'x'], data: { article: BEEF }, at }];
const away = (text: string, answers: Parameters<typeof readAway>[2]) => {
  const code = readCode(text, dateOf('2026-11-23'), ['22PPPPEEEEEEC', '28PPPPPWWWWWC']);
  const { elements, problems, article } = readAway(code, text, answers, WHEN);
  return [article?.id, elements.plu, elements.netWeightKg, problems.map(({ code }) => code).join()];
};

test('patternsOf returns the patterns of the shop if the settings are stored', (t) => {
  const settings = { key: ['shop-settings.get', {}], data: { weightPatterns: ['21PPPPPWWWWWC'] }, at: 1 };
  t.same(patternsOf([settings]), ['21PPPPPWWWWWC']);
  t.same(patternsOf([{ ...settings, data: { weightPatterns: [] } }]), []);
  t.same(patternsOf([]), ['28PPPPPWWWWWC'], 'those of a new shop');
  t.end();
});

test('readAway reads a label with a price by the price that this device saw today', (t) => {
  t.same(away('2201190012509', scanned(MORNING)), ['beef', '119', '0.5', '']);
  const yesterday = MORNING - 24 * 3_600_000;
  t.same(away('2201190012509', scanned(yesterday)), ['beef', '119', null, 'NO_PRICE_PER_KG'], 'it may have changed');
  t.same(away('2201190012509', []), [undefined, '119', null, 'NO_PRICE_PER_KG']);
  t.same(away('2800119012509', scanned(yesterday)), ['beef', '119', '1.25', ''], 'a weight needs no price');
  t.same(away('2800119012509', []), [undefined, '119', '1.25', '']);
  t.end();
});
