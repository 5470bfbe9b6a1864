/**
 * What was booked on the floor and has not been answered: kept on this device with its key, sent in order when the service answers.
 *
 * Each entry is a record of its own in the browser's storage, written before anything is sent: tabs do not overwrite each other's,
 * and a tablet that goes out loses none. It belongs to the person who booked it, and is sent in nobody else's name.
 *
 * The storage of a device that several people use is open to each of them. So an entry is sealed with a key of its person that the
 * session brings and no storage keeps, names a booking of a closed list, and is sent without a tap only by the page that made it.
 */
import { ApiError, newKey, request } from '../shell/api.ts';
import { awaySince, heard } from '../shell/connection.ts';
import { device, parsedJson } from '../shell/device.ts';
import { shown, type Text, t } from '../shell/language.ts';
import { changed } from '../shell/query.ts';
import { ended, me, outboxKey } from '../shell/session.ts';
import { store } from '../shell/store.ts';
import { toast } from '../ui/toast.tsx';
import { BOOKINGS, type BookingInput } from './bookings.ts';
import { type Entry, nextToSend, OLD_AFTER_MS, opened, sealed } from './outbox-order.ts';
import { sayBad } from './verdict.ts';

export interface Booking extends BookingInput {
  /** For people: "Block L-2611-07". */
  readonly what: Text;
  readonly lotId?: string | undefined;
  readonly blocking?: boolean;
  /** Of an intent that was sent before. */
  readonly key?: string;
}

/**
 * done: the service has it. waiting: it will be sent, the person may go on. refused: the service said no at once, and the screen
 * shows why: nothing waits. A refusal that comes later is shown by the outbox.
 */
export type Booked =
  | { readonly state: 'done'; readonly answer: unknown }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly error: ApiError };

/** What waits on this device for the person who is logged in. */
export const outbox = store<readonly Entry[]>([]);
export const mine = (): readonly Entry[] => outbox.get().filter(({ userId }) => userId === me.get()?.id);
/** Names of entries under this person's name that somebody else wrote or changed: they are never sent. */
export const planted = store<readonly string[]>([]);
/** How many entries of other people wait on this device. */
export const ofOthers = store(0);

const NAME = 'outbox.';
/** So long a person waits for the answer before going on. */
const PATIENCE_MS = 4_000;
const TIMEOUT_MS = 15_000;
const AGAIN_MS = 5_000;

const nameOf = ({ userId, key }: Entry): string => `${NAME}${userId}.${key}`;
/** What the browser's storage did not take lives as long as the page. */
const unkept = new Set<string>();
/** Keys of what this page has booked since the log-in, or what a tap has let go. */
const own = new Set<string>();
/** Booked by this page since the log-in, or let go by a tap. */
export const isOwn = ({ key }: Entry): boolean => own.has(key);

function put(entry: Entry): void {
  const text = sealed(outboxKey(), entry);
  device.write(nameOf(entry), text);
  if (device.read(nameOf(entry)) !== text) unkept.add(entry.key);
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
  const names = device.names(NAME);
  const isMine = (name: string): boolean => name.startsWith(`${NAME}${who.id}.`);
  const found = names.filter(isMine).map((name) => {
    const entry = opened(outboxKey(), who.id, parsedJson(device.read(name)));
    return { name, entry: entry && nameOf(entry) === name ? entry : undefined };
  });
  const bad = found.filter(({ entry }) => entry === undefined).map(({ name }) => name);
  if (bad.some((name) => !planted.get().includes(name)))
    sayBad(t`The outbox of this device holds something that you did not book. It is not sent. Look into the outbox.`);
  planted.set(bad);
  ofOthers.set(names.length - found.length);
  const kept = found.map(({ entry }) => entry).filter((entry) => entry !== undefined);
  outbox.set([...kept, ...outbox.get().filter(({ key }) => unkept.has(key))]);
}

/** Removes what somebody else wrote under this person's name. */
export function discardPlanted(): void {
  for (const name of planted.get()) device.write(name, undefined);
  load();
}

/** Screens that wait for the answer, by key. */
const waiters = new Map<string, (booked: Booked) => void>();
let latest = 0;

/** Books. Rejects never: look at the state. */
export function book({ what, booking, of, body, lotId, blocking = false, key = newKey() }: Booking): Promise<Booked> {
  const who = me.get();
  if (!who) throw new Error('Nobody is logged in');
  latest = Math.max(latest + 1, Date.now());
  own.add(key);
  put({
    key,
    userId: who.id,
    username: who.username,
    what: shown(what),
    booking,
    ...(of && { of }),
    body,
    ...(lotId !== undefined && { lotId }),
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
  // What is known to be away is not waited for.
  if (awaySince.get() !== undefined) settle(key, { state: 'waiting' });
  send().catch(() => undefined);
  return booked;
}

/** True: somebody waited for it. */
function settle(key: string, booked: Booked): boolean {
  const waiter = waiters.get(key);
  waiters.delete(key);
  waiter?.(booked);
  return waiter !== undefined;
}

let isSending = false;
let again: ReturnType<typeof setTimeout> | undefined;

/** Sends what may be sent, one after the other, until the service does not answer. */
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
  const { booking, of, body, key, what } = entry;
  try {
    const answer = await request('post', BOOKINGS[booking].replace('POST ', ''), {
      ...(of && { path: of }),
      body,
      idempotencyKey: key,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    drop(entry);
    if (!settle(key, { state: 'done', answer })) toast(t`${what}: sent`);
    changed().catch(() => undefined);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error)) {
      if (!(error instanceof ApiError)) heard(false);
      return false;
    }
    if (settle(key, { state: 'refused', error })) drop(entry);
    else {
      put({ ...entry, refusal: error.message });
      sayBad(t`${what} was refused: ${error.message}`);
    }
    return true;
  }
}

/** The service says nothing about the booking itself: the same may pass later. */
const isPassing = ({ status, code }: ApiError): boolean =>
  [401, 429, 502, 503, 504].includes(status) || code === 'IDEMPOTENCY_KEY_IN_USE';

/** Sends it, after the person has looked at it. */
export function retry(entry: Entry): void {
  const { refusal, ...rest } = entry;
  own.add(entry.key);
  // What was refused or left keeps its place before the later ones of its lot; what was old is as new.
  put({ ...rest, at: Date.now() - entry.at > OLD_AFTER_MS && refusal === undefined ? Date.now() : entry.at });
  send().catch(() => undefined);
}

/** It shall not be booked any more. */
export function discard(entry: Entry): void {
  drop(entry);
  send().catch(() => undefined);
}

let isStarted = false;

/** From the first page on: what an earlier one left is shown. */
export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  load();
  const quietly = (): void => {
    send().catch(() => undefined);
  };
  quietly();
  awaySince.follow((since) => {
    if (since === undefined) quietly();
  });
  me.follow(load);
  ended.follow((isEnded) => {
    if (!isEnded) return load();
    // What was booked before this log-in waits for a tap after it.
    own.clear();
  });
  // Another tab booked, or sent.
  addEventListener('storage', load);
}
