import { test } from 'tap';
import {
  activateControlPoint,
  correctReading,
  deactivateControlPoint,
  listReadings,
  recordReadings,
  updateControlPoint,
} from '../../src/hygiene/index.ts';
import { checks } from './checks.ts';

test('a reading is judged once, by the version in force when it was measured', async (t) => {
  const { ask, cold, measure, minute, wait } = await checks();
  wait(10);
  await ask(updateControlPoint, { id: cold.id, limits: { max: 4 } });
  wait(10);
  const { readings } = await ask(recordReadings, {
    readings: [
      { controlPointId: cold.id, value: 5, measuredAt: minute(-60) },
      { controlPointId: cold.id, value: 5, measuredAt: minute(5) },
      { controlPointId: cold.id, value: 5, measuredAt: minute(15) },
      { controlPointId: cold.id, value: 4, measuredAt: minute(16) },
    ],
  });
  t.strictSame(
    readings.map(({ verdict, version, limits }) => [verdict, version, limits?.max]),
    [
      ['IN', 1, '7'],
      ['IN', 1, '7'],
      ['ABOVE', 2, '4'],
      ['IN', 2, '4'],
    ],
    'in the order of the request',
  );
  await ask(updateControlPoint, { id: cold.id, limits: { max: 9 } });
  const { content } = await ask(listReadings, { controlPointId: cold.id, sort: 'measuredAt,desc', size: 2 });
  t.strictSame(
    content.map(({ verdict, limits }) => [verdict, limits?.max]),
    [
      ['IN', '4'],
      ['ABOVE', '4'],
    ],
    'no version changes a verdict',
  );
  const [now] = (await measure(cold.id, 8)).readings;
  t.hasStrict(now, { verdict: 'IN', measuredAt: now?.recordedAt, recordedBy: 'clerk', deviceId: null, note: '' });
});

test('readings are refused as a whole', async (t) => {
  const { ask, refusal, cold, point, minute } = await checks();
  const check = await point({ measure: 'CHECK', limits: undefined });
  const ph = await point({ measure: 'PH', limits: { min: 5, max: 6 } });
  const batch = await point({ scope: 'BATCH' });
  const faultOf = async (reading: object) => {
    const { code, faults } = await refusal(recordReadings, {
      readings: [{ controlPointId: cold.id, value: 4 }, reading],
    });
    return [code, ...(faults ?? []).map(({ field }) => field)];
  };
  const action = { cause: 'a', measure: 'b', goods: 'NONE' };
  for (const [reading, field] of [
    [{ controlPointId: cold.id }, 'result'],
    [{ controlPointId: cold.id, value: 4, result: 'NOT_DONE', note: 'x' }, 'result'],
    [{ controlPointId: cold.id, result: 'OK' }, 'result'],
    [{ controlPointId: cold.id, result: 'NOT_DONE' }, 'note'],
    [{ controlPointId: check.id, result: 'NOT_OK' }, 'note'],
    [{ controlPointId: check.id, value: 4 }, 'value'],
    [{ controlPointId: ph.id, value: 14.001 }, 'value'],
    [{ controlPointId: cold.id, value: 4.0001 }, 'value'],
    [{ controlPointId: cold.id, value: 4, measuredAt: minute(5.1) }, 'measuredAt'],
    [{ controlPointId: cold.id, value: 4, measuredAt: minute(-31 * 1440 - 0.1) }, 'measuredAt'],
    [{ controlPointId: cold.id, value: 4, batchId: 'x' }, undefined],
    [{ controlPointId: batch.id, value: 4 }, 'batchId'],
    [{ controlPointId: batch.id, value: 4, action }, 'batchId'],
  ] as const) {
    const [code, first] = await faultOf(reading);
    t.equal(code, field ? 'VALIDATION_ERROR' : 'BATCH_NOT_FOUND', JSON.stringify(reading));
    t.equal(first, field && `readings[1].${field}`);
  }
  t.strictSame(await faultOf({ controlPointId: 'unknown', value: 4 }), ['CONTROL_POINT_NOT_FOUND']);
  await ask(deactivateControlPoint, { id: ph.id });
  t.strictSame(await faultOf({ controlPointId: ph.id, value: 5 }), ['CONTROL_POINT_INACTIVE']);
  await ask(activateControlPoint, { id: ph.id });
  t.equal((await ask(listReadings, {})).page.totalElements, 0);
  const edges = [minute(5), minute(-31 * 1440)].map((measuredAt) => ({
    controlPointId: cold.id,
    value: 4,
    measuredAt,
  }));
  t.equal((await ask(recordReadings, { readings: edges })).readings.length, 2);
});

test('a correction is a new reading, and the old one counts no more', async (t) => {
  const { ask, cold, measure, correct, minute, wait, deviation } = await checks();
  const { readings, deviations } = await measure(cold.id, 44, { measuredAt: minute(0) });
  const [old] = readings;
  const [opened] = deviations;
  t.equal(opened?.status, 'OPEN');
  wait(30);
  const corrected = await correct(old?.id ?? '', 4.4);
  t.hasStrict(corrected.readings, [
    { correctsId: old?.id, measuredAt: old?.measuredAt, value: '4.4', verdict: 'IN', note: 'vertippt' },
  ]);
  t.hasStrict(corrected.deviations, [{ id: opened?.id, status: 'WITHDRAWN', readings: 0, lowest: null }]);
  const { content } = await ask(listReadings, { controlPointId: cold.id });
  t.strictSame(
    content.map(({ correctionId }) => correctionId),
    [corrected.readings[0]?.id, null],
  );
  t.equal((await deviation(opened?.id ?? '')).status, 'WITHDRAWN');
});

test('some readings are not corrected', async (t) => {
  const { refused, refusal, cold, point, task, measure, clean, correct, wait } = await checks();
  const id = (await measure(cold.id, 8)).readings[0]?.id ?? '';
  const again = (await correct(id, 7)).readings[0]?.id ?? '';
  const given = { value: 4, note: 'weil' };
  t.equal(await refused(correctReading, { id, ...given }), 'ALREADY_CORRECTED');
  t.equal(await refused(correctReading, { id: 'unknown', ...given }), 'READING_NOT_FOUND');
  const record = (await clean((await task()).id, 'OK')).records[0]?.id ?? '';
  t.equal(await refused(correctReading, { id: record, ...given }), 'READING_NOT_FOUND', 'a record has no corrections');
  const check = await point({ measure: 'CHECK', limits: undefined });
  const ticked = (await measure(check.id, 'OK')).readings[0]?.id ?? '';
  t.strictSame(
    (await refusal(correctReading, { id: ticked, ...given })).faults?.map(({ field }) => field),
    ['value'],
  );
  wait(31 * 1440);
  t.equal((await correct(again, 6)).readings.length, 1, 'the last moment');
  wait(1);
  t.equal(await refused(correctReading, { id: ticked, result: 'NOT_OK', note: 'doch' }), 'READING_CLOSED');
});
