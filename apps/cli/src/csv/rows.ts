/** Converts the cells of a sheet to the values of a kind, and back. */
import { foldText } from '@cleaver/domain/kernel';
import { unguarded, writeTable } from '@cleaver/tables';
import { misuse } from '../exits.ts';
import { germanName, germanValue, isGerman, t, translated } from '../language/language.ts';
import type { Schema } from '../schema.ts';
import { faultOf } from './check.ts';
import { BETWEEN, type Column, type FileRow, type Kind, type Report, type Row, type Value } from './kind.ts';
import { readDecimal, readNumber, type Sheet } from './sheet.ts';

/** Reads the header and all rows. Reports the faults of each cell. Does not compare rows. */
export function readRows({ header, rows, delimiter }: Sheet, kind: Kind, report: Report): FileRow[] {
  const columns = readHeader(header, kind, report);
  return rows.map(({ row, cells }) => {
    const values: Record<string, Value> = {};
    const surplus = cells.findIndex((cell, index) => index >= header.length && cell.trim() !== '');
    if (surplus >= 0)
      report(row, `${surplus + 1}`, t`has no column in the header: is a text with a delimiter not in quotes?`);
    for (const [index, column] of columns.entries()) {
      if (!column) continue;
      const cell = unguarded((cells[index] ?? '').trim()).trim();
      if (cell !== '') {
        const value = readCell(cell, column, delimiter, (message) => report(row, column.name, message));
        if (value !== undefined) values[column.name] = value;
      } else if (column.required) report(row, column.name, t`is missing`);
    }
    for (const { name, standard } of kind.columns) {
      if (standard !== undefined) values[name] ??= standard;
    }
    return { row, values };
  });
}

/** Returns the title of a column in the language of the call. Import accepts both languages. */
export const titleOf = (column: Column): string => (isGerman() ? germanTitle(column) : column.name);
const germanTitle = ({ name }: Column): string => germanName(name);
const titlesOf = (column: Column): string[] => [column.name, column.alias ?? column.name, germanTitle(column)];

/** Converts a name to its letters and digits for comparisons without regard to case, so `E-Mail` equals `email`. */
const plain = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the columns in the order of the file, undefined for an unknown title. Reports unknown, duplicate and missing
 * columns.
 */
function readHeader(header: readonly string[], kind: Kind, report: Report): (Column | undefined)[] {
  const seen = new Set<Column>();
  const columns = header.map((title, index) => {
    const column = kind.columns.find((one) => titlesOf(one).some((known) => plain(known) === plain(title)));
    if (!column && title !== '') {
      const known = kind.columns.map(titleOf).join(', ');
      report(1, title, t`is not a column of ${translated(kind.name)}; the columns are ${known}`);
    }
    if (column && seen.has(column)) report(1, title, t`is a duplicate: column ${index + 1} is the second`);
    if (column) seen.add(column);
    return column;
  });
  for (const column of kind.columns) {
    if (column.required && !seen.has(column)) report(1, column.name, t`is missing`);
  }
  return columns;
}

function readCell(
  cell: string,
  column: Column,
  delimiter: string,
  fault: (message: string) => void,
): Value | undefined {
  const { schema, list } = column;
  const check = (value: string | number) => {
    const message = faultOf(value, schema, column);
    if (message !== undefined) fault(message);
    return message === undefined;
  };
  if (list) {
    const texts = [...new Set(cell.split(BETWEEN).map((text) => text.trim()))].filter((text) => text !== '');
    const read = texts.map((text) => wordOf(text, schema));
    return read.filter(check).length === read.length ? read : undefined;
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    const number = readNumber(cell, delimiter);
    if (typeof number === 'string') fault(number);
    else if (check(number)) return number;
    return undefined;
  }
  if (schema.type === 'boolean') {
    const found = [true, false].find((one) => BOOLEANS[`${one}`].includes(plain(cell)));
    if (found === undefined) fault(t`must be one of ${[t`true`, t`false`].join(', ')}`);
    return found;
  }
  if (isDecimal(schema)) {
    const decimal = readDecimal(cell, delimiter);
    if ('fault' in decimal) fault(decimal.fault);
    else if (check(decimal.text)) return decimal.text;
    return undefined;
  }
  const text = schema.format === 'date' ? dateOf(cell) : wordOf(cell, schema);
  return check(text) ? text : undefined;
}

const BOOLEANS = { true: ['true', 'ja', 'yes', 'x', '1'], false: ['false', 'nein', 'no', '0'] };

/** Returns whether the schema describes a decimal number as text, which keeps all digits. */
const isDecimal = ({ pattern = '' }: Schema): boolean => pattern.includes('[0-9]{1,15}');

/** Returns a date in ISO format. Also reads the German format `1.12.2026`. Returns other text unchanged. */
const dateOf = (cell: string): string => {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? [];
  return year === undefined ? cell : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
};

/**
 * Returns the service's name of a choice. `text` is this name or the German word. Returns an unknown text in upper case
 * if the set of choices is closed, and otherwise unchanged.
 */
function wordOf(text: string, { enum: values, examples = [] }: Schema): string {
  // A schema with several examples has an open set of choices.
  const choices = values ?? (examples.length > 1 ? examples.map(String) : []);
  const found = choices.find((one) => [one, germanValue(one) ?? one].some((known) => plain(known) === plain(text)));
  return found ?? (values ? text.toUpperCase() : text);
}

/** Returns rows as CSV that import accepts. With `excel`, uses the format of German Excel. */
export function writeRows(rows: readonly Row[], kind: Pick<Kind, 'columns'>, excel: boolean): string {
  const decimal = excel ? ',' : '.';
  const cellOf = (value: Value | undefined, schema: Schema) => {
    if (value === undefined || typeof value === 'number') return value;
    if (typeof value === 'boolean') return value ? t`true` : t`false`;
    if (typeof value !== 'string') return value.join(BETWEEN);
    return isDecimal(schema) ? value.replace('.', decimal) : value;
  };
  const cells = rows.map((row) => kind.columns.map(({ name, schema }) => cellOf(row[name], schema)));
  return writeTable([kind.columns.map(titleOf), ...cells], { delimiter: excel ? ';' : ',', decimal, mark: excel });
}

/** Throws a usage `Failure` if no row is below the header, because the file is probably the wrong one. */
export function refuseEmpty({ header, rows }: Sheet, path: string): void {
  if (header.length === 0 || rows.length === 0) throw misuse(t`${path} has no rows below its header`);
}
