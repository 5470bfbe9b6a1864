/** Writes and reads tables as CSV (RFC 4180). */
import papa from 'papaparse';

/** A number with the digits of its decimal text: `5.30` keeps its zero. */
export interface DecimalCell {
  readonly decimal: string;
}

export type Cell = string | number | boolean | DecimalCell | null | undefined;

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

function number(cell: Exclude<Cell, string>, decimal: string): string {
  if (cell === null || cell === undefined) return '';
  return String(typeof cell === 'object' ? cell.decimal : cell).replace('.', decimal);
}

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
  const rows: (readonly string[])[] = [];
  const broken: number[] = [];
  for (const part of readTableParts(text, delimiter)) {
    for (const at of part.broken) broken.push(rows.length + at);
    for (const row of part.rows) rows.push(row);
  }
  return { rows, broken };
}

/** The characters that one part reads at first. A part with a longer row reads more. */
const PART = 65_536;

/**
 * Reads a table as `readTable` does, but in parts of whole rows, so that the caller can pause between them. The indexes
 * of broken rows count from the beginning of their part. A row with more than `longest` characters is broken, and ends
 * the table: usually, a quotation mark is not closed.
 */
export function* readTableParts(text: string, delimiter: string, longest = Infinity): Generator<Table, void> {
  const plain = text.startsWith(MARK) ? text.slice(MARK.length) : text;
  const ends = lineEnds(plain);
  const [newline = '\n'] = ends;
  const isMixed = ends.size > 1;
  const table = isMixed ? plain.replaceAll(/\r\n?/g, '\n') : plain;
  // The fast mode of papaparse would split the whole text at once.
  const config = { delimiter, newline: (isMixed ? '\n' : newline) as '\n', fastMode: false };
  for (let [at, size] = [0, PART]; at < table.length; ) {
    const isLast = at + size >= table.length;
    // The low-level parser reads the text at once and ignores a last row without an end, with its errors.
    const parser = new papa.Parser(config) as unknown as LowLevelParser;
    const { data, errors, meta } = parser.parse(table.slice(at, at + size), 0, !isLast);
    if (data.length === 0 && !isLast) {
      size *= 2;
      if (size <= longest) continue;
      yield { rows: [[table.slice(at, at + PART)]], broken: [0] };
      return;
    }
    const found = errors.map(({ row = 0 }) => row).filter((row) => row < data.length);
    yield { rows: data, broken: [...new Set(found)] };
    if (isLast) return;
    at += meta.cursor;
    size = PART;
  }
}

/** The parser inside of papaparse, whose types lack its method. */
interface LowLevelParser {
  parse(
    input: string,
    baseIndex: number,
    ignoreLastRow: boolean,
  ): Pick<papa.ParseResult<string[]>, 'data' | 'errors'> & { readonly meta: { readonly cursor: number } };
}

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d] as const;

/** Returns the different line endings outside of quoted cells. */
function lineEnds(text: string): ReadonlySet<string> {
  const ends = new Set<string>();
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted || (code !== LINE_FEED && code !== CARRIAGE_RETURN)) continue;
    else if (code === LINE_FEED) ends.add('\n');
    else if (text.charCodeAt(at + 1) === LINE_FEED) {
      ends.add('\r\n');
      at++;
    } else ends.add('\r');
  }
  return ends;
}

const SPACED = /^-?[1-9]\d{0,2}(?:\s\d{3})+(?!\d)/;

/**
 * Returns the text of a number without a € sign at its beginning or end, and without spaces between thousands. Leaves
 * other spaces and signs in the text, so that it is no number.
 */
export function numberText(cell: string): string {
  const text = cell.trim();
  if (PLAIN_NUMBER.test(text)) return text;
  return text
    .replace(/^(-?)\s*€\s*/, '$1')
    .replace(/\s*€$/, '')
    .replace(/^-\s+/, '-')
    .replace(SPACED, (thousands) => thousands.replaceAll(/\s/g, ''));
}

/**
 * Returns the most frequent delimiter of the first line: `,`, `;` or tab. Returns `,` if the line has none. Assumes
 * that column names contain no delimiter.
 */
export function delimiterOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
