/** The fields of a cleaning task, and the request that changes one. Draws nothing. */
import { say } from '@cleaver/domain/kernel';
import type { Group } from '../../ui/form/draft.ts';

export const TASK_GROUPS: readonly Group[] = [
  { fields: ['name', 'storageLocationId', 'schedule'] },
  { title: say`For the people`, fields: ['agent', 'instructions', 'responsible'] },
];

/** Returns the whole body of a change, in which what is empty is taken away. */
export const taskChange = (body: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...{ storageLocationId: '', agent: '', instructions: '', responsible: '' },
  ...body,
});
