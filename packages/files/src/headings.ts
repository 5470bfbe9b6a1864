/** Finds the columns of a file by their headings. */
import { GERMAN } from '@cleaver/domain/german';
import { type CellNote, type FileColumn, type Message, say } from '@cleaver/domain/kernel';
import { fieldWord } from '@cleaver/domain/words';
import { plain } from './plain.ts';

/** A column of the file. `index`: its position in the rows. */
export interface FoundColumn {
  readonly index: number;
  readonly heading: string;
  readonly column: FileColumn | undefined;
}

/**
 * Returns a function that finds the column with a heading, without case and punctuation. A member precedes the words of
 * other columns, because two members can have the same word.
 */
export function columnFinder(columns: readonly FileColumn[]): (heading: string) => FileColumn | undefined {
  const found = new Map<string, FileColumn>();
  const add = (names: (column: FileColumn) => readonly string[]) => {
    for (const column of columns) for (const name of names(column)) if (!found.has(name)) found.set(name, column);
  };
  add(({ member }) => [plain(member)]);
  add(({ also = [] }) => also.map(plain));
  add(({ member }) => [plain(fieldWord(member))]);
  add(({ member }) => [plain(GERMAN[fieldWord(member)] ?? member)]);
  return (heading) => found.get(plain(heading));
}

export interface Headings {
  readonly columns: readonly FoundColumn[];
  readonly faults: readonly CellNote[];
  readonly warnings: readonly CellNote[];
}

/** Returns the columns that have a heading, in the order of the file. Reports unknown, repeated and missing columns. */
export function readHeadings(cells: readonly string[], columns: readonly FileColumn[], row: number): Headings {
  const find = columnFinder(columns);
  const note = (column: string, message: Message): CellNote => ({ row, column, value: column, message });
  const [faults, warnings]: [CellNote[], CellNote[]] = [[], []];
  const seen = new Set<FileColumn>();
  const found = cells.flatMap((cell, index): FoundColumn[] => {
    const heading = cell.trim();
    if (heading === '') return [];
    const column = find(heading);
    if (!column) warnings.push(note(heading, say`is not a column of this kind of file; its cells are ignored`));
    else if (seen.has(column)) faults.push(note(heading, say`is the heading of two columns`));
    if (column) seen.add(column);
    return [{ index, heading, column }];
  });
  for (const column of columns) {
    if (!column.required || seen.has(column)) continue;
    faults.push({ ...note(column.member, say`is missing: the file needs this column`), value: '' });
  }
  return { columns: found, faults, warnings };
}
