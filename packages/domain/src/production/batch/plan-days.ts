/** The days of a planned batch. */
import type { Given } from '../../kernel/contract/edit.ts';
import { addDays, type CalendarDate, compareDates, daysBetween } from '../../kernel/values/calendar.ts';
import { type Message, say } from '../../kernel/values/message.ts';

export interface PlanDays {
  readonly productionDate: CalendarDate;
  /** On or after the production date. */
  readonly bestBeforeDate: CalendarDate;
}

/** Returns both days of a plan after a move to another production date. The number of days between them stays. */
export const movedTo = ({ productionDate, bestBeforeDate }: PlanDays, day: CalendarDate): PlanDays => ({
  productionDate: day,
  bestBeforeDate: addDays(day, daysBetween(productionDate, bestBeforeDate)),
});

/** Reports a best-before date before the production date as a fault. Forms and plans use this rule. */
export function checkDays(
  { productionDate, bestBeforeDate }: Partial<Given<PlanDays>>,
  fault: (field: 'bestBeforeDate', message: Message) => void,
): void {
  if (productionDate && bestBeforeDate && compareDates(bestBeforeDate, productionDate) < 0) {
    fault('bestBeforeDate', say`must be on or after productionDate`);
  }
}
