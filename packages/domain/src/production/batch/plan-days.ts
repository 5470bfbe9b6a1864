/** The days of a planned batch. */
import { addDays, type CalendarDate, daysBetween } from '../../kernel/values/calendar.ts';

export interface PlanDays {
  readonly productionDate: CalendarDate;
  readonly bestBeforeDate: CalendarDate;
}

/** Returns both days of a plan after a move to another production date. The number of days between them stays. */
export const movedTo = ({ productionDate, bestBeforeDate }: PlanDays, day: CalendarDate): PlanDays => ({
  productionDate: day,
  bestBeforeDate: addDays(day, daysBetween(productionDate, bestBeforeDate)),
});
