import { fileTooLong } from '@cleaver/domain/files/contracts';
import {
  type CellNote,
  FILE_ROWS_MAX,
  type FileColumn,
  type FileRow,
  type FileValue,
  type Message,
  type Sheet,
  say,
} from '@cleaver/domain/kernel';
import { delimiterOf, readTableParts, unguarded } from '@cleaver/tables';
import { type CellForm, formOf } from './cells.ts';
import { type Decoded, decoded, dependsOnEncoding, ENCODING_NAMES } from './encoding.ts';
import { type FoundColumn, readHeadings } from './headings.ts';
import { decimalMarkOf, type Marks, markIn } from './numbers.ts';
import { pause, pausing } from './pause.ts';

/** A row of cells with its number as in a spreadsheet. */
interface Line {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A column of the file that is known, with the form of its cells. */
interface KnownColumn extends FoundColumn {
  readonly column: FileColumn;
  readonly form: CellForm;
}

/**
 * Reads a file: recognises its encoding, delimiter, decimal mark and headings, and converts its cells. Reports all
 * faults and warnings. The first row that is not empty is the heading. Pauses regularly. Refuses with
 * FILE_TOO_LONG if more than `maxRows` rows below the heading are not empty.
 */
export async function readSheet(
  bytes: Uint8Array,
  columns: readonly FileColumn[],
  maxRows = FILE_ROWS_MAX,
): Promise<Sheet> {
  const file = await decoded(bytes);
  const { text, delimiter } = delimited(file.text);
  const { lines, faults } = await linesOf(text, delimiter, maxRows);
  const [head = { row: 1, cells: [] }, ...body] = lines;
  const headings = readHeadings(head.cells, columns, head.row);
  const known = headings.columns.flatMap(({ column, ...found }): KnownColumn[] =>
    column ? [{ ...found, column, form: formOf(column) }] : [],
  );
  const marks = await marksOf(body, known, delimiter);
  const { rows, faults: ofCells } = await readRows(body, head.cells.length, known, marks);
  const all = [...headings.faults, ...faults, ...ofCells].toSorted((a, b) => a.row - b.row);
  if (all.length === 0 && body.length === 0) all.push(rowNote(head.row, say`has no rows below the heading`));
  return {
    encoding: file.encoding,
    delimiter,
    decimalMark: decimalMarkOf(marks),
    headingRow: head.row,
    columns: headings.columns.map(({ heading, column }) => ({ heading, member: column?.member ?? null })),
    rows,
    faults: all,
    warnings: [...headings.warnings, ...encodingWarnings(file, [head, ...body], headings.columns)],
  };
}

const rowNote = (row: number, message: Message, value = ''): CellNote => ({ row, column: '', value, message });

/** Maximum characters of a row. A record has at most 256 KiB. */
const LONGEST_ROW = 262_144;

/** Maximum length of the text of a cell in a note. Does not cut a surrogate pair. */
const SHOWN = 200;
const shown = (cell: string): string =>
  cell.length > SHOWN ? cell.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, '') : cell;

/** Returns the delimiter and the table. Spreadsheets hide a first line like `sep=;`, so it is not a row. */
function delimited(whole: string): { readonly text: string; readonly delimiter: string } {
  const [line = '', said] = /^"?sep=([,;\t])"?(?:\r\n?|\n|$)/i.exec(whole) ?? [];
  const text = whole.slice(line.length);
  return { text, delimiter: said ?? delimiterOf(text.slice(0, LONGEST_ROW).replace(/^[\r\n]+/, '')) };
}

/** Maximum rows of a spreadsheet, with empty ones. */
const ALL_ROWS = 1_048_576;

/** Returns the rows that are not empty. A broken row is a fault and has no cells to read. */
async function linesOf(
  text: string,
  delimiter: string,
  maxRows: number,
): Promise<{ readonly lines: readonly Line[]; readonly faults: readonly CellNote[] }> {
  const lines: Line[] = [];
  const faults: CellNote[] = [];
  let row = 0;
  for (const part of readTableParts(text, delimiter, LONGEST_ROW)) {
    const broken = new Set(part.broken);
    for (const [at, cells] of part.rows.entries()) {
      row++;
      if (broken.has(at)) {
        const message = say`has a quotation mark that is not closed or in the wrong place`;
        faults.push(rowNote(row, message, shown(cells.join(delimiter))));
      } else if (cells.some((cell) => cell.trim() !== '')) lines.push({ row, cells });
    }
    if (lines.length + faults.length > maxRows + 1 || row > ALL_ROWS) throw fileTooLong({ max: maxRows });
    await pause();
  }
  return { lines, faults };
}

/** Counts the decimal marks that the number cells show. */
async function marksOf(lines: readonly Line[], columns: readonly KnownColumn[], delimiter: string): Promise<Marks> {
  const numbers = columns.filter(({ form }) => form.isNumber);
  const count = { '.': 0, ',': 0 };
  const pauseAfter = pausing();
  for (const { cells } of lines) {
    for (const { index } of numbers) {
      const mark = markIn(cells[index] ?? '');
      if (mark) count[mark]++;
    }
    await pauseAfter(numbers.length);
  }
  return { delimiter, comma: count[','], point: count['.'] };
}

async function readRows(
  lines: readonly Line[],
  width: number,
  known: readonly KnownColumn[],
  marks: Marks,
): Promise<{ readonly rows: readonly FileRow[]; readonly faults: readonly CellNote[] }> {
  const rows: FileRow[] = [];
  const faults: CellNote[] = [];
  const pauseAfter = pausing();
  for (const { row, cells } of lines) {
    const surplus = cells.find((cell, index) => index >= width && cell.trim() !== '');
    if (surplus !== undefined) {
      const message = say`has no column in the heading: is a text with the delimiter not in quotation marks?`;
      faults.push(rowNote(row, message, shown(surplus.trim())));
    }
    rows.push(readRow(row, cells, known, marks, faults));
    await pauseAfter(cells.length);
  }
  return { rows, faults };
}

function readRow(
  row: number,
  cells: readonly string[],
  known: readonly KnownColumn[],
  marks: Marks,
  faults: CellNote[],
): FileRow {
  const values: Record<string, FileValue> = {};
  const texts: Record<string, string> = {};
  for (const { index, heading, column, form } of known) {
    const cell = unguarded((cells[index] ?? '').trim()).trim();
    if (cell === '') {
      if (column.required) faults.push({ row, column: heading, value: '', message: say`is required` });
      continue;
    }
    texts[column.member] = cell;
    const read = form.read(cell, marks);
    if ('value' in read) values[column.member] = read.value;
    else for (const message of read.faults) faults.push({ row, column: heading, value: shown(cell), message });
  }
  return { row, values, texts };
}

/** Rows that a warning names. */
const NAMED = 10;

/** Returns a warning with the rows whose letters depend on the assumed encoding, if the bytes do not decide it. */
function encodingWarnings(file: Decoded, lines: readonly Line[], columns: readonly FoundColumn[]): readonly CellNote[] {
  if (file.isDecided) return [];
  const read = columns.filter(({ column }) => column).map(({ index }) => index);
  const doubtful = lines.flatMap(({ row, cells }) => {
    const index = read.find((at) => dependsOnEncoding(cells[at] ?? ''));
    return index === undefined ? [] : [{ row, cell: cells[index] ?? '' }];
  });
  const [first] = doubtful;
  if (!first) return [];
  const named = doubtful
    .slice(0, NAMED)
    .map(({ row }) => row)
    .join(', ');
  const more = doubtful.length - NAMED;
  const rows = more > 0 ? say`${named} and ${more} more` : named;
  const name = ENCODING_NAMES[file.encoding];
  const message = say`The encoding of the file is not certain. It was read as ${name}: check the letters in the rows ${rows}.`;
  return [rowNote(first.row, message, shown(first.cell.trim()))];
}
