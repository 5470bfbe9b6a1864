/** The days of a planned batch. Runs without a browser. */
import { addDays, dateOf, daysBetween } from '@cleaver/domain/kernel';
import type { Of } from '../shell/api.ts';

export type PlanDays = Pick<Of<'BatchResponse'>, 'productionDate' | 'bestBeforeDate'>;

/** Returns both days of the plan after a move. The number of days between them stays the same. */
export const movedTo = ({ productionDate, bestBeforeDate }: PlanDays, day: string): PlanDays => ({
  productionDate: day,
  bestBeforeDate: addDays(dateOf(day), daysBetween(dateOf(productionDate), dateOf(bestBeforeDate))),
});
