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
 * Reads a text and gives it trimmed (contract decisions, section 1).
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
  return text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}
