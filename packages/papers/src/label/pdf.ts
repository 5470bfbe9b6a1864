/** Draws labels as PDF with pdfkit. Runs in the worker thread. */
/// <reference path="./pdfkit.d.ts" />
import type { LabelSize } from '@cleaver/domain/settings';
import PDFDocument from 'pdfkit';
import { type Drawing, type PlacedShape, type PlacedSymbol, type PlacedText, STROKE } from './drawing.ts';
import { fontFile, type LabelFont } from './faces.ts';
import { encoded, type Modules, type modulesOf } from './modules.ts';

/** Points (1/72 inch) of a dot of 203 dpi. */
const DOT = 72 / 203;
const POINTS_PER_MM = 72 / 25.4;

interface File {
  readonly drawings: Iterable<Drawing>;
  readonly size: LabelSize;
  /** How many pages each label has. */
  readonly copies: number;
  readonly createdAt: Date;
}

/** Returns the file with a page of the size for each copy of each label. */
export function pdfOf({ drawings, size, copies, createdAt }: File): Promise<Uint8Array> {
  // The id of the file is derived from these properties. pdfkit does not escape them, so no name is among them.
  const document = new PDFDocument({ autoFirstPage: false, lang: 'de', info: { CreationDate: createdAt } });
  const parts: Uint8Array[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    document
      .on('data', (part) => parts.push(part))
      .on('error', reject)
      .on('end', () => resolve(Buffer.concat(parts)));
  });
  for (const style of ['regular', 'bold'] as const)
    setPlainly(document.registerFont(style, fontFile(style)).font(style));
  const encode = encoded();
  const points = [size.widthMm * POINTS_PER_MM, size.heightMm * POINTS_PER_MM] as const;
  for (const drawing of drawings) {
    for (let copy = 0; copy < copies; copy++) drawPage(document.addPage({ size: points, margin: 0 }), drawing, encode);
  }
  document.end();
  return finished;
}

/**
 * Sets each character of the current font as one glyph, without ligatures and kerning, so that texts are as wide as the
 * layout measured. It also saves a third of the time.
 */
function setPlainly({ _font }: PDFDocument): void {
  const font = _font.font as LabelFont;
  const layout = (text: string) => {
    const glyphs = Array.from(text, (character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0));
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
    return {
      glyphs,
      positions,
      // pdfkit first scales the positions to thousandths of the size, and then reads the sum.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  Object.assign(font, { layout });
}

function drawPage(document: PDFDocument, { texts, symbols, shapes }: Drawing, encode: typeof modulesOf): void {
  for (const text of texts) drawText(document, text);
  for (const symbol of symbols) drawSymbol(document, symbol, encode(symbol.symbol));
  for (const shape of shapes) drawShape(document, shape);
}

function drawText(document: PDFDocument, { x, y, size, isBold, isTurned, spans }: PlacedText): void {
  let left = x * DOT;
  if (isTurned) document.save().rotate(90, { origin: [left, y * DOT] });
  for (const { text, isEmphasised } of spans) {
    document.font(isBold || isEmphasised ? 'bold' : 'regular').fontSize(size * DOT);
    document.text(text, left, y * DOT, { lineBreak: false, baseline: 'alphabetic' });
    left += document.widthOfString(text);
  }
  if (isTurned) document.restore();
}

/** Draws the dark modules as rectangles. */
function drawSymbol(document: PDFDocument, placed: PlacedSymbol, { bars, rows }: Modules): void {
  const { x, y, module, height, isTurned } = placed;
  for (const { at, row, width } of bars) {
    const [length, across] = [width * module, rows === 1 ? height : module];
    const [right, down] = isTurned ? [0, at * module] : [at * module, row * module];
    const [w, h] = isTurned ? [across, length] : [length, across];
    document.rect((x + right) * DOT, (y + down) * DOT, w * DOT, h * DOT);
  }
  document.fill();
}

function drawShape(document: PDFDocument, { kind, x, y, width, height }: PlacedShape): void {
  if (kind === 'LINE') document.rect(x * DOT, y * DOT, width * DOT, height * DOT).fill();
  else {
    const [radiusX, radiusY] = [((width - STROKE) / 2) * DOT, ((height - STROKE) / 2) * DOT];
    document.lineWidth(STROKE * DOT);
    document.ellipse((x + width / 2) * DOT, (y + height / 2) * DOT, radiusX, radiusY).stroke();
  }
}
