/**
 * Distinguishes a scanner that types from a person, and assembles the scanned text.
 *
 * Takes key strokes with their times and returns scans. FNC1 separates the parts of a GS1 code. Scanners send FNC1 as
 * the control character itself, as Ctrl+], as Alt and 029 on the numeric keypad, as F8, or as a visible sign.
 */
import { LAYOUTS, type Layout, typedOn } from './keyboards.ts';

/** A key stroke. Times are in milliseconds and from the event itself, so that a slow page does not distort them. */
export interface Stroke {
  readonly key: string;
  readonly code: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly meta: boolean;
  /** AltGr, if the system reports it. */
  readonly altGraph: boolean;
  readonly isRepeat: boolean;
  readonly at: number;
}

/**
 * A scan as each keyboard layout would have typed it. Contains each distinct text once, beginning with the text of the
 * computer's layout.
 */
export interface Scanned {
  readonly texts: readonly { readonly layout: Layout; readonly text: string }[];
  /** The key strokes, for the test screen. */
  readonly strokes: readonly Stroke[];
  readonly isFast: boolean;
}

/**
 * The effect of a key. none: no part of a text. begun: the first key of a text. burst: a further key of the text. end:
 * this key ended the text.
 */
export type Heard = 'none' | 'begun' | 'burst' | 'end';

export const GS = '\u001d';
/**
 * The pause after which a new text begins. Also the longest pause between keys of a scanner that ends with Enter or
 * Tab.
 */
const LONGEST_GAP_MS = 1_000;
/** The longest mean time between keys of a scanner, over six or more keys. No person types that fast. */
const FAST_MS = 75;
/** The longest mean time between keys of a scanner, over three or more keys. */
const VERY_FAST_MS = 35;
const FEWEST = 3;
const SOME = 6;
/** The longest time between two keys of one burst. */
const BURST_MS = 120;
/** A scanner may pause once in this many gaps between keys. Bluetooth scanners send their keys in packets. */
const PAUSE_IN = 5;
/**
 * Minimum silence after which a text without an end key ends. The silence is five times the longest gap of the text if
 * that is longer, but at most `LONGEST_GAP_MS`.
 */
const SILENCE_MS = 150;

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock', 'Meta', 'OS', 'Fn'];
/** The visible signs for GS: from code page 437, from Unicode, and as words. */
const SIGNS_OF_GS = /\u2194|\u241d|<GS>|\{GS\}/gi;
/** The pattern of a symbology identifier. A text that begins with one can only be a code. */
const SURELY = /^\][A-Za-z]\d/;

export class Wedge {
  #strokes: Stroke[] = [];
  #texts: Record<Layout, string> = { computer: '', us: '', de: '' };
  #digits = '';
  #longestGap = 0;
  /** Whether the last scan ended with Enter or Tab. A scanner that sends an end key may pause within a text. */
  endsWithKey = false;

  get length(): number {
    return this.#strokes.length;
  }

  /** Returns whether a key at this time would be within a burst that no person types. */
  isBurst(at: number): boolean {
    const last = this.#strokes.at(-1);
    const longest = this.endsWithKey ? LONGEST_GAP_MS : BURST_MS;
    return last !== undefined && at - last.at <= longest && (this.#strokes.length >= SOME || this.#mean() <= FAST_MS);
  }

  down(stroke: Stroke): Heard {
    const last = this.#strokes.at(-1);
    if (last && stroke.at - last.at > LONGEST_GAP_MS) this.clear();
    if (MODIFIERS.includes(stroke.key)) return 'none';
    if (stroke.isRepeat) {
      this.clear();
      return 'none';
    }
    if (stroke.alt && /^Numpad\d$/.test(stroke.code)) {
      this.#digits += stroke.code.slice(-1);
      return this.length > 0 ? 'burst' : 'begun';
    }
    if (isEnd(stroke, this.length > 0)) return this.length > 0 ? 'end' : 'none';
    if (isSeparator(stroke, this.length > 0)) return this.#add(stroke, { computer: GS, us: GS, de: GS });
    const third = stroke.altGraph || (stroke.ctrl && stroke.alt);
    const isText = [...stroke.key].length === 1 || stroke.key === 'Dead';
    if (!isText || stroke.meta || (stroke.ctrl && !third)) {
      this.clear();
      return 'none';
    }
    const place = { code: stroke.code, shift: stroke.shift, third };
    const own = stroke.key === 'Dead' ? '' : stroke.key;
    return this.#add(stroke, {
      computer: own,
      us: typedOn('us', place) || own,
      de: typedOn('de', place) || own,
    });
  }

  /** Handles a released key. Releasing Alt ends a character that was entered by its number. */
  up(stroke: Stroke): Heard {
    if (stroke.key !== 'Alt' || this.#digits === '') return 'none';
    const number = Number(this.#digits);
    this.#digits = '';
    const character = number === 29 ? GS : number > 0 && number < 256 ? String.fromCharCode(number) : '';
    return this.#add(stroke, { computer: character, us: character, de: character });
  }

  /** The silence in milliseconds after which the text counts as ended. */
  get silence(): number {
    if (this.endsWithKey) return LONGEST_GAP_MS;
    return Math.min(LONGEST_GAP_MS, Math.max(SILENCE_MS, 5 * this.#longestGap));
  }

  /**
   * Returns the typed text as a scan. Returns undefined for fewer than three keys, or if a person typed the text. A
   * text at the speed of a scanner is a scan. Outside fields, a slower text that ends with Enter or Tab is also a scan.
   * In a field, it is a scan only if it has more than six keys and is surely a code.
   */
  take({ inField, ended }: { readonly inField: boolean; readonly ended: boolean }): Scanned | undefined {
    const strokes = this.#strokes;
    const texts = { ...this.#texts };
    const isFast = this.#isFast() || (ended && this.endsWithKey && this.#isFastButForPauses());
    const isSure = LAYOUTS.some((layout) => SURELY.test(texts[layout]) || texts[layout].includes(GS));
    this.clear();
    if (strokes.length < FEWEST) return undefined;
    if (!(isFast || (ended && (!inField || (isSure && strokes.length > SOME))))) return undefined;
    const distinct = LAYOUTS.filter(
      (layout, at) => LAYOUTS.findIndex((other) => texts[other] === texts[layout]) === at,
    );
    return {
      texts: distinct.map((layout) => ({ layout, text: withSeparators(texts[layout]) })),
      strokes,
      isFast,
    };
  }

  clear(): void {
    this.#strokes = [];
    this.#texts = { computer: '', us: '', de: '' };
    this.#digits = '';
    this.#longestGap = 0;
  }

  #add(stroke: Stroke, typed: Readonly<Record<Layout, string>>): Heard {
    const last = this.#strokes.at(-1);
    if (last) this.#longestGap = Math.max(this.#longestGap, stroke.at - last.at);
    this.#strokes.push(stroke);
    for (const layout of LAYOUTS) this.#texts[layout] += typed[layout];
    return last ? 'burst' : 'begun';
  }

  #mean(): number {
    const [first, last] = [this.#strokes[0], this.#strokes.at(-1)];
    return first && last && first !== last ? (last.at - first.at) / (this.#strokes.length - 1) : Infinity;
  }

  #isFast(): boolean {
    const mean = this.#mean();
    return mean <= VERY_FAST_MS || (this.#strokes.length >= SOME && mean <= FAST_MS);
  }

  #isFastButForPauses(): boolean {
    const gaps = this.#strokes.slice(1).map(({ at }, index) => at - (this.#strokes[index]?.at ?? at));
    const most = gaps.sort((a, b) => a - b).slice(0, gaps.length - Math.floor(gaps.length / PAUSE_IN));
    const sum = most.reduce((total, gap) => total + gap, 0);
    return this.#strokes.length >= SOME && sum / most.length <= FAST_MS;
  }
}

/**
 * Returns whether the key ends a text: Enter or Tab. Within a text, scanners also send line feed, carriage return and
 * tab as Ctrl+J, Ctrl+M and Ctrl+I.
 */
const isEnd = ({ key, ctrl, alt }: Stroke, within: boolean): boolean =>
  (key === 'Enter' || key === 'Tab') && !alt ? !ctrl || within : within && ctrl && !alt && /^[jmi]$/i.test(key);

/**
 * Returns whether the key stroke is FNC1. Ctrl+] has the same position on every keyboard. On a German keyboard it is
 * Ctrl++.
 */
function isSeparator({ key, code, ctrl, alt, altGraph }: Stroke, within: boolean): boolean {
  if (key === GS || key === 'GroupSeparator') return true;
  if (key === 'F8') return within;
  return ctrl && !alt && !altGraph && (code === 'BracketRight' || key === ']');
}

/** Returns the text with GS in the place of each sign that scanners send for it. */
const withSeparators = (text: string): string => text.replaceAll(SIGNS_OF_GS, GS);

/** Returns whether a text that arrived as a whole, not key by key, can only be a code. */
export const isSurelyCode = (text: string): boolean =>
  withSeparators(text).includes(GS) || SURELY.test(text) || /^(\(\d{2,4}\)|0[12]\d{14})/.test(text);

/** Converts a text that arrived as a whole to a scan. */
export const atOnce = (text: string): Scanned => ({
  texts: [{ layout: 'computer', text: withSeparators(text) }],
  strokes: [],
  isFast: true,
});
