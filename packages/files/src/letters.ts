/**
 * Judges whether the characters of a text are in plausible places. A text in a wrong encoding has quotation marks inside
 * of words, capitals after lower-case letters, lone letters, or box drawing.
 */

/** Letters of German. They make an encoding likely, because the shops of this service are in Germany. */
const STRONG = /^[äöüÄÖÜß]$/;
/**
 * Characters that texts of a shop do not have, but that a wrong encoding produces: C1 controls, mathematical signs,
 * letters of Icelandic and Turkish, accents without a letter, ligatures, box drawing, characters for private use.
 */
const NEVER = /[\u0080-\u009f¢¤¥¦¨¬¯¶¸ÐÞðþıƒˆˇ˘˙˚˛˜˝†‡‗⁄∂∆∏∑√∞∫≈ΩΩπ◊\u2500-\u25ff\ufb01\ufb02\uf8ff\ufffd]/;
/** Signs that may stand between two letters: apostrophes, dashes, a fixed space, a soft hyphen. */
const BETWEEN = /[’´–—\u00a0\u00ad]/;
/** Signs that do not directly follow a letter. */
const BEFORE = /[„‚§≤≥¿¡½¼¾]/;
const VOWEL = /^[aeiouyäöüéèáà]$/i;

const LETTER = 1;
const LOWER = 2;
const UPPER = 4;
const DIGIT = 8;
const ALONE = 16;

/** Bits that describe a character. */
const bitsOf = (char: string): number => {
  if (/^[ªº]$/.test(char)) return 0;
  if (/^\p{Lu}$/u.test(char)) return LETTER | UPPER | (/^[ÀÉ]$/.test(char) ? 0 : ALONE);
  if (/^\p{Ll}$/u.test(char)) return LETTER | LOWER | (/^[àáéóµ]$/.test(char) ? 0 : ALONE);
  return /^\p{Nd}$/u.test(char) ? DIGIT : 0;
};

export interface Place {
  /** The characters before the character, nearest first, and after it. Empty at the ends of the text. */
  readonly previous: string;
  readonly next: string;
  readonly afterNext: string;
}

const memory = new Map<string, number>();
const known = (char: string): number => {
  if (char === '') return 0;
  const found = memory.get(char);
  if (found !== undefined) return found;
  const bits = bitsOf(char);
  // A file can have every character of Unicode. The code pages have a few hundred.
  if (memory.size < 1000) memory.set(char, bits);
  return bits;
};

const isNever = new Map<string, boolean>();

/** Returns whether a character that is not ASCII is in an implausible place. */
export function isImplausible(char: string, { previous, next, afterNext }: Place): boolean {
  let never = isNever.get(char);
  if (never === undefined) {
    never = NEVER.test(char);
    if (isNever.size < 1000) isNever.set(char, never);
  }
  if (never) return true;
  const [own, before, after] = [known(char), known(previous), known(next)];
  if ((own & LETTER) === 0) return isMisplacedSign(char, previous, before, after);
  if ((own & ALONE) !== 0 && (before & LETTER) === 0 && (after & LETTER) === 0) return true;
  // Capitals with ß, as in STRAßE, are usual.
  if (char === 'ß') return !VOWEL.test(previous);
  if ((own & UPPER) !== 0 && (before & LOWER) !== 0) return true;
  if ((own & LOWER) !== 0 && (after & UPPER) !== 0) return true;
  // SŸlze, ÑBio
  const isCapitalised = (own & UPPER) !== 0 && ((before & UPPER) !== 0 ? (after & LOWER) !== 0 : false);
  return isCapitalised || ((own & UPPER) !== 0 && (after & UPPER) !== 0 && (known(afterNext) & LOWER) !== 0);
}

function isMisplacedSign(char: string, previous: string, before: number, after: number): boolean {
  if (char === 'º' || char === 'ª') return (before & DIGIT) === 0 && !/^[nN]$/.test(previous);
  if ((before & LETTER) === 0) return false;
  return BEFORE.test(char) || ((after & LETTER) !== 0 && !BETWEEN.test(char));
}

/** Returns how likely a character makes its encoding. */
export const weightOf = (char: string): 'strong' | 'weak' | 'none' =>
  STRONG.test(char) ? 'strong' : /^\p{L}$/u.test(char) ? 'weak' : 'none';
