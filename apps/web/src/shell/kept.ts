/**
 * The state of this tab for a reload without the service: who is logged in, and the last answers of the service that
 * the screens of the floor need.
 *
 * Kept in the tab's storage (`sessionStorage`), which no other tab reads and the browser deletes with the tab. A lock, a
 * log-out and the log-in of another user delete it (`session.ts`). It is written when the page is hidden or left, and
 * read only if the service does not answer.
 */
import { awaySince } from './connection.ts';
import { parsedJson, tab } from './device.ts';
import { type Answered, newestOf } from './kept-answers.ts';
import { answersOf, restoreAnswers } from './query.ts';
import { ended, isOnDevice, KEPT, locked, type Me, me, outboxKey, resumeAs } from './session.ts';

interface Kept {
  readonly user: Me;
  /** Seals the bookings that wait in the outbox. */
  readonly key: string;
  /** When the service answered last, in milliseconds since 1970. */
  readonly at: number;
  readonly answers: readonly Answered[];
}

const STATE = `${KEPT} state`;

function keep(): void {
  const user = me.get();
  // Another tab may have logged out, or another user in.
  if (!user || ended.get() || locked.get() || !isOnDevice(user.id)) return;
  const at = awaySince.get() ?? Date.now();
  const kept: Kept = { user, key: outboxKey(), at, answers: newestOf(answersOf()) };
  tab.write(STATE, JSON.stringify(kept));
}

let isKeeping = false;

/** Starts to keep the state of this tab. */
export function keepState(): void {
  if (isKeeping) return;
  isKeeping = true;
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}

/** Continues where this tab was before the reload, if its user is still the one of this device. */
export function resume(): void {
  const kept = parsedJson(tab.read(STATE)) as Kept | undefined;
  if (!kept || !isOnDevice(kept.user.id)) return;
  // What is shown is from then.
  awaySince.set(kept.at);
  restoreAnswers(kept.answers);
  resumeAs(kept.user, kept.key);
}
