/** Contract tests of the reads of counts: the last entry of each stock batch, and the users who counted. */
import {
  CountEntries,
  CountEntry,
  type CountEntryState,
  InventoryCount,
  InventoryCounts,
  Lots,
  Stock,
  StockBatch,
  StockBatches,
  Stocks,
  StorageLocation,
  StorageLocations,
  storedQuantity,
} from '@cleaver/domain/inventory';
import { Decimal, dateOf, Quantity, unitOf } from '@cleaver/domain/kernel';
import { part } from './part.ts';
import { aLot, inUnit, NOW, newId, type Stored, storedArticles, storing, unique } from './samples.ts';

async function world(stored: Stored) {
  const [articleId = ''] = (await storedArticles(stored, 'Schinken')).ids;
  const location = StorageLocation.create({
    ...{ id: newId(), name: unique('Raum'), storageType: 'COLD_ROOM', minTemperature: null, maxTemperature: null },
  });
  const storageLocationId = location.state.id;
  await storing(stored, StorageLocations, location);
  const stock = Stock.restore({
    ...{ id: newId(), articleId, storageLocationId, minimumLevel: null, minimumShelfLifeDays: null },
  });
  await storing(stored, Stocks, stock);
  const quantity = storedQuantity(Quantity.of(Decimal.of('1'), unitOf('KG')));
  const expiryDate = dateOf('2026-02-01');
  const aBatch = async () => {
    const [id, lotId] = [newId(), newId()];
    await inUnit(stored, async (unit) => {
      unit.of(Lots).add(aLot({ id: lotId, articleId, expiryDate }));
      unit.of(StockBatches).add(
        StockBatch.restore({
          ...{ id, stockId: stock.state.id, lotId, lotNumber: unique('L'), batchType: 'P', ...quantity, expiryDate },
          ...{ receivedAt: NOW, condition: 'IN_STOCK', blocked: false, held: false, movements: 1 },
        }),
      );
    });
    return { stockBatchId: id, lotId };
  };
  const aCount = async () => {
    const id = newId();
    const opened = InventoryCount.open({
      ...{ id, countNumber: unique('I'), storageLocationId },
      blind: true,
      createdBy: 'anna',
      createdAt: NOW,
    });
    await storing(stored, InventoryCounts, opened);
    return id;
  };
  const [first, second, third] = [await aBatch(), await aBatch(), await aBatch()];
  const [countId, other] = [await aCount(), await aCount()];
  const enter = (number: number, batch: { stockBatchId: string; lotId: string }, countedBy: string, of = countId) => {
    const state: CountEntryState = {
      ...{ id: newId(), countId: of, number, ...batch, lotNumber: 'L', articleId, ...quantity },
      ...{ expectedBase: String(number), movements: 1, countedBy, countedAt: NOW },
    };
    return storing(stored, CountEntries, CountEntry.record(state));
  };
  await enter(1, second, 'bert');
  const last = [await enter(4, second, 'anna'), await enter(2, first, 'anna'), await enter(3, third, 'anna')];
  const elsewhere = await enter(1, first, 'carla', other);
  return { ...stored, stored, countId, other, last, elsewhere };
}

export const countsContract = part(world, {
  'lastEntries returns the last entry of each stock batch of the counts, in the order of their first counts': async (
    t,
    { stored, counts, countId, other, last, elsewhere },
  ) => {
    t.strictSame(await counts.lastEntries([countId]), last);
    t.strictSame(await counts.lastEntries([other]), [elsewhere]);
    const both = await counts.lastEntries([newId(), other, countId]);
    t.strictSame(
      both.filter((entry) => entry.countId === countId),
      last,
    );
    t.strictSame(
      both.filter((entry) => entry.countId !== countId),
      [elsewhere],
    );
    t.strictSame(
      await inUnit(stored, (unit) => unit.reads.counts.lastEntries([countId])),
      last,
      'and in a unit of work',
    );
  },

  'counters includes the user of an entry that was replaced': async (t, { counts, countId }) => {
    t.strictSame([...(await counts.counters(countId))].sort(), ['anna', 'bert']);
  },

  'an unknown count has no entries': async (t, { counts }) => {
    for (const id of [newId(), 'x']) {
      t.strictSame(await counts.lastEntries([id]), []);
      t.strictSame(await counts.counters(id), []);
    }
  },
});
