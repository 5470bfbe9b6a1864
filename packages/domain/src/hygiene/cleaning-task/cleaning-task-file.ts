/** The file of cleaning tasks: a row for each, with its schedule of now. */
import { StorageLocations, storageLocationSubject } from '../../inventory/index.ts';
import { fileColumn } from '../../kernel/contract/file.ts';
import { fileKind, statesIn } from '../../kernel/execution/file-kind.ts';
import { FileNames } from '../../kernel/execution/file-names.ts';
import { say } from '../../kernel/values/message.ts';
import {
  LOCATION_COLUMN,
  SCHEDULE_COLUMNS,
  STATUS_COLUMN,
  scheduleCells,
  scheduleOf,
  setBy,
  withLocation,
  writeCheck,
} from '../check/check-file.ts';
import { CleaningTasks } from './cleaning-task.ts';
import {
  activateCleaningTask,
  createCleaningTask,
  deactivateCleaningTask,
  type ListedTask,
  listCleaningTasks,
  updateCleaningTask,
} from './cleaning-task-contracts.ts';
import { taskView } from './cleaning-task-view.ts';

const TEXTS = ['agent', 'responsible', 'instructions'];
const COMMANDS = {
  create: createCleaningTask,
  update: updateCleaningTask,
  activate: activateCleaningTask,
  deactivate: deactivateCleaningTask,
};
const created = (member: string) => fileColumn(createCleaningTask.input, member);

export const cleaningTaskFile = fileKind<ListedTask, FileNames>({
  name: 'cleaning-tasks',
  title: say`Cleaning tasks`,
  columns: [
    { ...created('name'), required: true },
    LOCATION_COLUMN,
    ...SCHEDULE_COLUMNS,
    ...TEXTS.map(created),
    STATUS_COLUMN,
  ],
  example: {
    ...{ name: 'Böden', every: 'DAY', agent: 'Fettlöser', responsible: 'Anna Huber' },
    ...{ instructions: 'Reste zusammenkehren, einschäumen, zum Abfluss hin abspülen', status: 'ACTIVE' },
  },
  list: listCleaningTasks,
  context: async ({ all }) => new FileNames(storageLocationSubject.label, await all(StorageLocations)),
  rowsOf: ({ name, storageLocationId, schedule, agent, responsible, instructions, status }, locations) => [
    {
      ...{ name, storageLocation: storageLocationId === null ? undefined : locations.nameOf(storageLocationId) },
      ...{ ...scheduleCells(schedule), agent, responsible, instructions, status },
    },
  ],
  write: {
    command: createCleaningTask,
    key: ['name'],
    fills: TEXTS,
    resolve: withLocation,
    find: async (unit, rows) => (await statesIn(unit.of(CleaningTasks), 'name', rows)).map(taskView),
    check: ({ every }, { stored }) =>
      stored || every !== undefined ? [] : [{ field: 'every', message: say`is required` }],
    async write(record, tools, locations) {
      const { storageLocation } = setBy(record, ['storageLocation']);
      const given = {
        ...setBy(record, ['name', ...TEXTS]),
        storageLocationId: storageLocation === undefined ? undefined : locations.idOf(String(storageLocation)),
        schedule: scheduleOf(record),
      };
      await writeCheck(record, given, COMMANDS, tools);
    },
  },
});
