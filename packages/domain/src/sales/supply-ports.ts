/** Ports of availability and picking: reads over stock, production and orders. */
import type { CalendarDate } from '../kernel/calendar.ts';
import { specialReads } from '../kernel/context.ts';
import type { Availability } from './availability.ts';
import type { OrderState } from './order.ts';
import type { OrderLine } from './order-line.ts';
import type { PickableBatch } from './picking.ts';
import type { MadeDay } from './standing-order-run.ts';

/** An amount that counts towards a column of an article's availability. */
export interface SupplyFact {
  readonly articleId: string;
  readonly column: keyof Pick<Availability, 'usable' | 'planned' | 'ordered' | 'drafted'>;
  readonly kind: 'mass' | 'count';
  /** Kilograms or pieces, as they are booked, planned or ordered: a decimal text. */
  readonly amount: string;
}

export interface ConfirmedOrder
  extends Pick<
    OrderState,
    'id' | 'orderNumber' | 'customerId' | 'customerName' | 'requestedDate' | 'deliveryAddressLabel' | 'note'
  > {
  readonly confirmedAt: Date;
  /** Those that are OPEN, by their numbers. */
  readonly lines: readonly Pick<
    OrderLine,
    'line' | 'articleId' | 'articleNumber' | 'articleName' | 'quantityUnit' | 'open' | 'note'
  >[];
}

/** A stock batch of kilograms or pieces that may be picked, and where it lies. */
export interface ShelvedBatch extends PickableBatch {
  readonly lotId: string;
  readonly storageLocationId: string;
  readonly storageLocationName: string;
}

export interface SupplyReader {
  /**
   * What there is on a day, is planned and is ordered up to it, of mass and count, in no order: several facts may count
   * towards one column. `articleId`: of this article alone.
   */
  facts(day: CalendarDate, articleId: string | undefined): Promise<readonly SupplyFact[]>;
  /**
   * CONFIRMED orders requested up to a day, or those with these ids, in the order in which they are served: at most
   * `limit`.
   */
  confirmed(which: CalendarDate | readonly string[], limit: number): Promise<readonly ConfirmedOrder[]>;
  /**
   * The planned days from `from` to `until` that have an order, also a cancelled one, in no order. In a unit of work it
   * sees what is committed once it is asked for.
   */
  made(from: CalendarDate, until: CalendarDate): Promise<readonly MadeDay[]>;
  /** How many CONFIRMED orders are requested up to a day. */
  due(day: CalendarDate): Promise<number>;
  /**
   * Stock batches of the articles that are in stock and last to a day, in no order; `places`: at these locations alone.
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
  due: true,
});

declare module '../kernel/ports.ts' {
  interface Reads {
    readonly supply: SupplyReader;
  }
}

declare module '../kernel/unit-of-work.ts' {
  interface UnitReads {
    readonly supply: Pick<SupplyReader, 'made'>;
  }
}
