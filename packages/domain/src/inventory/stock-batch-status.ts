/**
 * The status of a stock batch, and the calendar in it: one definition, here, for answers and for queries alike (contract
 * decisions, section 11).
 *
 * Commands move a batch through three stored conditions. What is in stock is, by the shop's calendar day, available,
 * expiring soon or expired; no clockwork writes that anywhere.
 */
import { type CalendarDate, calendarDay, daysBetween } from '../shared/calendar.ts';
import { say } from '../shared/message.ts';
import { stateMachine } from '../shared/state-machine.ts';

export const STOCK_CONDITIONS = ['IN_STOCK', 'BLOCKED', 'DEPLETED'] as const;
export type StockCondition = (typeof STOCK_CONDITIONS)[number];

/**
 * What is depleted stays so: there is nothing left to hold, and goods that come in are a new booking. A blocked batch
 * gives nothing away, so it cannot run out.
 */
export const stockBatchMachine = stateMachine(
  'stock batch',
  STOCK_CONDITIONS,
  {
    block: { from: ['IN_STOCK'], to: 'BLOCKED' },
    unblock: { from: ['BLOCKED'], to: 'IN_STOCK' },
    deplete: { from: ['IN_STOCK'], to: 'DEPLETED' },
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

/** Which batches are meant: a condition among `conditions`, and so many days left on the day that is asked about. */
export interface BatchCriterion {
  readonly conditions: readonly StockCondition[];
  /** At least so many days from that day to the expiry date; on the expiry date itself it is 0. */
  readonly daysLeftFrom?: number;
  /** At most so many. */
  readonly daysLeftTo?: number;
}

// No two dates lie further apart (years 1 to 9999), and a database can still add it to a date.
const MOST_DAYS = 3_652_058;

const criteria: Record<StockBatchStatus, (minimumShelfLifeDays: number) => BatchCriterion> = {
  AVAILABLE: (minimum) => ({ conditions: ['IN_STOCK'], daysLeftFrom: minimum }),
  EXPIRING_SOON: (minimum) => ({ conditions: ['IN_STOCK'], daysLeftFrom: 0, daysLeftTo: minimum - 1 }),
  EXPIRED: () => ({ conditions: ['IN_STOCK'], daysLeftTo: -1 }),
  BLOCKED: () => ({ conditions: ['BLOCKED'] }),
  DEPLETED: () => ({ conditions: ['DEPLETED'] }),
};

/** Which batches have the status in a stock with this `minimumShelfLifeDays`. */
export const batchesWith = (status: StockBatchStatus, minimumShelfLifeDays: number | null): BatchCriterion =>
  criteria[status](Math.min(minimumShelfLifeDays ?? 0, MOST_DAYS + 1));

/** Batches that may be used or sold: in stock, and at most on the last day of their shelf life. */
export const USABLE: BatchCriterion = { conditions: ['IN_STOCK'], daysLeftFrom: 0 };

/** Batches of which something is left, blocked or not, and at most so many days; those that expired already, too. */
export const expiringWithin = (days: number): BatchCriterion => ({
  conditions: ['IN_STOCK', 'BLOCKED'],
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

/** The shop's calendar day at an instant: the one by which goods expire. */
export const shopDay = (at: Date, settings: { readonly shopTimeZone: string }): CalendarDate =>
  calendarDay(at, settings.shopTimeZone);
