import { test } from 'tap';
import { firstRows, MAIN, outputsOf } from '../../src/production/batch/complete-rows.ts';

const batch = { productionDate: '2026-11-23' };

test('firstRows proposes the further outputs and the waste of the last batch, with the same shelf life', (t) => {
  const out = (role: string, articleId: string, expiryDate: string) => ({ role, articleId, expiryDate });
  const last = {
    batch: { productionDate: '2026-11-16' },
    outputs: [
      out('MAIN', 'sausage', '2026-12-07'),
      out('BY_PRODUCT', 'fat', '2026-11-30'),
      out('BY_PRODUCT', 'fat', '2026-11-28'),
      out('REWORK', 'ends', '2026-11-10'),
    ],
    waste: [{ reason: 'Casing' }, { reason: null }, { reason: 'Casing' }],
  };
  t.same(firstRows(batch, last as never), {
    outputs: [
      MAIN,
      { ...MAIN, role: 'BY_PRODUCT', articleId: 'fat', expiryDate: '2026-12-07', isProposed: true },
      { ...MAIN, role: 'REWORK', articleId: 'ends', expiryDate: '2026-11-23', isProposed: true },
    ],
    waste: [
      { amount: '', reason: 'Casing', isProposed: true },
      { amount: '', reason: '', isProposed: true },
    ],
  });
  t.end();
});

test('firstRows returns the main output and one waste row without a last batch', (t) => {
  t.same(firstRows(batch), { outputs: [MAIN], waste: [{ amount: '', reason: '', isProposed: true }] });
  t.end();
});

test('outputsOf leaves out proposals without an amount, and the article of the main output', (t) => {
  const main = { ...MAIN, articleId: 'sausage', storageLocationId: 'cold', amount: '19.2' };
  const fat = { ...MAIN, role: 'BY_PRODUCT', articleId: 'fat', storageLocationId: 'cold', isProposed: true };
  const sent = outputsOf([main, fat, { ...fat, amount: '0.5' }], ({ role }) => (role === 'MAIN' ? 'PIECE' : 'KG'));
  t.match(sent, [
    { role: 'MAIN', storageLocationId: 'cold', quantityAmount: '19.2', quantityUnit: 'PIECE' },
    { role: 'BY_PRODUCT', articleId: 'fat', quantityAmount: '0.5', quantityUnit: 'KG' },
  ]);
  t.equal(sent.length, 2);
  t.notOk('articleId' in (sent[0] ?? {}));
  t.end();
});
