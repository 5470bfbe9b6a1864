/** The returns and cancellations that wait in the outbox. */
import type { Decimal } from '@cleaver/domain/kernel';
import { inputsOf, type StoredBooking } from '../floor/outbox/bookings.ts';
import { sumOf } from '../floor/outbox/pending-effects.ts';

/** Returns the amount of a delivery line that these bookings take back, in `unit`. */
export const takenBackBy = (
  entries: readonly StoredBooking[],
  { deliveryId, line, unit }: { readonly deliveryId: string; readonly line: number; readonly unit: string },
): Decimal =>
  sumOf(
    inputsOf(entries, 'takeBack')
      .filter(({ id }) => id === deliveryId)
      .flatMap(({ lines }) => lines.filter((one) => one.line === line)),
    unit,
  );

/** Returns the numbers of the order lines that these bookings cancel. */
export const cancelledBy = (entries: readonly StoredBooking[], orderId: string): readonly number[] =>
  inputsOf(entries, 'cancelOrder')
    .filter(({ id }) => id === orderId)
    .flatMap(({ lines }) => lines ?? []);
