import { test } from 'tap';
import {
  actOnDeviation,
  deactivateCleaningTask,
  deactivateControlPoint,
  listCleaningRecords,
  recordCleaning,
  recordReadings,
  verifyDeviation,
} from '../../src/hygiene/index.ts';
import { checks } from './checks.ts';

const ACTION = { cause: 'Tür offen', measure: 'geschlossen', goods: 'RELEASED' };

test('one reading by hand out of limits opens a deviation, and the next within limits ends it', async (t) => {
  const { cold, room, measure, deviations, minute, wait } = await checks();
  await measure(cold.id, 5, { measuredAt: minute(-30) });
  const [opened] = (await measure(cold.id, 9.5)).deviations;
  t.hasStrict(opened, {
    ...{ controlPointId: cold.id, cleaningTaskId: null, name: cold.name, storageLocationId: room.id, status: 'OPEN' },
    ...{ until: null, minutes: 0, readings: 1, lowest: '9.5', highest: '9.5', limits: { min: null, max: '7' } },
    ...{ actions: [], verifications: [] },
  });
  wait(20);
  t.hasStrict((await measure(cold.id, 11)).deviations, [
    { id: opened?.id, readings: 2, lowest: '9.5', highest: '11', minutes: 20 },
  ]);
  wait(10);
  const ended = await measure(cold.id, 7);
  t.hasStrict(ended.deviations, [
    { id: opened?.id, minutes: 30, lastOutAt: new Date(minute(20)), until: new Date(minute(30)) },
  ]);
  wait(10);
  t.strictSame((await measure(cold.id, 6)).deviations, [], 'a later one changes nothing');
  t.strictSame((await deviations({ running: true })).length, 0);
  t.strictSame((await deviations({ storageLocationId: room.id, status: 'OPEN', running: false })).length, 1);
});

test('an action with a reading goes to its deviation, and is passed over without one', async (t) => {
  const { ask, cold, minute } = await checks();
  const { deviations } = await ask(recordReadings, {
    readings: [
      { controlPointId: cold.id, value: 4, measuredAt: minute(-20), action: ACTION },
      { controlPointId: cold.id, value: 8, measuredAt: minute(-10), action: ACTION },
    ],
  });
  t.equal(deviations.length, 1);
  t.hasStrict(deviations[0], { status: 'ACTED', readings: 1 });
  t.hasStrict(deviations[0]?.actions, [{ ...ACTION, actedBy: 'clerk' }]);
  t.equal(deviations[0]?.actions.length, 1);
});

test('a person verifies what was done, once the deviation has ended', async (t) => {
  const { ask, refused, cold, measure, wait, deviation } = await checks();
  const [opened] = (await measure(cold.id, 9)).deviations;
  const id = opened?.id ?? '';
  t.equal(await refused(verifyDeviation, { id, effective: true }), 'INVALID_STATUS_TRANSITION');
  await ask(actOnDeviation, { id, ...ACTION });
  t.equal(await refused(verifyDeviation, { id, effective: true }), 'DEVIATION_RUNNING');
  wait(5);
  await measure(cold.id, 5);
  t.hasStrict(await ask(verifyDeviation, { id, effective: false, note: 'Tür klemmt' }), { status: 'OPEN' });
  await ask(actOnDeviation, { id, ...ACTION });
  const verified = await ask(verifyDeviation, { id, effective: true });
  t.hasStrict(verified, {
    status: 'VERIFIED',
    verifications: [{ note: 'Tür klemmt', verifiedBy: 'clerk' }, { note: '' }],
  });
  t.equal(await refused(actOnDeviation, { id, ...ACTION }), 'INVALID_STATUS_TRANSITION');
  t.strictSame(await deviation(id), verified);
});

test('late readings extend deviations and never split them', async (t) => {
  const { cold, measure, deviations, minute, wait } = await checks();
  wait(120);
  await measure(cold.id, 9, { measuredAt: minute(60) });
  await measure(cold.id, 9, { measuredAt: minute(80) });
  await measure(cold.id, 5, { measuredAt: minute(70) });
  const spans = async () =>
    (await deviations()).map(({ from, lastOutAt, until, readings }) => [
      from.toISOString(),
      lastOutAt.toISOString(),
      until?.toISOString() ?? null,
      readings,
    ]);
  t.strictSame(await spans(), [[minute(60), minute(80), null, 2]], 'a late good reading neither shortens nor splits');
  await measure(cold.id, 10, { measuredAt: minute(50) });
  await measure(cold.id, 5, { measuredAt: minute(90) });
  t.strictSame(await spans(), [[minute(50), minute(80), minute(90), 3]]);
  await measure(cold.id, 10, { measuredAt: minute(100) });
  t.strictSame(await spans(), [
    [minute(50), minute(80), minute(90), 3],
    [minute(100), minute(100), null, 1],
  ]);
});

test('the deactivation of a control point ends its deviation', async (t) => {
  const { ask, cold, measure, deviation, wait } = await checks();
  const [opened] = (await measure(cold.id, 9)).deviations;
  wait(15);
  const { updatedAt } = await ask(deactivateControlPoint, { id: cold.id });
  t.hasStrict(await deviation(opened?.id ?? ''), { until: updatedAt, minutes: 15 });
});

test('what was not cleaned well is a deviation of the task', async (t) => {
  const { ask, refused, task, clean, wait } = await checks();
  const floor = await task({ name: 'Böden' });
  t.strictSame((await clean(floor.id, 'NOT_DONE', { note: 'kein Wasser' })).deviations, []);
  wait(1);
  const { records, deviations } = await clean(floor.id, 'NOT_OK', { note: 'Fett', action: ACTION });
  t.hasStrict(deviations, [
    { cleaningTaskId: floor.id, controlPointId: null, name: 'Böden', status: 'ACTED', limits: null },
  ]);
  t.hasStrict(records, [{ cleaningTaskId: floor.id, result: 'NOT_OK', note: 'Fett', recordedBy: 'clerk' }]);
  wait(1);
  t.hasStrict((await clean(floor.id, 'OK')).deviations, [{ minutes: 1, highest: null, readings: 1 }]);
  const { content } = await ask(listCleaningRecords, { cleaningTaskId: floor.id, sort: 'doneAt,desc' });
  t.strictSame(
    content.map(({ result }) => result),
    ['OK', 'NOT_OK', 'NOT_DONE'],
  );
  await ask(deactivateCleaningTask, { id: floor.id });
  t.equal(
    await refused(recordCleaning, { records: [{ cleaningTaskId: floor.id, result: 'OK' }] }),
    'CLEANING_TASK_INACTIVE',
  );
  t.equal(
    await refused(recordCleaning, { records: [{ cleaningTaskId: 'x', result: 'OK' }] }),
    'CLEANING_TASK_NOT_FOUND',
  );
});
