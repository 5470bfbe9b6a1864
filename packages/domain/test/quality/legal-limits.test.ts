import { test } from 'tap';
import { legalLimitOf } from '../../src/masterdata/index.ts';
import { listLegalLimits } from '../../src/quality/index.ts';
import { aCaller, withCore } from '../with-core.ts';

test('legal limits are listed by kind, frozen and made in the shop, with their source', async (t) => {
  const { ask } = withCore();
  const { limits } = await ask(listLegalLimits, {}, { caller: aCaller(['MASTERDATA_READ']) });
  const rows = limits.map(({ productKind, frozen, onSite, max }) => [productKind, frozen, onSite, max]);
  const four = (kind: string, chilled: number, onSite: number, frozen: number) => [
    [kind, false, false, chilled],
    [kind, false, true, onSite],
    [kind, true, false, frozen],
    [kind, true, true, frozen],
  ];
  t.strictSame(rows, [
    ...four('MEAT', 7, 7, -12),
    ...four('GAME_LARGE', 7, 7, -12),
    ...four('OFFAL', 3, 3, -12),
    ...four('POULTRY', 4, 4, -12),
    ...four('GAME_SMALL', 4, 4, -12),
    ...four('SEPARATED_MEAT', 2, 2, -18),
    ...four('MINCED_MEAT', 2, 7, -18),
    ...four('MEAT_PREPARATION', 4, 7, -18),
    ...four('MEAT_PRODUCT', 7, 7, -12),
  ]);
  t.ok(limits.every(({ source }) => source.pattern !== ''));
});

test('goods without a kind, and goods of a kind without a limit, have no limit', (t) => {
  for (const productKind of [null, 'RAW_SAUSAGE', 'OTHER'] as const) {
    for (const frozen of [false, true]) t.equal(legalLimitOf({ productKind, frozen }, { onSite: true }), undefined);
  }
  t.equal(legalLimitOf({ productKind: 'MINCED_MEAT', frozen: false })?.max, 2);
  t.equal(legalLimitOf({ productKind: 'MINCED_MEAT', frozen: false }, { onSite: true })?.max, 7);
  t.end();
});
