/** Contract tests of locations, stocks, lots, holds, stock batches and movements. */

import {
  Hold,
  Holds,
  Lot,
  type LotState,
  Lots,
  Stock,
  StockBatch,
  StockBatches,
  type StockBatchState,
  StockMovement,
  StockMovements,
  type StockState,
  Stocks,
  StorageLocation,
  StorageLocations,
} from '@cleaver/domain/inventory';
import { type Country, dateOf, lookAlikeKey, unitOf } from '@cleaver/domain/kernel';
import { kindsWorld } from '../contract/comes-back.ts';
import { part } from '../contract/part.ts';
import { aLot, NOW, newId, type Stored, storedArticles, storing, unique } from '../contract/samples.ts';
import { LATER } from '../masterdata/samples.ts';

/** Stores a location and returns a stock at it. */
async function aStock(stored: Stored, articleId: string): Promise<StockState> {
  const location = { id: newId(), name: unique('Lager'), storageType: 'COLD_ROOM' as const, active: true };
  await storing(stored, StorageLocations, StorageLocation.restore({ ...location, temperatureRange: null }));
  return {
    id: newId(),
    articleId,
    storageLocationId: location.id,
    minimumLevel: null,
    minimumShelfLifeDays: null,
  };
}

async function aStoredLot(stored: Stored, articleId: string): Promise<LotState> {
  const lot = aLot({ articleId }).state;
  await storing(stored, Lots, Lot.restore(lot));
  return lot;
}

const aBatch = (stockId: string, { id: lotId }: LotState): StockBatchState => ({
  ...{ id: newId(), stockId, lotId, lotNumber: 'L/1', batchType: 'PRODUCED', expiryDate: dateOf('9999-12-31') },
  ...{ quantityBase: '453592370000000000.00045359237', quantityKind: 'mass', quantityUnit: unitOf('Pound') },
  ...{ receivedAt: NOW, blocked: false, held: false, condition: 'IN_STOCK', movements: 0, twin: 0 },
});

export const inventoryKindsContract = part(kindsWorld, {
  'storage locations and stocks are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const articleId = ids[0] ?? '';
    const location = { id: newId(), name: unique('Kühlraum'), storageType: 'COLD_ROOM' as const, active: false };
    const temperatureRange = { minTemperature: '-273.15', maxTemperature: '0.5' };
    await comesBack(t, StorageLocations, { ...location, temperatureRange });

    const stock = await aStock(stored, articleId);
    const minimumLevel = { quantityBase: '0', quantityKind: 'mass' as const, quantityUnit: unitOf('kg') };
    await comesBack(t, Stocks, { ...stock, minimumLevel, minimumShelfLifeDays: 0 });
  },

  'lots and holds are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const lot = aLot({ articleId: ids[0] ?? '' }).state;
    const facts = {
      ...{
        species: 'PORK' as const,
        bornIn: null,
        rearedIn: ['DE' as Country, 'AT' as Country],
        slaughteredIn: 'DE' as Country,
      },
      ...{
        slaughterhouse: 'BY 10001 EG',
        cutIn: null,
        cuttingPlants: [],
        slaughterDate: dateOf('2026-01-02'),
        reference: null,
      },
    };
    const more = { facts, openHolds: 2, onHold: true, origin: 'RUN' as const, originId: newId(), supplierLot: 'S/ä 1' };
    await comesBack(t, Lots, { ...lot, id: newId(), ...more });
    await storing(stored, Lots, Lot.restore(lot));
    const hold = Hold.place(
      { cause: 'MANUAL', reason: 'riecht\nstreng' },
      { ...{ id: newId(), lotId: lot.id }, placedBy: 'anna', placedAt: NOW },
    );
    const release = { releasedBy: 'bert', releasedAt: LATER, releaseReason: 'Probe in Ordnung' };
    await comesBack(t, Holds, hold.state, {
      ...hold.state,
      id: newId(),
      recallId: newId(),
      deviationId: newId(),
      inheritedFrom: lot.id,
      ...release,
    });
  },

  'stock batches are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const stock = await aStock(stored, ids[0] ?? '');
    await storing(stored, Stocks, Stock.restore(stock));
    const batch = aBatch(stock.id, await aStoredLot(stored, stock.articleId));
    await comesBack(t, StockBatches, batch);
  },

  'numbers of lots are found, sorted and unique by their look': async (t, { stored, reader }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const stock = await aStock(stored, ids[0] ?? '');
    await storing(stored, Stocks, Stock.restore(stock));
    const [typed, alike, other] = [`Ä-${unique('')}`, 'Wurst 1', 'Wurst1 – B'].map((text) => `${text}${unique('n')}`);
    const lots = [];
    for (const lotNumber of [typed, alike, other] as string[]) {
      const lot = aLot({ articleId: stock.articleId, lotNumber, supplierLot: `S ${lotNumber}` }).state;
      await storing(stored, Lots, Lot.restore(lot));
      lots.push(lot);
    }
    const [first] = lots as [LotState];
    const spelled = ` ${typed?.toLowerCase().replace('-', ' — ').normalize('NFD')}\u2800`;
    const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);
    t.strictSame(idsOf(await reader.where(Lots, { lotNumber: spelled })), [first.id]);
    t.strictSame(idsOf(await reader.where(Lots, { supplierLot: `s${spelled}` })), [first.id]);
    t.strictSame(idsOf(await reader.whereIn(Lots, 'lotNumber', [spelled])), [first.id]);
    const sort = [{ field: 'lotNumber', direction: 'asc' as const }];
    const { content } = await reader.page(Lots, { articleId: stock.articleId }, { page: 0, size: 9, sort });
    const keys = content.map(({ lotNumber }) => lookAlikeKey(lotNumber));
    t.strictSame(keys, keys.toSorted());
    const batch = { ...aBatch(stock.id, first), lotNumber: first.lotNumber };
    await storing(stored, StockBatches, StockBatch.restore(batch));
    t.strictSame(idsOf(await reader.where(StockBatches, { stockId: stock.id, lotNumber: spelled })), [batch.id]);
    const twin = { ...batch, id: newId(), lotNumber: spelled.trim() };
    await t.rejects(storing(stored, StockBatches, StockBatch.restore(twin)), { code: 'STOCK_BATCH_ALREADY_EXISTS' });
    await storing(stored, StockBatches, StockBatch.restore({ ...twin, twin: 1 }));
    const both = await reader.where(StockBatches, { stockId: stock.id, lotNumber: typed ?? '' });
    t.strictSame(idsOf(both).sort(), [batch.id, twin.id].sort());
  },

  'stock movements are read as they were stored': async (t, { stored, reader }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const stock = await aStock(stored, ids[0] ?? '');
    await storing(stored, Stocks, Stock.restore(stock));
    const lot = await aStoredLot(stored, stock.articleId);
    const batch = aBatch(stock.id, lot);
    const stopped = { blocked: true, held: true, condition: 'BLOCKED' as const, movements: 2 };
    await storing(stored, StockBatches, StockBatch.restore({ ...batch, ...stopped }));
    const movement = {
      ...{ id: newId(), stockId: stock.id, stockBatchId: batch.id, number: 1, type: 'BOOKED_IN' as const, at: NOW },
      ...{ change: '0.00000045359237', before: '0', after: '0.00000045359237', unit: 'lb', statusBefore: null },
      ...{ statusAfter: 'AVAILABLE' as const, userId: newId(), username: 'anna', reason: null, reasonCode: null },
      ...{ lotId: null, postingId: null, documentKind: null, documentId: null, documentLine: null },
      ...{ pieces: null, reversesId: null, reversedType: null },
    };
    const blocking = { type: 'BLOCKED' as const, statusBefore: 'AVAILABLE' as const, statusAfter: 'BLOCKED' as const };
    const held = { change: '0', before: movement.after, reason: 'zu warm\n"8 °C"' };
    const second = { ...movement, id: newId(), number: 2, ...blocking, ...held };
    const document = {
      documentKind: 'RUN' as const,
      documentId: newId(),
      documentLine: 3,
      pieces: -12,
      lotId: lot.id,
      postingId: newId(),
    };
    const reversing = {
      type: 'REVERSED' as const,
      reversesId: second.id,
      reversedType: 'BLOCKED' as const,
      reasonCode: 'X',
    };
    const third = { ...second, id: newId(), number: 3, ...document, ...reversing };
    for (const state of [movement, second, third]) {
      // Does not remove the movement, because the ledger is append-only.
      await storing(stored, StockMovements, new StockMovement(state));
      t.strictSame(await reader.get(StockMovements, state.id), state);
    }
  },
});
