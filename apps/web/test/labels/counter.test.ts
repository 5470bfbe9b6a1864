/** Tests the filter of the counter's sheet, and the link of a tablet for customers. */
import { test } from 'tap';
import { displayLink, keyIn } from '../../src/labels/counter/display-link.ts';
import { allergensIn, mayHaveTraces, type Shown, sifted } from '../../src/labels/counter/filter.ts';

const goods = (articleId: string, allergens: Shown['allergens'], more: Partial<Shown> = {}): Shown => ({
  ...{ articleId, articleName: articleId, name: articleId, allergens, allergensText: '', additivesText: '' },
  ...{ traces: [], tracesText: '', origin: [], price: '', isComplete: true, ...more },
});
const LYONER = goods('Lyoner', ['CELERY', 'MUSTARD']);
const SALAMI = goods('Salami', [], { traces: ['CELERY'] });
const UNKNOWN = goods('Presskopf', [], { isComplete: false });
const ALL = [LYONER, SALAMI, UNKNOWN];

test('the filter hides what contains an allergen, and what is not known completely', (t) => {
  t.same(sifted(ALL, []), { shown: ALL, hidden: 0, unknown: 0 });
  t.same(sifted(ALL, ['CELERY']), { shown: [SALAMI], hidden: 1, unknown: 1 });
  t.same(sifted(ALL, ['MILK']), { shown: [LYONER, SALAMI], hidden: 0, unknown: 1 });
  const unknownWithCelery = goods('Sülze', ['CELERY'], { isComplete: false });
  t.same(sifted([unknownWithCelery], ['CELERY']), { shown: [], hidden: 1, unknown: 0 });
  t.end();
});

test('chips are those of contained allergens and of traces, in the order of labels', (t) => {
  t.same(allergensIn([goods('Brot', ['MUSTARD'], { traces: ['WHEAT'] }), LYONER]), ['WHEAT', 'CELERY', 'MUSTARD']);
  t.ok(mayHaveTraces(SALAMI, ['MILK', 'CELERY']));
  t.notOk(mayHaveTraces(LYONER, ['CELERY']));
  t.end();
});

test('the key is in the fragment of the link alone', (t) => {
  const key = `clv_${'k'.repeat(43)}`;
  const link = new URL(displayLink('https://shop.example', key, 'a'));
  t.equal(link.href, `https://shop.example/counter/display?storageLocationId=a#${key}`);
  t.equal(keyIn(link.hash), key);
  t.equal(displayLink('https://shop.example', key, undefined), `https://shop.example/counter/display#${key}`);
  for (const other of ['', '#main', `#${key}x`, key]) t.equal(keyIn(other), undefined, other);
  t.end();
});
