/** The counts and releases that wait in the outbox. */
import type { Taken } from '../floor/booking.ts';
import { inputsOf, type StoredBooking } from '../floor/outbox/bookings.ts';

/** Returns the ids of the holds that these bookings release. */
export const releasedBy = (entries: readonly StoredBooking[]): ReadonlySet<string> =>
  new Set(inputsOf(entries, 'release').map(({ holdId }) => holdId));

/** Returns the last counted amount of each stock batch in the count, by the id of the stock batch. */
export const countedBy = (entries: readonly StoredBooking[], countId: string): ReadonlyMap<string, Taken> =>
  new Map(
    inputsOf(entries, 'count')
      .filter(({ id }) => id === countId)
      .flatMap(({ lines }) => lines.map((line) => [line.stockBatchId, line])),
  );
