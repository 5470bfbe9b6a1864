/**
 * Builds the contents of files with the columns of an import, for the import page and for the list of the same records.
 */
import type { Cell } from '@cleaver/tables';
import { shown } from '../../shell/language/language.ts';
import type { FileShape } from '../../ui/list/list-filter.tsx';
import { hasWord, wordText } from '../../ui/text/words.ts';
import type { ImportKind } from './import-kinds.ts';
import { type Column, choicesOf, columnsOf } from './import-rows.ts';

/** Returns the cell for a value. Replaces a known value by its word, which the import also reads. */
export const cellOf = (column: Column, value: Cell): Cell =>
  typeof value === 'string' && choicesOf(column).includes(value) && hasWord(value) ? wordText(value) : value;

/** Returns a function from a record to the cells of its rows. */
export async function cellsOf(kind: ImportKind): Promise<(record: unknown) => readonly (readonly Cell[])[]> {
  const columns = columnsOf(kind.contract);
  const rows = await kind.rowsOf();
  return (record) => rows(record).map((row) => columns.map((column) => cellOf(column, row[column.name])));
}

/**
 * Returns the columns of the import at this path and a function from a record to their cells. The file of a list begins
 * with these columns, so that the import can read the file.
 */
export async function fileFor(path: string): Promise<FileShape> {
  const { IMPORT_KINDS } = await import('./import-kinds.ts');
  const kind = IMPORT_KINDS[path] as ImportKind;
  const columns = columnsOf(kind.contract);
  return {
    fields: columns.map(({ name }) => name),
    titles: columns.map(({ title }) => shown(title)),
    cellsOf: await cellsOf(kind),
  };
}
