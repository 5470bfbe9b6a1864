/** Tests which lots a deviation puts in doubt, and the holds on them. */
import { test } from 'tap';
import {
  createCleaningTask,
  createControlPoint,
  getExposure,
  holdExposedLots,
  recordCleaning,
  recordReadings,
} from '../../src/hygiene/index.ts';
import { getLot, Lots, listBlockedGoods, releaseHold, StockBatches, transferGoods } from '../../src/inventory/index.ts';
import { updateArticle } from '../../src/masterdata/index.ts';
import { shop } from '../quality/shop.ts';
import { aCaller } from '../with-core.ts';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';

/** A shop with a control point in its cold room, and functions that measure and move goods. */
async function warmRoom() {
  const it = await shop();
  const { ask, ports, kg, place, room, stock } = it;
  const elsewhere = await place();
  const measured = { measure: 'TEMPERATURE', limits: { max: 7 } };
  const { id: controlPointId } = await ask(createControlPoint, {
    ...{ name: 'Kühlraum', storageLocationId: room.id, ...measured },
  });
  /** Measures a second later. Returns the instant, and the deviation that it opened or changed. */
  const measure = async (value: number) => {
    ports.clock.advance(1000);
    const { deviations } = await ask(recordReadings, { readings: [{ controlPointId, value }] });
    return { at: ports.clock.now(), id: deviations[0]?.id ?? '' };
  };
  const lotOf = (lotId: string) => ports.reader.get(Lots, lotId);
  /** Moves `amount` kilograms elsewhere, a second later. */
  const moveAway = async ({ lotId, stockBatchId }: { lotId: string; stockBatchId: string }, amount: string) => {
    ports.clock.advance(1000);
    const { articleId } = await lotOf(lotId);
    const { id: toStockId } = await stock({ articleId, storageLocationId: elsewhere.id });
    await ask(transferGoods, { lines: [{ stockBatchId, toStockId, ...kg(amount) }] });
  };
  const exposure = (id: string) => ask(getExposure, { id });
  const linesOf = async (id: string) =>
    (await exposure(id)).lots.map(({ lotId, via, inStock, dispatched }) => [lotId, via, inStock, dispatched]);
  return { ...it, measured, measure, lotOf, moveAway, exposure, linesOf };
}

test('an exposure has what lay there during the doubt, and what was made of it since', async (t) => {
  const { ask, pork, cutOf, batchOf, completed, sent, measure, lotOf, moveAway, exposure, linesOf, ports } =
    await warmRoom();
  const stayed = await pork({ lotNumber: 'C' });
  const gone = await pork();
  const cutBefore = await cutOf(gone.stockBatchId, '10');
  await moveAway(cutBefore, '10');
  const { at: since } = await measure(4);
  await moveAway(stayed, '1');
  const wentBefore = await pork({ lotNumber: 'B' });
  await moveAway(wentBefore, '10');
  const { id } = await measure(12);
  const came = await pork({ lotNumber: 'A' });
  const running = await exposure(id);
  t.strictSame(running.since, since);
  t.strictSame(running.until, ports.clock.now(), 'it runs until now');
  const { at: until } = await measure(4);

  const cutAfter = await cutOf(stayed.stockBatchId, '2');
  const sausage = await completed(await batchOf([cutAfter.stockBatchId], '1'), '3');
  await sent(sausage.stockBatchId, '1');
  await sent(came.stockBatchId, '4');
  await pork();
  const found = await exposure(id);
  t.strictSame([found.since, found.until], [since, until]);
  t.strictSame(await linesOf(id), [
    [came.lotId, 'LAY_THERE', '6', '4'],
    [wentBefore.lotId, 'LAY_THERE', '10', '0'],
    [stayed.lotId, 'LAY_THERE', '8', '0'],
    ...[
      [cutAfter.lotId, 'MADE_OF', '1', '0'],
      [sausage.lotId, 'MADE_OF', '2', '1'],
    ].toSorted(([a], [b]) =>
      (found.lots.find(({ lotId }) => lotId === a)?.lotNumber ?? '') <
      (found.lots.find(({ lotId }) => lotId === b)?.lotNumber ?? '')
        ? -1
        : 1,
    ),
  ]);
  const { articleId } = await lotOf(came.lotId);
  await ask(updateArticle, { id: articleId, productKind: 'MEAT', name: 'Schulter' });
  const [first] = (await exposure(id)).lots;
  t.match(first, { lotNumber: 'A', articleId, articleName: 'Schulter', productKind: 'MEAT', unit: 'KG' });
  t.match(first, { onHold: false, held: false });
});

test('without a reading within limits before it, the doubt begins with the deviation', async (t) => {
  const { pork, measure, moveAway, exposure, linesOf } = await warmRoom();
  const gone = await pork();
  await moveAway(gone, '10');
  const lies = await pork();
  const { id, at } = await measure(12);
  t.strictSame((await exposure(id)).since, at);
  t.strictSame(await linesOf(id), [[lies.lotId, 'LAY_THERE', '10', '0']]);
});

test('holds of a deviation are placed once on each lot, and are inherited with it', async (t) => {
  const { ask, pork, batchOf, completed, measure, exposure, lotOf } = await warmRoom();
  const [a, b] = [await pork(), await pork()];
  const { id } = await measure(12);
  const hold = (lotIds: readonly string[], reason = 'Too warm') => ask(holdExposedLots, { id, lotIds, reason });
  const run = await batchOf([a.stockBatchId], '2');
  const { holds, skipped } = await hold([b.lotId, a.lotId, b.lotId]);
  t.match(holds, [
    { lotId: b.lotId, cause: 'DEVIATION', deviationId: id, recallId: null, reason: 'Too warm', placedBy: 'clerk' },
    { lotId: a.lotId, cause: 'DEVIATION', deviationId: id },
  ]);
  t.strictSame([holds.length, skipped], [2, []], 'a lot that is named twice is held once');
  for (const { stockBatches } of [await ask(getLot, { id: a.lotId }), await ask(getLot, { id: b.lotId })]) {
    t.strictSame(
      stockBatches.map(({ status }) => status),
      ['BLOCKED'],
    );
  }
  const made = await completed(run, '2');
  const [inherited] = (await ask(getLot, { id: made.lotId })).holds;
  t.match(inherited, { cause: 'INHERITED', deviationId: id, inheritedFrom: a.lotId });
  const goods = (await ask(listBlockedGoods, {})).content;
  t.ok(goods.every(({ deviationId }) => deviationId === id));
  t.ok((await exposure(id)).lots.every(({ onHold, held }) => onHold && held));

  const again = await hold([a.lotId, b.lotId, made.lotId]);
  t.strictSame(again, { holds: [], skipped: [a.lotId, b.lotId, made.lotId] });
  await ask(releaseHold, { id: a.lotId, holdId: holds[1]?.id, reason: 'Fine' });
  const other = await hold([b.lotId, a.lotId], 'Still warm');
  t.match(other, { holds: [{ lotId: a.lotId, reason: 'Still warm' }], skipped: [b.lotId] });
  t.equal((await lotOf(a.lotId)).openHolds, 1);
});

test('a hold needs a lot in doubt, and a deviation with a place', async (t) => {
  const { ask, ports, refusal, refused, pork, moveAway, measure, measured } = await warmRoom();
  const free = await pork({ lotNumber: 'Free' });
  await moveAway(free, '10');
  const lies = await pork();
  const { id } = await measure(12);
  const hold = (of: object) => [holdExposedLots, { id, lotIds: [lies.lotId], reason: 'x', ...of }] as const;
  const foreign = await refusal(...hold({ lotIds: [lies.lotId, free.lotId] }));
  t.match(foreign, {
    code: 'NOT_EXPOSED',
    message: 'These lots are not affected by the deviation: lot Free. Leave them out',
  });
  t.equal((await ports.reader.get(StockBatches, lies.stockBatchId)).condition, 'IN_STOCK', 'all or nothing');
  t.equal(await refused(...hold({ lotIds: [lies.lotId, UNKNOWN] })), 'LOT_NOT_FOUND');
  t.equal(await refused(...hold({ id: UNKNOWN })), 'DEVIATION_NOT_FOUND');
  t.equal(await refused(...hold({ lotIds: [] })), 'VALIDATION_ERROR');
  t.equal(await refused(...hold({ reason: '' })), 'VALIDATION_ERROR');
  t.equal(await refused(getExposure, { id: UNKNOWN }), 'DEVIATION_NOT_FOUND');

  const { id: controlPointId } = await ask(createControlPoint, { name: 'Fahrzeug', ...measured });
  const nowhere = (await ask(recordReadings, { readings: [{ controlPointId, value: 12 }] })).deviations[0]?.id;
  t.equal(await refused(getExposure, { id: nowhere }), 'NO_STORAGE_LOCATION');
  t.equal(await refused(...hold({ id: nowhere })), 'NO_STORAGE_LOCATION');
});

test('the deviation of a cleaning task puts goods in doubt, too', async (t) => {
  const { ask, pork, room, linesOf } = await warmRoom();
  const { lotId } = await pork();
  const task = { name: 'Theke', schedule: { every: 'DAY' }, storageLocationId: room.id };
  const { id: cleaningTaskId } = await ask(createCleaningTask, task);
  const record = { cleaningTaskId, result: 'NOT_OK', note: 'Mould' };
  const { deviations } = await ask(recordCleaning, { records: [record] });
  t.strictSame(await linesOf(deviations[0]?.id ?? ''), [[lotId, 'LAY_THERE', '10', '0']]);
});

test('an exposure needs STOCK_READ, and its holds STOCK_WRITE', async (t) => {
  const { refused, pork, measure } = await warmRoom();
  const { lotId } = await pork();
  const { id } = await measure(12);
  t.equal(await refused(getExposure, { id }, { caller: aCaller(['TEMPERATURE_LOG_READ']) }), 'ACCESS_DENIED');
  const asking = { caller: aCaller(['STOCK_READ', 'TEMPERATURE_LOG_WRITE']) };
  t.equal(await refused(holdExposedLots, { id, lotIds: [lotId], reason: 'x' }, asking), 'ACCESS_DENIED');
});

test('an exposure of more than 20,000 lots is refused', async (t) => {
  const { refused, pork, measure, ports } = await warmRoom();
  const { lotId } = await pork();
  const { id } = await measure(12);
  const edge = { documentId: 'run', quantity: '1', takenBack: '0', movements: 1 };
  const made = Array.from({ length: 20_000 }, (_, at) => ({ ...edge, type: 'PRODUCED' as const, lotId: `lot ${at}` }));
  const { reach } = ports.trace;
  Object.assign(ports.trace, { reach: async () => [{ ...edge, type: 'CONSUMED' as const, lotId }, ...made] });
  t.equal(await refused(getExposure, { id }), 'RESPONSE_TOO_LARGE', 'one that lay there, and 20,000 made of it');
  Object.assign(ports.trace, { reach });
  const lay = async (...[, , , limit]: Parameters<typeof ports.hygieneGoods.lay>) =>
    Array.from({ length: limit }, (_, at) => `lot ${at}`);
  Object.assign(ports.hygieneGoods, { lay });
  t.equal(await refused(getExposure, { id }), 'RESPONSE_TOO_LARGE', 'of those that lay there');
});
