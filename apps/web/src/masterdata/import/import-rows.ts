/** Converts CSV text to request bodies, and maps the faults of the bodies back to the cells. */
import type { Form, JsonSchema, Message, Translation } from '@cleaver/domain/kernel';
import { foldText, say, UNITS } from '@cleaver/domain/kernel';
import type { Text } from '../../shell/language/language.ts';
import { fieldAmount, readAmount } from '../../ui/control/amount-text.ts';
import { isDecimalText } from '../../ui/form/form-values.ts';
import { fieldWord, wordOf } from '../../ui/text/words.ts';

export interface Column {
  readonly name: string;
  readonly title: Text;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

export interface FileFault {
  /** The row number as in a spreadsheet, where the header is row 1. Missing for a fault of the whole file. */
  readonly row?: number;
  readonly column: Text;
  readonly message: Text;
}

export interface Sheet {
  readonly rows: readonly { readonly row: number; readonly body: Readonly<Record<string, unknown>> }[];
  /** The members that have a column, each with its title in the header. */
  readonly header: ReadonlyMap<string, string>;
  readonly faults: readonly FileFault[];
  /** The titles of columns that the import recognizes but ignores. */
  readonly leftOut: readonly string[];
}

/** Ids of records by column and by folded name (`foldText`), for columns that contain names of records. */
export type Ids = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** Returns the columns of an import: the members of the rows that its operation accepts. */
export function columnsOf({ input }: { readonly input: Form<unknown> }): readonly Column[] {
  const schema = input.fields['rows']?.schema['items'] as JsonSchema;
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, of]) => ({
    name,
    title: fieldWord(name),
    schema: of,
    isRequired: required.includes(name),
  }));
}

/**
 * Decodes a file as UTF-8, or as Windows-1252 if it is not valid UTF-8. Excel saves "CSV" in the code page of the
 * system, and as UTF-8 only on request.
 */
export function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns a text without case and punctuation, to compare names: `E-Mail` equals `email`. */
const plain = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the accepted names of a column or of a known value, without case and punctuation: its name in the contract,
 * and its label in both languages.
 */
const callsOf = (name: string, word: Text, german: Translation): readonly string[] =>
  [name, ...(typeof word === 'string' ? [word] : [word.toString(), word.in(german)])].map(plain);

/**
 * Parses a CSV text. Returns the request bodies of its rows, and the faults in its header and in the format of its
 * cells. The service checks the contents of the bodies.
 */
export async function readSheet(
  given: string,
  columns: readonly Column[],
  {
    german,
    ids = {},
    leftOut = [],
  }: { readonly german: Translation; readonly ids?: Ids; readonly leftOut?: readonly Text[] },
): Promise<Sheet> {
  const { delimiterOf, numberText, readTable, unguarded } = await import('@cleaver/tables');
  const { rows: data, broken } = readTable(given, delimiterOf(given));
  const faults: FileFault[] = [];
  for (const row of broken) {
    faults.push({ row: row + 1, column: '', message: say`has a quotation mark that is not closed or stands alone` });
  }
  const [titles = [], ...lines] = data.map((cells) => cells.map((cell) => cell.trim()));
  const isLeftOut = (title: string): boolean =>
    leftOut.some((word) => callsOf('', word, german).includes(plain(title)));
  const skipped = titles.filter((title) => title !== '' && isLeftOut(title));
  const found = columnsIn(
    titles.map((title) => (skipped.includes(title) ? '' : title)),
    columns,
    german,
    faults,
  );
  const rows = lines
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ row, cells }) => {
      if (cells.some((cell, at) => at >= titles.length && cell !== '')) {
        faults.push({ row, column: '', message: say`has more cells than the header: is there a comma in a text?` });
      }
      const body = Object.fromEntries(
        found.flatMap((column, at) => {
          const cell = unguarded(cells[at] ?? '');
          if (!column || cell === '') return [];
          const value = readCell({ cell, number: numberText(cell) }, column, german, ids[column.name]);
          if ('value' in value) return [[column.name, value.value]];
          faults.push({ row, column: titles[at] ?? '', message: value.fault });
          return [];
        }),
      );
      return { row, body };
    });
  if (rows.length === 0) faults.push({ column: '', message: say`has no rows below its header` });
  const header = new Map(found.flatMap((column, at) => (column ? [[column.name, titles[at] ?? ''] as const] : [])));
  return { rows, header, faults, leftOut: skipped };
}

/** Returns the columns in the order of the file; undefined for an unknown column. Adds the faults of the header. */
function columnsIn(
  titles: readonly string[],
  columns: readonly Column[],
  german: Translation,
  faults: FileFault[],
): readonly (Column | undefined)[] {
  const seen = new Set<Column>();
  const found = titles.map((title) => {
    const column = columns.find(
      ({ name, title: word }) => title !== '' && callsOf(name, word, german).includes(plain(title)),
    );
    if (!column && title !== '') faults.push({ row: 1, column: title, message: say`is not a column of this list` });
    if (column && seen.has(column)) faults.push({ row: 1, column: title, message: say`appears twice` });
    if (column) seen.add(column);
    return column;
  });
  for (const column of columns) {
    if (column.isRequired && !seen.has(column)) {
      faults.push({ row: 1, column: column.title, message: say`is missing: every row needs it` });
    }
  }
  return found;
}

type Read = { readonly value: unknown } | { readonly fault: Message };

/** Converts a cell. `number` is its text without a € sign and without spaces between thousands. */
function readCell(
  { cell, number: bare }: { readonly cell: string; readonly number: string },
  { name, schema }: Column,
  german: Translation,
  ids: ReadonlyMap<string, string> | undefined,
): Read {
  if (ids) {
    const id = ids.get(foldText(cell.trim()));
    return id === undefined ? { fault: say`is not known: “${cell}”` } : { value: id };
  }
  const isText = isDecimalText(schema);
  if (isText || schema['type'] === 'number' || schema['type'] === 'integer') {
    const number = decimalOf(bare);
    return 'fault' in number ? number : { value: isText ? number.text : Number(number.text) };
  }
  if (schema['format'] === 'date') return { value: dateText(cell) };
  const choice = choicesOf({ name, schema }).find((one) => callsOf(one, wordOf(one), german).includes(plain(cell)));
  return { value: choice ?? cell };
}

/**
 * Returns the known values of a column: the `enum` of its schema, the names of units, or the examples of its schema. A
 * schema with examples also allows other values.
 */
export const choicesOf = ({ name, schema }: Pick<Column, 'name' | 'schema'>): readonly string[] =>
  (schema['enum'] ?? (name === 'quantityUnit' ? UNIT_NAMES : schema['examples']) ?? []) as readonly string[];

const UNIT_NAMES = Object.keys(UNITS);

/** Converts a date in the German form (`1.12.2026`) to the ISO form. Returns any other text unchanged. */
function dateText(cell: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? [];
  return year === undefined ? cell : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/**
 * Parses a number in the German or English form. Returns a fault for other text, and for an ambiguous number such as
 * `24,125`. A fourth decimal place makes a number unambiguous.
 */
function decimalOf(text: string): { readonly text: string } | { readonly fault: Message } {
  const readings = ([',', '.'] as const).map((point) => readAmount(text, point));
  for (const reading of readings) {
    if (reading === undefined) return { fault: say`must be a number` };
    if ('amount' in reading) continue;
    const [more, less] = reading.either;
    return { fault: say`can be ${more} or ${fieldAmount(`${less}0`)}: write it unambiguously` };
  }
  const [clear] = readings;
  return { text: clear && 'amount' in clear ? clear.amount : text };
}

/**
 * Returns the faults of the file, and the faults from the service mapped to its cells, in the order of the rows. Omits
 * faults from the service for cells or columns that already have a fault. Omits all faults from the service if the file
 * has no rows.
 */
export function faultsOf(
  refused: readonly { readonly field: string; readonly message: string }[],
  { rows, header, faults }: Sheet,
  columns: readonly Column[],
  rowText: (row: number) => string,
): readonly FileFault[] {
  const rowAt = (at: string) => rows[Number(at)]?.row ?? 0;
  const known = new Set(faults.map(({ row, column }) => `${row} ${plain(String(column))}`));
  const more = refused.flatMap(({ field, message }): FileFault[] => {
    const [, at, member = ''] = /^rows\[(\d+)\](?:\.(.+))?$/.exec(field) ?? [];
    const text = message.replaceAll(/rows\[(\d+)\]/g, (_place, other: string) => rowText(rowAt(other)));
    if (at === undefined) return [{ column: '', message: text }];
    const column = columns.find(({ name }) => name === member);
    const title = header.get(member) ?? column?.title ?? member;
    const isKnown = [rowAt(at), 1].some((row) => known.has(`${row} ${plain(String(title))}`));
    return isKnown ? [] : [{ row: rowAt(at), column: title, message: text }];
  });
  return [...faults, ...(rows.length === 0 ? [] : more)].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));
}
