/**
 * The session of the logged-in user. This code has no access to the token, which the browser keeps in a cookie that
 * scripts cannot read.
 */

import { ApiError } from '@cleaver/client';
import type { AnyContract } from '@cleaver/domain/kernel';
import { awaySince } from '../data/connection.ts';
import { store } from '../data/store.ts';
import { inZone } from '../language/format.ts';
import { device, tab } from './device.ts';
import { waitingSessions } from './leave-question.ts';
import { dropKeys, KEPT, sessionKeys, takeKeys } from './session-keys.ts';
import { allows, fetchSession, type Me, meOf, type Need } from './session-request.ts';
import { lockWhenIdle, remember } from './shared-device.ts';

export type { Me, Need };

/** The logged-in user. Undefined until the session is requested, null without a logged-in user. */
export const me = store<Me | null | undefined>(undefined);
/** True if the session ended or was locked while the user was working. The log-in then opens over the page. */
export const ended = store(false);
/** True while the tab asks for the password, because it has no key of the session (`session-keys.ts`). */
export const unconfirmed = store(false);
/** The user whom the log-in proposes. Undefined: the last user for the password, the first other one for a PIN. */
export const nextPerson = store<string | undefined>(undefined);
/** True after a lock until the next log-in. The page then shows no records, and its cache is empty. */
export const locked = store(false);

export function may(need: Need, who: Me | null | undefined = me.get()): boolean {
  return !!who && allows(need, who.permissions);
}

/** Returns whether the user may run the operation. A session by PIN runs only operations of the floor. */
export const mayRun = (
  {
    permission,
    andPermission,
    floor,
  }: { readonly [M in 'permission' | 'andPermission' | 'floor']?: AnyContract[M] | undefined },
  who: Me | null | undefined = me.get(),
): boolean =>
  may(permission as Need, who) && may(andPermission ?? 'known', who) && (floor === true || who?.byPin !== true);

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('cleaver') : undefined;
const RENEW_EVERY_MS = 5 * 60 * 1000;

const KEPT_OF = `${KEPT} of`;

function isNow(user: Me): void {
  const before = me.get();
  device.write(HINT, user.id);
  remember(user.username);
  if (tab.read(KEPT_OF) !== user.id) forget();
  tab.write(KEPT_OF, user.id);
  // The page may hold data and drafts of the previous user, so it reloads for another user.
  if (before && before.id !== user.id) {
    location.assign('/');
    return;
  }
  inZone(user.shopTimeZone);
  // Keeps the object if the user is unchanged, so that nothing is redrawn.
  if (JSON.stringify(before) !== JSON.stringify(user)) me.set(user);
  locked.set(false);
  ended.set(false);
}

/**
 * The name of the stored id of the user who is logged in on this device. Without that id, the page does not request the
 * session.
 */
const HINT = 'session';
export const isOnDevice = (userId: string): boolean => device.read(HINT) === userId;

function forget(): void {
  dropKeys();
  for (const name of tab.names(KEPT)) tab.write(name, undefined);
}

/**
 * Continues as this user while the service does not respond. The next response of the service confirms the session or
 * ends it.
 */
export const resumeAs = (user: Me): void => isNow(user);

/**
 * Requests the session if the device may have one. If a locked session is not ended yet, ends that session instead.
 * Rejects if the service does not respond to the request or reports an error.
 */
export async function askAtFirst(): Promise<void> {
  if (isToEnd()) {
    // A locked session must not open again, even if the storage still contains the hint.
    device.write(HINT, undefined);
    endUntilDone();
  }
  if (device.read(HINT) === undefined) me.set(null);
  else await ask();
}

/** Opens the log-in over the page, unless it is open. `next`: the user whom the log-in proposes. */
function openLogIn(next: string | undefined): void {
  if (ended.get()) return;
  nextPerson.set(next);
  ended.set(true);
}

/** The number of locks since the page was loaded. */
let locks = 0;

async function ask(): Promise<void> {
  const before = locks;
  const response = await fetchSession('GET', document.documentElement.lang);
  // A response from before a lock is about an earlier session.
  if (locks !== before) return;
  if (response.status === 401) {
    device.write(HINT, undefined);
    forget();
    if (me.get()) openLogIn(me.get()?.username);
    else me.set(null);
    return;
  }
  isNow(await meOf(response));
}

/**
 * Requests the session again, for example after midnight for the calendar day. Ignores failures. Does nothing without
 * the hint: the device is then locked, even if the service has not ended the session yet.
 */
export const renew = async (): Promise<void> => {
  if (device.read(HINT) !== undefined) await ask().catch(() => undefined);
};

/**
 * Logs in. Deletes what the tab kept, because another person may have written it. If only the key of the session is
 * missing, gets the key and keeps the session. Rejects with ApiError if the service refuses. `below` is the path of the
 * log-in by PIN.
 */
export async function logIn(credentials: Readonly<Record<string, string>>, below?: '/pin'): Promise<void> {
  const who = me.get();
  const { username, password } = credentials;
  if (below === undefined && unconfirmed.get() && !ended.get() && username === who?.username && !who?.byPin) {
    if (await hasConfirmed(password)) return;
  }
  // Ends the locked session first. Ending it after the log-in would delete the cookie of the new session.
  await endLocked();
  const earlierSessions = waitingSessions();
  const body = { ...credentials, earlierSessions };
  const response = await fetchSession('POST', document.documentElement.lang, body, below);
  const user = await meOf(response);
  forget();
  takeKeys(response, earlierSessions);
  tab.write(KEPT_OF, user.id);
  isNow(user);
  unconfirmed.set(false);
  channel?.postMessage('in');
}

/** Gets the key of the session with the password. Returns false if the session has ended. */
async function hasConfirmed(password: string | undefined): Promise<boolean> {
  const earlierSessions = waitingSessions();
  const body = { password, earlierSessions };
  const response = await fetchSession('POST', document.documentElement.lang, body, '/confirm');
  try {
    const user = await meOf(response);
    takeKeys(response, earlierSessions);
    isNow(user);
    unconfirmed.set(false);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'AUTHENTICATION_REQUIRED') return false;
    throw error;
  }
}

/**
 * Asks for the password, so that this tab gets the key of the session. Resolves with false if the user closes the
 * question.
 */
export function confirmed(): Promise<boolean> {
  const before = sessionKeys();
  unconfirmed.set(true);
  return new Promise((resolve) => {
    const end = unconfirmed.follow((isOpen) => {
      if (isOpen) return;
      end();
      resolve(sessionKeys() !== undefined && sessionKeys() !== before);
    });
  });
}

/** The storage name of the mark for a locked session that the service has not ended yet. It survives a reload. */
const TO_END = 'session-to-end';
const END_AGAIN_MS = 2_000;
/** True if the session is locked but the storage did not accept the mark. Valid until the page closes. */
let isToEndHere = false;
let ending: Promise<void> | undefined;
let endAgain: ReturnType<typeof setTimeout> | undefined;

const isToEnd = (): boolean => isToEndHere || device.read(TO_END) !== undefined;

/**
 * Ends the session, clears the page and opens the log-in over it, for the same or another user. If the service does not
 * respond, retries until it does. `next` is the user whom the log-in proposes.
 */
export function lock(next?: string): void {
  if (!me.get() || locked.get()) return;
  // Removes the hint even if the service does not respond, so that a reload requires a log-in.
  device.write(HINT, undefined);
  device.write(TO_END, '1');
  isToEndHere = device.read(TO_END) === undefined;
  cover(next);
  channel?.postMessage('locked');
  endUntilDone();
}

function cover(next?: string): void {
  locks++;
  forget();
  locked.set(true);
  openLogIn(next);
}

/** Ends the session that was locked, if it is not ended yet. Rejects if the service does not confirm. */
function endLocked(): Promise<void> {
  ending ??= end().finally(() => {
    ending = undefined;
  });
  return ending;
}

async function end(): Promise<void> {
  if (!isToEnd()) return;
  const response = await fetchSession('DELETE', document.documentElement.lang);
  // 401: the session has expired already.
  if (!response.ok && response.status !== 401) throw new ApiError(await response.json(), response.headers);
  isToEndHere = false;
  device.write(TO_END, undefined);
}

/** Retries until the service has ended the session. */
function endUntilDone(): void {
  clearTimeout(endAgain);
  endLocked().catch(() => {
    endAgain = setTimeout(endUntilDone, END_AGAIN_MS);
  });
}

/** Ends the session. If the service does not respond or refuses, locks the device, which ends the session later. */
export async function logOut(): Promise<void> {
  try {
    const { ok, status } = await fetchSession('DELETE', document.documentElement.lang);
    if (!ok && status !== 401) return lock();
  } catch {
    return lock();
  }
  device.write(HINT, undefined);
  forget();
  channel?.postMessage('out');
  location.assign('/');
}

/**
 * Renews the session while the page is visible, locks an idle device, and handles log-ins, locks and log-outs in other
 * tabs.
 */
export function keepSession(): void {
  const quietly = () => {
    if (document.visibilityState === 'visible' && me.get()) void renew();
  };
  setInterval(quietly, RENEW_EVERY_MS);
  document.addEventListener('visibilitychange', quietly);
  // Requests the session when the service responds again, because the first request may have failed.
  awaySince.follow((since) => {
    if (since === undefined) void renew();
  });
  lockWhenIdle(() => lock(me.get()?.username));
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'out') forget();
    if (data === 'out' && me.get()) openLogIn(undefined);
    if (data === 'locked' && me.get()) cover();
    if (data === 'in') void renew();
  });
}

/** Opens the log-in for the same user. Resolves after the next log-in. */
export function loggedInAgain(): Promise<void> {
  openLogIn(me.get()?.username);
  return new Promise((resolve) => {
    const end = ended.follow((isEnded) => {
      if (isEnded) return;
      end();
      resolve();
    });
  });
}
