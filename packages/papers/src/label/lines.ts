/** Breaks texts into lines. */
import type { Emphasised } from '@cleaver/domain/labels';
import type { Span } from './drawing.ts';
import type { Faces } from './faces.ts';

export interface Line {
  readonly spans: readonly Span[];
  /** An upper bound in dots. */
  readonly width: number;
}

export interface LineStyle {
  /** The height of the font in dots. */
  readonly size: number;
  readonly isBold?: boolean;
}

const NO_BREAK = '\u00a0';
/** A space between a number and its unit. A line does not end there. */
const BEFORE_UNIT = /(?<=\d) (?=(?:k?g|kJ|kcal|%|°C|€)(?!\p{L}))/gu;

interface Letter extends Span {
  /** Dots. */
  readonly width: number;
}

/**
 * Returns the lines of a text, none of them wider than `width` dots. Breaks between words, and inside of a word only if
 * the word alone is wider. Shows `?` for characters that the fonts lack, and for control characters.
 */
export function linesOf(text: Emphasised, width: number, style: LineStyle, faces: Faces): readonly Line[] {
  const space = faces.widthOf(' ', style.isBold ? 'BOLD' : 'PLAIN') * style.size;
  const lines: Line[] = [];
  let letters: Letter[] = [];
  let used = 0;
  const end = () => {
    if (letters.length > 0) lines.push({ spans: spansOf(letters), width: used });
    [letters, used] = [[], 0];
  };
  const add = (letter: Letter) => {
    letters.push(letter);
    used += letter.width;
  };
  for (const word of wordsOf(text, style, faces)) {
    if (used + space + lengthOf(word) > width) end();
    // The emphasis reaches over the space between two words that have it.
    const isEmphasised = letters.at(-1)?.isEmphasised === true && word[0]?.isEmphasised === true;
    if (letters.length > 0) add({ text: ' ', isEmphasised, width: space });
    for (const letter of word) {
      if (used + letter.width > width) end();
      add(letter);
    }
  }
  end();
  return lines;
}

/** Returns the width of the widest word in dots. */
export const widestWord = (text: Emphasised, style: LineStyle, faces: Faces): number =>
  wordsOf(text, style, faces).reduce((widest, word) => Math.max(widest, lengthOf(word)), 0);

const lengthOf = (letters: readonly Letter[]): number => letters.reduce((sum, { width }) => sum + width, 0);

function wordsOf({ text, emphasis }: Emphasised, { size, isBold }: LineStyle, faces: Faces): readonly Letter[][] {
  const words: Letter[][] = [];
  let word: Letter[] = [];
  // The ranges are ascending and apart. This is the first one that does not end before the character.
  let next = 0;
  for (const [at, character] of Array.from(text.replaceAll(BEFORE_UNIT, NO_BREAK)).entries()) {
    const shown = faces.shown(character);
    while ((emphasis[next]?.[1] ?? Number.POSITIVE_INFINITY) <= at) next++;
    if (shown === ' ') {
      if (word.length > 0) words.push(word);
      word = [];
    } else if (shown !== '') {
      const isEmphasised = (emphasis[next]?.[0] ?? Number.POSITIVE_INFINITY) <= at;
      const style = isEmphasised ? 'EMPHASISED' : isBold ? 'BOLD' : 'PLAIN';
      word.push({ text: shown === NO_BREAK ? ' ' : shown, isEmphasised, width: faces.widthOf(shown, style) * size });
    }
  }
  if (word.length > 0) words.push(word);
  return words;
}

function spansOf(letters: readonly Letter[]): readonly Span[] {
  const spans: { text: string; isEmphasised: boolean }[] = [];
  for (const { text, isEmphasised } of letters) {
    const last = spans.at(-1);
    if (last?.isEmphasised === isEmphasised) last.text += text;
    else spans.push({ text, isEmphasised });
  }
  return spans;
}
