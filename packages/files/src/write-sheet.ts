import { type FileColumn, type FileFormat, type FileValues, type Message, word } from '@cleaver/domain/kernel';
import { fieldWord } from '@cleaver/domain/words';
import { writeTable } from '@cleaver/tables';
import { formOf } from './cells.ts';
import { columnFinder } from './headings.ts';
import { pause } from './pause.ts';

/** Returns the heading of a column for people. */
export const headingOf = ({ member }: Pick<FileColumn, 'member'>, translate: (message: Message) => string): string =>
  translate(word(fieldWord(member)));

/** Rows in a chunk of text. */
const CHUNK = 200;

/**
 * Writes a file in chunks and pauses between them. `readSheet` reads it back with equal values. Not kept: empty texts,
 * and zeros at the end of a decimal text. `translate` returns a message in the language of the file.
 */
export async function* writeSheet(
  columns: readonly FileColumn[],
  rows: Iterable<FileValues> | AsyncIterable<FileValues>,
  { format, translate }: { readonly format: FileFormat; readonly translate: (message: Message) => string },
): AsyncGenerator<string, void> {
  const isForPeople = format === 'EXCEL';
  const delimiter = isForPeople ? ';' : ',';
  const forms = columns.map((column) => ({ member: column.member, form: formOf(column) }));
  const lineOf = (values: FileValues) =>
    forms.map(({ member, form }) => {
      const value = values[member];
      if (value === undefined) return undefined;
      if (isForPeople) return form.show(value, translate);
      return typeof value === 'number' ? value : form.code(value);
    });
  const headings = isForPeople ? shownHeadings(columns, translate) : columns.map(({ member }) => member);
  yield writeTable([headings], { delimiter, mark: isForPeople });
  let lines: (string | number | undefined)[][] = [];
  for await (const values of rows) {
    if (lines.push(lineOf(values)) < CHUNK) continue;
    yield writeTable(lines, { delimiter });
    lines = [];
    await pause();
  }
  yield writeTable(lines, { delimiter });
}

/** Returns the headings for people. A heading that would name another column, or looks like two, is the member. */
function shownHeadings(columns: readonly FileColumn[], translate: (message: Message) => string): readonly string[] {
  const find = columnFinder(columns);
  return columns.map((column) => {
    const heading = headingOf(column, translate);
    return find(heading) === column && !/[,;\t"\r\n]/.test(heading) ? heading : column.member;
  });
}
