/** Reads the pages of a PDF that this package drew: texts with their places, and rectangles. Units: points. */
import { createRequire } from 'node:module';
import { PdfFile } from './pdf-file.ts';

export interface PdfText {
  readonly text: string;
  /** The name of the embedded font, without its subset. */
  readonly font: string;
  readonly size: number;
  /** The start of the baseline, from the upper left corner, and the direction. */
  readonly x: number;
  readonly y: number;
  readonly isTurned: boolean;
  readonly width: number;
}

export interface PdfRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
  readonly rectangles: readonly PdfRectangle[];
}

interface Font {
  readonly name: string;
  readonly characters: readonly string[];
  /** Thousandths of the size, by the number of the glyph. */
  readonly widths: readonly number[];
}

export function pagesOf(bytes: Uint8Array): readonly PdfPage[] {
  const file = new PdfFile(bytes);
  const fonts = new Map<number, Font>();
  const fontOf = (number: number): Font => {
    const font = fonts.get(number) ?? readFont(file, number);
    fonts.set(number, font);
    return font;
  };
  return Array.from(file.text.matchAll(/\n(\d+) 0 obj\n<<\n\/Type \/Page\n/g), ([, number]) => {
    const page = file.object(Number(number));
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
    const resources = file.object(file.reference(page, 'Resources'));
    const named = (name: string) => fontOf(file.reference(resources, name));
    const content = file.stream(file.reference(page, 'Contents')).toString('latin1');
    return { width: Number(width), height: Number(height), ...drawnBy(content, Number(height), named) };
  });
}

function readFont(file: PdfFile, number: number): Font {
  const font = file.object(number);
  const [, name = ''] = /\/BaseFont \/[A-Z]+\+(\S+)/.exec(font) ?? [];
  const map = file.stream(file.reference(font, 'ToUnicode')).toString('latin1');
  const characters = Array.from(map.matchAll(/\[((?:<[\da-f]*>\s*)+)\]/g)).flatMap(([, list = '']) =>
    Array.from(list.matchAll(/<([\da-f]*)>/g), ([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le')),
  );
  const descendant = file.object(file.reference(font, 'DescendantFonts'));
  const widths = (/\/W \[0 \[([^\]]*)\]/.exec(descendant)?.[1] ?? '').trim().split(/\s+/).map(Number);
  return { name, characters, widths };
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Returns the matrix that applies `first`, and then `second`. */
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + b * i, a * h + b * j, c * g + d * i] as const),
  ...([c * h + d * j, e * g + f * i + k, e * h + f * j + l] as const),
];

/** Runs the operators of a page. */
function drawnBy(content: string, pageHeight: number, fontOf: (name: string) => Font) {
  const texts: PdfText[] = [];
  const rectangles: PdfRectangle[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const kept: Matrix[] = [];
  let at: Matrix = matrix;
  let [font, size]: [Font | undefined, number] = [undefined, 0];
  for (const line of content.split('\n')) {
    const parts = line.trim().split(' ');
    const numbers = parts.slice(0, -1).map(Number) as unknown as Matrix;
    const operator = parts.at(-1);
    if (operator === 'q') kept.push(matrix);
    else if (operator === 'Q') matrix = kept.pop() ?? matrix;
    else if (operator === 'cm') matrix = times(numbers, matrix);
    else if (operator === 'Tm') at = times(numbers, matrix);
    else if (operator === 'Tf') [font, size] = [fontOf((parts[0] ?? '').slice(1)), Number(parts[1])];
    else if (operator === 're') {
      const [x, y, width, height] = numbers;
      const [, , , , left, bottom] = times([1, 0, 0, 1, x, y], matrix);
      rectangles.push({ x: left, y: pageHeight - bottom, width, height });
    } else if (operator === 'TJ' && font) {
      const glyphs = Array.from(line.matchAll(/<([\da-f]+)>/g)).flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      const ids = glyphs.map((glyph) => Number.parseInt(glyph, 16));
      const { characters, widths, name } = font;
      const [text, width] = [
        ids.map((id) => characters[id]).join(''),
        ids.reduce((sum, id) => sum + (widths[id] ?? 0), 0),
      ];
      const [a, b, , , x, y] = at;
      texts.push({
        text,
        font: name,
        size,
        x,
        y: pageHeight - y,
        isTurned: Math.abs(b) > Math.abs(a),
        width: (width * size) / 1000,
      });
    }
  }
  return { texts, rectangles };
}

/** Returns the height of a letter by its outline in the font, as a part of the size. */
export function heightOf(letter: string, fontName: string): number {
  const { resolve } = createRequire(import.meta.url);
  const { openSync } = createRequire(resolve('pdfkit'))('fontkit');
  const font = openSync(resolve(`dejavu-fonts-ttf/ttf/${fontName}.ttf`));
  return font.glyphForCodePoint(letter.codePointAt(0)).bbox.maxY / font.unitsPerEm;
}
