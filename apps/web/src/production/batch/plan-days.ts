/** The days of a planned batch. Runs without a browser. */
import { type AnswerOf, dateOf } from '@cleaver/domain/kernel';
import { movedTo as planMovedTo } from '@cleaver/domain/production';
import type { getBatch } from '@cleaver/domain/production/contracts';

export type PlanDays = Pick<AnswerOf<typeof getBatch>, 'productionDate' | 'bestBeforeDate'>;

/** Returns both days of the plan after a move. The number of days between them stays the same. */
export const movedTo = ({ productionDate, bestBeforeDate }: PlanDays, day: string): PlanDays =>
  planMovedTo({ productionDate: dateOf(productionDate), bestBeforeDate: dateOf(bestBeforeDate) }, dateOf(day));
