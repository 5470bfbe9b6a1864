/** The question before a log-out or a lock while bookings wait in the outbox of this device. */
import { store } from './store.ts';

/** The prefix of the names under which the device stores the bookings of the outbox, waiting or refused. */
export const OUTBOX = 'outbox.';
/** The number of the user's bookings in the outbox of this device, waiting or refused. */
export const waiting = store(0);
/** The log-out or lock that the user requested while bookings wait. The frame asks the user before it runs. */
export const leaving = store<{ readonly leave: () => unknown } | undefined>(undefined);

/** Runs `leave`, which is `logOut` or `lock`. While bookings wait, asks the user first. */
export function askToLeave(leave: () => unknown): unknown {
  if (waiting.get() === 0) return leave();
  leaving.set({ leave });
  return undefined;
}
