import { test } from 'tap';
import { isUsualLimit, limitChoices } from '../../src/procurement/limit-choices.ts';

const limits = (...given: Parameters<typeof limitChoices>) => limitChoices(...given).choices.map(({ limit }) => limit);

test('an article with a legal limit offers only stricter limits, among them that of its last receipt', (t) => {
  const offal = { productKind: 'OFFAL', frozen: false } as const;
  t.match(limitChoices(offal, undefined).legal, { max: 3 });
  t.same(limits(offal, undefined), [2, 0]);
  t.same(limits(offal, 1), [2, 1, 0]);
  t.same(limits(offal, 7), [2, 0], 'not a warmer one of an earlier receipt');
  t.same(limits({ productKind: 'MEAT', frozen: true }, undefined), [-15, -18, -20]);
  t.same(limits({ productKind: 'MINCED_MEAT', frozen: true }, -18), [-20]);
  t.notOk(isUsualLimit(offal, 3), 'it applies anyway');
  t.ok(isUsualLimit(offal, 2));
  t.end();
});

test('an article without a legal limit offers those of all goods', (t) => {
  for (const article of [undefined, null, { productKind: null, frozen: false }] as const) {
    t.match(limitChoices(article, 5), { legal: undefined });
    t.same(limits(article, 5), [7, 4, 3, 2, -18]);
  }
  t.same(limits({ productKind: 'RAW_SAUSAGE', frozen: true }, undefined), [7, 4, 3, 2, -18]);
  t.ok(isUsualLimit(null, 9));
  t.end();
});
