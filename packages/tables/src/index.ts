/** Tables as CSV (RFC 4180): one way to write them, and one to read them. */
import papa from 'papaparse';

export type Cell = string | number | boolean | null | undefined;

/** The byte order mark, by which Excel takes a file for UTF-8. */
const MARK = '\uFEFF';

/**
 * A line that a spreadsheet would calculate (https://owasp.org/www-community/attacks/CSV_Injection): its first visible character
 * begins a formula, also in full width, or it begins with a tab. Quotes that a guard has put before count as part of it.
 */
const BREAKS = String.raw`\n\r\v\f\u0085\u2028\u2029`;
const SPACE = String.raw`(?:(?![${BREAKS}])[\s\p{C}])*`;
const FORMULA = String.raw`'*(?:\t|${SPACE}[=+\-@＝＋－＠])`;
const TO_GUARD = new RegExp(`(?<=^|[${BREAKS}])(?=${FORMULA})`, 'gu');
const GUARDED = new RegExp(`(?<=^|[${BREAKS}])'(?=${FORMULA})`, 'gu');
const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/;

/** The text with a `'` before each line that a spreadsheet would calculate. A plain number below zero stays as it is. */
export const guarded = (text: string): string => (PLAIN_NUMBER.test(text) ? text : text.replace(TO_GUARD, "'"));

/** The text that `guarded` was given. */
export const unguarded = (cell: string): string => cell.replace(GUARDED, '');

/**
 * Writes a table, a row a line. Texts are quoted and guarded, numbers are bare, with a point unless `decimal` says a comma;
 * null and undefined are empty. `mark`: begins with a byte order mark.
 */
export function writeTable(
  rows: readonly (readonly Cell[])[],
  { delimiter, decimal = '.', mark = false }: { delimiter: string; decimal?: '.' | ','; mark?: boolean },
): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guarded(cell) : number(cell, decimal))),
  );
  const quoted = rows.map((row) => row.map((cell) => typeof cell === 'string' && cell !== ''));
  const lines = cells.map((row, at) => papa.unparse([row], { delimiter, quotes: quoted[at] as boolean[] }));
  return `${mark ? MARK : ''}${lines.map((line) => `${line}\r\n`).join('')}`;
}

const number = (cell: Exclude<Cell, string>, decimal: string): string =>
  cell === null || cell === undefined ? '' : String(cell).replace('.', decimal);

export interface Table {
  readonly rows: readonly (readonly string[])[];
  /** The rows, from 0, in which a quotation mark is not closed or stands alone. */
  readonly broken: readonly number[];
}

/** Reads a table with or without a byte order mark, whatever ends its lines. Cells are as they stand: not trimmed, still guarded. */
export function readTable(text: string, delimiter: string): Table {
  const plain = text.startsWith(MARK) ? text.slice(MARK.length) : text;
  const ends = new Set(plain.replaceAll(/"[^"]*"/g, '').match(/\r\n?|\n/g));
  const [newline = '\n'] = ends;
  const isMixed = ends.size > 1;
  const { data, errors } = papa.parse<string[]>(isMixed ? plain.replaceAll(/\r\n?/g, '\n') : plain, {
    delimiter,
    newline: (isMixed ? '\n' : newline) as '\n',
  });
  return { rows: data, broken: [...new Set(errors.map(({ row = 0 }) => row))] };
}

/** The delimiter that stands oftenest in the first line, of `,`, `;` and tab: no name of a column holds any. */
export function delimiterOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
