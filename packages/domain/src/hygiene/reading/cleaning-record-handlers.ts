/** Handlers that record and read what was cleaned. */
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { type CleaningTask, CleaningTasks } from '../cleaning-task/cleaning-task.ts';
import { cleaningTaskInactive } from '../refusals.ts';
import { listCleaningRecords, recordCleaning } from './cleaning-record-contracts.ts';
import { Readings } from './reading.ts';
import { measuredAtFaults } from './reading-contracts.ts';
import { recordView } from './reading-view.ts';
import { followAll, record } from './recording.ts';

export const cleaningRecordHandlers: readonly Handler[] = [
  handle(listCleaningRecords, {
    async run({ reader }, { cleaningTaskId, result, sort, ...request }) {
      const filter = { cleaningTaskId, result, controlPointId: null };
      const byMeasured = sort.map((term) => (term.field === 'doneAt' ? { ...term, field: 'measuredAt' } : term));
      const { content, page } = await reader.page(Readings, filter, { ...request, sort: byMeasured });
      return { content: content.map(recordView), page };
    },
  }),
  handle(recordCleaning, {
    async run(unit, { records }, { caller }) {
      checkNoFaults(measuredAtFaults('records', 'doneAt', records, unit.now));
      const tasks = await unit.of(CleaningTasks).getAll(records.map(({ cleaningTaskId }) => cleaningTaskId));
      refuseInactive(tasks);
      const acted = records.flatMap(({ result, doneAt, note, action }, at) => {
        const task = tasks[at]?.state;
        if (!task) return [];
        const given = { measuredAt: doneAt ?? unit.now, value: undefined, result, note: note ?? '' };
        const of = { controlPointId: null, cleaningTaskId: task.id };
        const { state } = record(unit, { of, check: task, ...given, batchId: null, correctsId: null }, caller);
        return [{ reading: state, action }];
      });
      const followed = [...new Set(tasks)].map(({ state }) => ({
        of: { controlPointId: null, cleaningTaskId: state.id },
        state,
      }));
      const deviations = await followAll(unit, followed, acted, caller);
      return { records: acted.map(({ reading }) => recordView(reading)), deviations };
    },
  }),
];

function refuseInactive(tasks: readonly CleaningTask[]): void {
  const inactive = [...new Set(tasks)].filter(({ state }) => state.status === 'INACTIVE');
  if (inactive.length > 0) throw cleaningTaskInactive({ tasks: inactive.map(({ state }) => state.name).join(', ') });
}
