/** Reads barcodes: those drawn in a PDF, and the data of ZPL commands. */
import type { SymbolKind } from '@cleaver/domain/labels';
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import type { PdfPage, PdfRectangle } from './pdf-page.ts';

/** Dots of a printer with 203 dpi in a point. */
export const DOTS = 203 / 72;
/** A separator between elements. */
const GS = '\u001d';

const FORMATS = {
  EAN13: BarcodeFormat.EAN_13,
  GS1_128: BarcodeFormat.CODE_128,
  QR: BarcodeFormat.QR_CODE,
} satisfies Record<SymbolKind, BarcodeFormat>;

/** Returns the edges of a rectangle in dots. */
export const edgesOf = ({ x, y, width, height }: PdfRectangle): readonly [number, number, number, number] => [
  ...([x * DOTS, y * DOTS, (x + width) * DOTS, (y + height) * DOTS] as const),
];

/** Reads the symbol of a page as a printer with 203 dpi prints its rectangles. `isTurned`: its bars are horizontal. */
export function readSymbol(page: PdfPage, kind: SymbolKind, isTurned = false): string {
  const [columns, rows] = [Math.ceil(page.width * DOTS), Math.ceil(page.height * DOTS)];
  const grey = new Uint8ClampedArray(columns * rows).fill(255);
  for (const rectangle of page.rectangles) {
    const [left, top, right, bottom] = edgesOf(rectangle).map(Math.round) as [number, number, number, number];
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        grey[isTurned ? column * rows + row : row * columns + column] = 0;
      }
    }
  }
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.ASSUME_GS1, true],
    [DecodeHintType.TRY_HARDER, true],
    [DecodeHintType.POSSIBLE_FORMATS, [FORMATS[kind]]],
  ]);
  const size = isTurned ? ([rows, columns] as const) : ([columns, rows] as const);
  const source = new RGBLuminanceSource(grey, ...size);
  return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
}

/** Returns what a scanner reads from a GS1-128 code with these element strings in brackets. */
export const scanned = (bracketed: string): string =>
  `]C1${bracketed.replaceAll(/(\((?:10|21|240|30)\)[^(]+)(?=\()/g, `$1${GS}`).replaceAll(/[()]/g, '')}`;

/**
 * Returns what a scanner reads from the data of `^BC` in mode N (ZPL II Programming Guide, Code 128 invocation
 * characters): `>;` and `>:` start the sets C and B, `>5` and `>6` change to them, `>8` is FNC1, `>0` is `>`.
 */
export function readBC(data: string): string {
  const [start = '', ...parts] = data.match(/>.|[^>]/g) ?? [];
  if (start !== '>;' && start !== '>:') throw new Error(`${data} has no start`);
  let isC = start === '>;';
  let digits = '';
  const read = parts.map((part) => {
    if (part === '>5' || part === '>6') {
      if (digits.length % 2 !== 0) throw new Error(`${data} changes the set inside of a pair of digits`);
      isC = part === '>5';
      return '';
    }
    if (part === '>8') return GS;
    if (isC) {
      if (!/^\d$/.test(part)) throw new Error(`${data} has ${part} in the set C`);
      digits += part;
    }
    return part === '>0' ? '>' : part;
  });
  const text = read.join('');
  if (!text.startsWith(GS)) throw new Error(`${data} is not GS1-128`);
  return `]C1${text.slice(1)}`;
}
