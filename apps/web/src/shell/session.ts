/** Who is logged in. No token reaches this code: the browser keeps a cookie that scripts cannot read. */

import { ApiError } from '@cleaver/client';
import type { Permission } from '@cleaver/domain/kernel';
import { device } from './device.ts';
import { inZone } from './format.ts';
import { lockWhenIdle, remember } from './shared.ts';
import { store } from './store.ts';

/** What `/api/session` says. */
export interface Me {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
  readonly shopTimeZone: string;
  /** The shop's calendar day. */
  readonly today: string;
}

/** What a screen or a button needs; `known`: anybody who is logged in. Of several, one is enough. */
export type Need = Permission | 'known' | readonly Permission[];

/** Undefined: not asked yet. Null: nobody. */
export const me = store<Me | null | undefined>(undefined);
/** The session ended under somebody who is at work: the log-in opens over the page. */
export const ended = store(false);
/** This device was locked: the page shows nothing and keeps nothing of the session until somebody has logged in. */
export const locked = store(false);

export function may(need: Need, who: Me | null | undefined = me.get()): boolean {
  if (!who) return false;
  if (need === 'known') return true;
  return [need].flat().some((one) => who.permissions.includes(one));
}

const told = typeof BroadcastChannel === 'function' ? new BroadcastChannel('cleaver') : undefined;
const RENEW_EVERY_MS = 5 * 60 * 1000;

/** Each call says that it comes from these pages: no other site's can (a header of one's own needs leave). */
const fetchSession = (method: string, language: string, body?: unknown): Promise<Response> =>
  fetch('/api/session', {
    method,
    headers: {
      'x-cleaver-web': '1',
      'accept-language': language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const KEY_HEADER = 'x-cleaver-outbox-key';
let key: string | undefined;

/**
 * The key with which what waits on this device is sealed. It belongs to the person who is logged in, comes with the session and lives
 * in the page alone: what another person writes into the storage has no seal of it. Throws where nobody is logged in.
 */
export function outboxKey(): string {
  if (key === undefined) throw new Error('Nobody is logged in');
  return key;
}

async function meOf(response: Response): Promise<Me> {
  const body = (await response.json()) as Me & ConstructorParameters<typeof ApiError>[0];
  if (!response.ok) throw new ApiError(body, response.headers);
  // A page of another person is left, with the key that it has.
  if (!me.get() || me.get()?.id === body.id) key = response.headers.get(KEY_HEADER) ?? undefined;
  return body;
}

function isNow(user: Me): void {
  const before = me.get();
  device.write(HINT, '1');
  remember(user.username);
  // Another person's page may hold what this one may not see, and drafts that are not theirs.
  if (before && before.id !== user.id) {
    location.assign('/');
    return;
  }
  inZone(user.shopTimeZone);
  // The same user as before is the same object, so that nothing is drawn anew.
  if (JSON.stringify(before) !== JSON.stringify(user)) me.set(user);
  locked.set(false);
  ended.set(false);
}

/** That somebody has logged in on this device: who has not need not be asked for. */
const HINT = 'session';

/** Asks who is logged in, where somebody may be. Rejects where the service cannot be reached. */
export async function askAtFirst(): Promise<void> {
  if (isToEnd()) {
    // A locked session opens nothing, whatever else the storage says.
    device.write(HINT, undefined);
    endUntilDone();
  }
  if (device.read(HINT) === undefined) me.set(null);
  else await ask();
}

async function ask(): Promise<void> {
  const response = await fetchSession('GET', document.documentElement.lang);
  if (response.status === 401) {
    device.write(HINT, undefined);
    if (me.get()) ended.set(true);
    else me.set(null);
    return;
  }
  isNow(await meOf(response));
}

/** Throws ApiError where the service says no. */
export async function logIn(username: string, password: string): Promise<void> {
  // The end of a session takes its cookie away: not the one that comes now.
  await endLocked();
  isNow(await meOf(await fetchSession('POST', document.documentElement.lang, { username, password })));
  told?.postMessage('in');
}

/** That the session of a locked device has not been ended yet: kept on the device, over a reload. */
const TO_END = 'session-to-end';
const END_AGAIN_MS = 2_000;
/** Where the storage does not take the mark, it lives as long as the page. */
let isToEndHere = false;
let ending: Promise<void> | undefined;
let endAgain: ReturnType<typeof setTimeout> | undefined;

const isToEnd = (): boolean => isToEndHere || device.read(TO_END) !== undefined;

/**
 * Ends the session, empties the page and opens the log-in over it, for the same person or the next one. Where the service is away,
 * the device remembers to end the session, and does that before anything else.
 */
export function lock(): void {
  if (!me.get() || locked.get()) return;
  // Also where the service is away: a reload asks for the password.
  device.write(HINT, undefined);
  device.write(TO_END, '1');
  isToEndHere = device.read(TO_END) === undefined;
  cover();
  told?.postMessage('locked');
  endUntilDone();
}

function cover(): void {
  locked.set(true);
  ended.set(true);
}

/** Ends the session that was locked, if it is not ended yet. Rejects where the service does not do it. */
function endLocked(): Promise<void> {
  ending ??= end().finally(() => {
    ending = undefined;
  });
  return ending;
}

async function end(): Promise<void> {
  if (!isToEnd()) return;
  const response = await fetchSession('DELETE', document.documentElement.lang);
  // 401: it has ended by itself.
  if (!response.ok && response.status !== 401) throw new ApiError(await response.json(), response.headers);
  isToEndHere = false;
  device.write(TO_END, undefined);
}

/** Tries until the service has ended it. */
function endUntilDone(): void {
  clearTimeout(endAgain);
  endLocked().catch(() => {
    endAgain = setTimeout(endUntilDone, END_AGAIN_MS);
  });
}

export async function logOut(): Promise<void> {
  await fetchSession('DELETE', document.documentElement.lang);
  device.write(HINT, undefined);
  told?.postMessage('out');
  location.assign('/');
}

/** Keeps the session while somebody is here, and notices what other tabs do. */
export function keepSession(): void {
  const quietly = () => {
    // Without the hint it is locked: a session that the service has not ended yet opens nothing.
    if (document.visibilityState === 'visible' && me.get() && device.read(HINT) !== undefined)
      ask().catch(() => undefined);
  };
  setInterval(quietly, RENEW_EVERY_MS);
  document.addEventListener('visibilitychange', quietly);
  lockWhenIdle(lock);
  told?.addEventListener('message', ({ data }) => {
    if (data === 'out' && me.get()) ended.set(true);
    if (data === 'locked' && me.get()) cover();
    if (data === 'in') ask().catch(() => undefined);
  });
}

/** Resolves when somebody is logged in again. */
export function loggedInAgain(): Promise<void> {
  ended.set(true);
  return new Promise((resolve) => {
    const end = ended.follow((isEnded) => {
      if (isEnded) return;
      end();
      resolve();
    });
  });
}
