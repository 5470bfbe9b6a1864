/** Tests the control points of batches, and what they mean for a completion. */
import { test } from 'tap';
import {
  activateControlPoint,
  correctReading,
  createControlPoint,
  deactivateControlPoint,
  recordReadings,
  updateControlPoint,
} from '../../src/hygiene/index.ts';
import { updateArticle } from '../../src/masterdata/index.ts';
import {
  completeBatch,
  consumeIntoBatch,
  getBatch,
  getExecution,
  reopenBatch,
  startBatch,
} from '../../src/production/index.ts';
import { withBatch } from '../production/with-batch.ts';

const CORE = { name: 'Kern', scope: 'BATCH', kind: 'CCP', measure: 'TEMPERATURE', limits: { min: 72 } };

/** A batch of sausage with pork in it. */
async function kitchen() {
  const it = await withBatch();
  const { run, article, sausage, started, lot, stock, ports } = it;
  const pork = await article();
  const { recipeId, product } = await sausage([[pork, '12']]);
  const aBatch = async () => {
    const id = await started(recipeId);
    const { id: stockBatchId } = await lot(pork);
    await run(consumeIntoBatch, { id, inputs: [{ stockBatchId, quantityAmount: '5', quantityUnit: 'KG' }] });
    return id;
  };
  const output = { stockId: await stock(product), quantityAmount: '4', quantityUnit: 'KG' };
  const point = (more: object = {}) => run(createControlPoint, { ...CORE, ...more });
  const measure = async (controlPointId: string, batchId: string, more: object) => {
    ports.clock.advance(1000);
    const [reading] = (await run(recordReadings, { readings: [{ controlPointId, batchId, ...more }] })).readings;
    return reading?.id ?? '';
  };
  const pointsOf = async (id: string) => (await run(getExecution, { id })).controlPoints;
  const statesOf = async (id: string) => (await pointsOf(id)).map(({ name, state }) => `${name} ${state}`);
  return { ...it, product, recipeId, aBatch, output, point, measure, pointsOf, statesOf };
}

test('the execution shows the active points that apply to the article, by name, with their last reading', async (t) => {
  const { run, product, article, planned, recipeId, aBatch, point, measure, pointsOf, statesOf } = await kitchen();
  const other = await article();
  const core = await point();
  const acid = await point({
    name: 'anderer pH',
    kind: 'OPRP',
    measure: 'PH',
    limits: { max: 5.3 },
    articleIds: [product],
  });
  await point({ name: 'Of another article', articleIds: [other] });
  await point({ name: 'Of a kind', productKinds: ['MEAT_PRODUCT'] });
  await point({ name: 'Of the shop', scope: 'SHOP' });
  const off = await point({ name: 'Inactive' });
  await run(deactivateControlPoint, { id: off.id });
  const looks = await point({ name: 'Zustand', measure: 'CHECK', kind: 'GHP', limits: undefined });
  const id = await aBatch();
  t.strictSame(await statesOf(id), ['anderer pH NOT_MEASURED', 'Kern NOT_MEASURED', 'Zustand NOT_MEASURED']);
  await run(updateArticle, { id: product, productKind: 'MEAT_PRODUCT' });
  t.match(await statesOf(id), ['anderer pH', 'Kern', 'Of a kind NOT_MEASURED', 'Zustand']);
  await run(updateArticle, { id: product, productKind: 'OFFAL' });

  const first = await measure(core.id, id, { value: 71.999 });
  t.match((await pointsOf(id))[1], { state: 'NOT_MET', value: '71.999' });
  const correction = (await run(correctReading, { id: first, value: 72, note: 'Mistyped' })).readings[0]?.id;
  const sour = await measure(acid.id, id, { value: 5.4 });
  const checked = await measure(looks.id, id, { result: 'NOT_OK', note: 'Grey' });
  t.strictSame(await pointsOf(id), [
    {
      ...{ controlPointId: acid.id, name: 'anderer pH', kind: 'OPRP', measure: 'PH', state: 'NOT_MET' },
      ...{ readingId: sour, value: '5.4', result: null, limits: { min: null, max: '5.3' } },
    },
    {
      ...{ controlPointId: core.id, name: 'Kern', kind: 'CCP', measure: 'TEMPERATURE', state: 'MET' },
      ...{ readingId: correction, value: '72', result: null, limits: { min: '72', max: null } },
    },
    {
      ...{ controlPointId: looks.id, name: 'Zustand', kind: 'GHP', measure: 'CHECK', state: 'NOT_MET' },
      ...{ readingId: checked, value: null, result: 'NOT_OK', limits: null },
    },
  ]);
  t.match(await statesOf(await planned(recipeId)), Array(3).fill(/NOT_MEASURED$/), 'readings are of one batch');
  await run(updateControlPoint, { id: core.id, limits: { min: 75 } });
  const measured = (await pointsOf(id))[1];
  t.match(measured, { state: 'MET', limits: { min: '72' } }, 'no change of the limits changes a verdict');
  const earlier = { value: 60, measuredAt: '2026-01-05T10:00:00Z' };
  await measure(core.id, id, earlier);
  t.equal((await pointsOf(id))[1]?.state, 'MET', 'a reading of an earlier instant is not the last one');
  await measure(core.id, id, { result: 'NOT_DONE', note: 'Broken' });
  t.match((await pointsOf(id))[1], { state: 'NOT_MEASURED', value: null, result: 'NOT_DONE', limits: { min: '75' } });
});

test('a critical point that is not met stops a completion, unless no goods become free', async (t) => {
  const { run, aBatch, output, point, measure, pointsOf, holdsOf } = await kitchen();
  const core = await point();
  const looks = await point({ name: 'Aussehen', measure: 'CHECK', limits: undefined });
  const acid = await point({ name: 'pH-Wert', measure: 'PH', limits: { max: 5.3 } });
  await point({ name: 'Salz', kind: 'OPRP', measure: 'CHECK', limits: undefined });
  const id = await aBatch();
  const outputs = [output];
  const failed = (given: object = {}) =>
    run(completeBatch, { id, outputs, ...given }).then(
      () => 'done',
      (error: Error & { code?: string }) => `${error.code}: ${error.message}`,
    );
  const before = 'CRITICAL_LIMIT_NOT_MET: Critical control points of this batch are not within their limits: ';
  const after = '. Measure again, or complete it with its outputs on hold';
  t.equal(await failed(), `${before}Aussehen: not measured; Kern: not measured; pH-Wert: not measured${after}`);
  await measure(core.id, id, { value: 71.5 });
  await measure(looks.id, id, { result: 'NOT_OK', note: 'Grey' });
  await measure(acid.id, id, { value: 5.6 });
  t.equal(await failed(), `${before}Aussehen: not in order; Kern: 71.5 °C; pH-Wert: pH 5.6${after}`);
  t.match(await failed({ holdOutputs: '' }), /^CRITICAL_LIMIT_NOT_MET/);
  t.match(await failed({ outputs: [], waste: [] }), /^NOTHING_PRODUCED/, 'after what is wrong with the request');

  const held = await run(completeBatch, { id, outputs, holdOutputs: 'Not hot enough' });
  t.match(held.outputs, [{ onHold: true }]);
  t.match(await holdsOf(held.outputs[0]?.lotId ?? ''), [{ cause: 'MANUAL', reason: 'Not hot enough' }]);
  t.strictSame(await pointsOf(id), held.controlPoints);
  t.match(held.controlPoints, [
    { state: 'NOT_MET' },
    { value: '71.5' },
    { state: 'NOT_MET' },
    { state: 'NOT_MEASURED' },
  ]);

  const thrownAway = await aBatch();
  const waste = [{ quantityAmount: '5', quantityUnit: 'KG' }];
  t.equal((await run(completeBatch, { id: thrownAway, waste })).batch.status, 'COMPLETED');

  const good = await aBatch();
  await measure(core.id, good, { value: 72 });
  await measure(looks.id, good, { result: 'OK' });
  await measure(acid.id, good, { value: 5.3 });
  const done = await run(completeBatch, { id: good, outputs: [{ ...output, lotNumber: 'G' }] });
  t.match(done.outputs, [{ onHold: false }], 'a point that is not critical stops nothing');
});

test('a completion freezes the control points, and a batch that is open again shows those of now', async (t) => {
  const { run, aBatch, output, point, measure, pointsOf, statesOf } = await kitchen();
  const before = await aBatch();
  await run(completeBatch, { id: before, outputs: [{ ...output, lotNumber: 'A' }] });
  const core = await point();
  t.strictSame(await pointsOf(before), [], 'a batch of before has none');
  const id = await aBatch();
  await measure(core.id, id, { value: 74 });
  const outputs = [{ ...output, lotNumber: 'B' }];
  const { controlPoints } = await run(completeBatch, { id, outputs });
  t.match(controlPoints, [{ name: 'Kern', state: 'MET', value: '74' }]);
  await run(updateControlPoint, { id: core.id, name: 'Kerntemperatur' });
  await point({ name: 'Neu' });
  t.strictSame(await pointsOf(id), controlPoints);
  const again = await run(reopenBatch, { id, reason: 'x' });
  t.strictSame(again.controlPoints, await pointsOf(id));
  t.strictSame(await statesOf(id), ['Kerntemperatur MET', 'Neu NOT_MEASURED']);
  await run(deactivateControlPoint, { id: core.id });
  t.strictSame(await statesOf(id), ['Neu NOT_MEASURED']);
  await run(activateControlPoint, { id: core.id });
  t.equal((await run(getBatch, { id })).status, 'IN_PROGRESS');
});

test('readings are of a batch in progress, and of a point that applies to its article', async (t) => {
  const { run, refusal, article, aBatch, output, point, measure } = await kitchen();
  const core = await point();
  const foreign = await point({ name: 'Of another article', articleIds: [await article()] });
  const id = await aBatch();
  const reading = (controlPointId: string) => ({ readings: [{ controlPointId, batchId: id, value: 74 }] });
  t.equal(await refusal(recordReadings, reading(foreign.id)), 'POINT_DOES_NOT_APPLY');
  const measured = await measure(core.id, id, { value: 74 });
  await run(completeBatch, { id, outputs: [output] });
  t.equal(await refusal(recordReadings, reading(core.id)), 'BATCH_NOT_IN_PROGRESS');
  const correction = { id: measured, value: 60, note: 'Mistyped' };
  t.equal(await refusal(correctReading, correction), 'BATCH_NOT_IN_PROGRESS');
  await run(reopenBatch, { id, reason: 'x' });
  await run(correctReading, correction);
  t.equal(await refusal(completeBatch, { id, outputs: [output] }), 'CRITICAL_LIMIT_NOT_MET');
});

test('the state of a batch comes before its control points', async (t) => {
  const { refusal, run, planned, recipeId, output, point } = await kitchen();
  await point();
  const id = await planned(recipeId);
  t.equal(await refusal(completeBatch, { id, outputs: [output] }), 'INVALID_STATUS_TRANSITION');
  await run(startBatch, { id });
  t.equal(await refusal(completeBatch, { id, outputs: [output] }), 'NOTHING_CONSUMED');
});

test('readings of a batch need a point that applies, and a batch in progress', async (t) => {
  const { run, refusal, product, article, planned, recipeId, aBatch, output, point, measure } = await kitchen();
  const [core, foreign] = [await point(), await point({ name: 'Fremd', articleIds: [await article()] })];
  const [batchId, later] = [await aBatch(), await planned(recipeId)];
  const record = (controlPointId: string, of: string) =>
    refusal(recordReadings, { readings: [{ controlPointId, batchId: of, value: 74 }] });
  t.equal(await record(foreign.id, batchId), 'POINT_DOES_NOT_APPLY');
  t.equal(await record(foreign.id, later), 'POINT_DOES_NOT_APPLY', 'before the status');
  t.equal(await record(core.id, later), 'BATCH_NOT_IN_PROGRESS');
  await run(updateControlPoint, { id: foreign.id, articleIds: [product] });
  const id = await measure(core.id, batchId, { value: 74 });
  await measure(foreign.id, batchId, { value: 74 });
  await run(completeBatch, { id: batchId, outputs: [output] });
  t.equal(await record(core.id, batchId), 'BATCH_NOT_IN_PROGRESS');
  const correction = { id, value: 73, note: 'Falsch abgelesen' };
  t.equal(await refusal(correctReading, correction), 'BATCH_NOT_IN_PROGRESS');
  await run(reopenBatch, { id: batchId, reason: 'Noch einmal wiegen' });
  t.hasStrict((await run(correctReading, correction)).readings, [{ batchId, value: '73', correctsId: id }]);
});
