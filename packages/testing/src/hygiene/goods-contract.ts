/** Contract tests of the reads between hygiene and goods: lots that lay in a place, and last readings for a batch. */
import { StockBatch, StockBatches, StockMovement, StockMovements, type StockState } from '@cleaver/domain/inventory';
import { Decimal } from '@cleaver/domain/kernel';
import { part } from '../contract/part.ts';
import { inUnit, NOW, newId, type Stored, storing } from '../contract/samples.ts';
import { world as stocks } from '../inventory/stocks.ts';
import { storedBatch } from './kinds-contract.ts';
import { aReading, storedPoint, storedReadings } from './samples.ts';

const MINUTE = 60_000;
const instant = (minute: number): Date => new Date(NOW.getTime() + minute * MINUTE);

const SINCE = 10;
const UNTIL = 20;

/** What a stock batch has after each of its movements, as pairs of the minute and the amount in kilograms. */
type Course = readonly (readonly [minute: number, after: number])[];

const LAY_THERE: Readonly<Record<string, Course>> = {
  'what came before and is there': [[5, 1]],
  'what was there at the beginning': [
    [SINCE, 1],
    [11, 0],
  ],
  'what went after the beginning': [
    [5, 1],
    [11, 0],
  ],
  'what went in part': [
    [5, 2],
    [11, 1],
    [30, 0],
  ],
  'what came in between': [
    [15, 1],
    [30, 0],
  ],
  'what came at the end': [[UNTIL, 1]],
  'what came and went at one instant': [
    [15, 1],
    [15, 0],
  ],
  'what was there all the time': [
    [5, 1],
    [30, 0],
  ],
  'what was blocked there': [
    [5, 1],
    [11, 1],
  ],
};

const ELSEWHERE_OR_LATER: Readonly<Record<string, Course>> = {
  'what went at the beginning': [
    [5, 1],
    [SINCE, 0],
  ],
  'what went before': [
    [5, 1],
    [6, 0],
  ],
  'what came after the end': [[21, 1]],
  'what came back after the end': [
    [5, 1],
    [6, 0],
    [25, 1],
  ],
};

function world(stored: Stored) {
  const { aStock, aBatch, put } = stocks(stored);
  /** Stores a stock batch with its movements, of a new lot or of the given one. Returns the id of the lot. */
  async function lay({ id: stockId }: StockState, course: Course, ofLot?: string): Promise<string> {
    const left = course.at(-1)?.[1] ?? 0;
    const lot = ofLot === undefined ? {} : { lotId: ofLot };
    const batch = aBatch(stockId, 9, { condition: left === 0 ? 'DEPLETED' : 'IN_STOCK', ...lot });
    if (ofLot === undefined) await put([batch]);
    else await storing(stored, StockBatches, StockBatch.restore(batch));
    const { id: stockBatchId, lotId } = batch;
    let before = 0;
    await inUnit(stored, async (unit) => {
      for (const [index, [minute, after]] of course.entries()) {
        const change = Decimal.of(String(after))
          .minus(Decimal.of(String(before)))
          .toText();
        const movement = new StockMovement({
          ...{ id: newId(), stockId, stockBatchId, lotId, postingId: newId(), documentKind: null, documentId: null },
          ...{ documentLine: null, pieces: null, number: index + 1, type: after > before ? 'BOOKED_IN' : 'REMOVED' },
          ...{ change, before: String(before), after: String(after), unit: 'KG', at: instant(minute) },
          ...{ reversesId: null, reversedType: null, statusBefore: null, statusAfter: 'AVAILABLE', reasonCode: null },
          ...{ userId: newId(), username: 'anna', reason: null },
        });
        unit.of(StockMovements).add(movement);
        before = after;
      }
    });
    return lotId;
  }
  return { ...stored, stored, aStock, lay };
}

export const goodsContract = part(world, {
  'lay returns the lots of which something was in the place during the time': async (
    t,
    { hygieneGoods, aStock, lay },
  ) => {
    const [here, there] = [await aStock(null), await aStock(null)];
    const span = [instant(SINCE), instant(UNTIL)] as const;
    const titles = new Map<string, string>();
    for (const [title, course] of Object.entries({ ...LAY_THERE, ...ELSEWHERE_OR_LATER })) {
      titles.set(await lay(here, course), title);
    }
    titles.set(await lay(there, [[5, 1]]), 'what was in another place');
    const found = await hygieneGoods.lay(here.storageLocationId, ...span, 100);
    t.strictSame(found.map((id) => titles.get(id)).toSorted(), Object.keys(LAY_THERE).toSorted());
    t.strictSame(found, found.toSorted(), 'by id');
    t.strictSame(await hygieneGoods.lay(here.storageLocationId, ...span, 2), found.slice(0, 2));
    t.strictSame(await hygieneGoods.lay('unknown', ...span, 100), []);
    t.strictSame(await hygieneGoods.lay(newId(), ...span, 100), []);
  },

  'lay returns a lot once that lies in two stock batches of the place': async (t, { hygieneGoods, aStock, lay }) => {
    const stock = await aStock(null);
    const lot = await lay(stock, [[5, 1]]);
    await lay(stock, [[15, 1]], lot);
    t.strictSame(await hygieneGoods.lay(stock.storageLocationId, instant(SINCE), instant(UNTIL), 9), [lot]);
  },

  'lastForBatch returns the last reading or entry of each point for the batch': async (t, { stored, hygieneGoods }) => {
    const [core, acid, looks] = [await storedPoint(stored), await storedPoint(stored), await storedPoint(stored)];
    const [{ id: batchId }, { id: other }] = [await storedBatch(stored), await storedBatch(stored)];
    const [first = '', second = ''] = [newId(), newId()].toSorted();
    const at = { batchId, measuredAt: instant(2) };
    await storedReadings(
      stored,
      aReading(core.id, { ...at, id: second, value: '71.5', verdict: 'BELOW', version: 3 }),
      aReading(core.id, { ...at, id: first }),
      aReading(core.id, { batchId, measuredAt: instant(1) }),
      aReading(core.id, { batchId, measuredAt: instant(9), correctionId: newId() }),
      aReading(core.id, { batchId: other, measuredAt: instant(8) }),
      aReading(core.id, { measuredAt: instant(8) }),
      aReading(acid.id, { ...at, id: newId() }),
      aReading(acid.id, { batchId, measuredAt: instant(3), value: null, result: 'NOT_DONE', verdict: null, note: 'x' }),
      aReading(looks.id, { batchId: other }),
    );
    const found = (await hygieneGoods.lastForBatch(batchId)).toSorted((a) => (a.controlPointId === core.id ? -1 : 1));
    t.match(found, [
      { id: second, controlPointId: core.id, value: '71.5', result: null, verdict: 'BELOW', version: 3 },
      { controlPointId: acid.id, value: null, result: 'NOT_DONE', verdict: null, version: 1 },
    ]);
    t.equal(found.length, 2);
    t.strictSame(await hygieneGoods.lastForBatch('unknown'), []);
    t.strictSame(await hygieneGoods.lastForBatch(newId()), []);
  },
});
