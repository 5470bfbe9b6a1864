/** From the cells of a sheet to the values of a kind, and back. */
import { misuse } from '../exits.ts';
import { faultOf } from './check.ts';
import { BETWEEN, type Column, type FileRow, type Kind, type Report, type Row, type Value } from './kind.ts';
import { csvLine, guarded, readNumber, type Sheet, unguarded } from './sheet.ts';

/** Reads all rows, and reports whatever is wrong with them by themselves. */
export function readRows({ header, rows, delimiter }: Sheet, kind: Kind, report: Report): FileRow[] {
  const columns = readHeader(header, kind, report);
  return rows.map(({ row, cells }) => {
    const values: Record<string, Value> = {};
    const surplus = cells.findIndex((cell, index) => index >= header.length && cell.trim() !== '');
    if (surplus >= 0) report(row, `${surplus + 1}`, 'is beyond the header: is a text with a delimiter not in quotes?');
    for (const [index, column] of columns.entries()) {
      if (!column) continue;
      const cell = unguarded((cells[index] ?? '').trim()).trim();
      if (cell !== '') {
        const value = readCell(cell, column, delimiter, (message) => report(row, column.name, message));
        if (value !== undefined) values[column.name] = value;
      } else if (column.required) report(row, column.name, 'is missing');
    }
    return { row, values };
  });
}

/** Columns in the order of the file; undefined: an unknown one. */
function readHeader(header: readonly string[], kind: Kind, report: Report): (Column | undefined)[] {
  const seen = new Set<Column>();
  const columns = header.map((title, index) => {
    const column = kind.columns.find(({ name, alias }) =>
      [name, alias].some((one) => one?.toLowerCase() === title.toLowerCase()),
    );
    if (!column && title !== '') {
      report(1, title, `is no column of ${kind.name}: they are ${kind.columns.map(({ name }) => name).join(', ')}`);
    }
    if (column && seen.has(column)) report(1, title, `stands twice: column ${index + 1} is the second`);
    if (column) seen.add(column);
    return column;
  });
  for (const column of kind.columns) {
    if (column.required && !seen.has(column)) report(1, column.name, 'is missing');
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
    const read = texts.map((text) => (schema.enum ? text.toUpperCase() : text));
    return read.filter(check).length === read.length ? read : undefined;
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    const number = readNumber(cell, delimiter);
    if (typeof number === 'string') fault(number);
    else if (check(number)) return number;
    return undefined;
  }
  const text = schema.enum ? cell.toUpperCase() : cell;
  return check(text) ? text : undefined;
}

/** As import reads it back. `excel`: as German Excel opens it by a double click. */
export function writeRows(rows: readonly Row[], kind: Kind, excel: boolean): string {
  const [delimiter, point, mark] = excel ? [';', ',', '\ufeff'] : [',', '.', ''];
  const cellOf = (value: Value | undefined) => {
    if (value === undefined) return '';
    if (typeof value === 'number') return String(value).replace('.', point);
    return guarded(typeof value === 'string' ? value : value.join(BETWEEN));
  };
  const names = kind.columns.map(({ name }) => name);
  return [
    mark,
    csvLine(names, delimiter),
    ...rows.map((row) =>
      csvLine(
        names.map((name) => cellOf(row[name])),
        delimiter,
      ),
    ),
  ].join('');
}

/** Of a header without rows there is nothing to do, and most likely it is the wrong file. */
export function refuseEmpty({ header, rows }: Sheet, path: string): void {
  if (header.length === 0 || rows.length === 0) throw misuse(`${path} has no rows below its header`);
}
