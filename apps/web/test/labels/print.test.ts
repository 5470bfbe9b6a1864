/** Tests what the page of printing reads from scans, sizes and reasons. */
import { test } from 'tap';
import { mendOf } from '../../src/labels/print/mends.ts';
import { scannedWeight } from '../../src/labels/print/scanned-weight.ts';
import { firstSize, sizesWith } from '../../src/labels/print/sizes.ts';
import { usualWithout } from '../../src/settings/usual-label-sizes.ts';
import { shown } from '../../src/shell/language/language.ts';

const GOODS = { articleId: 'a', articleName: 'Lyoner', lotNumber: 'L-1' };
type Read = Parameters<typeof scannedWeight>[0];
const read = (elements: Partial<Read['elements']>, more: Partial<Read> = {}): Read =>
  ({
    text: '280',
    problems: [],
    article: { id: 'a', name: 'Lyoner' },
    elements: { netWeightKg: '0.405', lotNumber: null, plu: '119', ...elements },
    ...more,
  }) as Read;
const badOf = (one: Read): string => {
  const found = scannedWeight(one, GOODS);
  return 'bad' in found ? shown(found.bad) : found.kg;
};

test('a scanned weight counts only for the article and the lot', (t) => {
  t.same(scannedWeight(read({}), GOODS), { kg: '0.405' });
  t.same(scannedWeight(read({ netWeightKg: '0.40549' }), GOODS), { kg: '0.405' }, 'whole grams');
  t.same(scannedWeight(read({ lotNumber: 'L-1' }), GOODS), { kg: '0.405' });
  t.equal(badOf(read({ lotNumber: 'L-2' })), 'This is lot L-2, and the labels are for L-1.');
  t.equal(badOf(read({ netWeightKg: null })), '280 has no weight.');
  t.match(badOf(read({}, { article: { id: 'b', name: 'Salami' } as never })), /^This is Salami/);
  t.match(badOf(read({}, { article: null })), /^This is 119/);
  t.equal(badOf(read({}, { problems: [{ message: 'wrong' }] as never })), 'wrong');
  t.end();
});

test('the last size is chosen first, while the settings have it', (t) => {
  const roll = { name: 'Rolle', widthMm: 76, heightMm: 51 };
  t.equal(firstSize(sizesWith([roll]), 'Rolle'), 'Rolle');
  t.equal(firstSize(sizesWith([]), 'Rolle'), 'M');
  t.equal(firstSize(sizesWith([]), 'L'), 'L');
  t.end();
});

test('usual sizes that the shop has are not proposed again', (t) => {
  t.equal(usualWithout([]).length, 6);
  t.same(
    usualWithout([{ name: 'Rolle', widthMm: 76, heightMm: 51 }]).filter(({ widthMm }) => widthMm === 76),
    [],
  );
  t.equal(usualWithout([{ name: '80 × 80', widthMm: 81, heightMm: 81 }]).length, 5, 'a name is unique');
  t.end();
});

test('each reason leads to the place where it is mended', (t) => {
  const context = { labelId: 'label', ofArticle: 'a' };
  const to = (code: string, at = context as { labelId: string | null; ofArticle: string }) =>
    mendOf({ code, articleId: 'b', lotId: 'lot' }, at)?.to;
  t.equal(to('FREEZING_DATE_MISSING'), undefined, 'its field is on the page');
  t.equal(to('OPERATOR_INCOMPLETE'), '/settings');
  t.equal(to('DECLARATION_MISSING'), '/articles/b/ingredient');
  t.equal(to('PRICE_MISSING'), '/articles/b');
  t.equal(to('LOT_ON_HOLD'), '/lots/lot');
  t.equal(to('ORIGIN_MIXED'), '/lots/lot/trace');
  t.equal(to('ALLERGEN_NOT_DECLARED'), '/labels/label');
  t.equal(to('NO_RELEASED_LABEL', { labelId: null, ofArticle: 'a' }), '/labels?articleId=a');
  t.end();
});
