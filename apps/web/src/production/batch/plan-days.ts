/** The days of a planned batch. Runs without a browser. */
import { dateOf } from '@cleaver/domain/kernel';
import { movedTo as planMovedTo } from '@cleaver/domain/production';
import type { Of } from '../../shell/data/api.ts';

export type PlanDays = Pick<Of<'BatchResponse'>, 'productionDate' | 'bestBeforeDate'>;

/** Returns both days of the plan after a move. The number of days between them stays the same. */
export const movedTo = ({ productionDate, bestBeforeDate }: PlanDays, day: string): PlanDays =>
  planMovedTo({ productionDate: dateOf(productionDate), bestBeforeDate: dateOf(bestBeforeDate) }, dateOf(day));
