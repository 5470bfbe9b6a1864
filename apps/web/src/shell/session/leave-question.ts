/** The question before a log-out or a lock while bookings wait in the outbox of this device. */

import { store } from '../data/store.ts';
import { device, parsedJson } from './device.ts';

/** The prefix of the names under which the device stores the bookings of the outbox, waiting or refused. */
export const OUTBOX = 'outbox.';
/** Maximum number of sessions that a log-in takes. A log-in needs the network, so few sessions wait. */
const MOST_SESSIONS = 10;
const SESSION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id of the session whose key sealed a stored booking. Returns undefined if the form is unknown. */
export function sessionOf(kept: unknown): string | undefined {
  const { session } = (kept ?? {}) as { session?: unknown };
  return typeof session === 'string' && SESSION.test(session) ? session : undefined;
}

/** Returns the sessions in which the bookings that wait on this device were made, of all users. */
export const waitingSessions = (): readonly string[] =>
  [...new Set(device.names(OUTBOX).flatMap((name) => sessionOf(parsedJson(device.read(name))) ?? []))].slice(
    0,
    MOST_SESSIONS,
  );

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
