/** Elements: the sentences of a label, each with its rule and its sources. */
import { codePoints } from '../../kernel/values/text.ts';

/** The kinds of elements in the order of printing. */
export const ELEMENT_KINDS = [
  'NAME',
  'INGREDIENTS',
  'ALLERGENS',
  'TRACES',
  'ADDITIVES',
  'NOTE',
  'ORIGIN',
  'DATE',
  'STORAGE',
  'NUTRITION',
  'LOT',
  'OPERATOR',
  'ID_MARK',
] as const;
export type ElementKind = (typeof ELEMENT_KINDS)[number];

export const SOURCE_KINDS = ['LABEL', 'RECIPE', 'DECLARATION', 'ARTICLE', 'LOT', 'SETTINGS'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface ElementSource {
  readonly kind: SourceKind;
  /** Null: the source has no id, or is not stored yet. */
  readonly id: string | null;
}

/** Maximum number of sources of each kind of an element. A lot may have thousands of ancestors. */
export const SOURCES_MAX = 100;

/** A range of code points of a text, without its end. */
export type Range = readonly [start: number, end: number];

export interface LabelElement {
  readonly kind: ElementKind;
  /** German, as printed. */
  readonly text: string;
  /** The emphasised ranges (Art. 21 (1) b), ascending and apart. */
  readonly emphasis: readonly Range[];
  /** Where the rule stands: "LMIV Art. 18, 21, 22". */
  readonly rule: string;
  /** At most the first `SOURCES_MAX` of each kind. */
  readonly sources: readonly ElementSource[];
}

/** A text with the ranges that are emphasised. */
export interface Emphasised {
  readonly text: string;
  readonly emphasis: readonly Range[];
}

/** Returns the ranges ascending. Ranges that overlap or touch become one. */
function mergedRanges(ranges: readonly Range[]): readonly Range[] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/**
 * Returns the ranges of the words, wherever they stand in the text, in code points. Ranges that overlap or touch become
 * one. Takes one pass for each word, however often it occurs.
 */
export function rangesOf(text: string, words: Iterable<string>): readonly Range[] {
  // The furthest end of a word that starts at each code unit.
  const ends = new Map<number, number>();
  for (const word of words) {
    if (word === '') continue;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      ends.set(at, Math.max(ends.get(at) ?? 0, at + word.length));
    }
  }
  if (ends.size === 0) return [];
  const found: [number, number][] = [];
  let [unit, point, end, isInside] = [0, 0, 0, false];
  for (const character of text) {
    end = Math.max(end, ends.get(unit) ?? 0);
    const last = found.at(-1);
    if (unit >= end) isInside = false;
    else if (isInside && last) last[1] = point + 1;
    else {
      found.push([point, point + 1]);
      isInside = true;
    }
    unit += character.length;
    point++;
  }
  return found;
}

/** Returns the parts as one text, with their ranges moved to their places. Ranges that touch become one. */
export function joined(parts: readonly (Emphasised | string)[]): Emphasised {
  let text = '';
  let length = 0;
  const emphasis: Range[] = [];
  for (const part of parts) {
    const { text: own, emphasis: ranges } = typeof part === 'string' ? { text: part, emphasis: [] } : part;
    for (const [start, end] of ranges) emphasis.push([start + length, end + length]);
    text += own;
    length += codePoints(own);
  }
  return { text, emphasis: mergedRanges(emphasis) };
}

/** Returns the text emphasised as a whole. */
export const whole = (text: string): Emphasised => ({ text, emphasis: text === '' ? [] : [[0, codePoints(text)]] });

interface EmphasisPart {
  readonly text: string;
  readonly isEmphasised: boolean;
}

/** Splits a text at its emphasised ranges. Omits empty parts. */
export function emphasisParts(text: string, emphasis: readonly (readonly number[])[]): readonly EmphasisPart[] {
  const points = [...text];
  const parts: EmphasisPart[] = [];
  let at = 0;
  for (const [start = 0, end = 0] of emphasis) {
    parts.push({ text: points.slice(at, start).join(''), isEmphasised: false });
    parts.push({ text: points.slice(start, end).join(''), isEmphasised: true });
    at = end;
  }
  parts.push({ text: points.slice(at).join(''), isEmphasised: false });
  return parts.filter((part) => part.text !== '');
}
