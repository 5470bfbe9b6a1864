/**
 * The status of a stock batch, which depends on the calendar day. Responses and queries share this definition
 * (docs/contract.md, section 11).
 *
 * Commands move a batch through three stored conditions. A batch in stock is available, expiring soon or expired, by
 * the shop's calendar day. The batch does not store this status.
 */

import { stateMachine } from '../../kernel/contract/state-machine.ts';
import { type CalendarDate, calendarDay, daysBetween } from '../../kernel/values/calendar.ts';
import { inventoryWords } from '../words.ts';

export const STOCK_CONDITIONS = ['IN_STOCK', 'BLOCKED', 'DEPLETED'] as const;
export type StockCondition = (typeof STOCK_CONDITIONS)[number];

/**
 * The state machine of stock batches. A depleted batch is in stock again when goods of its lot are added. The batch is
 * BLOCKED instead if it is `blocked` or `held`. A write-off of condemned goods, a transfer of goods on hold, or a count
 * can deplete a blocked batch.
 */
export const stockBatchMachine = stateMachine(
  'stock batch',
  STOCK_CONDITIONS,
  {
    block: { from: ['IN_STOCK'], to: 'BLOCKED' },
    unblock: { from: ['BLOCKED'], to: 'IN_STOCK' },
    deplete: { from: ['IN_STOCK', 'BLOCKED'], to: 'DEPLETED' },
    refill: { from: ['DEPLETED'], to: 'IN_STOCK' },
    'refill blocked': { from: ['DEPLETED'], to: 'BLOCKED' },
  },
  inventoryWords,
);

export const STOCK_BATCH_STATUSES = ['AVAILABLE', 'EXPIRING_SOON', 'EXPIRED', 'BLOCKED', 'DEPLETED'] as const;
export type StockBatchStatus = (typeof STOCK_BATCH_STATUSES)[number];

/**
 * The day for which a status is calculated, and the minimum shelf life of the stock in days. A batch with fewer days
 * left expires soon.
 */
export interface ShelfLife {
  readonly today: CalendarDate;
  readonly minimumShelfLifeDays: number | null;
}

/**
 * A number of days, or a number of days added to the `minimumShelfLifeDays` of the stock. `withoutMinimum` replaces the
 * sum for a stock without a minimum.
 */
export type Days = number | { readonly beyondMinimum: number; readonly withoutMinimum?: number };

/** A criterion for batches on a day. It has the allowed `conditions` and a range of days until the expiry date. */
export interface BatchCriterion<D extends Days = number> {
  readonly conditions: readonly StockCondition[];
  /** Minimum number of days from that day to the expiry date; 0 on the expiry date itself. */
  readonly daysLeftFrom?: D;
  /** Maximum number of days from that day to the expiry date. */
  readonly daysLeftTo?: D;
}

// The largest distance between two dates in days (years 1 to 9999). A database can still add this number to a date.
const MOST_DAYS = 3_652_058;
/**
 * The largest minimum shelf life that criteria use, in days. It replaces larger minimums. A missing minimum counts as 0,
 * unless the criterion has `withoutMinimum`.
 */
export const MOST_MINIMUM_DAYS: number = MOST_DAYS + 1;

/**
 * The criterion of each status. It applies to every stock, because its limits in days can refer to the stock's
 * `minimumShelfLifeDays`.
 */
export const CRITERIA: Readonly<Record<StockBatchStatus, BatchCriterion<Days>>> = {
  AVAILABLE: { conditions: ['IN_STOCK'], daysLeftFrom: { beyondMinimum: 0 } },
  EXPIRING_SOON: { conditions: ['IN_STOCK'], daysLeftFrom: 0, daysLeftTo: { beyondMinimum: -1 } },
  EXPIRED: { conditions: ['IN_STOCK'], daysLeftTo: -1 },
  BLOCKED: { conditions: ['BLOCKED'] },
  DEPLETED: { conditions: ['DEPLETED'] },
};

/** Returns the criterion in absolute days for a stock with this `minimumShelfLifeDays`. */
export function criterionIn(
  { conditions, daysLeftFrom, daysLeftTo }: BatchCriterion<Days>,
  minimumShelfLifeDays: number | null,
): BatchCriterion {
  const minimum = Math.min(minimumShelfLifeDays ?? 0, MOST_MINIMUM_DAYS);
  const days = (bound: Days): number => {
    if (typeof bound === 'number') return bound;
    const { beyondMinimum, withoutMinimum } = bound;
    return minimumShelfLifeDays === null && withoutMinimum !== undefined ? withoutMinimum : minimum + beyondMinimum;
  };
  return {
    conditions,
    ...(daysLeftFrom !== undefined && { daysLeftFrom: days(daysLeftFrom) }),
    ...(daysLeftTo !== undefined && { daysLeftTo: days(daysLeftTo) }),
  };
}

/** Returns the criterion of the status for a stock with this `minimumShelfLifeDays`. */
export const batchesWith = (status: StockBatchStatus, minimumShelfLifeDays: number | null): BatchCriterion =>
  criterionIn(CRITERIA[status], minimumShelfLifeDays);

/** The criterion for batches that are not depleted, whether blocked or not. */
export const LEFT: BatchCriterion = { conditions: ['IN_STOCK', 'BLOCKED'] };

/**
 * Returns the criterion of a list's filters; undefined without a filter. `depleted`: false omits depleted batches, true
 * selects only them. Filters that exclude each other match no batch.
 */
export function filteredBy(
  status: StockBatchStatus | undefined,
  depleted: boolean | undefined,
): BatchCriterion<Days> | undefined {
  if (status === undefined) return depleted === undefined ? undefined : depleted ? CRITERIA.DEPLETED : LEFT;
  const excludes = depleted !== undefined && depleted !== (status === 'DEPLETED');
  return excludes ? NO_BATCH : CRITERIA[status];
}

/** A criterion that no batch meets, because its range of days is empty. */
const NO_BATCH: BatchCriterion = { conditions: STOCK_CONDITIONS, daysLeftFrom: 1, daysLeftTo: 0 };

/** The criterion for batches that may be used or sold: in stock and not expired. */
export const USABLE: BatchCriterion = { conditions: ['IN_STOCK'], daysLeftFrom: 0 };

/** Returns the criterion for batches of `LEFT` with at most this many days left. It includes expired batches. */
export const expiringWithin = (days: number): BatchCriterion => ({
  ...LEFT,
  daysLeftTo: Math.min(days, MOST_DAYS),
});

/**
 * Returns the criterion of `expiringWithin` for stocks without `minimumShelfLifeDays`. For other stocks, the criterion
 * selects the batches with fewer days left than this minimum.
 */
export const expiringByOwnLimit = (days: number): BatchCriterion<Days> => ({
  ...LEFT,
  daysLeftTo: { beyondMinimum: -1, withoutMinimum: Math.min(days, MOST_DAYS) },
});

interface Dated {
  readonly condition: StockCondition;
  readonly expiryDate: CalendarDate;
}

/** Returns whether the batch meets the criterion on `today`. */
export function meets(batch: Dated, criterion: BatchCriterion, today: CalendarDate): boolean {
  const { conditions, daysLeftFrom = -Infinity, daysLeftTo = Infinity } = criterion;
  const daysLeft = daysBetween(today, batch.expiryDate);
  return conditions.includes(batch.condition) && daysLeft >= daysLeftFrom && daysLeft <= daysLeftTo;
}

/** Returns the status whose criterion the batch meets on `today`. */
export function statusOf(batch: Dated, { today, minimumShelfLifeDays }: ShelfLife): StockBatchStatus {
  const status = STOCK_BATCH_STATUSES.find((each) => meets(batch, batchesWith(each, minimumShelfLifeDays), today));
  if (!status) throw new Error(`No status fits ${batch.condition} and ${batch.expiryDate} on ${today}`);
  return status;
}

/** Returns whether the expiry date is before `today`. */
export const isExpired = ({ expiryDate }: Pick<Dated, 'expiryDate'>, today: CalendarDate): boolean =>
  daysBetween(today, expiryDate) < 0;

/** Returns the shop's calendar day at an instant. Expiry dates are compared with this day. */
export const shopDay = (at: Date, settings: { readonly shopTimeZone: string }): CalendarDate =>
  calendarDay(at, settings.shopTimeZone);
