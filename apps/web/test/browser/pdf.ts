/** Prints a page to PDF, and reads the paper: its pages, its texts, and the barcodes on it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BarcodeFormat,
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library';
import type { Page } from 'playwright-core';

const DPI = 300;

export interface Paper {
  readonly pages: number;
  /** The size of each page as `pdfinfo` prints it, in points (1/72 inch). */
  readonly sizes: readonly string[];
  /** The text of each page. */
  readonly texts: readonly string[];
  /** Pairs of words on one page that are printed over each other. */
  readonly overprinted: readonly string[];
  /** Returns the text of the first barcode on a page. The first page has the number 1. */
  barcode(page: number): string;
  /** Returns the picture of a page, as a file in the format PGM. */
  picture(page: number): Buffer;
}

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error) throw new Error(`This test needs ${command}: install poppler-utils (apt-get install poppler-utils).`);
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}

/**
 * Prints the page to a PDF with the page sizes of the style sheets. Needs the programs of poppler-utils. `end`
 * registers the removal of the file.
 */
export async function printed(page: Page, end: (act: () => void) => void): Promise<Paper> {
  const folder = mkdtempSync(join(tmpdir(), 'cleaver-paper-'));
  end(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'paper.pdf');
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  const info = run('pdfinfo', ['-l', '-1', file]);
  const sizes = [...info.matchAll(/^Page +\d+ size: +(.+)$/gm)].map(([, size = '']) => size);
  const texts = run('pdftotext', ['-layout', file, '-']).split('\f').slice(0, sizes.length);
  const overprinted = run('pdftotext', ['-bbox', file, '-']).split('<page ').flatMap(overlaps);
  const picture = (at: number): Buffer => pictureOf(file, at);
  return { pages: sizes.length, sizes, texts, overprinted, barcode: (at) => barcodeOf(picture(at)), picture };
}

/** The part of the smaller word's height that two words must share to overlap. Boxes of adjacent lines touch. */
const REACH = 0.4;
const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;

/** Returns the pairs of overlapping words of a page. `page`: the markup of pdftotext. */
function overlaps(page: string): string[] {
  const words = [...page.matchAll(WORD)].map(([, ...found]) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = found.slice(0, 4).map(Number);
    return { left, top, right, bottom, text: found[4] };
  });
  return words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      // The outline around a text of the trace is the same text once more.
      const isOutline = one.text === other.text && Math.abs(one.left - other.left) < 1;
      return width > 1 && height > REACH * least && !isOutline ? [`${one.text} and ${other.text}`] : [];
    }),
  );
}

function pictureOf(file: string, page: number): Buffer {
  const picture = `${file}-${page}`;
  run('pdftoppm', ['-r', `${DPI}`, '-f', `${page}`, '-l', `${page}`, '-gray', '-singlefile', file, picture]);
  return readFileSync(`${picture}.pgm`);
}

function barcodeOf(bytes: Buffer): string {
  // The head of a PGM file: P5, width, height and the value of white. After the head, the file has one byte for each
  // dot.
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1')) ?? [];
  const grey = new Uint8ClampedArray(bytes.subarray(head.length));
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.ASSUME_GS1, true],
    [DecodeHintType.TRY_HARDER, true],
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]],
  ]);
  const source = new RGBLuminanceSource(grey, Number(width), Number(height));
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
}
