import { kindOf, UNITS, unitOf } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { shownUnit } from '../../src/shell/language/format.ts';
import { fewUnits, unitChoices } from '../../src/ui/control/units.ts';

test('unitChoices lists the units of the article before the eight usual ones', (t) => {
  const { first } = unitChoices(['RING', 'KILOGRAM', 'HUNDRED_GRAM', 'PIECE_FIXED']);
  t.same(first.slice(0, 3), ['RING', 'KG', 'PIECE']);
  t.same(unitChoices([]).first, ['KG', 'G', 'PIECE', 'L', 'ML', 'PACK', 'BOX', 'PORTION']);
  t.end();
});

test('unitChoices lists only the given units', (t) => {
  t.same(unitChoices(['LITRE', 'DOZEN'], ['KG', 'DOZEN', 'PIECE', 'G', 'PAIR']), {
    first: ['DOZEN', 'KG', 'G', 'PIECE'],
    others: ['PAIR'],
  });
  t.end();
});

test('each unit is listed once', (t) => {
  const { first, others } = unitChoices(['KG', 'kg', 'LITRE']);
  const all = [...first, ...others];
  t.equal(new Set(all.map(shownUnit)).size, all.length, 'each has a text of its own');
  const same = (a: string, b: string): boolean =>
    kindOf(unitOf(a)) === kindOf(unitOf(b)) &&
    UNITS[a as keyof typeof UNITS].factor === UNITS[b as keyof typeof UNITS].factor;
  for (const unit of Object.keys(UNITS))
    t.ok(
      all.some((one) => same(one, unit)),
      unit,
    );
  t.end();
});

test('the floor offers at most eight units: those of the article first, the chosen one among them', (t) => {
  const { first } = unitChoices(['RING']);
  t.same(fewUnits(first, ''), ['RING', 'KG', 'G', 'PIECE', 'L', 'ML', 'PACK', 'BOX']);
  t.same(fewUnits(first, 'KG'), fewUnits(first, ''));
  t.same(fewUnits(first, 'OUNCE'), ['RING', 'KG', 'G', 'PIECE', 'L', 'ML', 'PACK', 'OUNCE']);
  t.end();
});
