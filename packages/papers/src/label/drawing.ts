/** A label as placed shapes. Units: dots of a printer with 203 dpi, from the upper left corner. */
import type { PackSymbol } from '@cleaver/domain/labels';

export const DOTS_PER_MM = 203 / 25.4;

export interface Span {
  readonly text: string;
  readonly isEmphasised: boolean;
}

/** A line of text. Turned by 90 degrees clockwise, it runs downward. */
export interface PlacedText {
  /** The start of the baseline. */
  readonly x: number;
  readonly y: number;
  /** The height of the font. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isTurned: boolean;
  readonly spans: readonly Span[];
}

export interface PlacedSymbol {
  readonly symbol: PackSymbol;
  /** The upper left corner of the bars on the page, turned or not. */
  readonly x: number;
  readonly y: number;
  /** The width of a module. */
  readonly module: number;
  /** The length across all bars. */
  readonly width: number;
  /** The length of a bar. */
  readonly height: number;
  readonly isTurned: boolean;
}

/** The outline of an ellipse by its box, or a filled line. */
export interface PlacedShape {
  readonly kind: 'OVAL' | 'LINE';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Shapes in the order of printing, and the height that they take. */
export interface Block {
  readonly height: number;
  readonly texts: readonly PlacedText[];
  readonly symbols: readonly PlacedSymbol[];
  readonly shapes: readonly PlacedShape[];
}

export interface Drawing extends Omit<Block, 'height'> {
  /** Of the page. */
  readonly width: number;
  readonly height: number;
}

/** The thickness of lines and outlines. */
export const STROKE = 2;

export type Place = readonly [block: Block, x: number, y: number];

function moved(block: Block, x: number, y: number): Block {
  if (x === 0 && y === 0) return block;
  const move = <T extends { readonly x: number; readonly y: number }>(one: T): T => ({
    ...one,
    x: one.x + x,
    y: one.y + y,
  });
  const { height, texts, symbols, shapes } = block;
  return { height: y + height, texts: texts.map(move), symbols: symbols.map(move), shapes: shapes.map(move) };
}

/** Returns all shapes of the blocks. */
export const merged = (blocks: readonly Block[]): Block => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  texts: blocks.flatMap(({ texts }) => texts),
  symbols: blocks.flatMap(({ symbols }) => symbols),
  shapes: blocks.flatMap(({ shapes }) => shapes),
});

/** Returns the blocks as one, each at its place. */
export const placed = (places: readonly Place[]): Block => merged(places.map(([block, x, y]) => moved(block, x, y)));

/** Returns the blocks one below the other. Empty ones take no gap. */
export function stacked(blocks: readonly Block[], gap: number): Block {
  let y = 0;
  const places = blocks
    .filter(({ height }) => height > 0)
    .map((block): Place => {
      const place: Place = [block, 0, y];
      y += block.height + gap;
      return place;
    });
  return placed(places);
}

export const NOTHING: Block = { height: 0, texts: [], symbols: [], shapes: [] };
