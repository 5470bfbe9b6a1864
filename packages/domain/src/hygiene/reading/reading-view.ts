/** Readings and cleaning records as responses show them. */
import type { CheckState } from '../check/check.ts';
import type { CleaningRecordView } from './cleaning-record-contracts.ts';
import type { ReadingState } from './reading.ts';
import type { ReadingView } from './reading-contracts.ts';

/** Returns a reading of a control point with the limits that judged it. */
export function readingView(state: ReadingState, point: Pick<CheckState, 'versions'>): ReadingView {
  const { controlPointId, cleaningTaskId: _, ...reading } = state;
  if (controlPointId === null) throw new Error(`${state.id} is no reading of a control point`);
  const judge = point.versions.find(({ version }) => version === state.version);
  return { ...reading, controlPointId, limits: judge?.limits ?? null };
}

/** Returns a record of a cleaning task. */
export function recordView(state: ReadingState): CleaningRecordView {
  const { id, cleaningTaskId, measuredAt: doneAt, result, note, recordedBy, recordedAt } = state;
  if (cleaningTaskId === null || result === null) throw new Error(`${id} is no cleaning record`);
  return { id, cleaningTaskId, doneAt, result, note, recordedBy, recordedAt };
}
