/** Draws letters as PDF/A-3b with pdfmake. Runs in the worker thread. */
/// <reference path="./pdfmake.d.ts" />
import { createRequire } from 'node:module';
import type { Paper } from '@cleaver/domain/kernel';
import pdfmake from 'pdfmake';
import { attach } from './attachment.ts';
import { layoutOf } from './layout.ts';

const { resolve } = createRequire(import.meta.url);
const file = (weight: string): string => resolve(`pdfmake/fonts/Roboto/Roboto-${weight}.ttf`);

/** Loads the fonts, and denies pdfmake all addresses and all other files. Returns the characters that the font has. */
async function prepared(): Promise<ReadonlySet<number>> {
  const fonts = {
    normal: file('Regular'),
    bold: file('Medium'),
    italics: file('Italic'),
    bolditalics: file('MediumItalic'),
  };
  pdfmake.setFonts({ Roboto: fonts });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path));
  const { fontCache } = await pdfmake.createPdf({ content: 'A' }).getStream();
  return new Set(fontCache['Roboto']?.normal.font.characterSet);
}

let characters: Promise<ReadonlySet<number>> | undefined;

/**
 * Returns the PDF of a letter. The same letter has the same bytes. Replaces characters that the font lacks with `?`.
 * Omits a logo that cannot be drawn, so that no picture stops a delivery.
 */
export async function drawn(paper: Paper): Promise<Uint8Array> {
  characters ??= prepared();
  const known = await characters;
  const clean = (text: string): string => breakable(shownWith(known, text));
  const bytesOf = async (of: Paper) => {
    const output = pdfmake.createPdf(layoutOf(of, clean));
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

/** Returns the text with places in long words where a line may end: after signs, else after every 12 characters. */
const breakable = (text: string): string =>
  text.replaceAll(LONG_WORD, (word) =>
    word.replaceAll(/[@./_-](?=.)|[^@./_-]{12}(?=[^@./_-]{2})/g, `$&${ZERO_WIDTH_SPACE}`),
  );
