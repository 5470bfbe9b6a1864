/**
 * Detects scanner input on every page, from the first key. Every page loads this module first, so it does not import
 * the reader. `listen` takes a function that loads the reader.
 */
import { store } from '../shell/data/store.ts';
import type { ScanRead } from './scan-answers.ts';
import { learnEnd, scannerEndsWithKey } from './scanner-settings.ts';
import { bad, type Outcome } from './verdict.ts';
import { atOnce, isSurelyCode, type Scanned, type Stroke, Wedge } from './wedge.ts';

export interface Handler {
  readonly read: (read: ScanRead) => Outcome | Promise<Outcome>;
  /** Whether the handler also receives unknown codes and codes with faults. */
  readonly all: boolean;
}

/** The stack of handlers. Only the last handler receives scans, so a dialog comes before the screen below it. */
export const handlers = store<readonly Handler[]>([]);

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

/** The field that receives the keys, and its value before the first key. */
let kept: { readonly field: Field; readonly value: string } | undefined;

/** Restores the field by the browser's own setter, and dispatches the event that informs the field's component. */
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

/**
 * Returns whether to ignore keys in the field. True for password fields and for fields marked `data-scan="typed"`. True
 * for other fields while no screen handles scans and no bad result is shown. False for fields marked `data-scanner`.
 */
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
  // Stores the field and its value before this key. A field that catches scans is restored to an empty value.
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

/** Handles scan programs of handheld computers that paste the text. */
function pasted(event: ClipboardEvent): void {
  const field = fieldOf(event.target);
  const text = event.clipboardData?.getData('text/plain')?.trim() ?? '';
  if (isLeftAlone(field) || text === '' || text.includes('\n')) return;
  if (field && field.dataset['scanner'] === undefined && !isSurelyCode(text)) return;
  stop(event);
  deliver(atOnce(text));
}

/**
 * Handles text that the browser reports without named keys. The text comes from keys that have no name in the browser,
 * and from scan programs that set the whole text.
 */
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

let deliver: (scanned: Scanned) => void = () => undefined;

/**
 * Passes each scan to `to`. Listens in the capture phase, before all other listeners on the page, so that the
 * keystrokes of a scan trigger no shortcut.
 */
export function listen(to: (scanned: Scanned) => void): void {
  deliver = to;
  wedge.endsWithKey = scannerEndsWithKey();
  addEventListener('keydown', named, true);
  addEventListener('keydown', pressed, true);
  addEventListener('keyup', released, true);
  addEventListener('paste', pasted, true);
  addEventListener('beforeinput', typed, true);
}
