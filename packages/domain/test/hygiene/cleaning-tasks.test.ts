import { test } from 'tap';
import {
  activateCleaningTask,
  createCleaningTask,
  deactivateCleaningTask,
  getCleaningTask,
  listCleaningTasks,
  updateCleaningTask,
} from '../../src/hygiene/index.ts';
import { checks } from './checks.ts';

const BODY = { name: 'Böden', schedule: { every: 'DAY' } };

async function tasks() {
  const it = await checks();
  const { ask, faultsOf } = it;
  return {
    ...it,
    create: (more: object = {}) => ask(createCleaningTask, { ...BODY, ...more }),
    get: (id: string) => ask(getCleaningTask, { id }),
    createFaults: (more: object) => faultsOf(createCleaningTask, { ...BODY, ...more }),
    updateFaults: (id: string, more: object) => faultsOf(updateCleaningTask, { id, ...more }),
  };
}

test('a cleaning task begins active, and a change of its schedule or status makes a version', async (t) => {
  const { ask, create, get, ports, wait, room } = await tasks();
  const texts = { agent: 'Reiniger', responsible: 'Anna', instructions: 'Zum Abfluss hin' };
  const { id } = await create(texts);
  const made = ports.clock.now().toISOString();
  t.match(await get(id), { ...texts, name: 'Böden', storageLocationId: null, status: 'ACTIVE' });
  await wait(1);
  const changed = ports.clock.now().toISOString();
  const weekly = { every: 'WEEK', times: [] };
  t.match(await ask(updateCleaningTask, { id, schedule: { every: 'WEEK' } }), { schedule: weekly });
  await ask(updateCleaningTask, { id, name: 'Boden', storageLocationId: room.id, agent: '', schedule: weekly });
  await ask(deactivateCleaningTask, { id });
  const { versions, ...task } = await get(id);
  t.match(task, { name: 'Boden', storageLocationId: room.id, agent: '', status: 'INACTIVE', schedule: weekly });
  t.same(
    versions.map(({ version, from, status, schedule }) => [version, from, status, schedule?.every]),
    [
      [1, made, 'ACTIVE', 'DAY'],
      [2, changed, 'ACTIVE', 'WEEK'],
      [3, changed, 'INACTIVE', 'WEEK'],
    ],
  );
  for (const version of versions) t.match(version, { limits: null, sensor: null, toleratedMinutes: 0 });
});

test('what a task needs, and what it names, is checked', async (t) => {
  const { ask, create, createFaults, updateFaults, refused } = await tasks();
  const { id } = await create();
  t.same(await createFaults({ name: ' ' }), ['name']);
  for (const schedule of [undefined, {}]) t.same(await createFaults({ name: 'Neu', schedule }), ['schedule']);
  t.same(await updateFaults(id, { schedule: {} }), ['schedule'], 'a task always has a schedule');
  t.same(await createFaults({ schedule: { every: 'MONTH', times: ['07:00'] } }), ['schedule.times']);
  t.same(await createFaults({ agent: 'x'.repeat(201) }), ['agent']);
  t.equal(await createFaults({ name: 'BÖDEN' }), 'CLEANING_TASK_ALREADY_EXISTS');
  const other = await create({ name: 'Theke' });
  t.equal(await updateFaults(other.id, { name: 'böden' }), 'CLEANING_TASK_ALREADY_EXISTS');
  t.equal(await createFaults({ name: 'Neu', storageLocationId: 'none' }), 'STORAGE_LOCATION_NOT_FOUND');
  t.equal(await updateFaults(id, { storageLocationId: 'none' }), 'STORAGE_LOCATION_NOT_FOUND');
  t.equal(await refused(activateCleaningTask, { id }), 'INVALID_STATUS_TRANSITION');
  t.match(await ask(deactivateCleaningTask, { id }), { status: 'INACTIVE' });
  t.equal(await refused(deactivateCleaningTask, { id }), 'INVALID_STATUS_TRANSITION');
  t.match(await ask(activateCleaningTask, { id }), { status: 'ACTIVE' });
  for (const operation of [updateCleaningTask, activateCleaningTask, deactivateCleaningTask, getCleaningTask]) {
    t.equal(await refused(operation as never, { id: 'none' }), 'CLEANING_TASK_NOT_FOUND');
  }
});

test('cleaning tasks are listed by their filters', async (t) => {
  const { ask, create, room } = await tasks();
  const floors = await create();
  const shelves = await create({ name: 'Regale', storageLocationId: room.id });
  await ask(deactivateCleaningTask, { id: floors.id });
  const ids = async (filter: object) => (await ask(listCleaningTasks, filter)).content.map(({ id }) => id);
  t.same(await ids({}), [floors.id, shelves.id]);
  t.same(await ids({ status: 'ACTIVE' }), [shelves.id]);
  t.same(await ids({ storageLocationId: room.id }), [shelves.id]);
  t.same(await ids({ q: 'bod' }), [floors.id]);
});
