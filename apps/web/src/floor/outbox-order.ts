/** In which order bookings that wait are sent, which of them are not, and how they are sealed on the device. */
import { BOOKINGS, type BookingInput } from './bookings.ts';
import { sealOf } from './seal.ts';

/** A booking that the service has not answered. */
export interface Entry extends BookingInput {
  /** Its `Idempotency-Key`: however often it is sent, it has one effect. */
  readonly key: string;
  readonly userId: string;
  readonly username: string;
  /** For people: what was booked. */
  readonly what: string;
  /** What becomes of one lot depends on what became of it before. */
  readonly lotId?: string;
  /** Is sent first: nothing may leave the shop meanwhile. */
  readonly blocking: boolean;
  /** Milliseconds since 1970; each later than the one before. */
  readonly at: number;
  /** The screen where it happened. */
  readonly from: string;
  /** The service said no: why. */
  readonly refusal?: string;
}

/**
 * waiting: is sent. refused: the service said no. stopped: an earlier one of its lot is not through. old: somebody has to look
 * first. left: not booked by this page since the log-in, so that it waits for a tap.
 */
export type Standing = 'waiting' | 'refused' | 'stopped' | 'old' | 'left';

/** What is kept on the device: the entry as a text, and its seal. */
export const sealed = (key: string, entry: Entry): string => {
  const text = JSON.stringify(entry);
  return JSON.stringify({ text, seal: sealOf(key, text) });
};

/** The entry that was sealed with the key for this user. Undefined: somebody else wrote or changed it. */
export function opened(key: string, userId: string, kept: unknown): Entry | undefined {
  const { text, seal } = (kept ?? {}) as { text?: unknown; seal?: unknown };
  if (typeof text !== 'string' || seal !== sealOf(key, text)) return undefined;
  const entry = JSON.parse(text) as Entry;
  return entry.userId === userId && Object.hasOwn(BOOKINGS, entry.booking) ? entry : undefined;
}

/** The service keeps answers for a day: after that, sending again could have a second effect. */
export const OLD_AFTER_MS = 20 * 3_600_000;

/** Blocking first, then as they were booked. */
export const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((a, b) => Number(b.blocking) - Number(a.blocking) || a.at - b.at);

/** Each with its standing, in the order in which they are sent. `isOwn`: this page booked it since the log-in. */
export function standings(
  entries: readonly Entry[],
  now: number,
  isOwn: (entry: Entry) => boolean,
): readonly { readonly entry: Entry; readonly standing: Standing }[] {
  const held = new Set<string>();
  return inOrder(entries).map((entry) => {
    const { lotId, refusal, at } = entry;
    const own: Standing =
      refusal !== undefined ? 'refused' : now - at > OLD_AFTER_MS ? 'old' : isOwn(entry) ? 'waiting' : 'left';
    const standing = own === 'waiting' && lotId !== undefined && held.has(lotId) ? 'stopped' : own;
    if (standing !== 'waiting' && lotId !== undefined) held.add(lotId);
    return { entry, standing };
  });
}

export const nextToSend = (
  entries: readonly Entry[],
  now: number,
  isOwn: (entry: Entry) => boolean,
): Entry | undefined => standings(entries, now, isOwn).find(({ standing }) => standing === 'waiting')?.entry;
