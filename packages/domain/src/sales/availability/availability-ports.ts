/** Ports through which availability and picking read stock, production and orders. */

import { specialReads } from '../../kernel/execution/context.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { OrderState } from '../order/order.ts';
import type { OrderLine } from '../order/order-line.ts';
import type { MadeDay, ScheduledOrder } from '../standing-order/standing-order-run.ts';
import type { Availability } from './availability.ts';
import type { PickableBatch } from './picking.ts';

/** An amount that counts towards a column of an article's availability. */
export interface SupplyFact {
  readonly articleId: string;
  readonly column: keyof Pick<Availability, 'usable' | 'planned' | 'ordered' | 'drafted'>;
  readonly kind: 'mass' | 'count';
  /** The amount in kilograms or pieces, as a decimal text. */
  readonly amount: string;
}

export interface ConfirmedOrder
  extends Pick<
    OrderState,
    'id' | 'orderNumber' | 'customerId' | 'customerName' | 'requestedDate' | 'deliveryAddressLabel' | 'note'
  > {
  readonly confirmedAt: Date;
  /** The OPEN lines, sorted by number. */
  readonly lines: readonly Pick<
    OrderLine,
    'line' | 'articleId' | 'articleNumber' | 'articleName' | 'quantityUnit' | 'open' | 'note'
  >[];
}

/** The limits of a list of orders. It ends before the order that would exceed one of them. */
export interface MostOrders {
  readonly orders: number;
  /** Maximum number of OPEN lines of all orders together. */
  readonly lines: number;
}

export interface FirstOrders {
  readonly orders: readonly ConfirmedOrder[];
  /** False if a limit excluded orders. */
  readonly complete: boolean;
}

/** A stock batch of kilograms or pieces that may be picked, with its location. */
export interface ShelvedBatch extends PickableBatch {
  readonly lotId: string;
  readonly storageLocationId: string;
  readonly storageLocationName: string;
}

/** A day with the number of confirmed orders requested for it. */
export interface DueDay {
  readonly date: CalendarDate;
  readonly orders: number;
}

export interface SupplyReader {
  /**
   * Returns the usable stock that expires on `day` or later, and the planned, ordered and drafted amounts up to `day`.
   * Returns only amounts by mass or count, unsorted. Several facts may count towards one column. With `articleId`,
   * returns only the facts of this article.
   */
  facts(day: CalendarDate, articleId: string | undefined): Promise<readonly SupplyFact[]>;
  /**
   * Returns the first CONFIRMED orders by requested date, confirmation and id, sorted so. `which`: the orders requested
   * up to a day, or the orders with these ids.
   */
  confirmed(which: CalendarDate | readonly string[], most: MostOrders): Promise<FirstOrders>;
  /**
   * Returns the planned days of standing orders from `from` to `until` that have an order, unsorted. A cancelled order
   * counts too. In a unit of work, sees commits up to the time of the call.
   */
  made(from: CalendarDate, until: CalendarDate): Promise<readonly MadeDay[]>;
  /**
   * Returns the standing orders whose period has a day from `from` to `until`, unsorted, with the current name and
   * status of the customer. Omits pauses that end before `from`. With `customerId`, only those of the customer. In a
   * unit of work, sees commits up to the time of the call.
   */
  scheduled(from: CalendarDate, until: CalendarDate, customerId?: string): Promise<readonly ScheduledOrder[]>;
  /**
   * Returns the ids of the drafts of a standing order, unsorted. With `from`, only those of planned days from then on. In
   * a unit of work, sees commits up to the time of the call.
   */
  drafts(standingOrderId: string, from?: CalendarDate): Promise<readonly string[]>;
  /** Returns whether an order of a standing order is neither DRAFT nor CANCELLED. */
  isUsed(standingOrderId: string): Promise<boolean>;
  /** Returns the labels of the delivery addresses of a customer's drafts, each once, unsorted. */
  draftLabels(customerId: string): Promise<readonly string[]>;
  /** Returns the number of lines of all drafts of a customer. */
  draftLines(customerId: string): Promise<number>;
  /** Returns the number of CONFIRMED orders requested up to a day. */
  due(day: CalendarDate): Promise<number>;
  /** Returns the first day after `day` for which CONFIRMED orders are requested, with their number. */
  nextDue(day: CalendarDate): Promise<DueDay | undefined>;
  /**
   * Returns the batches of these articles with the condition IN_STOCK and an expiry date on `day` or later, unsorted.
   * With `places`, returns only the batches in these storage locations.
   */
  shelved(
    articleIds: readonly string[],
    day: CalendarDate,
    places: readonly string[] | undefined,
  ): Promise<readonly ShelvedBatch[]>;
}

export const supplyReads = specialReads('supply', {
  facts: true,
  confirmed: true,
  shelved: true,
  made: true,
  scheduled: true,
  drafts: true,
  isUsed: true,
  draftLabels: true,
  draftLines: true,
  due: true,
  nextDue: true,
});

declare module '../../kernel/execution/ports.ts' {
  interface Reads {
    readonly supply: SupplyReader;
  }
}

declare module '../../kernel/execution/unit-of-work.ts' {
  interface UnitReads {
    readonly supply: Pick<SupplyReader, 'made' | 'scheduled' | 'drafts' | 'isUsed' | 'draftLabels' | 'draftLines'>;
  }
}
