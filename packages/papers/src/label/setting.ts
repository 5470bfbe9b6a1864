/** Sets texts in lines: the measures that all parts of a label share. */
import type { Emphasised } from '@cleaver/domain/labels';
import { type Block, NOTHING, type PlacedText } from './drawing.ts';
import type { Faces } from './faces.ts';
import { type Line, type LineStyle, linesOf, widestWord } from './lines.ts';

/** Sizes in dots. A size of a text is the height of its font. */
export interface Sizes {
  readonly text: number;
  readonly name: number;
  readonly price: number;
  /** Below barcodes. */
  readonly code: number;
  /** The length of a bar of a barcode. */
  readonly bars: number;
  /** Between elements. */
  readonly gap: number;
}

export interface Setting extends Sizes {
  /** Returns the lines of a text. The same object is broken once for each width and style. */
  linesOf(text: Emphasised, width: number, style: LineStyle): readonly Line[];
  /** Returns the width of a GS1-128 code. Codes that differ only in digits are measured once. */
  modulesOf(text: string): number;
  /** Returns the width of the widest word of a text. */
  widestWord(text: Emphasised, style: LineStyle): number;
  /** Returns a part that all labels share, made at the first call with this key. */
  shared<T>(key: string, make: () => T): T;
}

/** Parts of the height of the font above and below the baseline: capitals with umlauts, and descenders. */
const ASCENT = 0.93;
const DESCENT = 0.24;

/** Returns the distance of two baselines. */
export const pitchOf = (size: number): number => Math.ceil(size * (ASCENT + DESCENT));

export function settingOf(sizes: Sizes, faces: Faces, modulesOf: (text: string) => number): Setting {
  const lines = new WeakMap<Emphasised, Map<string, readonly Line[]>>();
  const parts = new Map<string, unknown>();
  return {
    ...sizes,
    modulesOf,
    widestWord: (text, style) => widestWord(text, style, faces),
    shared(key, make) {
      if (!parts.has(key)) parts.set(key, make());
      return parts.get(key) as ReturnType<typeof make>;
    },
    linesOf(text, width, style) {
      const ofText = lines.get(text) ?? new Map<string, readonly Line[]>();
      lines.set(text, ofText);
      const key = `${width} ${style.size} ${style.isBold}`;
      const known = ofText.get(key) ?? linesOf(text, width, style, faces);
      ofText.set(key, known);
      return known;
    },
  };
}

interface BlockStyle extends LineStyle {
  readonly isCentred?: boolean;
  readonly isRight?: boolean;
}

/** Returns a text as lines one below the other. */
export function blockOf(setting: Setting, text: Emphasised, width: number, style: BlockStyle): Block {
  const { size, isBold = false, isCentred, isRight } = style;
  const texts = setting.linesOf(text, width, { size, isBold }).map((line, at): PlacedText => {
    const x = (width - line.width) * (isRight ? 1 : isCentred ? 0.5 : 0);
    const y = at * pitchOf(size) + Math.round(size * ASCENT);
    return { x: Math.floor(x), y, size, isBold, isTurned: false, spans: line.spans };
  });
  return { ...NOTHING, height: texts.length * pitchOf(size), texts };
}
