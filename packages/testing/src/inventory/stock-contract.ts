/** Contract tests of the reads of inventory. The store applies criteria as the core does. */

import {
  type BatchesOn,
  type BatchFilter,
  batchesWith,
  CRITERIA,
  criterionIn,
  type Days,
  expiringByOwnLimit,
  expiringWithin,
  levelOf,
  meets,
  STOCK_BATCH_STATUSES,
  Stock,
  type StockBatchState,
  type StockLevel,
  type StockState,
  Stocks,
  StorageLocations,
  statusOf,
} from '@cleaver/domain/inventory';
import { part } from '../contract/part.ts';
import { newId, storedArticles, storing } from '../contract/samples.ts';
import { quantity, TODAY, world } from './stocks.ts';

export const inventoryContract = part(world, {
  'batchesOf returns the batches of a stock by status, for any minimum shelf life': async (
    t,
    { inventory, aStock, put, everyBatch },
  ) => {
    for (const minimum of [null, 0, 3, 2_147_483_647]) {
      const { id } = await aStock(null, minimum);
      const batches = everyBatch(id);
      await put(batches);
      const sort = [{ field: 'expiryDate', direction: 'asc' as const }];
      for (const status of STOCK_BATCH_STATUSES) {
        const which = { criterion: batchesWith(status, minimum), today: TODAY };
        const shelfLife = { today: TODAY, minimumShelfLifeDays: minimum };
        const expected = batches.filter((batch) => statusOf(batch, shelfLife) === status);
        const { content, page } = await inventory.batchesOf(id, which, { page: 0, size: 500, sort });
        t.strictSame(content, expected, `${status} with ${minimum} days`);
        t.equal(page.totalElements, expected.length);
        const second = await inventory.batchesOf(id, which, { page: 1, size: 2, sort });
        t.strictSame(second.content, expected.slice(2, 4));
      }
      const all = await inventory.batchesOf(id, undefined, { page: 0, size: 500, sort });
      t.strictSame(all.content, batches);
    }
    const nowhere = await inventory.batchesOf('x', undefined, { page: 0, size: 20, sort: [] });
    t.equal(nowhere.page.totalElements, 0);
  },

  'allBatches returns stock batches that expire within some days or their own limit, earliest first': async (
    t,
    { inventory, aStock, put, byExpiry, everyBatch },
  ) => {
    const sort = [{ field: 'expiryDate', direction: 'asc' as const }];
    const first = (which: BatchesOn<Days>, size = 500) => inventory.allBatches({}, which, { page: 0, size, sort });
    const foundIn = async ({ articleId, storageLocationId }: StockState, which: BatchesOn<Days>) =>
      (await inventory.allBatches({ articleId, storageLocationId }, which, { page: 0, size: 500, sort })).content;
    const stock = await aStock(null, 5);
    const batches = everyBatch(stock.id);
    await put(batches);
    for (const days of [0, 3, 2_147_483_647]) {
      const which = { criterion: expiringWithin(days), today: TODAY };
      const found = await foundIn(stock, which);
      const expected = batches.filter((batch) => meets(batch, which.criterion, TODAY));
      t.strictSame(
        found.map(({ batch }) => batch),
        expected,
        `${days} days`,
      );
      t.match(found[0]?.stock, {
        articleId: stock.articleId,
        storageLocationId: stock.storageLocationId,
        minimumShelfLifeDays: 5,
      });
    }
    const limits = await Promise.all([null, 2, 2_147_483_647].map((days) => aStock(null, days)));
    for (const stock of limits) {
      const batches = everyBatch(stock.id);
      await put(batches);
      const which = { criterion: expiringByOwnLimit(3), today: TODAY };
      const found = await foundIn(stock, which);
      const own = criterionIn(which.criterion, stock.minimumShelfLifeDays);
      t.strictSame(
        found.map(({ batch }) => batch),
        batches.filter((batch) => meets(batch, own, TODAY)),
        `own limit ${stock.minimumShelfLifeDays}`,
      );
    }
    const [one, two, ...others] = (await first({ criterion: expiringWithin(1), today: TODAY }, 2)).content;
    t.ok(one && two && byExpiry(one.batch, two.batch) < 0 && others.length === 0);
  },

  'allBatches filters by status, article, storage location, lots and lot number': async (
    t,
    { stored, inventory, aStock, put, idsOf, byExpiry, everyBatch },
  ) => {
    const stocks = [await aStock(null, null), await aStock(null, 3), await aStock(null, 2_147_483_647)];
    const batches = stocks.flatMap(({ id }) => everyBatch(id));
    await put(batches);
    const lotIds = batches.map(({ lotId }) => lotId);
    const sort = [{ field: 'expiryDate', direction: 'asc' as const }];
    const every = { page: 0, size: 500, sort };
    const minimumOf = (stockId: string) => stocks.find(({ id }) => id === stockId)?.minimumShelfLifeDays ?? null;
    const sorted = batches.toSorted(byExpiry);
    for (const status of STOCK_BATCH_STATUSES) {
      const expected = sorted.filter(
        (batch) => statusOf(batch, { today: TODAY, minimumShelfLifeDays: minimumOf(batch.stockId) }) === status,
      );
      const which = { criterion: CRITERIA[status], today: TODAY };
      const { content, page } = await inventory.allBatches({ lotIds }, which, every);
      t.strictSame(
        content.map(({ batch }) => batch),
        expected,
        status,
      );
      t.equal(page.totalElements, expected.length);
    }
    const found = async (filter: BatchFilter) => (await inventory.allBatches(filter, undefined, every)).content;
    const [first, second] = stocks as [StockState, StockState];
    const ofFirst = sorted.filter(({ stockId }) => stockId === first.id);
    const ofArticle = await found({ articleId: first.articleId });
    t.strictSame(idsOf(ofArticle.map(({ batch }) => batch)), idsOf(ofFirst));
    const place = await stored.reader.get(StorageLocations, first.storageLocationId);
    t.match(ofArticle[0], {
      articleName: 'Wurst',
      storageLocationName: place.name,
      stock: { minimumShelfLifeDays: null },
    });
    t.equal((await found({ storageLocationId: second.storageLocationId })).length, ofFirst.length);
    t.equal((await found({ articleId: first.articleId, storageLocationId: second.storageLocationId })).length, 0);
    const one = ofFirst[0] as StockBatchState;
    t.strictSame(
      (await found({ lotNumber: one.lotNumber.toUpperCase() })).map(({ batch }) => batch),
      [one],
    );
    t.strictSame(await found({ lotIds: [one.lotId], articleId: second.articleId }), []);
    for (const filter of [{ articleId: 'x' }, { storageLocationId: 'x' }, { lotIds: ['x'] }, { lotIds: [] }])
      t.strictSame(await found(filter), []);
    t.strictSame(await found({ lotNumber: 'x\0' }), []);
    const byNumber = { page: 1, size: 10, sort: [{ field: 'lotNumber', direction: 'desc' as const }] };
    const numbers = sorted.map(({ lotNumber }) => lotNumber).toSorted();
    const { content } = await inventory.allBatches({ lotIds }, undefined, byNumber);
    t.strictSame(
      content.map(({ batch }) => batch.lotNumber),
      numbers.toReversed().slice(10, 20),
    );
  },

  'levels returns what the core calculates from the stock batches': async (
    t,
    { stored, inventory, aStock, aBatch, put, everyBatch },
  ) => {
    const minima: readonly (readonly [string, string] | null)[] = [null, ['2.5', 'kg'], ['0', 'KG'], ['100', 'PIECE']];
    const stocks: StockState[] = [];
    for (const level of minima) for (const days of [null, 3]) stocks.push(await aStock(level, days));
    const batches = stocks.flatMap(({ id, minimumLevel }) => [
      ...everyBatch(id),
      aBatch(id, 2, quantity('0.000001', 'G')),
      aBatch(id, 2, quantity('3', 'PAIR')),
      aBatch(id, 30, minimumLevel ? quantity('12345678901.123456', 'LB') : {}),
    ]);
    await put(batches);
    const used = await aStock(null);
    await put([
      aBatch(used.id, 3, { condition: 'DEPLETED', ...quantity('0', 'BOX') }),
      aBatch(used.id, -400, quantity('4', 'L')),
    ]);
    const emptied = await aStock(null);
    await put([aBatch(emptied.id, 3, { condition: 'DEPLETED', ...quantity('0', 'BOX') })]);
    const never = await aStock(null);
    const short = await aStock(['1', 'G']);
    const all = [...stocks, used, emptied, never, short];
    const stored0 = await Promise.all(
      all.map(({ id }) => inventory.batchesOf(id, undefined, { page: 0, size: 500, sort: [] })),
    );
    const request = { page: 0, size: 500, sort: [{ field: 'articleName', direction: 'asc' as const }] };
    for (const [at, stock] of all.entries()) {
      const { content, page } = await inventory.levels({ articleId: stock.articleId }, TODAY, request);
      const { name } = await stored.reader.get(StorageLocations, stock.storageLocationId);
      const named = { ...stock, articleName: 'Wurst', storageLocationName: name };
      t.strictSame(content, [levelOf(named, stored0[at]?.content ?? [], TODAY)]);
      t.equal(page.totalElements, 1);
      for (const belowMinimum of [true, false]) {
        const { content: filtered } = await inventory.levels(
          { articleId: stock.articleId, belowMinimum },
          TODAY,
          request,
        );
        t.equal(filtered.length, content[0]?.belowMinimum === belowMinimum ? 1 : 0);
      }
    }
    const { storageLocationId } = short;
    t.match((await inventory.levels({ storageLocationId }, TODAY, request)).content, [
      { id: short.id, belowMinimum: true },
    ]);
    t.strictSame((await inventory.levels({ articleId: 'x' }, TODAY, request)).content, []);

    const articles = await storedArticles(stored, 'Zunge', 'ähnlich', 'Ahle');
    const placed: StockState[] = [];
    for (const articleId of articles.ids) {
      const stock = { ...short, id: newId(), articleId };
      placed.push(await storing(stored, Stocks, Stock.restore(stock)));
    }
    await put([aBatch(placed[0]?.id ?? '', 5), aBatch(placed[2]?.id ?? '', 2)]);
    const namesBy = async (field: string, direction: 'asc' | 'desc', page = 0, size = 500) =>
      (await inventory.levels({ storageLocationId }, TODAY, { page, size, sort: [{ field, direction }] })).content.map(
        ({ articleName }) => articleName,
      );
    t.strictSame(await namesBy('articleName', 'asc'), ['Ahle', 'ähnlich', 'Wurst', 'Zunge']);
    t.strictSame(await namesBy('articleName', 'desc', 1, 2), ['ähnlich', 'Ahle']);
    t.strictSame((await namesBy('nextExpiry', 'asc')).slice(0, 2), ['Ahle', 'Zunge'], 'nothing usable comes last');
  },

  'levels below the minimum compare usable quantities exactly, in the kind of unit of the minimum': async (
    t,
    { inventory, aStock, aBatch, put, idsOf },
  ) => {
    const short = async (): Promise<readonly StockLevel[]> => {
      const all: StockLevel[] = [];
      for (let after: string | undefined = ''; after !== undefined; ) {
        const request = { page: 0, size: 500, sort: [], after };
        const found = await inventory.levels({ belowMinimum: true }, TODAY, request);
        all.push(...found.content);
        after = found.page.after;
      }
      return all;
    };
    const usableOf = async (id: string) => {
      const found = (await short()).find((stock) => stock.id === id);
      return found && [found.sums.usable, found.unit];
    };
    const stock = await aStock(['1000000.000001', 'g']);
    const piece = await aStock(['1', 'PIECE']);
    const none = await aStock(['0', 'KG']);
    const free = await aStock(null);
    t.strictSame(await usableOf(stock.id), ['0', 'g']);

    await put([
      aBatch(stock.id, 0, quantity('999.9', 'KG')),
      aBatch(stock.id, 9, quantity('0.100000', 'kg')),
      aBatch(stock.id, -1, quantity('1', 'KG')),
      aBatch(stock.id, 9, { condition: 'BLOCKED' }),
      aBatch(stock.id, 9, quantity('5', 'L')),
      aBatch(piece.id, 9, quantity('5', 'KG')),
    ]);
    t.strictSame(await usableOf(stock.id), ['1000', 'g']);
    t.strictSame(await usableOf(piece.id), ['0', 'PIECE']);
    const found = idsOf(await short());
    t.strictSame(found, [...found].sort(), 'by id');
    t.notOk(found.includes(none.id) || found.includes(free.id));

    await put([aBatch(stock.id, 9, quantity('0.000001', 'g')), aBatch(piece.id, 9, quantity('1', 'PAIR'))]);
    t.equal(await usableOf(stock.id), undefined, 'just as much is not below');
    t.equal(await usableOf(piece.id), undefined);
  },

  'batchesAt returns the stock batches at a storage location that are not depleted': async (
    t,
    { inventory, aStock, put, idsOf, everyBatch },
  ) => {
    const stock = await aStock(null);
    const batches = everyBatch(stock.id);
    await put(batches);
    const found = await inventory.batchesAt(stock.storageLocationId);
    const left = batches.filter(({ condition }) => condition !== 'DEPLETED');
    t.strictSame(idsOf(found.map(({ batch }) => batch)), idsOf(left).sort());
    t.ok(found.every(({ stock: { articleId } }) => articleId === stock.articleId));
    t.strictSame(await inventory.batchesAt(newId()), []);
    t.strictSame(await inventory.batchesAt('x'), []);
  },
});
