/** List prices of a sales unit by day, gross (§ 3 PAngV). */

import type { Fault } from '../../kernel/contract/refusal.ts';
import { addDays, type CalendarDate } from '../../kernel/values/calendar.ts';
import type { Money } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { priceInForce, priceUnknown } from '../refusals.ts';

/** A price that is valid from a day until the next entry. */
export interface ListPrice {
  readonly price: Money;
  /** The first day of the price. Null: no first day. Only the first entry has null. */
  readonly validFrom: CalendarDate | null;
  /** The username. Null for prices stored by versions that did not record it. */
  readonly setBy: string | null;
  /** The time at which the user set the price, in ISO 8601. Null when `setBy` is null. */
  readonly setAt: string | null;
}

/** Maximum number of days that a price may be planned ahead. */
const DAYS_AHEAD = 366;

/** Maximum number of stored entries before today. Deliveries and orders date back 31 days at most. */
const PAST_PRICES_MAX = 200;

/**
 * Returns the price of a day. A day before the first entry has the price of this entry. `prices` is not empty and
 * sorted by day, oldest first.
 */
export function listPriceOn(prices: readonly ListPrice[], day: CalendarDate): Money {
  const entry = prices.findLast(({ validFrom }) => validFrom === null || validFrom <= day) ?? prices[0];
  if (!entry) throw new RangeError('A sales unit without a price');
  return entry.price;
}

/** A price that a request sets. Without `validFrom` it is valid from today. */
export interface GivenPrice extends Omit<ListPrice, 'validFrom'> {
  readonly validFrom: CalendarDate | undefined;
}

/**
 * Returns the prices with an entry for the given day, sorted by day. Keeps an entry that equals its neighbour, because
 * the neighbour may change later. The same day again replaces the entry. A price without a day that is today's price
 * already changes nothing. Drops the oldest entries when more than 200 lie before `today`.
 */
export function withListPrice(
  prices: readonly ListPrice[],
  given: GivenPrice,
  today: CalendarDate,
): readonly ListPrice[] {
  if (given.validFrom === undefined && listPriceOn(prices, today) === given.price) return prices;
  const entry = { ...given, validFrom: given.validFrom ?? today };
  const isOfDay = ({ validFrom }: ListPrice) => validFrom === entry.validFrom;
  if (prices.some((held) => isOfDay(held) && held.price === entry.price)) return prices;
  const all = [...prices.filter((held) => !isOfDay(held)), entry].toSorted((a, b) =>
    (a.validFrom ?? '') < (b.validFrom ?? '') ? -1 : 1,
  );
  const past = all.filter(({ validFrom }) => validFrom === null || validFrom < today).length;
  return all.slice(Math.max(0, past - PAST_PRICES_MAX));
}

/**
 * Returns the prices without the entry of a day. Refuses a day without an entry with PRICE_NOT_FOUND, and an entry of
 * today or before with PRICE_IN_FORCE.
 */
export function withoutListPrice(
  prices: readonly ListPrice[],
  validFrom: string,
  today: CalendarDate,
): readonly ListPrice[] {
  const entry = prices.find((held) => held.validFrom === validFrom);
  if (!entry) throw priceUnknown();
  if (validFrom <= today) throw priceInForce();
  return prices.filter((held) => held !== entry);
}

/** Returns a fault if a price would begin before today or more than 366 days ahead. */
export function priceDayFaults(validFrom: CalendarDate | undefined, today: CalendarDate): readonly Fault[] {
  if (validFrom === undefined) return [];
  const last = addDays(today, DAYS_AHEAD);
  if (today <= validFrom && validFrom <= last) return [];
  return [{ field: 'validFrom', message: say`must lie between today, ${today}, and ${last}` }];
}
