/**
 * The effect of bookings that a response does not include yet. Screens add this effect to the response, so that goods
 * booked without a network cannot be booked again.
 */
import { Decimal, Quantity, sameKind, unitOf } from '@cleaver/domain/kernel';
import type { Moved, Taken } from '../booking.ts';
import { bookingOf, inputOf, type StoredBooking } from './bookings.ts';
import type { Entry } from './outbox-order.ts';

type Booked = StoredBooking & Partial<Pick<Entry, 'lotId' | 'blocking'>>;

/** Returns the amounts that a booking takes. A count, a receipt and a return take none. */
export const takenBy = (entry: StoredBooking): readonly Taken[] => bookingOf(entry).takes?.(inputOf(entry)) ?? [];

/** Returns the amounts that a booking gives back from a production batch. */
export const givenBackBy = (entry: StoredBooking): readonly Moved[] =>
  bookingOf(entry).givesBack?.(inputOf(entry)) ?? [];

const ZERO = Decimal.ZERO;
const PLACES = 6;

/** Returns the sum in `unit`. Leaves out amounts in another kind of unit, because pieces have no weight. */
export function sumOf(taken: readonly Pick<Taken, 'quantityAmount' | 'quantityUnit'>[], unit: string): Decimal {
  const to = unitOf(unit);
  return taken
    .map((one) => Quantity.of(Decimal.of(one.quantityAmount), unitOf(one.quantityUnit)))
    .filter((one) => sameKind(one.unit, to))
    .reduce((sum, one) => sum.plus(one.to(to).amount), ZERO);
}

/** Returns the amount less the taken amount, at least zero, rounded down to 6 decimal places. */
export function lessTaken(amount: string, taken: Decimal): string {
  const left = Decimal.of(amount).minus(taken);
  return left.compare(ZERO) < 0 ? '0' : left.floor(PLACES).toText();
}

interface Amount {
  readonly id: string;
  /** The amount as a decimal text in `unit`. */
  readonly amount: string;
  readonly unit: string;
}

interface Held {
  /** The id of the stock batch. Undefined for the whole lot. */
  readonly id?: string;
  readonly lotId?: string;
}

interface Placed {
  readonly storageLocationId?: string;
}

/**
 * Returns the amounts of the lot's other stock batches that these bookings bring to the storage location of the batch.
 */
const broughtBy = (entries: readonly Booked[], batch: Amount & Held & Placed): readonly Taken[] =>
  entries
    .filter(({ lotId }) => lotId && lotId === batch.lotId)
    .flatMap((entry) => bookingOf(entry).brings?.(inputOf(entry)) ?? [])
    .filter((one) => one.storageLocationId === batch.storageLocationId && one.stockBatchId !== batch.id);

/** Returns whether a booking blocks the lot or the stock batch. */
export const isBlockedBy = (entries: readonly Booked[], { id, lotId }: Held): boolean =>
  entries.some((entry) => {
    const { blocks } = bookingOf(entry);
    if (blocks) return id !== undefined && blocks(inputOf(entry)) === id;
    return entry.blocking === true && entry.lotId !== undefined && entry.lotId === lotId;
  });

/**
 * Returns the stock batch with the amount after these bookings. Its status is BLOCKED if a booking blocks it.
 * `isWaiting` is true if a booking changes the amount.
 */
export function afterBookings<T extends Amount & Held & Placed>(
  found: T,
  entries: readonly Booked[],
): T & { isWaiting?: boolean } {
  const batch = isBlockedBy(entries, found) ? { ...found, status: 'BLOCKED' } : found;
  const isOf = ({ stockBatchId }: Taken): boolean => stockBatchId === batch.id;
  const taken = entries.flatMap(takenBy).filter(isOf);
  const back = [
    ...entries.flatMap(givenBackBy).filter((one) => isOf(one) && !one.storageLocationId),
    ...(batch.storageLocationId === undefined ? [] : broughtBy(entries, batch)),
  ];
  if (taken.length + back.length === 0) return batch;
  const change = sumOf(taken, batch.unit).minus(sumOf(back, batch.unit));
  return { ...batch, amount: lessTaken(batch.amount, change), isWaiting: true };
}
