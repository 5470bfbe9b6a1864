/**
 * Kinds of files as data. A file is a table whose rows describe records: people edit it in a spreadsheet, and programs
 * exchange it. An adapter reads and writes the text of a file, with its encodings and headings.
 */
import type { Message } from '../values/message.ts';
import type { Field } from './form.ts';

/** A column of a file. Its headings are the member, the words of the member in both languages, and `also`. */
export interface FileColumn {
  /** The name of the column in a file for programs, for example `articleNumber`. */
  readonly member: string;
  /** Reads the values of the column. Its schema determines how cells are read and written: a list has `|` between texts. */
  readonly field: Field<unknown>;
  /** Whether a file needs the column, and each of its rows a value. */
  readonly required?: true;
  /** Further headings of the column, for example `categoryId` for `category`. */
  readonly also?: readonly string[];
  /** The value in the example row of a template. */
  readonly example?: FileValue;
}

/** A value of a cell as a client sends it in JSON. A decimal text keeps all its digits. */
export type FileValue = string | number | boolean | readonly string[];

/** The values of a row by member. Empty cells are missing. */
export type FileValues = Readonly<Record<string, FileValue | undefined>>;

export interface FileRow {
  /** The number of the row as in a spreadsheet. The heading is row 1. */
  readonly row: number;
  /** The values of the cells without a fault. */
  readonly values: FileValues;
  /** The texts of all cells that are not empty, by member. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A fault or a warning at a cell. */
export interface CellNote {
  readonly row: number;
  /** The heading of the column as in the file. Empty: the note is about the whole row. */
  readonly column: string;
  /** The text of the cell. */
  readonly value: string;
  readonly message: Message;
}

export const FILE_ENCODINGS = ['UTF_8', 'WINDOWS_1252', 'CP850', 'MAC_ROMAN', 'UTF_16'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/** A file as read, before anything is compared with stored records. */
export interface Sheet {
  readonly encoding: FileEncoding;
  readonly delimiter: string;
  readonly decimalMark: '.' | ',';
  /** The columns in the order of the file. A column without a member is unknown, and its cells are ignored. */
  readonly columns: readonly { readonly heading: string; readonly member: string | null }[];
  readonly rows: readonly FileRow[];
  readonly faults: readonly CellNote[];
  readonly warnings: readonly CellNote[];
}

/** `CSV`: UTF-8, comma, decimal point, members and codes. `EXCEL`: byte order mark, semicolon, decimal comma, words. */
export const FILE_FORMATS = ['CSV', 'EXCEL'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
