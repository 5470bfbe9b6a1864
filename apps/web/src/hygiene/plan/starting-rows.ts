/** The proposals of the starting plan as rows that can be ticked. Draws nothing. */
import type { getStartingPlan } from '@cleaver/domain/hygiene/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';

export type StartingPlan = AnswerOf<typeof getStartingPlan>;

/** A proposal: the body of the request that creates it. */
export type StartingRow =
  | { readonly id: string; readonly kind: 'point'; readonly body: StartingPlan['controlPoints'][number] }
  | { readonly id: string; readonly kind: 'task'; readonly body: StartingPlan['cleaningTasks'][number] };

/** Returns the proposals, control points first. Names are unique among the points and among the tasks. */
export const startingRows = ({ controlPoints, cleaningTasks }: StartingPlan): readonly StartingRow[] => [
  ...controlPoints.map((body) => ({ id: `point ${body.name}`, kind: 'point', body }) as const),
  ...cleaningTasks.map((body) => ({ id: `task ${body.name}`, kind: 'task', body }) as const),
];
