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

async function meOf(response: Response): Promise<Me> {
  const body = (await response.json()) as Me & ConstructorParameters<typeof ApiError>[0];
  if (!response.ok) throw new ApiError(body, response.headers);
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
  ended.set(false);
}

/** That somebody has logged in on this device: who has not need not be asked for. */
const HINT = 'session';

/** Asks who is logged in, where somebody may be. Rejects where the service cannot be reached. */
export async function askAtFirst(): Promise<void> {
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
  await ending;
  isNow(await meOf(await fetchSession('POST', document.documentElement.lang, { username, password })));
  told?.postMessage('in');
}

let ending: Promise<unknown> = Promise.resolve();

/** Ends the session, and leaves the page as it is behind the log-in: for who comes back, or for the next one. */
export function lock(): void {
  if (!me.get() || ended.get()) return;
  // Also where the service is away: a reload asks for the password.
  device.write(HINT, undefined);
  ended.set(true);
  told?.postMessage('out');
  ending = fetchSession('DELETE', document.documentElement.lang).catch(() => undefined);
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
