/**
 * The keys of the session that this tab has from its log-in. The service sends them only with a log-in and a
 * confirmation. So only this tab has them, and the tabs that it opened, which get a copy of its storage (`new-tabs.ts`).
 * The first key belongs to each request that changes something, and seals the bookings in the outbox. A lock and a
 * log-out delete the keys.
 */
import { tab } from './device.ts';

/** The prefix of the names under which the tab stores state for a reload (`tab-state.ts`, `recent.ts`, the outbox). */
export const KEPT = 'kept';
const KEYS = `${KEPT} keys`;

/** The header with the key of the session. */
export const KEY_HEADER = 'x-cleaver-session-key';
let keys = tab.read(KEYS);
/** The sessions for which the tab asked for keys at its last log-in. */
let askedKeys: readonly string[] = [];

/**
 * Returns the keys of the session and of the user's earlier sessions with waiting bookings, separated by commas. Returns
 * undefined in a tab that did not log in.
 */
export const sessionKeys = (): string | undefined => keys;
/** Returns the key of the session, or undefined in a tab that did not log in. */
export const sessionKey = (): string | undefined => keys?.split(',', 1)[0];
/** Returns whether the service refused this tab the key of that session, because it was never a session of the user. */
export const isForeign = (session: string): boolean =>
  askedKeys.includes(session) && !keys?.split(',').some((key) => key.startsWith(`${session}.`));

/** Takes the keys from the response to a log-in or a confirmation. */
export function takeKeys({ headers }: Response, asked: readonly string[]): void {
  keys = headers.get(KEY_HEADER) ?? undefined;
  askedKeys = asked;
  tab.write(KEYS, keys);
}

/** Forgets the keys. The caller also deletes the stored ones. */
export function dropKeys(): void {
  keys = undefined;
  askedKeys = [];
}
