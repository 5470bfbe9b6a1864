/**
 * Kinds of files as data. A file is a table whose rows describe records: people edit it in a spreadsheet, and programs
 * exchange it. An adapter reads and writes the text of a file, with its encodings and headings.
 */
import { type Message, say } from '../values/message.ts';
import type { Field, Form } from './form.ts';
import { type JsonSchema, MEANING } from './json-schema.ts';

/** A column of a file. Its headings are the member, the words of the member in both languages, and `also`. */
export interface FileColumn {
  /** The name of the column in a file for programs, for example `articleNumber`. */
  readonly member: string;
  /** Reads the values of the column. Its schema determines how cells are read and written: a list has `|` between texts. */
  readonly field: Field<unknown>;
  /** Whether a file needs the column, and each of its rows a value. */
  readonly required?: true;
  /** Whether texts of digits are compared by value, so that leading zeros do not count. */
  readonly isNumber?: true;
  /** Further headings of the column, for example `categoryId` for `category`. */
  readonly also?: readonly string[];
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
  /** The row of the headings. */
  readonly headingRow: number;
  /** The columns in the order of the file. A column without a member is unknown, and its cells are ignored. */
  readonly columns: readonly { readonly heading: string; readonly member: string | null }[];
  readonly rows: readonly FileRow[];
  readonly faults: readonly CellNote[];
  readonly warnings: readonly CellNote[];
}

/** `CSV`: UTF-8, comma, decimal point, members and codes. `EXCEL`: byte order mark, semicolon, decimal comma, words. */
export const FILE_FORMATS = ['CSV', 'EXCEL'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Maximum size of a file in a request, in bytes. */
export const FILE_BYTES_MAX = 8 * 1024 * 1024;
/** Maximum number of rows of a file below its heading. */
export const FILE_ROWS_MAX = 20_000;

/** A file as a request sends it. */
export class SentFile {
  readonly bytes: Uint8Array;
  /** The name of the file. Empty: unknown. */
  readonly name: string;
  /** The SHA-256 of the bytes as hexadecimal digits. */
  readonly sha256: string;

  constructor(bytes: Uint8Array, name: string, sha256: string) {
    this.bytes = bytes;
    this.name = name;
    this.sha256 = sha256;
  }

  /** The digest of a request with an idempotency key has this value in place of the bytes. */
  toJSON(): object {
    return { name: this.name, sha256: this.sha256 };
  }
}

/** Returns the field of the file that is the whole body of a request. */
export const sentFile = (): Field<SentFile, Pick<SentFile, 'bytes' | 'name'>> => ({
  schema: { type: 'string', format: 'binary', [MEANING]: 'file' },
  required: true,
  read(raw, at, faults) {
    if (!(raw instanceof SentFile)) faults.push({ field: at, message: say`must be a file` });
    return raw as SentFile;
  },
});

/** Returns the column of a member of a form. Rows may lack its value. `named`: the name of the column. */
export function fileColumn({ fields }: Form<unknown>, member: string, named = member): FileColumn {
  const field = fields[member];
  if (!field) throw new Error(`The form has no member ${member}`);
  return { member: named, field, ...(named !== member && { also: [member] }) };
}

/** Returns a column for each member of a form, required as in the form. */
export const fileColumns = (form: Form<unknown>): FileColumn[] =>
  Object.entries(form.fields).map(([member, { required }]) => ({
    ...fileColumn(form, member),
    ...(required && { required }),
  }));

/** Returns columns that files only show, by the members of an output. */
export function shownColumns({ schema }: { readonly schema: JsonSchema | undefined }, members: readonly string[]) {
  const properties = (schema?.['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return members.map((member): FileColumn => {
    const of = properties[member];
    if (!of) throw new Error(`The output has no member ${member}`);
    const [shown = of] = (of['anyOf'] ?? []) as readonly JsonSchema[];
    return { member, field: { schema: shown, required: false, read: (raw) => raw } };
  });
}

/** Returns the values of members for a row: nothing for null, and times as text. */
export function shownValues(of: object, members: readonly string[]): FileValues {
  const values = of as Readonly<Record<string, unknown>>;
  const shown = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? undefined));
  return Object.fromEntries(members.map((member) => [member, shown(values[member]) as FileValue | undefined]));
}
