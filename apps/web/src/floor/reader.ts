import type { ScanProblem } from '@cleaver/domain/inventory';
import type { Message } from '@cleaver/domain/kernel';
import { told } from '../shell/api.ts';
import { shown, t } from '../shell/language.ts';
import { answersOf } from '../shell/query.ts';
import { ended, me } from '../shell/session.ts';
import { store } from '../shell/store.ts';
import { ask, outdate, type ScanRead } from './scan-answers.ts';
import { asSeparated, chooseLayout, learnEnd, scannerEndsWithKey, scannerLayout } from './scanner-settings.ts';
import { articleOf, seenOf } from './seen.ts';
import { badTone } from './tones.ts';
import { understood } from './understood.ts';
import { bad, type Outcome, sayBad, sayGood, sayWarn } from './verdict.ts';
import { isSurelyCode, type Scanned, type Stroke, Wedge, withSeparators } from './wedge.ts';

export type { ScanRead };

export interface Handler {
  readonly read: (read: ScanRead) => Outcome | Promise<Outcome>;
  /** Also receives unknown codes and codes with faults. */
  readonly all: boolean;
}

/** A stack: only the last handler receives scans, so a dialog comes before the screen below it. */
export const handlers = store<readonly Handler[]>([]);
/** The frame's access to other screens: whether the user may open one, its title, opening it, and prefetching it. */
interface Screens {
  readonly isOpen: (path: string) => boolean;
  /** Undefined: there is no such screen, or the user may not open it. */
  readonly titleOf: (path: string) => Message | undefined;
  readonly go: (to: string) => void;
  readonly prefetch: (path: string) => void;
}
export const screens = store<Screens>({
  isOpen: () => false,
  titleOf: () => undefined,
  go: () => undefined,
  prefetch: () => undefined,
});
/** Each scan as it arrived, for the test screen. */
export const last = store<Scanned | undefined>(undefined);

/** Reads a text: the contents of the code, and the records of the shop that match it. */
async function read(scanned: Pick<Scanned, 'texts'>): Promise<ScanRead> {
  const usual = scannerLayout();
  const candidates = scanned.texts.map(({ layout, text }) => ({ layout, text: asSeparated(text) }));
  const { code, text, layout, others } = understood(candidates, usual, me.get()?.today ?? '');
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
  const lotNumber = code.elements.lotNumber ?? text;
  const answers = answersOf();
  const article = articleOf(answers, code.elements);
  return (
    answer ?? {
      at: Date.now(),
      text,
      kind: code.kind === 'TEXT' ? 'UNKNOWN' : code.kind,
      elements: code.elements,
      problems: code.problems.map((one: ScanProblem) => ({ ...one, message: shown(one.message) })),
      article: article ?? null,
      lots: [],
      stockBatches: [],
      ...seenOf(answers, lotNumber, article?.id),
      isAway: true,
    }
  );
}

let before: Promise<unknown> = Promise.resolve();

/** Delivers a text that was typed by hand or is in the address. */
export const deliverText = (text: string): void => deliver(atOnce(text));

/** Reads the same text again after a booking changed its amounts. */
export const readAgain = (text: string): Promise<ScanRead> => {
  outdate(text);
  return read(atOnce(text));
};

/** Delivers scans one after the other, in their order. */
function deliver(scanned: Scanned): void {
  last.set(scanned);
  if (bad.get() || ended.get() || !me.get()) {
    badTone();
    return;
  }
  const handler = handlers.get().at(-1);
  before = before.then(() => handle(scanned, handler)).catch((error) => sayBad(told(error)));
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
    sayBad(t`Nobody here knows ${found.text}.`);
    return;
  }
  const outcome = await handler.read(found);
  if (outcome && 'bad' in outcome) sayBad(shown(outcome.bad));
  else if (outcome && 'warn' in outcome) sayWarn(shown(outcome.warn));
  else sayGood(outcome ? shown(outcome.good) : '');
}

const strokeOf = (event: KeyboardEvent): Stroke => ({
  key: event.key,
  code: event.code,
  ctrl: event.ctrlKey,
  alt: event.altKey,
  shift: event.shiftKey,
  meta: event.metaKey,
  altGraph: event.getModifierState?.('AltGraph') ?? false,
  isRepeat: event.repeat,
  at: event.timeStamp,
});

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_TYPED_INTO = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color'];

function fieldOf(target: EventTarget | null): Field | undefined {
  if (target instanceof HTMLInputElement) return NOT_TYPED_INTO.includes(target.type) ? undefined : target;
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement ? target : undefined;
}

/** The field's value before the scanner typed into it. */
let kept: { readonly field: Field; readonly value: string } | undefined;

/** Restores the field by the browser's own setter and dispatches the event, so that its component follows. */
function restore(): void {
  if (!kept) return;
  const { field, value } = kept;
  kept = undefined;
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const wedge = new Wedge();
let waiting: ReturnType<typeof setTimeout> | undefined;

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Whether to ignore keys in the field: in password fields, and while the screen handles no scan. */
const isLeftAlone = (field: Field | undefined): boolean =>
  field !== undefined &&
  !field.dataset['scanner'] &&
  (field.type === 'password' || field.dataset['scan'] === 'typed' || (handlers.get().length === 0 && !bad.get()));

function finish(inField: boolean, hasEnd: boolean): boolean {
  clearTimeout(waiting);
  const scanned = wedge.take({ inField, ended: hasEnd });
  if (!scanned || (handlers.get().length === 0 && !scanned.isFast)) {
    kept = undefined;
    return false;
  }
  if (scanned.isFast && hasEnd !== wedge.endsWithKey) {
    wedge.endsWithKey = hasEnd;
    learnEnd(hasEnd);
  }
  restore();
  deliver(scanned);
  return true;
}

function pressed(event: KeyboardEvent): void {
  if (event.isComposing) return;
  const field = fieldOf(event.target);
  if (isLeftAlone(field)) {
    wedge.clear();
    return;
  }
  const stroke = strokeOf(event);
  hear(stroke, field, event);
}

function hear(stroke: Stroke, field: Field | undefined, event: Event): void {
  const isCatcher = field?.dataset['scanner'] !== undefined;
  const inField = field !== undefined && !isCatcher;
  const isBurst = wedge.isBurst(stroke.at);
  const heard = wedge.down(stroke);
  if (heard === 'none') return;
  if (heard === 'end') {
    if (finish(inField, true)) stop(event);
    return;
  }
  // This runs before the key types, so the field still has its old value.
  if (heard === 'begun') kept = field && { field, value: isCatcher ? '' : field.value };
  // Within a code, keys like Ctrl++ (zoom), F8 and the slash must not trigger their shortcuts.
  const isSpecial = stroke.ctrl || stroke.key.length > 1;
  if (isBurst && (!inField || isSpecial)) {
    if (isCatcher && !isSpecial) event.stopImmediatePropagation();
    else stop(event);
  }
  clearTimeout(waiting);
  waiting = setTimeout(() => finish(inField, false), wedge.silence);
}

function released(event: KeyboardEvent): void {
  if (event.key === 'Alt' && wedge.up(strokeOf(event)) !== 'none') stop(event);
}

/** For handheld computers whose scan program pastes, or sets the whole text of the field. */
function pasted(event: ClipboardEvent): void {
  const field = fieldOf(event.target);
  const text = event.clipboardData?.getData('text/plain')?.trim() ?? '';
  if (isLeftAlone(field) || text === '' || text.includes('\n')) return;
  if (field && field.dataset['scanner'] === undefined && !isSurelyCode(text)) return;
  stop(event);
  deliver(atOnce(text));
}

/** For keys without a name in the browser: their text arrives only in the field. */
function typed(event: InputEvent): void {
  const field = fieldOf(event.target);
  if (!field || isLeftAlone(field) || event.data === null || event.data === '') return;
  const { data, timeStamp: at } = event;
  if (data.length === 1) {
    if (!wasUnnamed) return;
    const nothing = { code: '', ctrl: false, alt: false, shift: false, meta: false, altGraph: false, isRepeat: false };
    hear({ ...nothing, key: data, at }, field, event);
    return;
  }
  if (data.length < 4 || !(field.dataset['scanner'] !== undefined || isSurelyCode(data))) return;
  event.preventDefault();
  deliver(atOnce(data.replace(/[\r\n\t]+$/, '')));
}

let wasUnnamed = false;
function named(event: KeyboardEvent): void {
  wasUnnamed = event.key === 'Unidentified' || event.keyCode === 229;
}

const atOnce = (text: string): Scanned => ({
  texts: [{ layout: 'computer', text: withSeparators(text) }],
  strokes: [],
  isFast: true,
});

let isListening = false;

/** Listens in the capture phase, before all others on the page, so that no code triggers a shortcut. */
export function listen(): void {
  if (isListening) return;
  isListening = true;
  wedge.endsWithKey = scannerEndsWithKey();
  addEventListener('keydown', named, true);
  addEventListener('keydown', pressed, true);
  addEventListener('keyup', released, true);
  addEventListener('paste', pasted, true);
  addEventListener('beforeinput', typed, true);
}
