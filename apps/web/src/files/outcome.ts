/** What the service says about a file, in words and by cell. */
import type { importFile, listFileKinds } from '@cleaver/domain/files/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { shownDate, shownNumber } from '../shell/language/format.ts';
import { shown, type Text, t } from '../shell/language/language.ts';
import { hasWord, wordText } from '../ui/text/words.ts';

export type Outcome = AnswerOf<typeof importFile>;
export type Note = Outcome['faults'][number];
export type FileKind = AnswerOf<typeof listFileKinds>['kinds'][number];

const ENCODINGS: Readonly<Record<Outcome['encoding'], Text>> = {
  UTF_8: 'UTF-8',
  UTF_16: 'UTF-16',
  WINDOWS_1252: say`Windows (1252)`,
  CP850: say`MS-DOS (code page 850)`,
  MAC_ROMAN: say`old Mac (Mac Roman)`,
};

const DELIMITERS: Readonly<Record<string, Text>> = {
  ';': say`semicolon`,
  ',': say`comma`,
  '\t': say`tab`,
  '|': say`vertical bar`,
};

export const encodingText = ({ encoding }: Outcome): string => shown(ENCODINGS[encoding]);
export const delimiterText = ({ delimiter }: Outcome): string => shown(DELIMITERS[delimiter] ?? delimiter);
export const decimalMarkText = ({ decimalMark }: Outcome): string => (decimalMark === ',' ? t`comma` : t`point`);

/** A column of the file that is read. */
export interface ReadColumn {
  readonly heading: string;
  readonly member: string;
  /** What the column is, in the language of the page. */
  readonly title: string;
}

/** Returns the columns that are read, and the headings of the others. */
export function columnsOf(
  { columns }: Pick<Outcome, 'columns'>,
  kind: Pick<FileKind, 'columns'>,
): { readonly read: readonly ReadColumn[]; readonly unknown: readonly string[] } {
  const titles = new Map(kind.columns.map(({ member, heading }) => [member, heading]));
  return {
    read: columns.flatMap(({ heading, member }) =>
      member === null ? [] : [{ heading, member, title: titles.get(member) ?? member }],
    ),
    unknown: columns.flatMap(({ heading, member }) => (member === null && heading !== '' ? [heading] : [])),
  };
}

/** Returns the name of the column of a fault. A column that the file lacks is known by its member. */
export function columnText(
  column: string,
  { columns }: Pick<Outcome, 'columns'>,
  kind: Pick<FileKind, 'columns'>,
): string {
  if (columns.some(({ heading }) => heading === column)) return column;
  return kind.columns.find(({ member }) => member === column)?.heading ?? column;
}

/**
 * Returns the faults by row and heading. The heading is empty for faults of a whole row, and of a column that the file
 * lacks.
 */
export function faultsByCell(
  { faults }: Pick<Outcome, 'faults'>,
  read: readonly Pick<ReadColumn, 'heading'>[],
): (row: number, heading: string) => readonly Note[] {
  const headings = new Set(read.map(({ heading }) => heading));
  const found = Map.groupBy(faults, ({ row, column }) => `${row} ${headings.has(column) ? column : ''}`);
  return (row, heading) => found.get(`${row} ${heading}`) ?? [];
}

/** Returns the text of a value that was understood: a word for a choice, a date and a number as people write them. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'boolean') return wordText(String(value));
  if (typeof value === 'number') return shownNumber(value);
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return shownDate(text);
  return /^[A-Z][A-Z\d_]+$/.test(text) && hasWord(text) ? wordText(text) : text;
}
