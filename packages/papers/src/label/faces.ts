/** The fonts of labels, and how wide their letters are in PDF and in ZPL. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The part of fontkit that labels use. */
export interface LabelFont {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
}

export interface Faces {
  /**
   * Returns the printed character: a space where a line may end, an empty text for an invisible character, `?` for a
   * control character or one that a font lacks, else the character itself.
   */
  shown(character: string): string;
  /** Returns an upper bound of the width of a character in all media, in heights of the font. */
  widthOf(character: string, style: Style): number;
}

/** Emphasis is bold in PDF, and capitals in ZPL. */
export type Style = 'PLAIN' | 'BOLD' | 'EMPHASISED';

/** Condensed: it is about as wide as the font of the printer, so one layout serves both media. */
const FILES = { regular: 'DejaVuSansCondensed', bold: 'DejaVuSansCondensed-Bold' } as const;

/**
 * Heights of the font, for characters that may be wider in font 0 of ZPL than in DejaVu Sans Condensed. Font 0 (CG
 * Triumvirate Bold Condensed) is in the printer alone. All its other letters are narrower, by 12 % in a German text.
 */
const WIDER_IN_ZPL: Readonly<Record<string, number>> = {
  ...{ ' ': 0.3, '.': 0.3, ',': 0.3, '-': 0.5, _: 0.5, '"': 0.49, '%': 0.91, '+': 0.91, '=': 0.91, '<': 1, '>': 1 },
  ...{ I: 0.28, J: 0.45, P: 0.56, Y: 0.56, "'": 0.3, '*': 0.49, i: 0.26, j: 0.26, l: 0.26, '@': 0.91 },
};

const { resolve } = createRequire(import.meta.url);
/** The instance of fontkit that pdfkit uses. */
const requireOfPdfkit = createRequire(resolve('pdfkit'));

/** Returns the file of a font. */
export const fontFile = (style: keyof typeof FILES): Uint8Array =>
  readFileSync(resolve(`dejavu-fonts-ttf/ttf/${FILES[style]}.ttf`));

/** Loads fontkit and both fonts, which takes about 100 ms. */
export function loadFaces(): Faces {
  const fontkit: { create(bytes: Uint8Array): LabelFont } = requireOfPdfkit('fontkit');
  const [regular, bold] = [fontkit.create(fontFile('regular')), fontkit.create(fontFile('bold'))];
  const advance = (font: LabelFont, character: string) =>
    font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  const plain = kept((character) => Math.max(advance(regular, character), WIDER_IN_ZPL[character] ?? 0));
  const heavy = kept((character) => Math.max(advance(bold, character), WIDER_IN_ZPL[character] ?? 0));
  const emphasised = kept((character) => Math.max(heavy(character), plain(inCapitals(character))));
  const widths = { PLAIN: plain, BOLD: heavy, EMPHASISED: emphasised };
  const fonts = [regular, bold];
  const shown = kept((character) => {
    if (SEPARATOR.test(character)) return ' ';
    if (INVISIBLE.test(character)) return '';
    return fonts.every((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) ? character : '?';
  });
  return {
    shown,
    widthOf: (character, style) => widths[style](character),
  };
}

/** What separates words. A line may not end at a no-break space. */
const SEPARATOR = /[^\S\u00a0\u202f\u2007]/;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Maximum number of characters that are kept. A font has about 6,000 characters. */
const KEPT_MAX = 10_000;

/** Returns the function with its results kept. */
function kept<R>(of: (character: string) => R): (character: string) => R {
  const results = new Map<string, R>();
  return (character) => {
    const known = results.get(character);
    if (known !== undefined) return known;
    const result = of(character);
    if (results.size < KEPT_MAX) results.set(character, result);
    return result;
  };
}

/**
 * Returns the text in capitals. Letters without a single capital stay, so that a capital text has the same characters:
 * `ß` would become `SS`.
 */
export const inCapitals = (text: string): string =>
  Array.from(text, (character) => {
    const capital = character.toUpperCase();
    return capital.length === character.length ? capital : character;
  }).join('');
