/** The inspections that wait in the outbox. */
import { inputsOf, type StoredBooking } from '../floor/outbox/bookings.ts';

/** Returns the last inspection result in these bookings of each line of the receipt, by line number. */
export const inspectedBy = (
  entries: readonly StoredBooking[],
  receiptId: string,
): ReadonlyMap<number, 'PASSED' | 'FAILED'> =>
  new Map(
    inputsOf(entries, 'inspect')
      .filter(({ id }) => id === receiptId)
      .map(({ line, result }) => [Number(line), result as 'PASSED' | 'FAILED']),
  );
