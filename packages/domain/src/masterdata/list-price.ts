/** List prices of a sales unit by day, gross (§ 3 PAngV). */
import { addDays, type CalendarDate } from '../kernel/calendar.ts';
import type { Money } from '../kernel/decimal.ts';
import { say } from '../kernel/message.ts';
import type { Fault } from '../kernel/refusal.ts';

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

/**
 * Returns the price of a day. A day before the first entry has the price of this entry. `prices` is not empty and
 * sorted by day, oldest first.
 */
export function listPriceOn(prices: readonly ListPrice[], day: CalendarDate): Money {
  const entry = prices.findLast(({ validFrom }) => validFrom === null || validFrom <= day) ?? prices[0];
  if (!entry) throw new RangeError('A sales unit without a price');
  return entry.price;
}

/**
 * Returns the prices with a new entry, sorted by day. Replaces an entry of the same day. Drops an entry with the same
 * price as the entry before it.
 */
export function withListPrice(prices: readonly ListPrice[], entry: ListPrice): readonly ListPrice[] {
  const key = ({ validFrom }: ListPrice) => validFrom ?? '';
  if (prices.some((held) => key(held) === key(entry) && held.price === entry.price)) return prices;
  return [...prices.filter((held) => key(held) !== key(entry)), entry]
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    .filter(({ price }, index, all) => price !== all[index - 1]?.price);
}

/** Returns a fault if a price would begin before today or more than 366 days ahead. */
export function priceDayFaults(validFrom: CalendarDate | undefined, today: CalendarDate): readonly Fault[] {
  if (validFrom === undefined) return [];
  const last = addDays(today, DAYS_AHEAD);
  if (today <= validFrom && validFrom <= last) return [];
  return [{ field: 'validFrom', message: say`must lie between today, ${today}, and ${last}` }];
}
