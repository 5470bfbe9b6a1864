/** Reads CSV in the common formats (RFC 4180, and the variant of German Excel). */
import { delimiterOf, numberText, readTable } from '@cleaver/tables';
import { t } from '../language/language.ts';

export interface Sheet {
  readonly delimiter: string;
  readonly header: readonly string[];
  readonly rows: readonly SheetRow[];
}

export interface SheetRow {
  /** The row number as in a spreadsheet. The header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** A syntax error of CSV, with its position. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/**
 * Reads UTF-8 with or without a byte order mark, UTF-16 with a byte order mark, or else Windows-1252. Skips empty rows,
 * and a first line like `sep=;`, with which Excel declares the delimiter. Throws `Unreadable` if a quotation mark is
 * misplaced or not closed.
 */
export function readSheet(bytes: Uint8Array): Sheet {
  const [, said, text = ''] = /^(?:sep=([,;\t])(?:\r\n?|\n))?([\s\S]*)$/i.exec(decoded(bytes)) ?? [];
  const delimiter = said ?? delimiterOf(text);
  const [header = [], ...rest] = records(text, delimiter);
  return {
    delimiter,
    header: header.map((name) => name.trim()),
    rows: rest
      .map((cells, index) => ({ row: index + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

function records(text: string, delimiter: string): readonly (readonly string[])[] {
  const { rows, broken } = readTable(text, delimiter);
  const [first] = broken;
  if (first !== undefined) throw new Unreadable(t`a quotation mark in row ${first + 1} is not closed`);
  return rows;
}

/**
 * Decodes the file. Excel writes "CSV" in the system's code page, UTF-8 only on request, and "Unicode text" in UTF-16.
 */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads a number with a decimal point or comma, with or without thousands separators and a € sign. Returns a message if
 * the cell is not a number, or if the number is ambiguous. Examples of ambiguous numbers are `1.234` in a file with
 * semicolons from German Excel, and `1,234` in other files. `0.500` is clear, because thousands do not begin with a zero.
 */
export function readNumber(cell: string, delimiter: string): number | string {
  const decimal = readDecimal(cell, delimiter);
  return 'fault' in decimal ? decimal.fault : Number(decimal.text);
}

/** Reads a number like `readNumber`, but returns it as a text with all its digits. */
export function readDecimal(cell: string, delimiter: string): { readonly text: string } | { readonly fault: string } {
  const text = numberText(cell);
  const own = delimiter === ';' ? (['.', ','] as const) : ([',', '.'] as const);
  const [group, point] = own;
  const [whole = '', rest = '', ...more] = text.split(group);
  if (/^-?[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(rest) && more.length === 0) {
    return { fault: t`can be ${`${whole}${rest}`} or ${`${whole}${point}${rest}`}: write one of them` };
  }
  for (const [thousands, decimal] of [own, own.toReversed()]) {
    const pattern = new RegExp(`^-?(\\d+|[1-9]\\d{0,2}([${thousands}]\\d{3})+)([${decimal}]\\d+)?$`);
    if (pattern.test(text)) return { text: text.replaceAll(thousands ?? '', '').replace(decimal ?? '', '.') };
  }
  return { fault: t`must be a number` };
}
