import { test } from 'tap';
import {
  type BlockedGoodsView,
  blockStockBatch,
  listBlockedGoods,
  unblockStockBatch,
  writeOffGoods,
} from '../../src/inventory/index.ts';
import type { Page } from '../../src/kernel/index.ts';
import { withMovements } from './with-movements.ts';

test('listBlockedGoods lists each open hold and each stock batch that was blocked itself, newest first', async (t) => {
  const { ask, lot, hold, release, caller } = await shop();
  const [held, both, blocked, free] = [await lot(), await lot(), await lot(), await lot()];
  const first = await hold(held.id, 'Complaint');
  await ask(blockStockBatch, { stockId: both.stockId, batchId: both.batchId, reason: 'Torn' });
  await hold(both.id, 'Salmonella');
  await ask(blockStockBatch, { stockId: blocked.stockId, batchId: blocked.batchId, reason: 'Smells' });
  const second = await hold(held.id, 'Second complaint');
  const seen = async (filter: object = {}) =>
    (await ask(listBlockedGoods, filter)).content.map(({ kind, lotId, reason }) => [kind, lotId, reason]);
  const all = await ask(listBlockedGoods, { sort: 'expiryDate' });
  t.equal(all.page.totalElements, 5);
  t.same(
    (await seen()).toSorted(),
    [
      ['HOLD', held.id, 'Complaint'],
      ['HOLD', held.id, 'Second complaint'],
      ['HOLD', both.id, 'Salmonella'],
      ['STOCK_BATCH', both.id, 'Torn'],
      ['STOCK_BATCH', blocked.id, 'Smells'],
    ].toSorted(),
  );
  t.match(
    all.content.find(({ id }) => id === first.id),
    {
      ...{ kind: 'HOLD', cause: 'MANUAL', recallId: null, deviationId: null, inheritedFrom: null, stockId: null },
      ...{
        storageLocationId: null,
        quantityAmount: '10',
        quantityUnit: 'KG',
        blockedBy: caller,
        articleId: held.articleId,
      },
    },
  );
  t.match(
    all.content.find(({ id }) => id === blocked.batchId),
    {
      ...{ kind: 'STOCK_BATCH', cause: null, stockId: blocked.stockId, lotNumber: String, quantityAmount: '10' },
      ...{ blockedBy: caller, expiryDate: '2026-03-01' },
    },
  );
  t.same(await seen({ kind: 'STOCK_BATCH', articleId: both.articleId }), [['STOCK_BATCH', both.id, 'Torn']]);
  const { storageLocationId } = all.content.find(({ id }) => id === both.batchId) ?? {};
  t.same(
    (await seen({ storageLocationId: storageLocationId ?? '' })).map(([, lotId]) => lotId),
    (await seen()).flatMap(([, lotId]) => (lotId === both.id ? [lotId] : [])),
    'a hold is found by the places of its lot',
  );
  t.same(await seen({ articleId: free.articleId }), []);

  await release(held.id, first.id);
  await release(held.id, second.id);
  await ask(unblockStockBatch, { stockId: both.stockId, batchId: both.batchId });
  t.same((await seen()).toSorted(), [
    ['HOLD', both.id, 'Salmonella'],
    ['STOCK_BATCH', blocked.id, 'Smells'],
  ]);
  await ask(writeOffGoods, {
    lines: [
      { stockBatchId: blocked.batchId, quantityAmount: '10', quantityUnit: 'KG', reasonCode: 'WASTE', note: 'Spoiled' },
    ],
  });
  t.same(await seen({ kind: 'STOCK_BATCH' }), [], 'nothing is left of the batch');
});

test('listBlockedGoods can be walked by id', async (t) => {
  const { ask, lot, hold } = await shop();
  const one = await lot();
  const ids = [];
  for (const reason of ['a', 'b', 'c']) ids.push((await hold(one.id, reason)).id);
  const walked: string[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { content, page }: Page<BlockedGoodsView> = await ask(listBlockedGoods, { after, size: 2 });
    walked.push(...content.map(({ id }) => id));
    after = page.after;
  }
  t.same(walked, ids.toSorted());
});

async function shop() {
  const movements = withMovements();
  const { id } = await movements.lot();
  const { id: holdId, placedBy } = await movements.hold(id);
  await movements.release(id, holdId);
  return { ...movements, caller: placedBy };
}
