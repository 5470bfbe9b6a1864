import { test } from 'tap';
import { goodsMeantBy, isWholeLotNumber } from '../../src/inventory/index.ts';

const goods = [
  { lotNumber: 'P-2026-11-28-003', articleName: 'Haxe vom Schwein', articleNumber: 'R-10' },
  { lotNumber: 'P-2026-11-27-003', articleName: 'Grüne Haxe', articleNumber: 'R-100' },
  { lotNumber: 'L-2611-28', articleName: 'Weißwurst', articleNumber: '28' },
  { lotNumber: 'H-77', articleName: 'Lyoner' },
];
const lots = (text: string): readonly string[] => goodsMeantBy(text, goods).map(({ lotNumber }) => lotNumber);

test('a text means the goods whose lot number ends with it, with or without dashes', async (t) => {
  t.same(lots('28-003'), ['P-2026-11-28-003']);
  t.same(lots('28003'), ['P-2026-11-28-003']);
  t.same(lots('003'), ['P-2026-11-28-003', 'P-2026-11-27-003']);
  t.same(lots('h77'), ['H-77']);
  t.same(lots('26'), [], 'not in the middle of a number');
});

test('a text means the article number as a whole, and words of the name in any order', async (t) => {
  t.same(lots('r-10'), ['P-2026-11-28-003'], 'not R-100');
  t.same(lots('haxe'), ['P-2026-11-28-003', 'P-2026-11-27-003']);
  t.same(lots('haxe grun'), ['P-2026-11-27-003']);
  t.same(lots('weisswurst'), ['L-2611-28']);
  t.same(lots('28'), ['L-2611-28'], 'the end of the lot number and the article number');
  t.same(lots('n'), ['P-2026-11-28-003', 'P-2026-11-27-003', 'H-77'], 'letters search the name, not the lot number');
});

test('a whole lot number means only this lot, as it looks on the label', async (t) => {
  const twins = [{ lotNumber: '003', articleName: 'Speck' }, ...goods];
  t.same(
    goodsMeantBy('003', twins).map(({ articleName }) => articleName),
    ['Speck'],
  );
  t.same(lots('p-2026-11-28-003'), ['P-2026-11-28-003']);
  t.ok(isWholeLotNumber('p–2026-11-28-003', { lotNumber: 'P-2026-11-28-003' }));
  t.notOk(isWholeLotNumber('28-003', { lotNumber: 'P-2026-11-28-003' }));
});

test('a blank text, and a text without letters and digits, mean nothing', async (t) => {
  t.same(lots(' '), []);
  t.same(lots('-'), []);
  t.same(lots('Rind'), []);
});
