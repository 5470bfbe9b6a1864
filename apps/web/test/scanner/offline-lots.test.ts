import { test } from 'tap';
import { articleOf, nothingOf, seenOf } from '../../src/scanner/offline-lots.ts';

const lot = (id: string, lotNumber = 'L-1') => ({ id, lotNumber });
const batch = (id: string, batchId = 'L-1', quantityAmount = 5) => ({ id, batchId, quantityAmount });
const scan = (at: number, data: object) => ({ key: ['scan', 'x'], data, at });

test('seenOf finds a lot in the responses kept on the device, and prefers the newest', (t) => {
  const answers = [
    scan(10, { lots: [lot('l1')], stockBatches: [batch('b1', 'L-1', 9)] }),
    { key: ['stock-batch.list-all', {}], data: { content: [batch('b1', 'L-1', 4), batch('b2', 'L-2')] }, at: 20 },
    { key: ['stock.list', {}], data: { content: [batch('b3')] }, at: 30 },
  ];
  t.same(seenOf(answers, 'l-1'), { lots: [lot('l1')], stockBatches: [batch('b1', 'L-1', 4)], at: 10 });
  t.same(seenOf(answers, 'L – 2'), { lots: [], stockBatches: [batch('b2', 'L-2')], at: 20 });
  t.equal(seenOf(answers, 'L-9'), undefined);
  t.end();
});

test('seenOf uses the article on the label if several articles have the lot number and the device knows it', (t) => {
  const of = (articleId: string, id: string) => ({ ...batch(id), articleId });
  const answers = [
    { key: ['article', 'one', 'ham'], data: { id: 'ham', articleNumber: 'R-1', gtins: ['4006381333931'] }, at: 1 },
    { key: ['article', 'one', 'gone'], data: null, at: 1 },
    scan(10, { stockBatches: [of('beef', 'b1'), of('ham', 'b2')] }),
  ];
  const label = { gtin: null, contentGtin: null, articleNumber: null, plu: null };
  const idOf = (given: object) => articleOf(answers, { ...label, ...given })?.article.id;
  t.equal(idOf({ articleNumber: 'R-1' }), 'ham');
  t.same([idOf({ gtin: '04006381333931' }), idOf({ contentGtin: '04006381333931' })], ['ham', 'ham']);
  t.same(
    [idOf({ articleNumber: 'R-2' }), idOf({ gtin: '4006381333948', articleNumber: 'R-1' }), idOf({})],
    [undefined, undefined, undefined],
  );
  t.match(seenOf(answers, 'L-1', 'ham')?.stockBatches, [{ id: 'b2' }]);
  t.equal(seenOf(answers, 'L-1', 'pork'), undefined);
  t.end();
});

test('without a connection, nothingOf reports that the code is not known, not that there are no goods', (t) => {
  t.equal(nothingOf(false, 'L-9').toString(), 'L-9 is not in stock.');
  t.equal(nothingOf(true, 'L-9').toString(), 'L-9 is not known without a connection.');
  t.end();
});
