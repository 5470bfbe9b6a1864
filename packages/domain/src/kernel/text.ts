import { say } from './message.ts';
import { bad, ok, type Parsed } from './parsed.ts';

export interface TextRule {
  /** The most Unicode code points the trimmed text may have. */
  readonly max: number;
  /** The fewest it must have, unless it is blank and may be. */
  readonly min?: number;
  /** True for descriptions, notes and reasons: line breaks and tabs are fine. */
  readonly lines?: boolean;
  /** True where a blank text means "not given"; it comes back as `''`. */
  readonly blank?: boolean;
}

// The C0 set, DEL and the C1 set. PostgreSQL refuses NUL; the others have no business in a name and can forge log
// lines.
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const CONTROL_EXCEPT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

// A text of zero-width characters alone survives trim(), yet nobody can see it: that is blank too.
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * Reads a text and gives it trimmed (docs/contract.md, section 1).
 *
 * Refuses, before trimming, control characters anywhere and half surrogate pairs, which no database stores faithfully;
 * after trimming, a text that is blank, too short or too long. Lengths count Unicode code points.
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

  // What is around a text is kept nowhere, but it has to be read.
  if (raw.length > 4 * rule.max + 100) return bad(say`must have at most ${rule.max} characters`);
  const text = raw.trim();
  if (!VISIBLE.test(text)) return rule.blank ? ok('') : bad(say`must not be blank`);
  if (isLonger(text, rule.max)) return bad(say`must have at most ${rule.max} characters`);
  if (rule.min !== undefined && !isLonger(text, rule.min - 1))
    return bad(say`must have at least ${rule.min} characters`);
  return ok(text);
}

/** The number of Unicode code points in a text: what every limit on a length counts. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

// A code point takes one or two units of a JavaScript string, so most texts, and all huge ones, need no counting.
function isLonger(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  return text.length > 2 * limit || codePoints(text) > limit;
}

const ASCII = /^[\0-\x7f]*$/;

/**
 * The key under which texts are compared without regard to case: two texts are the same when their keys are equal.
 *
 * Locale free, so that a key stored on one machine is found on another, and idempotent, so that a key may be folded
 * again without harm. NFKC first makes compatible spellings one (full-width letters, ligatures) and last composes again
 * what changing case took apart.
 *
 * In between goes lower, upper, lower, which is full case folding out of what the language has. Upper turns ß into SS
 * and ı into I, which lower alone would leave; the first lower is for ẞ, which is its own upper case and becomes ß only
 * then. So STRASSE, straße and STRAẞE are one name. Lower case of Σ depends on where it stands in the word; a key must
 * not, so the final ς becomes σ. İ keeps its dot (as i and U+0307) and is not i, as everywhere outside Turkish.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

/** Between the two halves of an order key: no text of the service has it, and it comes before all that one can have. */
const NEXT = '\u0001';

/** Letters with a stroke through them, and ligatures, which no normal form of Unicode takes apart. */
const STROKES: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', æ: 'ae', œ: 'oe' };

/** Letters without their marks, as DIN 5007-1 compares them first: ä is a, é is e. Marks of other scripts tell letters apart. */
const plainLetters = (folded: string): string =>
  folded
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .replaceAll(/[øłđħæœ]/g, (letter) => STROKES[letter] as string)
    .normalize('NFC');

/** What of a text is compared first. */
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
 * The key by which texts sort as German readers expect (DIN 5007-1, the order of dictionaries): without regard to case, ä
 * with a, ö with o, ü with u, ß as ss, and where that is equal, the plain letter first. Keys are compared by code point.
 */
export const sortText = (text: string): string =>
  orderKey(text, (each) => each.normalize('NFKC').toLowerCase().normalize('NFKC'));

/** As `sortText`, and equal where `foldText` is: for texts that are unique, of which one key serves both. */
export const sortUniqueText = (text: string): string => orderKey(text, foldText);

/** The words by which a text is found, each once: as `sortText` compares them first, without what nobody sees. */
export const searchWords = (text: string): readonly string[] => [
  ...new Set(
    plainText(text)
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      .split(/\s+/)
      .filter(Boolean),
  ),
];

/**
 * Compares texts by code point, as PostgreSQL does under the collation C. JavaScript's own operators compare by halves of
 * surrogate pairs, which stand before U+E000 to U+FFFF.
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
