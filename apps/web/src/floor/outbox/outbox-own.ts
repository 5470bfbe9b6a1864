/**
 * The bookings that this tab made since the log-in, or that the user released by a tap. Only these are sent without a
 * tap. The page holds their keys in memory. For a reload the tab stores them, sealed with the key of the session. A lock,
 * a log-out and a log-in delete them.
 */
import { parsedJson, tab } from '../../shell/session/device.ts';
import { KEPT, sessionKey } from '../../shell/session/session-keys.ts';
import type { Entry } from './outbox-order.ts';
import { sealOf } from './seal.ts';

const own = new Set<string>();
const OWN = `${KEPT} own`;
const MOST_OWN = 500;

/** Returns whether this tab booked the entry since the log-in, or the user released it by a tap. */
export const isOwn = ({ key }: Pick<Entry, 'key'>): boolean => own.has(key);

export function owns(key: string): void {
  own.add(key);
  keep();
}

/** Makes the entry wait for a tap. */
export function disowns(key: string): void {
  own.delete(key);
  keep();
}

/** Makes all entries wait for a tap. */
export function disownAll(): void {
  own.clear();
  tab.write(OWN, undefined);
}

function keep(): void {
  const text = JSON.stringify([...own].slice(-MOST_OWN));
  const key = sessionKey();
  tab.write(OWN, key === undefined ? undefined : JSON.stringify({ text, seal: sealOf(key, text) }));
}

/** Reads what the page before the reload stored. Ignores it if this tab did not seal it in this session. */
export function readOwn(): void {
  const { text, seal } = (parsedJson(tab.read(OWN)) ?? {}) as { text?: unknown; seal?: unknown };
  const key = sessionKey();
  if (key === undefined || typeof text !== 'string' || seal !== sealOf(key, text)) return;
  for (const each of JSON.parse(text) as readonly string[]) own.add(each);
}
