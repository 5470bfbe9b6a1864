/** Plans the orders of a run of the standing orders. */
import { addDays, type CalendarDate } from '../../kernel/values/calendar.ts';
import type { ActivityStatus } from '../../masterdata/index.ts';
import type { ClosedDays } from '../../settings/index.ts';
import {
  type ClosedDayRule,
  isPaused,
  isPlanned,
  openDayFor,
  type Pause,
  type Schedule,
  type SkipReason,
} from './planned-days.ts';

/** A planned day that has an order. */
export interface MadeDay {
  readonly standingOrderId: string;
  readonly plannedDate: CalendarDate;
}

/** The part of a standing order from which a run is planned. It has no texts, so a plan over many of them stays small. */
export interface ScheduledOrder extends Schedule {
  readonly id: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly customerStatus: ActivityStatus;
  readonly deliveryAddressLabel: string;
  readonly onClosedDay: ClosedDayRule;
  readonly pauses: readonly Omit<Pause, 'reason'>[];
  readonly lineCount: number;
  /** The size of the lines, the reference and the note as JSON, in bytes. A store may count some bytes more. */
  readonly bytes: number;
}

/** The stored data from which a run is planned. */
export interface RunSources {
  readonly standing: readonly ScheduledOrder[];
  readonly closed: ClosedDays;
  /** The planned days that have an order. May include days outside the period of the run. */
  readonly made: readonly MadeDay[];
}

interface Planned {
  readonly of: ScheduledOrder;
  readonly date: CalendarDate;
}

export interface RunPlan {
  /** `requestedDate`: the day of the order, which is before the planned day if the shop is closed then. */
  readonly create: readonly (Planned & { readonly requestedDate: CalendarDate })[];
  readonly skipped: readonly (Planned & { readonly reason: SkipReason })[];
  /** Whether the plan covers all planned days. False if it omits days because of its limits. */
  readonly complete: boolean;
}

/** The limits of one run. A run creates at least one order, however large. */
export const RUN_MAX = { orders: 1000, lines: 5000, bytes: 4 * 1024 * 1024 };

/** The bytes of an order and of each line beside the texts of the standing order: ids, names, statuses. */
const ORDER_BYTES = 1000;
const LINE_BYTES = 200;

/** Returns a function that counts orders, and returns false for the first order that exceeds a limit. */
function counting(orders: number): (of: ScheduledOrder) => boolean {
  const left = { ...RUN_MAX, orders };
  let isFirst = true;
  return ({ lineCount, bytes }) => {
    left.orders -= 1;
    left.lines -= lineCount;
    left.bytes -= ORDER_BYTES + lineCount * LINE_BYTES + bytes;
    const fits = left.lines >= 0 && left.bytes >= 0;
    const takes = left.orders >= 0 && (isFirst || fits);
    isFirst = false;
    return takes;
  };
}

/**
 * Returns the planned days from `from` to `until` for new orders, sorted by date and id, up to the limits of a run and
 * at most `orders`. Also returns the days that the plan skips, by the first reason: pause, closed shop, inactive
 * customer.
 */
export function planRun(
  { standing, closed, made }: RunSources,
  from: CalendarDate,
  until: CalendarDate,
  orders: number = RUN_MAX.orders,
): RunPlan {
  const taken = new Set(made.map(({ standingOrderId, plannedDate }) => `${plannedDate} ${standingOrderId}`));
  const sorted = standing.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const takes = counting(orders);
  const create: RunPlan['create'][number][] = [];
  const skipped: RunPlan['skipped'][number][] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) {
    for (const of of sorted) {
      if (!isPlanned(of, date) || taken.has(`${date} ${of.id}`)) continue;
      const requestedDate = openDayFor(date, of.onClosedDay, closed, from);
      if (isPaused(of.pauses, date)) skipped.push({ of, date, reason: 'PAUSED' });
      else if (!requestedDate) skipped.push({ of, date, reason: 'CLOSED' });
      else if (of.customerStatus === 'INACTIVE') skipped.push({ of, date, reason: 'CUSTOMER_INACTIVE' });
      else if (takes(of)) create.push({ of, date, requestedDate });
      else return { create, skipped, complete: false };
    }
  }
  return { create, skipped, complete: true };
}
