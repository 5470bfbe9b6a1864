/** Operations that create, change and read cleaning tasks. */
import { storageLocationSubject } from '../../inventory/contracts.ts';
import { command, query, type Tag } from '../../kernel/contract/contract.ts';
import { clearableId, NAME_MAX, oneOf, optionalText, pathId, text } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import { say } from '../../kernel/values/message.ts';
import { checkTexts, scheduleField, scheduleOutput, versionOutput } from '../check/check-form.ts';
import { cleaningTaskExists } from '../refusals.ts';
import { CHECK_STATUSES, cleaningTaskSubject } from '../subjects.ts';

const taskMembers = {
  id: out.text(),
  name: out.text(),
  storageLocationId: out.nullable(out.text()),
  schedule: scheduleOutput,
  agent: out.text({ description: 'What to clean with' }),
  responsible: out.text(),
  instructions: out.text(),
  status: out.oneOf(CHECK_STATUSES),
  createdAt: out.timestamp(),
  updatedAt: out.timestamp(),
};

/** A cleaning task without its versions. */
export const listedTaskOutput = out.object('CleaningTaskSummaryResponse', taskMembers);
export type ListedTask = out.GivenBy<typeof listedTaskOutput>;

const taskOutput = out.object('CleaningTaskResponse', {
  ...taskMembers,
  versions: out.listOf(versionOutput, { description: 'Oldest first' }),
});

const taskFields = {
  storageLocationId: clearableId(),
  agent: optionalText(),
  ...checkTexts,
};

/** Refuses an empty schedule, because a task always has one. */
const REQUIRED = say`is required`;

export const listCleaningTasks = query({
  name: 'cleaning-task.list',
  subject: cleaningTaskSubject,
  address: 'GET /api/quality/cleaning-tasks',
  summary: 'List cleaning tasks',
  permission: 'CLEANING_RECORD_READ',
  floor: true,
  input: listForm(cleaningTaskSubject.sortable, {
    ...SEARCH,
    storageLocationId: optional(pathId()),
    status: optional(oneOf(CHECK_STATUSES)),
  }),
  output: out.page(listedTaskOutput, ['name', 'schedule.every', 'agent', 'responsible', 'status']),
});

export const getCleaningTask = query({
  name: 'cleaning-task.get',
  subject: cleaningTaskSubject,
  address: 'GET /api/quality/cleaning-tasks/{id}',
  summary: 'Read one cleaning task with its versions',
  permission: 'CLEANING_RECORD_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: taskOutput,
  givesVersion: true,
});

export const createCleaningTask = command({
  name: 'cleaning-task.create',
  subject: cleaningTaskSubject,
  address: 'POST /api/quality/cleaning-tasks',
  summary: 'Create an active cleaning task',
  permission: 'HACCP_WRITE',
  refuses: [cleaningTaskExists, storageLocationSubject.unknown],
  input: form({ name: text(NAME_MAX), schedule: scheduleField(), ...taskFields }, (given, fault) => {
    if ('schedule' in given && !given.schedule) fault('schedule', REQUIRED);
  }),
  output: taskOutput,
});

export const updateCleaningTask = command({
  name: 'cleaning-task.update',
  subject: cleaningTaskSubject,
  address: 'PUT /api/quality/cleaning-tasks/{id}',
  summary: 'Change a cleaning task; a change of its schedule makes a new version from now on',
  permission: 'HACCP_WRITE',
  refuses: [cleaningTaskExists, storageLocationSubject.unknown],
  input: form(
    { id: pathId(), name: optional(text(NAME_MAX)), schedule: scheduleField(), ...taskFields },
    (given, fault) => {
      if (given.schedule === null) fault('schedule', REQUIRED);
    },
  ),
  output: taskOutput,
  comparesVersion: true,
});

const switched = (verb: 'activate' | 'deactivate', summary: string) =>
  command({
    name: `cleaning-task.${verb}`,
    subject: cleaningTaskSubject,
    address: `POST /api/quality/cleaning-tasks/{id}/${verb}`,
    summary,
    permission: 'HACCP_WRITE',
    refuses: [invalidStatusTransition],
    input: form({ id: pathId() }),
    output: taskOutput,
    comparesVersion: true,
  });

export const activateCleaningTask = switched('activate', 'Activate a cleaning task');
export const deactivateCleaningTask = switched('deactivate', 'Deactivate a cleaning task: nothing of it is planned');

export const cleaningTaskTag: Tag = {
  title: 'Cleaning tasks',
  description: 'What is cleaned, with what and how often, in dated versions',
  contracts: [
    listCleaningTasks,
    createCleaningTask,
    getCleaningTask,
    updateCleaningTask,
    activateCleaningTask,
    deactivateCleaningTask,
  ],
};
