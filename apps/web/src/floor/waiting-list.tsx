/** Shows the waiting bookings of the user that match a condition. */
import { useStore } from '../shell/store.ts';
import { mine, outbox } from './outbox.ts';
import type { Entry } from './outbox-order.ts';
import { Waits } from './waits.tsx';

export function WaitingList({ of }: { readonly of: (entry: Entry) => boolean }) {
  useStore(outbox);
  return (
    <>
      {mine()
        .filter((one) => of(one) && one.refusal === undefined)
        .map(({ key, what }) => (
          <Waits key={key}>
            <strong>{what}</strong>
          </Waits>
        ))}
    </>
  );
}
