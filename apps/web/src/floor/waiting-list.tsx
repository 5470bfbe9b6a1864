/** The bookings of a kind that wait in the outbox: above the list of those that the service has. */
import { useStore } from '../shell/store.ts';
import type { BookingName } from './bookings.ts';
import { mine, outbox } from './outbox.ts';
import { Waits } from './waits.tsx';

export function WaitingList({ booking }: { readonly booking: BookingName }) {
  useStore(outbox);
  return (
    <>
      {mine()
        .filter((one) => one.booking === booking && one.refusal === undefined)
        .map(({ key, what }) => (
          <Waits key={key}>
            <strong>{what}</strong>
          </Waits>
        ))}
    </>
  );
}
