import { type Message, say } from './message.ts';
import { bad, ok, type Parsed } from './parsed.ts';

export interface TextRule {
  /** Maximum length of the trimmed text in Unicode code points. */
  readonly max: number;
  /** Minimum length in code points. Does not apply to a blank text if `blank` is set. */
  readonly min?: number;
  /** Allows line breaks and tabs, for descriptions, notes and reasons. */
  readonly lines?: boolean;
  /** Allows a blank text, which means "not given". The result is then `''`. */
  readonly blank?: boolean;
}

// Matches control characters: the C0 set, DEL and the C1 set. PostgreSQL refuses NUL. The other characters can forge
// log lines.
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const CONTROL_EXCEPT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

// A text of zero-width characters survives trim() but is invisible, so it counts as blank.
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * Parses a text and returns it trimmed (docs/contract.md, section 1).
 *
 * Before trimming, refuses control characters and unpaired surrogates, which no database stores faithfully. After
 * trimming, refuses a text that is blank, too short or too long. Lengths count Unicode code points.
 */
export function parseText(raw: unknown, rule: TextRule): Parsed<string> {
  if (typeof raw !== 'string') return bad(say`must be a text`);
  if (!raw.isWellFormed()) return bad(say`must be well-formed Unicode, without halves of surrogate pairs`);
  if (rule.lines) {
    if (CONTROL_EXCEPT_LINES.test(raw))
      return bad(say`must not contain control characters other than line breaks and tabs`);
  } else if (CONTROL.test(raw)) {
    return bad(say`must not contain control characters`);
  }

  // Limits the untrimmed length too, because trimming long white space costs time.
  if (raw.length > 4 * rule.max + 100) return bad(say`must have at most ${rule.max} characters`);
  const text = raw.trim();
  if (!VISIBLE.test(text)) return rule.blank ? ok('') : bad(say`must not be blank`);
  if (isLonger(text, rule.max)) return bad(say`must have at most ${rule.max} characters`);
  if (rule.min !== undefined && !isLonger(text, rule.min - 1))
    return bad(say`must have at least ${rule.min} characters`);
  return ok(text);
}

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Returns the fault of a text with invisible characters, else undefined. Two different names must not look the same.
 * Applies only to new names: stored names may contain such characters.
 */
export const invisibleFault = (text: string): Message | undefined =>
  INVISIBLE.test(text) ? say`must not contain invisible characters` : undefined;

/** Returns the number of Unicode code points, which all length limits count. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

// Returns whether the text has more than `limit` code points. A code point takes one or two UTF-16 code units. So most
// texts, and all very long ones, need no counting.
function isLonger(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  return text.length > 2 * limit || codePoints(text) > limit;
}

const ASCII = /^[\0-\x7f]*$/;

/**
 * Returns the key for case-insensitive comparison: two texts are equal when their keys are equal.
 *
 * The key is locale-independent, so a stored key works on every machine. It is idempotent, so folding a key again is
 * harmless. The first NFKC unifies compatible spellings (full-width letters, ligatures). The last one recomposes what
 * the case changes decomposed.
 *
 * The sequence of lower, upper and lower case is full case folding with the methods of JavaScript. Upper case turns ß
 * into SS and ı into I, which lower case alone would keep. The first lower case turns ẞ, which is its own upper case,
 * into ß. So STRASSE, straße and STRAẞE are equal. The lower case of Σ depends on its position in the word. A key must
 * not depend on the position, so ς becomes σ. İ keeps its dot (as i and U+0307) and differs from i, as in all languages
 * but the Turkic ones.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

/**
 * The separator of the two halves of an order key. Texts cannot contain this character. It sorts before all characters
 * of texts.
 */
const NEXT = '\u0001';

/** Plain letters for Latin letters that no Unicode normal form decomposes: letters with a stroke, æ and œ. */
const STROKES: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', æ: 'ae', œ: 'oe' };

/**
 * Removes diacritics from Latin letters, as in the first comparison of DIN 5007-1: ä is a, é is e. Keeps marks of other
 * scripts, which distinguish letters.
 */
const plainLetters = (folded: string): string =>
  folded
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .replaceAll(/[øłđħæœ]/g, (letter) => STROKES[letter] as string)
    .normalize('NFC');

/** Returns the first half of the order key. */
function plainText(text: string): string {
  const folded = foldText(text);
  return ASCII.test(folded) ? folded : plainLetters(folded);
}

function orderKey(text: string, exact: (text: string) => string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = plainText(text);
  const rest = exact(text);
  return plain === rest ? plain : plain + NEXT + rest;
}

/**
 * Returns the sort key of a text in German dictionary order (DIN 5007-1). It ignores case and sorts ä with a, ö with o,
 * ü with u, ß as ss. If texts differ only in these letters, the plain letter comes first. Keys are compared by code
 * point.
 */
export const sortText = (text: string): string =>
  orderKey(text, (each) => each.normalize('NFKC').toLowerCase().normalize('NFKC'));

/** Compares names in German dictionary order, as lists sort. */
export const compareNames = (a: string, b: string): number => compareByCodePoint(sortText(a), sortText(b));

/**
 * Returns the sort key as `sortText` does, but two keys are equal exactly when the keys of `foldText` are equal. So a
 * unique text needs only one key.
 */
export const sortUniqueText = (text: string): string => orderKey(text, foldText);

/**
 * Returns the distinct search words of a text: the first halves of their `sortText` keys, without invisible characters.
 */
export const searchWords = (text: string): readonly string[] => [
  ...new Set(
    plainText(text)
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      .split(/\s+/)
      .filter(Boolean),
  ),
];

/**
 * Compares texts by code point, as PostgreSQL does under the collation C. JavaScript operators compare UTF-16 code
 * units, which sort surrogates before U+E000 to U+FFFF.
 */
export function compareByCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (x === y) continue;
    const isHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;
    return isHalf(x) === isHalf(y) ? x - y : isHalf(x) ? 1 : -1;
  }
  return a.length - b.length;
}
