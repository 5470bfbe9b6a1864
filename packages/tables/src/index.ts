/** Writes and reads tables as CSV (RFC 4180). */
import papa from 'papaparse';

export type Cell = string | number | boolean | null | undefined;

/** The byte order mark. With this mark, Excel reads a file as UTF-8. */
const MARK = '\uFEFF';

const BREAKS = String.raw`\n\r\v\f\u0085\u2028\u2029`;
const SPACE = String.raw`(?:(?![${BREAKS}])[\s\p{C}])*`;
/**
 * Matches the beginning of a line that a spreadsheet would evaluate. The first visible character begins a formula, also
 * in full width, or the line begins with a tab. Quotes that `guarded` added can precede this character or tab
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = String.raw`'*(?:\t|${SPACE}[=+\-@＝＋－＠])`;
const TO_GUARD = new RegExp(`(?<=^|[${BREAKS}])(?=${FORMULA})`, 'gu');
const GUARDED = new RegExp(`(?<=^|[${BREAKS}])'(?=${FORMULA})`, 'gu');
const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/;

/**
 * Returns the text with a `'` before each line that a spreadsheet would evaluate. Plain negative numbers stay
 * unchanged. A line that already begins with such a quote gets another one, so that `unguarded` restores the text.
 */
export const guarded = (text: string): string => (PLAIN_NUMBER.test(text) ? text : text.replace(TO_GUARD, "'"));

/** Removes the quotes that `guarded` added. */
export const unguarded = (cell: string): string => cell.replace(GUARDED, '');

/**
 * Returns a table as CSV, one line per row. Guards and quotes texts. Writes numbers with a point unless `decimal` is a
 * comma, and quotes them only if they contain the delimiter. Empty texts, null and undefined are empty cells. With
 * `mark`, the table begins with a byte order mark.
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
  /** The indexes, from 0, of rows with an unclosed or misplaced quotation mark. */
  readonly broken: readonly number[];
}

/**
 * Reads a table with any line endings, with or without a byte order mark. Does not trim cells or remove guards. If the
 * table mixes line endings, line breaks in cells become `\n`.
 */
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

const SPACED = /^-?[1-9]\d{0,2}(?:\s\d{3})+(?!\d)/;

/**
 * Returns the text of a number without a € sign at its beginning or end, and without spaces between thousands. Leaves
 * other spaces and signs in the text, so that it is no number.
 */
export const numberText = (cell: string): string =>
  cell
    .trim()
    .replace(/^(-?)\s*€\s*/, '$1')
    .replace(/\s*€$/, '')
    .replace(/^-\s+/, '-')
    .replace(SPACED, (thousands) => thousands.replaceAll(/\s/g, ''));

/**
 * Returns the most frequent delimiter of the first line: `,`, `;` or tab. Returns `,` if the line has none. Assumes
 * that column names contain no delimiter.
 */
export function delimiterOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
