import { test } from 'tap';
import { EMPTY, rowsOf, usualKg, usualYield } from '../../src/production/cutting/cutting-rows.ts';
import { isSent, isWeighed, sentAt } from '../../src/production/run/sent-rows.ts';

const ham = { kind: 'OUTPUT', articleId: 'ham', reason: null, sharePercent: 25.5 } as const;
const belly = { kind: 'OUTPUT', articleId: 'belly', reason: null, sharePercent: '15' } as const;
const bones = { kind: 'WASTE', articleId: null, reason: 'Bones', sharePercent: 9 } as const;
const NONE = { outputs: [EMPTY], waste: [] };

test('rowsOf returns a row without a weight for each part of a scheme', (t) => {
  t.same(rowsOf([ham, bones, belly], NONE), {
    outputs: [
      { ...EMPTY, articleId: 'ham', share: '25.5', isProposed: true },
      { ...EMPTY, articleId: 'belly', share: '15', isProposed: true },
    ],
    waste: [{ amount: '', reason: 'Bones', share: '9', isProposed: true }],
  });
  t.end();
});

test('rowsOf keeps weighed rows when another scheme is chosen', (t) => {
  const weighed = { ...EMPTY, articleId: 'belly', amount: '7,2', storageLocationId: 'cold', share: '14' };
  const outputs = [weighed, { ...weighed, amount: '1' }, { ...EMPTY, articleId: 'ham', share: '26' }];
  const waste = [{ amount: '3', reason: 'Fat', share: '2' }];
  t.same(rowsOf([ham, belly], { outputs, waste }), {
    outputs: [
      { ...EMPTY, articleId: 'ham', share: '25.5', isProposed: true },
      { ...weighed, share: '15', isProposed: true },
      { ...weighed, amount: '1', share: '', isProposed: false },
    ],
    waste: [{ ...waste[0], share: '', isProposed: false }],
  });
  t.end();
});

test('a row of a scheme without a weight is not sent; a manual row is sent, so that it is refused', (t) => {
  const rows = [{ amount: '1', isProposed: true }, { amount: '', isProposed: true }, { amount: '' }];
  t.same(rows.map(isSent), [true, false, true]);
  t.same(
    rows.map((_, at) => sentAt(rows, at)),
    [0, undefined, 1],
  );
  t.equal(sentAt(rows, 3), undefined);
  t.equal(isWeighed(rows), false);
  t.equal(isWeighed(rows.slice(0, 2)), true);
  t.equal(isWeighed([{ amount: '1,2,3' }]), false);
  t.end();
});

test('usualKg and usualYield compute the usual weight and the usual yield from the shares', (t) => {
  t.equal(usualKg('25.5', '48.6'), '12.39');
  t.equal(usualKg('', '48.6'), undefined);
  t.equal(usualKg('25.5', '0'), undefined);
  t.equal(usualYield(rowsOf([ham, belly, bones], NONE).outputs), '40.5');
  t.equal(usualYield([{ share: '40' }, { share: '' }]), undefined);
  t.equal(usualYield([]), undefined);
  t.end();
});
