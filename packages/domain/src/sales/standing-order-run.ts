/** Plans the orders of a run of the standing orders. */
import type { CalendarDate } from '../kernel/calendar.ts';
import type { CustomerState } from '../masterdata/index.ts';
import { type ClosedDays, plannedDays, type SkipReason, skipReason } from './planned-days.ts';
import type { StandingOrderState } from './standing-order-contracts.ts';

/** A planned day that has an order. */
export interface MadeDay {
  readonly standingOrderId: string;
  readonly plannedDate: CalendarDate;
}

/** The stored data from which a run is planned. */
export interface RunSources {
  readonly standing: readonly StandingOrderState[];
  readonly closed: ClosedDays;
  /** The customers of all standing orders, by id. */
  readonly customers: ReadonlyMap<string, Pick<CustomerState, 'name' | 'status'>>;
  /** The planned days that have an order. May include days outside the period of the run. */
  readonly made: readonly MadeDay[];
}

interface Planned {
  readonly of: StandingOrderState;
  readonly date: CalendarDate;
}

export interface RunPlan {
  readonly create: readonly Planned[];
  readonly skipped: readonly (Planned & { readonly reason: SkipReason })[];
  /** Whether the plan covers all planned days. False if it omits days because of its limit. */
  readonly complete: boolean;
}

/**
 * Returns at most `limit` planned days from `from` to `until` for new orders, sorted by date and id. Also returns the
 * days that the plan skips.
 */
export function planRun(
  { standing, closed, customers, made }: RunSources,
  from: CalendarDate,
  until: CalendarDate,
  limit: number,
): RunPlan {
  const taken = new Set(made.map(({ standingOrderId, plannedDate }) => `${plannedDate} ${standingOrderId}`));
  const days = standing
    .flatMap((of) => plannedDays(of, from, until).map((date) => ({ key: `${date} ${of.id}`, of, date })))
    .filter(({ key }) => !taken.has(key))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const create: Planned[] = [];
  const skipped: (Planned & { readonly reason: SkipReason })[] = [];
  for (const { of, date } of days) {
    const reason = skipReason(date, of.pauses, closed, customers.get(of.customerId)?.status ?? 'INACTIVE');
    if (reason) skipped.push({ of, date, reason });
    else if (create.length === limit) return { create, skipped, complete: false };
    else create.push({ of, date });
  }
  return { create, skipped, complete: true };
}
