/**
 * Orders waiting bookings for sending, decides which bookings must wait for a person or an earlier booking, and seals
 * their stored form.
 */
import type { ApiError } from '@cleaver/client';
import { type Message, say } from '@cleaver/domain/kernel';
import { BOOKINGS } from '../../contexts/bookings.ts';
import { sessionOf } from '../../shell/session/leave-question.ts';
import { bookingOf, inputOf, type StoredBooking } from './bookings.ts';
import { sealOf } from './seal.ts';

/** A booking in the outbox. The service has not responded to it, or has refused it. */
export interface Entry extends StoredBooking {
  /** The `Idempotency-Key`, so that a booking that is sent again has no second effect. */
  readonly key: string;
  readonly userId: string;
  readonly username: string;
  /** Id of the lot. Bookings of one lot depend on each other, so they are sent in order. */
  readonly lotId?: string;
  /**
   * Id of the article, if the booking has a single row. For a substitute that is returned from a production batch, the
   * id of the replaced article. Screens add waiting bookings to their figures by article.
   */
  readonly articleId?: string;
  /** True if the booking blocks goods. It is sent first, because blocked goods must not leave the shop. */
  readonly blocking: boolean;
  /** The time of the booking in milliseconds since 1970. It increases with each booking of a page. */
  readonly at: number;
  /** The last time at which a person sent the refused or old entry again, in milliseconds since 1970. */
  readonly checkedAt?: number;
  /** The path of the screen on which the user booked. */
  readonly from: string;
  /**
   * The names and contents of the values in the storage of the device from which the page made the booking. After the
   * service has booked it, the outbox removes the values that have not changed since.
   */
  readonly records?: readonly (readonly [name: string, content: string | null])[];
  /** The service's reason for the refusal. */
  readonly refusal?: string;
  /** The warnings of the refusal, if a person can acknowledge them. */
  readonly warnings?: NonNullable<ApiError['warnings']>;
}

/**
 * The state of an entry in the outbox.
 * - waiting: the entry will be sent.
 * - refused: the service refused the booking.
 * - stopped: the entry waits for an earlier entry of its lot, of one of its stock batches, of the production batch that it
 * completes, or of the order whose lines it cancels. The earlier entry is refused, stopped, old or left.
 * - old: the booking, or its last check by a person, is older than 20 hours (`OLD_AFTER_MS`). A person has to check it.
 * - left: this tab has not made the entry since the log-in, so a person has to release it by a tap.
 */
export type Standing = 'waiting' | 'refused' | 'stopped' | 'old' | 'left';

/** The reasons why a booking is not sent. */
export const NOT_SENT: Readonly<Record<Exclude<Standing, 'waiting'>, Message>> = {
  refused: say`Refused`,
  stopped: say`Waiting for the refused booking before it`,
  old: say`Too old to be sent automatically`,
  left: say`Waiting for you to send it`,
};

/**
 * Returns the stored form of an entry: its JSON text, its seal and the session of the seal. The first of the
 * comma-separated keys seals it. A key begins with the id of its session.
 */
export const sealed = (keys: string, entry: Entry): string => {
  const text = JSON.stringify(entry);
  const [key = ''] = keys.split(',', 1);
  return JSON.stringify({ text, seal: sealOf(key, text), session: key.split('.', 1)[0] });
};

/**
 * Opens a stored entry of this user, which any of the comma-separated keys may have sealed. Returns 'foreign' if another
 * person wrote or changed it, or if its booking is unknown. Returns 'closed' if the key of its session is missing.
 * `isForeign` returns whether the service has said that a session is not the user's.
 */
export function opened(
  keys: string | undefined,
  userId: string,
  kept: unknown,
  isForeign: (session: string) => boolean = () => false,
): Entry | 'foreign' | 'closed' {
  const { text, seal } = (kept ?? {}) as { text?: unknown; seal?: unknown };
  const session = sessionOf(kept);
  if (typeof text !== 'string' || session === undefined || isForeign(session)) return 'foreign';
  const ofSession = (keys ?? '').split(',').filter((key) => key.startsWith(`${session}.`));
  if (ofSession.length === 0) return 'closed';
  if (!ofSession.some((key) => seal === sealOf(key, text))) return 'foreign';
  const entry = JSON.parse(text) as Entry;
  return entry.userId === userId && Object.hasOwn(BOOKINGS, entry.booking) ? entry : 'foreign';
}

/**
 * The age in ms above which a person has to check an entry. The service stores idempotency keys for a day. A later
 * retry could have a second effect.
 */
export const OLD_AFTER_MS = 20 * 3_600_000;

/** Returns the entries in sending order. Entries that block goods come first. Each group is in the order of booking. */
export const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((a, b) => Number(b.blocking) - Number(a.blocking) || a.at - b.at);

type Ids = readonly (string | null | undefined)[];

/** Returns the ids of the production batch and of the orders that the booking changes. */
const changedBy = (entry: Entry): Ids => bookingOf(entry).changes?.(inputOf(entry)) ?? [];
/**
 * Returns the id of the production batch that the booking completes, or of the order whose lines it cancels. The booking
 * waits until all earlier bookings of its batch or order are booked or discarded.
 */
const endedBy = (entry: Entry): Ids => (bookingOf(entry).ends ? changedBy(entry) : []);

/** Returns the ids of the stock batches that the booking changes or counts. A delivery or a cutting may have several. */
const batchesOf = (entry: Entry): Ids => bookingOf(entry).batches?.(inputOf(entry)) ?? [];

/**
 * Returns each entry with its standing, in sending order. `now` is in milliseconds since 1970. `isOwn` returns whether
 * this tab booked the entry since the log-in, or the user released it.
 */
export function standings(
  entries: readonly Entry[],
  now: number,
  isOwn: (entry: Entry) => boolean,
): readonly { readonly entry: Entry; readonly standing: Standing }[] {
  const held = new Set<string>();
  const heldByReplaceable = new Set<string>();
  return inOrder(entries).map((entry) => {
    const { lotId, refusal, at, checkedAt = at } = entry;
    const { replacesRefused = false } = bookingOf(entry);
    const own: Standing =
      refusal !== undefined ? 'refused' : now - checkedAt > OLD_AFTER_MS ? 'old' : isOwn(entry) ? 'waiting' : 'left';
    // A new delivery of picked goods replaces a refused one of the same goods, so it waits only for other bookings.
    const isStopped = [lotId, ...batchesOf(entry), ...endedBy(entry)].some(
      (id) => typeof id === 'string' && (held.has(id) || (!replacesRefused && heldByReplaceable.has(id))),
    );
    const standing = own === 'waiting' && isStopped ? 'stopped' : own;
    const holding = replacesRefused ? heldByReplaceable : held;
    if (standing !== 'waiting')
      for (const id of [lotId, ...batchesOf(entry), ...changedBy(entry)]) if (typeof id === 'string') holding.add(id);
    return { entry, standing };
  });
}

export const nextToSend = (
  entries: readonly Entry[],
  now: number,
  isOwn: (entry: Entry) => boolean,
): Entry | undefined => standings(entries, now, isOwn).find(({ standing }) => standing === 'waiting')?.entry;

/** Time in milliseconds after which an entry counts as sent later. */
const SENT_LATER_MS = 5_000;

/**
 * Returns the body to send. Adds the time of booking to bookings that need it if they are sent later. `now` is the time
 * of the device, `serviceTime` converts one into the time of the service.
 */
export function bodyAt(entry: Entry, now: number, serviceTime: (at: number) => number): object {
  const { body, at } = entry;
  const { sentLate } = bookingOf(entry);
  if (!sentLate || now - at < SENT_LATER_MS) return body;
  return sentLate(body, new Date(serviceTime(at)).toISOString()) as object;
}
