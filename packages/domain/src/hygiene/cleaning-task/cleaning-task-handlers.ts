/** Handlers that create, change and read cleaning tasks. */
import { StorageLocations } from '../../inventory/index.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { followBreak } from '../deviation/following.ts';
import type { SwitchVerb } from '../subjects.ts';
import { CleaningTask, CleaningTasks } from './cleaning-task.ts';
import {
  activateCleaningTask,
  createCleaningTask,
  deactivateCleaningTask,
  getCleaningTask,
  listCleaningTasks,
  updateCleaningTask,
} from './cleaning-task-contracts.ts';
import { scheduled, taskView } from './cleaning-task-view.ts';

const switched = (contract: typeof activateCleaningTask, verb: SwitchVerb) =>
  handle(contract, {
    async run(unit, { id }, { caller, expected }) {
      const task = await unit.of(CleaningTasks).get(id, expected);
      task.move(verb, caller.username, unit.now);
      if (verb === 'deactivate')
        await followBreak(unit, { of: { controlPointId: null, cleaningTaskId: id }, state: task.state });
      return taskView(task.state);
    },
  });

export const cleaningTaskHandlers: readonly Handler[] = [
  handle(listCleaningTasks, {
    async run({ reader }, { storageLocationId, status, ...request }) {
      const { content, page } = await reader.page(CleaningTasks, { storageLocationId, status }, request);
      return { content: content.map(taskView), page };
    },
  }),
  handle(getCleaningTask, {
    async run({ reader }, { id }) {
      const { state, version } = await reader.versioned(CleaningTasks, id);
      return { state: taskView(state), version };
    },
  }),
  handle(createCleaningTask, {
    async run(unit, { name, schedule, storageLocationId, ...texts }, { caller }) {
      if (storageLocationId) await unit.of(StorageLocations).peek(storageLocationId);
      const of = { id: unit.newId(), name, schedule: scheduled(schedule) };
      const given = { ...texts, storageLocationId: storageLocationId ?? null };
      const task = CleaningTask.create(of, given, caller.username, unit.now);
      unit.of(CleaningTasks).add(task);
      return taskView(task.state);
    },
  }),
  handle(updateCleaningTask, {
    async run(unit, { id, schedule, ...given }, { caller, expected }) {
      const task = await unit.of(CleaningTasks).get(id, expected);
      if (given.storageLocationId) await unit.of(StorageLocations).peek(given.storageLocationId);
      task.update({ ...given, schedule: schedule ?? undefined }, caller.username, unit.now);
      return taskView(task.state);
    },
  }),
  switched(activateCleaningTask, 'activate'),
  switched(deactivateCleaningTask, 'deactivate'),
];
