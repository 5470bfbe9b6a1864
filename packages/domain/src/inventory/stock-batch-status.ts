/**
 * The status of a stock batch, and the calendar in it: one definition, here, for answers and for queries alike
 * (docs/contract.md, section 11).
 *
 * Commands move a batch through three stored conditions. What is in stock is, by the shop's calendar day, available,
 * expiring soon or expired; no clockwork writes that anywhere.
 */
import { type CalendarDate, calendarDay, daysBetween } from '../kernel/calendar.ts';
import { say } from '../kernel/message.ts';
import { stateMachine } from '../kernel/state-machine.ts';

export const STOCK_CONDITIONS = ['IN_STOCK', 'BLOCKED', 'DEPLETED'] as const;
export type StockCondition = (typeof STOCK_CONDITIONS)[number];

/**
 * What is depleted fills again when goods of its lot come to it. What stopped it before outlives that: it is blocked then. A
 * blocked batch runs out where condemned goods are written off, or goods on hold are moved.
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
  { IN_STOCK: say`in stock` },
);

export const STOCK_BATCH_STATUSES = ['AVAILABLE', 'EXPIRING_SOON', 'EXPIRED', 'BLOCKED', 'DEPLETED'] as const;
export type StockBatchStatus = (typeof STOCK_BATCH_STATUSES)[number];

/** The day on which a status is asked for, and from how many days left on a batch of the stock no longer expires soon. */
export interface ShelfLife {
  readonly today: CalendarDate;
  readonly minimumShelfLifeDays: number | null;
}

/** Days: so many, or so many more than the stock's own `minimumShelfLifeDays`. */
export type Days = number | { readonly beyondMinimum: number };

/** Which batches are meant: a condition among `conditions`, and so many days left on the day that is asked about. */
export interface BatchCriterion<D extends Days = number> {
  readonly conditions: readonly StockCondition[];
  /** At least so many days from that day to the expiry date; on the expiry date itself it is 0. */
  readonly daysLeftFrom?: D;
  /** At most so many. */
  readonly daysLeftTo?: D;
}

// No two dates lie further apart (years 1 to 9999), and a database can still add it to a date.
const MOST_DAYS = 3_652_058;
/** No minimum shelf life counts for more, and none at all as 0. */
export const MOST_MINIMUM_DAYS: number = MOST_DAYS + 1;

/** Which batches have a status, whatever their stock. */
export const CRITERIA: Readonly<Record<StockBatchStatus, BatchCriterion<Days>>> = {
  AVAILABLE: { conditions: ['IN_STOCK'], daysLeftFrom: { beyondMinimum: 0 } },
  EXPIRING_SOON: { conditions: ['IN_STOCK'], daysLeftFrom: 0, daysLeftTo: { beyondMinimum: -1 } },
  EXPIRED: { conditions: ['IN_STOCK'], daysLeftTo: -1 },
  BLOCKED: { conditions: ['BLOCKED'] },
  DEPLETED: { conditions: ['DEPLETED'] },
};

/** What the criterion means in a stock with this `minimumShelfLifeDays`. */
export function criterionIn(
  { conditions, daysLeftFrom, daysLeftTo }: BatchCriterion<Days>,
  minimumShelfLifeDays: number | null,
): BatchCriterion {
  const minimum = Math.min(minimumShelfLifeDays ?? 0, MOST_MINIMUM_DAYS);
  const days = (bound: Days) => (typeof bound === 'number' ? bound : minimum + bound.beyondMinimum);
  return {
    conditions,
    ...(daysLeftFrom !== undefined && { daysLeftFrom: days(daysLeftFrom) }),
    ...(daysLeftTo !== undefined && { daysLeftTo: days(daysLeftTo) }),
  };
}

/** Which batches have the status in a stock with this `minimumShelfLifeDays`. */
export const batchesWith = (status: StockBatchStatus, minimumShelfLifeDays: number | null): BatchCriterion =>
  criterionIn(CRITERIA[status], minimumShelfLifeDays);

/** Batches of which something is left, blocked or not. */
export const LEFT: BatchCriterion = { conditions: ['IN_STOCK', 'BLOCKED'] };

/** Batches that may be used or sold: in stock, and at most on the last day of their shelf life. */
export const USABLE: BatchCriterion = { conditions: ['IN_STOCK'], daysLeftFrom: 0 };

/** Batches of which something is left, blocked or not, and at most so many days; those that expired already, too. */
export const expiringWithin = (days: number): BatchCriterion => ({
  ...LEFT,
  daysLeftTo: Math.min(days, MOST_DAYS),
});

interface Dated {
  readonly condition: StockCondition;
  readonly expiryDate: CalendarDate;
}

/** Whether the criterion means the batch, on that day. */
export function meets(batch: Dated, criterion: BatchCriterion, today: CalendarDate): boolean {
  const { conditions, daysLeftFrom = -Infinity, daysLeftTo = Infinity } = criterion;
  const daysLeft = daysBetween(today, batch.expiryDate);
  return conditions.includes(batch.condition) && daysLeft >= daysLeftFrom && daysLeft <= daysLeftTo;
}

/** The status of a batch on that day: the one whose criterion means it. */
export function statusOf(batch: Dated, { today, minimumShelfLifeDays }: ShelfLife): StockBatchStatus {
  const status = STOCK_BATCH_STATUSES.find((each) => meets(batch, batchesWith(each, minimumShelfLifeDays), today));
  if (!status) throw new Error(`No status fits ${batch.condition} and ${batch.expiryDate} on ${today}`);
  return status;
}

/** Whether its last day is over on that day. */
export const isExpired = ({ expiryDate }: Pick<Dated, 'expiryDate'>, today: CalendarDate): boolean =>
  daysBetween(today, expiryDate) < 0;

/** The shop's calendar day at an instant: the one by which goods expire. */
export const shopDay = (at: Date, settings: { readonly shopTimeZone: string }): CalendarDate =>
  calendarDay(at, settings.shopTimeZone);
