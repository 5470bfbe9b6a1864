/** The result of the last scan, in green or red. */
import { store } from '../shell/store.ts';
import { badTone, goodTone } from './tones.ts';

/** Shown in green for a moment. */
export const good = store<{ readonly text: string } | undefined>(undefined);

/** Shown in red until it is acknowledged; scanning is blocked meanwhile. */
export const bad = store<{ readonly text: string } | undefined>(undefined);

const GOOD_MS = 2_500;

export function sayGood(text: string): void {
  goodTone();
  const shownNow = { text };
  good.set(shownNow);
  setTimeout(() => {
    if (good.get() === shownNow) good.set(undefined);
  }, GOOD_MS);
}

export function sayBad(text: string): void {
  badTone();
  good.set(undefined);
  bad.set({ text });
}
