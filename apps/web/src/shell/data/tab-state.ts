/**
 * The state of this tab for a reload without the service. It contains the logged-in user, and the last responses that
 * the screens of the floor need.
 *
 * The state is in the tab's storage (`sessionStorage`), which no other tab reads and which the browser deletes with the
 * tab. A lock, a log-out and a log-in delete the state (`session.ts`). The page writes the state when it is hidden or
 * left. It restores the state only if the service does not respond. A new tab has no state, so it requests the state of
 * the other tabs of this browser. It never gets the key of the session this way (`session-keys.ts`).
 */

import { parsedJson, tab } from '../session/device.ts';
import { ended, isOnDevice, locked, type Me, me, resumeAs } from '../session/session.ts';
import { KEPT } from '../session/session-keys.ts';
import { awaySince } from './connection.ts';
import { type Answered, merged, newestOf } from './offline-answers.ts';
import { answersOf, restoreAnswers } from './query.ts';

interface Kept {
  readonly user: Me;
  /** The start of the outage, or else the time of writing the state, in milliseconds since 1970. */
  readonly at: number;
  readonly answers: readonly Answered[];
}

const STATE = `${KEPT} state`;

/** Returns the state of this tab. Returns undefined without a user, while locked, and after the end of the session. */
function stateNow(): Kept | undefined {
  const user = me.get();
  // In another tab, the user may have logged out or another user may have logged in.
  if (!user || ended.get() || locked.get() || !isOnDevice(user.id)) return undefined;
  return { user, at: awaySince.get() ?? Date.now(), answers: newestOf(answersOf()) };
}

const keptBefore = (): Kept | undefined => parsedJson(tab.read(STATE)) as Kept | undefined;

function keep(): void {
  const kept = stateNow();
  if (!kept) return;
  // Adds the responses that an earlier page of this tab stored. This page has possibly not requested them yet.
  const answers = merged(kept.answers, keptBefore()?.answers ?? []);
  tab.write(STATE, JSON.stringify({ ...kept, answers }));
}

/** The channel to the other tabs of the same origin. Browsers do not store its messages. */
const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('cleaver kept') : undefined;
const ASK = 'ask';
const TABS_MS = 1_000;

/** Returns the state of another tab, or undefined if no tab responds within `TABS_MS`. */
function fromAnotherTab(): Promise<Kept | undefined> {
  return new Promise((resolve) => {
    const end = setTimeout(() => resolve(undefined), TABS_MS);
    tabs?.addEventListener('message', ({ data }: MessageEvent<Kept | typeof ASK>) => {
      if (data === ASK) return;
      clearTimeout(end);
      resolve(data);
    });
    tabs?.postMessage(ASK);
  });
}

let isKeeping = false;

/**
 * Stores the state of this tab when the page is hidden or left. Sends the state to other tabs of this browser on
 * request.
 */
export function keepState(): void {
  if (isKeeping) return;
  isKeeping = true;
  tabs?.addEventListener('message', ({ data }) => {
    const kept = data === ASK ? stateNow() : undefined;
    if (kept) tabs.postMessage(kept);
  });
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}

/**
 * Restores the state of this tab before the reload, or else the state of another tab. Does nothing if no tab has a
 * state, or if the user of the state is no longer the user of this device.
 */
export async function resume(): Promise<void> {
  const kept = keptBefore() ?? (await fromAnotherTab());
  if (!kept || !isOnDevice(kept.user.id)) return;
  // Takes the time of the state as the start of the outage, because the shown data are from that time.
  awaySince.set(kept.at);
  restoreAnswers(kept.answers);
  resumeAs(kept.user);
}
