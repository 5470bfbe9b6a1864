/** Compares texts that people read from labels: two texts are equal if they look alike. */
import { foldText } from './text.ts';

/**
 * Letters of other scripts, by the Latin letter that they look like. Unicode's list of confusable characters (UTS 39)
 * has thousands of entries. This table has only letters that fonts of tablets and printers show like a Latin one. A
 * letter stands here in one case for both. If only its capital or only its small form looks like a Latin letter, that
 * form counts, and the capital one first, because lot numbers are printed in capitals. Digits are not folded with
 * letters: O and 0, l and 1 are different in lot numbers of the same supplier.
 *
 * Scripts, in this order: Cyrillic, Greek, Armenian, Cherokee, Lisu, Coptic, phonetic letters.
 */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'АΑᎪꓮⲀɑ',
  b: 'ВЬΒᏴꓐⲂ',
  c: 'СϹᏟꓚⲤ',
  d: 'ԀᎠꓓ',
  e: 'ЕΕᎬꓰⲈ',
  f: 'Ϝꓝ',
  g: 'ԌՑᏀꓖɡ',
  h: 'НҺΗՀᎻꓧⲎ',
  i: 'ІӀΙᎥꓲⲒ',
  j: 'ЈͿՅᎫꓙ',
  k: 'КΚᏦꓗⲔ',
  l: 'ԼᏞꓡⳐ',
  m: 'МΜᎷꓟⲘ',
  n: 'ΝՈꓠⲚ',
  o: 'ОΟՕꓳⲞ',
  p: 'РΡᏢꓑⲢ',
  q: 'ԚԶ',
  r: 'ГᎡꓣ',
  s: 'ЅՏᏚꓢ',
  t: 'ТΤᎢꓔⲦ',
  u: 'Սꓴ',
  v: 'ѴᏙꓦ',
  w: 'ԜѠΩᏔꓪ',
  x: 'ХΧꓫⲬ',
  y: 'УҮΥΓᎩꓬⲨ',
  z: 'ΖᏃꓜⲌ',
};

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS).flatMap(([latin, others]) =>
    // The lunate sigma (Ϲ) looks like C, but its compatible spelling is an ordinary sigma. So it is also replaced as
    // it is written.
    [...others].flatMap((other) => [other, other.toLowerCase()].map((each) => [each, latin] as const)),
  ),
);

const asLatin = (text: string): string => text.replaceAll(/\P{ASCII}/gu, (letter) => LATIN.get(letter) ?? letter);

/** Blanks, also those that Unicode does not count as white space: the empty Braille cell and the object replacement. */
const BLANKS = /[\s\u2800\ufffc\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const MARKS = /\p{M}/gu;
/** Dashes, and characters of other categories that look like one: minus, bullet, modifier letter, box drawing, katakana. */
const DASHES = /[\p{Pd}\u02d7\u2043\u2212\u23af\u2500\u2501\u2796\u2cba\u30fc]/gu;
const ASCII = /^[\0-\x7f]*$/;

/**
 * Returns the key for comparing texts of labels: two texts are equal when their keys are equal. The key ignores case as
 * `foldText` does, and also blanks, combining marks and invisible characters. All dashes are one, and letters of other
 * scripts count as the Latin letters that they look like. Making the key of a key changes nothing.
 */
export function lookAlikeKey(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replaceAll(/\s/g, '');
  const folded = foldText(asLatin(text)).normalize('NFKD');
  return asLatin(folded.replaceAll(BLANKS, '').replaceAll(MARKS, '')).replaceAll(DASHES, '-');
}
