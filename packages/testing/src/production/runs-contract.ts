/** Contract tests of the reads of runs. The supply for a need is in FEFO order and limited as requested. */
import {
  Lots,
  meets,
  Stock,
  StockBatch,
  StockBatches,
  type StockBatchState,
  StockMovement,
  StockMovements,
  Stocks,
  StorageLocation,
  StorageLocations,
  storedQuantity,
  USABLE,
} from '@cleaver/domain/inventory';
import { addDays, Decimal, dateOf, Quantity, unitOf } from '@cleaver/domain/kernel';
import { byFefo, type Need, splitByFefo } from '@cleaver/domain/production';
import { part } from '../contract/part.ts';
import { aLot, inUnit, NOW, newId, type Stored, storedArticles, storing, unique } from '../contract/samples.ts';

const TODAY = dateOf('2026-01-05');

async function threeRooms(stored: Stored): Promise<readonly StorageLocation[]> {
  const aRoom = () =>
    StorageLocation.create({
      ...{ id: newId(), name: unique('Raum'), storageType: 'COLD_ROOM', minTemperature: null, maxTemperature: null },
    });
  const rooms = [aRoom(), aRoom(), aRoom()] as const;
  await storing(stored, StorageLocations, ...rooms);
  return rooms;
}

async function world(stored: Stored) {
  const { ids } = await storedArticles(stored, 'Schulter', 'Speck', 'Wasser');
  const [shoulder = '', bacon = '', water = ''] = ids;

  const rooms = await threeRooms(stored);
  const places = rooms.map(({ state }) => state.id);
  const aStock = (articleId: string, storageLocationId = '') =>
    Stock.restore({ id: newId(), articleId, storageLocationId, minimumLevel: null, minimumShelfLifeDays: 5 });
  const stocks = [aStock(shoulder, places[0]), aStock(shoulder, places[1]), aStock(shoulder, places[2])];
  const fat = aStock(bacon, places[0]);
  await storing(stored, Stocks, fat, ...stocks);

  const batches: StockBatchState[] = [];
  const put = async (stock: Stock, days: number, amount: string, more: Partial<StockBatchState> = {}) => {
    const quantity = storedQuantity(Quantity.of(Decimal.of(amount), unitOf(more.quantityUnit ?? 'KG')));
    const { condition = 'IN_STOCK' } = more;
    const batch: StockBatchState = {
      ...{ id: newId(), stockId: stock.state.id, lotId: newId(), lotNumber: unique('L'), batchType: 'P' },
      ...{ expiryDate: addDays(TODAY, days), receivedAt: NOW, movements: 1, twin: 0, held: false },
      ...more,
      ...quantity,
      ...{ condition, blocked: condition === 'BLOCKED' },
    };
    await inUnit(stored, async (unit) => {
      const { articleId } = stock.state;
      const { quantityKind, expiryDate, lotNumber } = batch;
      unit.of(Lots).add(aLot({ id: batch.lotId, articleId, expiryDate, quantityKind, lotNumber }));
      unit.of(StockBatches).add(StockBatch.restore(batch));
    });
    batches.push(batch);
    return batch;
  };

  // Stores batches with five expiry dates, many received at the same instant, in three stocks, mixed with unusable
  // batches.
  for (let at = 0; at < 60; at++) {
    const stock = stocks[at % 3 === 0 ? 0 : at % 7 === 0 ? 2 : 1] as Stock;
    const receivedAt = new Date(NOW.getTime() + (at % 4));
    await put(stock, at % 5, '1.5', { receivedAt });
    if (at % 6 === 0) await put(stock, at % 5, '9', { condition: 'BLOCKED' });
    if (at % 8 === 0) await put(stock, -1, '9');
    if (at % 9 === 0) await put(stock, 1, '2', { quantityUnit: unitOf('PIECE') });
  }
  await put(fat, 0, '1');
  await put(stocks[0] as Stock, 2, '0', { condition: 'DEPLETED' });

  const need = (articleId: string, base: string, kind: Need['kind'] = 'mass'): Need => ({ articleId, kind, base });
  const everywhere = { day: TODAY, storageLocationIds: undefined };
  const right = (articleId: string, kind: string, where = places, day = TODAY) => {
    const there = [...stocks, fat].filter(
      ({ state }) => state.articleId === articleId && where.includes(state.storageLocationId),
    );
    return batches
      .filter(({ stockId }) => there.some(({ state }) => state.id === stockId))
      .filter((batch) => batch.quantityKind === kind && meets(batch, USABLE, day))
      .toSorted(byFefo);
  };
  return { ...stored, stored, shoulder, bacon, water, places, batches, need, everywhere, right };
}

export const runsContract = part(world, {
  'supplies returns the first stock batches in FEFO order, enough for the need': async (
    t,
    { runs, shoulder, places, need, right },
  ) => {
    for (const [amount, where] of [
      ['0.5', undefined],
      ['1.5', undefined],
      ['40', undefined],
      ['89.5', undefined],
      ['90', undefined],
      ['1000', undefined],
      ['20', [places[1] ?? '', 'unknown', newId()]],
      ['1000', [places[0] ?? '', places[2] ?? '']],
      ['1', ['unknown']],
    ] as const) {
      const [supply] = await runs.supplies([need(shoulder, amount)], { day: TODAY, storageLocationIds: where });
      const all = right(shoulder, 'mass', where ? [...where] : places);
      const candidates = supply?.candidates ?? [];
      t.strictSame(
        candidates.map(({ id }) => id),
        all.slice(0, candidates.length).map(({ id }) => id),
        `the first ones for ${amount} kg`,
      );
      t.strictSame(
        splitByFefo(Decimal.of(amount), candidates).missing,
        splitByFefo(Decimal.of(amount), all).missing,
        'enough, or all there are',
      );
      if (!supply?.more) t.equal(candidates.length, all.length);
      t.equal(supply?.stocked, true);
    }
  },

  'supplies returns only stock batches that last to the day of use': async (
    t,
    { runs, shoulder, places, need, right },
  ) => {
    for (const days of [1, 4, 5]) {
      const day = addDays(TODAY, days);
      const [supply] = await runs.supplies([need(shoulder, '1000')], { day, storageLocationIds: undefined });
      t.strictSame(
        supply?.candidates.map(({ id }) => id),
        right(shoulder, 'mass', places, day).map(({ id }) => id),
        `in ${days} days`,
      );
      t.equal(supply?.stocked, true);
    }
  },

  'supplies returns stock batches of the kind of unit of each need, and whether a stock exists': async (
    t,
    { runs, shoulder, bacon, water, places, need, everywhere, right },
  ) => {
    const needs = [need(water, '5'), need(shoulder, '3', 'count'), need(bacon, '7'), need(shoulder, '0')];
    const [none, pieces, rest, nothing] = await runs.supplies(needs, everywhere);
    t.strictSame(none, { stocked: false, candidates: [], more: false });
    t.same(
      new Set(pieces?.candidates.map(({ quantityBase }) => quantityBase)),
      new Set(['2']),
      'by the piece where that is needed',
    );
    t.strictSame(
      rest?.candidates.map(({ storageLocationId, lotNumber, receivedAt, expiryDate }) => ({
        ...{ storageLocationId, lotNumber, receivedAt, expiryDate },
      })),
      right(bacon, 'mass').map(({ lotNumber, receivedAt, expiryDate }) => ({
        ...{ storageLocationId: places[0], lotNumber, receivedAt, expiryDate },
      })),
    );
    t.equal(nothing?.stocked, true, 'also where nothing is needed');
    t.strictSame(await runs.supplies([], everywhere), []);
  },

  'rows returns the ledger rows of a run, oldest first': async (t, { stored, runs, batches }) => {
    const runId = newId();
    const [batch] = batches as [StockBatchState];
    const rows = [1, 2, 3].map((number) => ({
      ...{
        id: `0000000${number}-${newId().slice(9)}`,
        stockBatchId: batch.id,
        lotId: batch.lotId,
        type: 'CONSUMED' as const,
      },
      ...{ reversesId: null, change: '-0.25', unit: 'KG', reason: number === 2 ? 'Because' : null },
    }));
    const movements = [rows[1], rows[2], rows[0]].flatMap((row, at) => (row ? [{ ...row, number: 10 + at }] : []));
    await inUnit(stored, async (unit) => {
      for (const row of movements) {
        const { stockId } = batch;
        unit.of(StockMovements).add(
          new StockMovement({
            ...{ ...row, stockId, postingId: row.id, documentKind: 'RUN', documentId: runId, documentLine: null },
            pieces: null,
            ...{
              reversedType: null,
              before: '1.5',
              after: '1.25',
              statusBefore: 'AVAILABLE',
              statusAfter: 'AVAILABLE',
            },
            ...{ at: NOW, userId: newId(), username: 'anna', reasonCode: null },
          }),
        );
      }
    });
    t.strictSame(await runs.rows(runId), rows);
    t.strictSame(await inUnit(stored, (unit) => unit.reads.runs.rows(runId)), rows, 'and in a unit of work');
    t.strictSame(await runs.rows(newId()), []);
    t.strictSame(await runs.rows('x'), []);
  },

  'lots returns lots by their ids, each once': async (t, { runs, batches }) => {
    const [a, b] = batches as [StockBatchState, StockBatchState];
    const found = await runs.lots([b.lotId, a.lotId, b.lotId, newId(), 'x']);
    t.strictSame(new Set(found.map(({ id }) => id)), new Set([a.lotId, b.lotId]));
    t.equal(found.length, 2);
    t.match(
      found.find(({ id }) => id === a.lotId),
      { lotNumber: a.lotNumber, onHold: false },
    );
  },
});
