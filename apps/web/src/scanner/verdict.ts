/** The result of the last scan, in green, amber or red. */

import { store } from '../shell/data/store.ts';
import type { Text } from '../shell/language/language.ts';
import { badTone, goodTone, warnTone } from './tones.ts';

/**
 * The result of a scan. Undefined means good. `good`: the label or the person named the goods. `warn`: the goods are
 * known, but need attention, or the person has to choose. `bad` stops the scanner until the user acknowledges it.
 */
export type Outcome = { readonly good: Text } | { readonly warn: Text } | { readonly bad: Text } | undefined;

/** The result that is shown in green for 2.5 s or in amber for 5 s. */
export const passing = store<{ readonly text: string; readonly tone: 'good' | 'warn' } | undefined>(undefined);

/** The result that is shown in red until the user acknowledges it. Until then, it blocks scanning. */
export const bad = store<{ readonly text: string } | undefined>(undefined);

const STAYS_MS = { good: 2_500, warn: 5_000 };

export function sayGood(text: string): void {
  goodTone();
  pass(text, 'good');
}

/**
 * Signals goods that are known but need attention: on hold, expired, expiring soon, scanned before, or to be chosen.
 */
export function sayWarn(text: string): void {
  warnTone();
  pass(text, 'warn');
}

export function sayBad(text: string): void {
  badTone();
  passing.set(undefined);
  bad.set({ text });
}

function pass(text: string, tone: 'good' | 'warn'): void {
  const shownNow = { text, tone };
  passing.set(shownNow);
  setTimeout(() => {
    if (passing.get() === shownNow) passing.set(undefined);
  }, STAYS_MS[tone]);
}
