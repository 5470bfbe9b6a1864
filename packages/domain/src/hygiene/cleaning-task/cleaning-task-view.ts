/** Cleaning tasks as responses show them. */
import { lastVersion, type Schedule } from '../check/check.ts';
import type { CleaningTaskState } from './cleaning-task.ts';

/** Returns the task with its schedule of now. */
export const taskView = (state: CleaningTaskState) => ({ ...state, schedule: scheduled(lastVersion(state).schedule) });

/** Returns the schedule of a task, which always has one. */
export function scheduled(schedule: Schedule | null | undefined): Schedule {
  if (!schedule) throw new Error('A cleaning task without a schedule');
  return schedule;
}
