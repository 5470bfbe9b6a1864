/** Draws letters as PDF/A-3b with pdfmake. Runs in the worker thread. */
/// <reference path="./pdfmake.d.ts" />
import type { Paper } from '@cleaver/domain/kernel';
import pdfmake from 'pdfmake';
import { attach } from './attachment.ts';
import { shareFonts } from './fonts.ts';
import { layoutOf, type WidthOf } from './layout.ts';

interface Font {
  readonly characters: ReadonlySet<number>;
  readonly widthOf: WidthOf;
}

/** Loads the fonts, and denies pdfmake all addresses and all files. Returns the font of texts. */
async function prepared(): Promise<Font> {
  pdfmake.setFonts({ Roboto: shareFonts(pdfmake.virtualfs) });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  const { fontCache } = await pdfmake.createPdf({ content: 'A' }).getStream();
  const font = fontCache['Roboto']?.normal;
  if (!font) throw new Error('The font was not loaded');
  return {
    characters: new Set(font.font.characterSet),
    widthOf: (text, size) => (font.widthOfString(text, size) * 25.4) / 72,
  };
}

let font: Promise<Font> | undefined;

/**
 * Returns the PDF of a letter. The same letter has the same bytes. Replaces characters that the font lacks with `?`.
 * Omits a logo that cannot be drawn, so that no picture stops a delivery.
 */
export async function drawn(paper: Paper): Promise<Uint8Array> {
  font ??= prepared();
  const { characters, widthOf } = await font;
  const clean = (text: string): string => breakable(shownWith(characters, text));
  const bytesOf = async (of: Paper) => {
    const output = pdfmake.createPdf(layoutOf(of, clean, widthOf));
    if (of.attachment) attach(await output.getStream(), of.attachment, of.createdAt);
    return output.getBuffer();
  };
  try {
    return await bytesOf(paper);
  } catch (error) {
    if (paper.letterhead.logo === null) throw error;
    return bytesOf({ ...paper, letterhead: { ...paper.letterhead, logo: null } });
  }
}

/**
 * Returns the text with `?` for each character that the font lacks, and without invisible characters. Line feeds stay.
 */
const shownWith = (known: ReadonlySet<number>, text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''), (character) =>
    character === '\n' || known.has(character.codePointAt(0) ?? 0) ? character : '?',
  ).join('');

/** A word that may be longer than a column. No part of it may be drawn outside of the page. */
const LONG_WORD = /\S{25,}/g;
const ZERO_WIDTH_SPACE = '\u200b';
const LONG_PART = /[^\u200b]{21,}/g;

/** Returns the text with places in long words where a line may end: after signs, and in long parts after 12 characters. */
const breakable = (text: string): string =>
  text.replaceAll(LONG_WORD, (word) =>
    word
      .replaceAll(/[@./_-](?=.)/g, `$&${ZERO_WIDTH_SPACE}`)
      .replaceAll(LONG_PART, (part) => part.replaceAll(/.{12}(?=..)/gu, `$&${ZERO_WIDTH_SPACE}`)),
  );
