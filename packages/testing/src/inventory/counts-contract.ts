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
  StockMovement,
  type StockMovementState,
  StockMovements,
  Stocks,
  StorageLocation,
  StorageLocations,
  storedQuantity,
} from '@cleaver/domain/inventory';
import { Decimal, dateOf, Quantity, unitOf } from '@cleaver/domain/kernel';
import { part } from '../contract/part.ts';
import { aLot, inUnit, NOW, newId, type Stored, storedArticles, storing, unique } from '../contract/samples.ts';

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
          ...{ receivedAt: NOW, condition: 'IN_STOCK', blocked: false, held: false, movements: 1, twin: 0 },
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
  const enter = (
    number: number,
    batch: { stockBatchId: string; lotId: string },
    countedBy: string,
    of = countId,
    countedAt = NOW,
  ) => {
    const state: CountEntryState = {
      ...{ id: newId(), countId: of, number, ...batch, lotNumber: 'L', articleId, ...quantity },
      ...{ expectedBase: String(number), movements: 1, countedBy, countedAt },
    };
    return storing(stored, CountEntries, CountEntry.record(state));
  };
  await enter(1, second, 'bert');
  const last = [await enter(4, second, 'anna'), await enter(2, first, 'anna'), await enter(3, third, 'anna')];
  const elsewhere = await enter(1, first, 'carla', other);
  return { ...stored, stored, stockId: stock.state.id, countId, other, last, elsewhere, aBatch, aCount, enter };
}

/** Books a movement at each of the times. Each adds one kilogram. */
const move = async (
  stored: Stored,
  stockId: string,
  batch: { stockBatchId: string; lotId: string },
  times: readonly Date[],
) => {
  const rows = times.map(
    (at, index): StockMovementState => ({
      ...{
        id: newId(),
        stockId,
        ...batch,
        postingId: newId(),
        number: index + 1,
        type: 'TRANSFERRED_IN',
      },
      ...{
        documentKind: null,
        documentId: null,
        documentLine: null,
        pieces: null,
        reversesId: null,
        reversedType: null,
      },
      ...{ change: '1', before: String(index), after: String(index + 1), unit: 'KG', statusBefore: null },
      ...{ statusAfter: 'AVAILABLE', at, userId: newId(), username: 'anna', reasonCode: null, reason: null },
    }),
  );
  for (const row of rows) await storing(stored, StockMovements, new StockMovement(row));
  return rows;
};

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

  'lastCounted returns the latest time at which each batch was counted, without cancelled counts and replaced entries':
    async (t, { stored, counts, aBatch, aCount, enter }) => {
      const [often, replaced, cancelled, early] = [await aBatch(), await aBatch(), await aBatch(), await aBatch()];
      const [first, second, third] = [await aCount(), await aCount(), await aCount()];
      const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
      await enter(1, often, 'anna', first, at(5));
      await enter(1, often, 'anna', second, at(9));
      await enter(2, replaced, 'anna', first, at(8));
      await enter(3, replaced, 'anna', first, at(6));
      await enter(4, early, 'anna', first, at(4));
      await enter(1, cancelled, 'anna', third, at(9));
      await inUnit(stored, async (unit) => (await unit.of(InventoryCounts).get(third)).cancel());
      const ids = [often, replaced, cancelled, early].map(({ stockBatchId }) => stockBatchId);
      const found = async (from: number, of: Pick<typeof counts, 'lastCounted'> = counts) =>
        new Map(
          (await of.lastCounted([...ids, newId(), 'x'], at(from))).map((each) => [each.stockBatchId, each.countedAt]),
        );
      t.strictSame(
        await found(5),
        new Map([
          [often.stockBatchId, at(9)],
          [replaced.stockBatchId, at(6)],
        ]),
      );
      t.strictSame(await found(7), new Map([[often.stockBatchId, at(9)]]), 'the replaced entry counts no more');
      t.strictSame(
        await inUnit(stored, (unit) => found(7, unit.reads.counts)),
        await found(7),
        'and in a unit of work',
      );
      t.strictSame(await counts.lastCounted([], NOW), []);
    },

  'firstMovements returns the first movement of each batch after its instant, by number': async (
    t,
    { stored, counts, aBatch, stockId },
  ) => {
    const [one, two, none] = [await aBatch(), await aBatch(), await aBatch()];
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    await move(stored, stockId, one, [at(0), at(5), at(9)]);
    // The clock of the second booking was behind.
    const [, , third] = await move(stored, stockId, two, [at(0), at(5), at(3)]);
    const found = async (...minutes: readonly number[]) => {
      const asked = [one, two, none].map(({ stockBatchId }, index) => ({ stockBatchId, at: at(minutes[index] ?? 0) }));
      return new Map((await counts.firstMovements([...asked, { stockBatchId: newId(), at: NOW }])).map(pair));
    };
    const pair = ({ stockBatchId, number }: StockMovementState) => [stockBatchId, number] as const;
    t.same(
      await found(-1, 0),
      new Map([
        [one.stockBatchId, 1],
        [two.stockBatchId, 2],
      ]),
    );
    t.same(
      await found(5, 4),
      new Map([
        [one.stockBatchId, 3],
        [two.stockBatchId, 2],
      ]),
    );
    t.same(await found(9, 5), new Map(), 'none is later');
    const asked = [{ stockBatchId: two.stockBatchId, at: at(2) }];
    const [first] = await inUnit(stored, (unit) => unit.reads.counts.firstMovements(asked));
    t.match([first?.number, first?.before, third?.number], [2, '1', 3]);
    t.same(await counts.firstMovements([]), []);
  },

  'an unknown count has no entries': async (t, { counts }) => {
    for (const id of [newId(), 'x']) {
      t.strictSame(await counts.lastEntries([id]), []);
      t.strictSame(await counts.counters(id), []);
    }
  },
});
