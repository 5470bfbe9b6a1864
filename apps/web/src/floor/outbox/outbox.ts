/**
 * The queue of bookings on the floor that the service has not booked yet. The device stores each booking with its
 * idempotency key, and sends the bookings in order when the service responds.
 *
 * Each entry is a separate record in the browser's storage, written before it is sent. So tabs do not overwrite each
 * other's entries, and a tablet that is switched off loses no entry. An entry belongs to the person who booked it. The
 * device sends the entry only while this person is logged in.
 *
 * All users of a shared device can write to its storage. So each entry is sealed with the key of the session, which
 * only the tab that logged in has (`session.ts`). An entry names a booking of a closed list. Its words are made from the
 * booking (`booking-text.ts`). Only the tab that made the entry in this session sends it without a tap. Entries of an earlier
 * session of the same person are offered after the next log-in.
 */

import { passing, sayBad } from '../../scanner/verdict.ts';
import { ApiError, lacksKey, messageOf, newKey, request } from '../../shell/data/api.ts';
import { awaySince, heard, look, serviceTime } from '../../shell/data/connection.ts';
import { changed } from '../../shell/data/query.ts';
import { removeSent, renewed } from '../../shell/data/sent-drafts.ts';
import { store, useStore } from '../../shell/data/store.ts';
import { t } from '../../shell/language/language.ts';
import { device, parsedJson } from '../../shell/session/device.ts';
import { OUTBOX, waiting } from '../../shell/session/leave-question.ts';
import { confirmed, ended, me, unconfirmed } from '../../shell/session/session.ts';
import { isForeign, sessionKey, sessionKeys } from '../../shell/session/session-keys.ts';
import { toast } from '../../ui/dialog/toast.tsx';
import { type Answer, withAnswer } from '../../ui/form/warning-answer.ts';
import { type BookingInput, bookingOf, stored } from './bookings.ts';
import { mine, outbox } from './outbox-entries.ts';
import { isPassing, notConfirmed } from './outbox-failures.ts';
import { bodyAt, type Entry, nextToSend, OLD_AFTER_MS, opened, sealed } from './outbox-order.ts';
import { disownAll, disowns, isOwn, owns, readOwn } from './outbox-own.ts';
import { said } from './said.ts';

interface Details extends Pick<Entry, 'records'> {
  readonly lotId?: string | undefined;
  readonly articleId?: string | undefined;
  readonly blocking?: boolean;
  /** The idempotency key of the intent. Default: a new key. */
  readonly key?: string;
}

export type Booking = BookingInput & Details;

/**
 * The outcome of a booking. done: the service has booked it. waiting: the booking is queued, and the user can continue.
 * refused: the service refused the booking immediately. The screen then shows the reason, and nothing is queued. The
 * outbox shows a later refusal.
 */
export type Booked =
  | { readonly state: 'done'; readonly answer: unknown }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly error: ApiError };

/** The last bookings that this page sent, with the time of their response in milliseconds since 1970. */
const sent = store<readonly (Entry & { readonly sentAt: number })[]>([]);
const MOST_SENT = 100;

/**
 * Returns the bookings that a response does not include. These are queued bookings for which no screen waits any more,
 * and bookings that the service confirmed later. `at` is the time of the response in milliseconds since 1970.
 */
export const missingAt = (at: number): readonly Entry[] => [
  ...mine().filter(({ key, refusal }) => refusal === undefined && !waiters.has(key)),
  ...sent.get().filter(({ sentAt, userId }) => sentAt > at && userId === me.get()?.id),
];

/** Returns the same bookings as `missingAt`, and renders again when the bookings change. */
export function useMissing(at: number): readonly Entry[] {
  useStore(outbox);
  useStore(sent);
  return missingAt(at);
}

/** The names of stored entries under this user's name that another person wrote or changed. They are never sent. */
export const planted = store<readonly string[]>([]);
/** The number of entries of other users on this device. */
export const ofOthers = store(0);
/** The number of stored entries under this user's name that this tab cannot open without the password. */
export const closed = store(0);

/** Maximum time in milliseconds that a screen waits for the response. */
const PATIENCE_MS = 4_000;
const TIMEOUT_MS = 15_000;
const AGAIN_MS = 5_000;

const nameOf = ({ userId, key }: Entry): string => `${OUTBOX}${userId}.${key}`;
/** Keys of entries that the browser's storage did not accept. These entries are lost when the page closes. */
const unkept = new Set<string>();
function put(entry: Entry): void {
  const keys = sessionKeys();
  const text = keys === undefined ? undefined : sealed(keys, entry);
  device.write(nameOf(entry), text);
  if (text === undefined || device.read(nameOf(entry)) !== text) unkept.add(entry.key);
  outbox.set([...outbox.get().filter(({ key }) => key !== entry.key), entry]);
}

function drop(entry: Entry): void {
  device.write(nameOf(entry), undefined);
  unkept.delete(entry.key);
  outbox.set(outbox.get().filter(({ key }) => key !== entry.key));
}

function load(): void {
  const who = me.get();
  if (!who) return;
  const names = device.names(OUTBOX);
  const isMine = (name: string): boolean => name.startsWith(`${OUTBOX}${who.id}.`);
  const found = names.filter(isMine).map((name) => {
    const entry = opened(sessionKeys(), who.id, parsedJson(device.read(name)), isForeign);
    return { name, entry: typeof entry === 'string' || nameOf(entry) === name ? entry : 'foreign' };
  });
  const bad = found.filter(({ entry }) => entry === 'foreign').map(({ name }) => name);
  if (bad.some((name) => !planted.get().includes(name)))
    sayBad(t`The outbox of this device contains something that you did not book. It is not sent. Check the outbox.`);
  planted.set(bad);
  ofOthers.set(names.length - found.length);
  closed.set(found.filter(({ entry }) => entry === 'closed').length);
  const kept = found.map(({ entry }) => entry).filter((entry) => typeof entry !== 'string');
  outbox.set([...kept, ...outbox.get().filter(({ key }) => unkept.has(key))]);
}

/** Removes stored entries under this user's name that another person wrote or changed. */
export function discardPlanted(): void {
  for (const name of planted.get()) device.write(name, undefined);
  load();
}

/** The callbacks of screens that wait for a response, by idempotency key. */
const waiters = new Map<string, (booked: Booked) => void>();
let latest = 0;

/**
 * Queues a booking and sends it. Resolves with the outcome, or with `waiting` after `PATIENCE_MS`. Asks for the password
 * before, if this tab did not log in. Never rejects. Throws without a logged-in user.
 */
export function book(booking: Booking): Promise<Booked> {
  if (!me.get()) throw new Error('Nobody is logged in');
  if (sessionKey() !== undefined) return queued(booking);
  return confirmed().then((isConfirmed) =>
    isConfirmed ? queued(booking) : { state: 'refused', error: notConfirmed() },
  );
}

function queued(given: Booking): Promise<Booked> {
  const { lotId, articleId, records, blocking = false, key = newKey() } = given;
  const who = me.get();
  if (!who) throw new Error('Nobody is logged in');
  // Hides the result of the last scan, because it could cover a refusal.
  passing.set(undefined);
  latest = Math.max(latest + 1, Date.now());
  owns(key);
  put({
    key,
    userId: who.id,
    username: who.username,
    ...stored(given),
    ...(records && { records }),
    ...(lotId !== undefined && { lotId }),
    ...(articleId !== undefined && { articleId }),
    blocking,
    at: latest,
    from: location.pathname,
  });
  const booked = new Promise<Booked>((resolve) => {
    const patience = setTimeout(() => settle(key, { state: 'waiting' }), PATIENCE_MS);
    waiters.set(key, (result) => {
      clearTimeout(patience);
      resolve(result);
    });
  });
  // Resolves immediately while the service does not respond.
  if (awaySince.get() !== undefined) settle(key, { state: 'waiting' });
  send().catch(() => undefined);
  return booked;
}

/** Resolves the promise of the waiting screen, if any. Returns whether a screen waited. */
function settle(key: string, booked: Booked): boolean {
  const waiter = waiters.get(key);
  waiters.delete(key);
  waiter?.(booked);
  // Renders the screens again, which now include the booking.
  if (waiter && booked.state === 'waiting') outbox.set([...outbox.get()]);
  return waiter !== undefined;
}

let isSending = false;
let again: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the entries that may be sent, one after the other. Without a response, or after a temporary failure, stops and
 * retries after `AGAIN_MS`.
 */
async function send(): Promise<void> {
  if (isSending || ended.get()) return;
  isSending = true;
  clearTimeout(again);
  try {
    for (;;) {
      const entry = nextToSend(mine(), Date.now(), isOwn);
      if (!entry) break;
      if (await isAnswered(entry)) continue;
      for (const { key } of mine()) settle(key, { state: 'waiting' });
      again = setTimeout(() => send().catch(() => undefined), AGAIN_MS);
      break;
    }
  } finally {
    isSending = false;
  }
}

async function isAnswered(entry: Entry): Promise<boolean> {
  const { of, key } = entry;
  try {
    // A reloaded page may not know the time of the service yet. A count from a time ahead of the service is refused.
    if (serviceTime(0) === undefined && !(await look())) return false;
    const [method, path] = bookingOf(entry).operation.address.split(' ') as ['POST' | 'PUT', string];
    const answer = await request(method === 'POST' ? 'post' : 'put', path, {
      ...(of && { path: of }),
      body: bodyAt(entry, Date.now(), (time) => serviceTime(time) ?? time),
      // PUT is idempotent, so it needs no key.
      ...(method === 'POST' && { idempotencyKey: key }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    sent.set([...sent.get(), { ...entry, sentAt: Date.now() }].slice(-MOST_SENT));
    removeSent(entry);
    drop(entry);
    if (!settle(key, { state: 'done', answer })) toast(t`${said(entry)}: sent`);
    changed().catch(() => undefined);
    return true;
  } catch (error) {
    if (lacksKey(error)) {
      // The user closed the question for the password. The entry waits for a tap.
      disowns(key);
      settle(key, { state: 'waiting' });
      outbox.set([...outbox.get()]);
      return true;
    }
    if (!(error instanceof ApiError) || isPassing(error)) {
      if (!(error instanceof ApiError)) heard(false);
      return false;
    }
    if (settle(key, { state: 'refused', error })) drop(entry);
    else {
      const refusal = messageOf(error);
      put({ ...entry, refusal, ...(error.warnings && { warnings: error.warnings }) });
      sayBad(t`${said(entry)} was refused: ${refusal}`);
    }
    return true;
  }
}

/** Sends an entry again, after the person has checked it. */
export function retry(entry: Entry): void {
  const { refusal, warnings: _, ...rest } = entry;
  owns(entry.key);
  // The entry keeps its place before later entries of its lot. A refused entry had no effect, so its age does not count.
  const { at, checkedAt = at } = entry;
  const isChecked = refusal !== undefined || Date.now() - checkedAt > OLD_AFTER_MS;
  put({ ...rest, ...(isChecked && { checkedAt: Date.now() }) });
  send().catch(() => undefined);
}

/** Sends a refused entry again as a new request with the answer to its warnings. */
export function answer(entry: Entry, given: Answer): void {
  drop(entry);
  retry({ ...entry, key: renewed(entry.key), body: withAnswer(entry.body, given) });
}

/** Removes an entry without booking it. */
export function discard(entry: Entry): void {
  drop(entry);
  send().catch(() => undefined);
}

let isStarted = false;

/** Starts the outbox once, and loads the entries of earlier pages. */
export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  const count = (): void => waiting.set(mine().length + closed.get());
  outbox.follow(count);
  closed.follow(count);
  me.follow(count);
  readOwn();
  load();
  const quietly = (): void => void send().catch(() => undefined);
  quietly();
  awaySince.follow((since) => {
    if (since === undefined) quietly();
  });
  me.follow(load);
  ended.follow((isEnded) => {
    if (!isEnded) return load();
    // Entries from before this log-in wait for a tap.
    disownAll();
  });
  unconfirmed.follow((isOpen) => {
    if (isOpen) return;
    load();
    quietly();
  });
  // Loads the entries again after another tab has booked or sent an entry.
  addEventListener('storage', load);
}
