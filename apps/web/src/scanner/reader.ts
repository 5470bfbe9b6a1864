/** Reads scans, and passes each scan to the screen that handles it. The frame or the first scan loads this module. */

import { patternsOf, readAway } from '../floor/outbox/read-away.ts';
import { screens } from '../floor/screens.ts';
import { messageOf } from '../shell/data/api.ts';
import { answersOf } from '../shell/data/query.ts';
import { store } from '../shell/data/store.ts';
import { shown, t } from '../shell/language/language.ts';
import { ended, me } from '../shell/session/session.ts';
import { type Handler, handlers } from './listener.ts';
import { ask, outdate, type ScanRead } from './scan-answers.ts';
import { understood } from './scan-candidates.ts';
import { asSeparated, chooseLayout, scannerLayout } from './scanner-settings.ts';
import { badTone } from './tones.ts';
import { bad, sayBad, sayGood, sayWarn } from './verdict.ts';
import { atOnce, type Scanned } from './wedge.ts';

export type { ScanRead };

/** The last scan as it arrived, for the test screen. */
export const last = store<Scanned | undefined>(undefined);

/** Reads a scanned text. Returns the contents of the code, and the records of the shop that match it. */
async function read(scanned: Pick<Scanned, 'texts'>): Promise<ScanRead> {
  const usual = scannerLayout();
  const candidates = scanned.texts.map(({ layout, text }) => ({ layout, text: asSeparated(text) }));
  const { today = '', shopTimeZone: timeZone = 'UTC' } = me.get() ?? {};
  const patterns = patternsOf(answersOf());
  const { code, text, layout, others } = understood(candidates, usual, { today, patterns });
  const isTelling = code.kind !== 'TEXT';
  if (isTelling && others.length > 0 && layout !== usual && candidates.some((one) => one.layout === usual)) {
    chooseLayout(layout);
  }
  let answer: ScanRead | undefined;
  for (const one of isTelling ? [text] : [text, ...others.map((other) => other.text)]) {
    const asked = await ask(one);
    if (asked === undefined) break;
    answer ??= asked;
    if (asked.kind === 'UNKNOWN') continue;
    answer = asked;
    break;
  }
  if (answer) return answer;
  const now = Date.now();
  const { problems, ...away } = readAway(code, text, answersOf(), { now, timeZone });
  return {
    at: now,
    text,
    kind: code.kind === 'TEXT' ? 'UNKNOWN' : code.kind,
    problems: problems.map((one) => ({ ...one, message: shown(one.message) })),
    lots: [],
    stockBatches: [],
    ...away,
    isAway: true,
  };
}

let before: Promise<unknown> = Promise.resolve();

/** Delivers a text that a user typed or that is in the address. */
export const deliverText = (text: string): void => deliver(atOnce(text));

/**
 * Reads a scanned text again after a booking. Sends a new request, because the booking changed the amounts in the
 * stored response.
 */
export const readAgain = (text: string): Promise<ScanRead> => {
  outdate(text);
  return read(atOnce(text));
};

/**
 * Passes scans to their handlers, one after the other. Rejects a scan with a tone while a bad result is shown or no
 * user is logged in.
 */
export function deliver(scanned: Scanned): void {
  last.set(scanned);
  if (bad.get() || ended.get() || !me.get()) {
    badTone();
    return;
  }
  const handler = handlers.get().at(-1);
  before = before.then(() => handle(scanned, handler)).catch((error) => sayBad(messageOf(error)));
}

async function handle(scanned: Scanned, handler: Handler | undefined): Promise<void> {
  if (bad.get()) {
    badTone();
    return;
  }
  if (!handler) {
    if (screens.get().isOpen('/scan')) screens.get().go(`/scan?code=${encodeURIComponent((await read(scanned)).text)}`);
    else sayBad(t`Your roles do not include scanning.`);
    return;
  }
  const found = await read(scanned);
  const [problem] = found.problems;
  if (problem && !handler.all) {
    sayBad(problem.message);
    return;
  }
  if (found.kind === 'UNKNOWN' && !found.isAway && !handler.all) {
    sayBad(t`${found.text} was not found.`);
    return;
  }
  const outcome = await handler.read(found);
  if (outcome && 'bad' in outcome) sayBad(shown(outcome.bad));
  else if (outcome && 'warn' in outcome) sayWarn(shown(outcome.warn));
  else sayGood(outcome ? shown(outcome.good) : '');
}
