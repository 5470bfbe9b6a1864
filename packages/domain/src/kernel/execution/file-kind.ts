/**
 * A kind of file: what a file of records has in its rows, and how its rows become records. Kinds are data of their
 * context; the context `files` runs them.
 */
import type { Aggregate, AggregateKind, State } from '../contract/aggregate.ts';
import type { Caller, Permission } from '../contract/caller.ts';
import type { AnyCommand, AnyQuery, CommandContract, QueryContract, RawOf } from '../contract/contract.ts';
import type { FileColumn, FileRow, FileValues } from '../contract/file.ts';
import type { Page } from '../contract/page.ts';
import type { Fault, Refusal } from '../contract/refusal.ts';
import type { CalendarDate } from '../values/calendar.ts';
import type { Message } from '../values/message.ts';
import type { UnitPorts } from './ports.ts';
import type { Repository } from './unit-of-work.ts';

/** The reads of a kind of file, at one instant for a file out, and in the unit of work for a file in. */
export interface FileReads {
  readonly today: CalendarDate;
  /** Returns all records of a kind. */
  all<S extends State>(kind: AggregateKind<S, Aggregate<S>>): Promise<readonly S[]>;
  /** Returns the records whose `member` is one of the values. */
  allIn<S extends State>(
    kind: AggregateKind<S, Aggregate<S>>,
    member: keyof S & string,
    values: readonly string[],
  ): Promise<readonly S[]>;
}

/** Reports a fault at the cell of a row. `member`: the column. Empty: the whole row. */
export type ReportCell = (row: FileRow, member: string, message: Message) => void;

/**
 * `T`: an item of the list whose records the file has. `C`: what rows name beside their record, for example the names of
 * categories.
 */
export interface FileKind<T extends object, C> {
  /** The name in addresses: `articles`. */
  readonly name: string;
  readonly title: Message;
  readonly columns: readonly FileColumn[];
  /** The row of a template. */
  readonly example: FileValues;
  /** The list whose records a file out has, with its filters. Its permission is the one to read the file. */
  // biome-ignore lint/suspicious/noExplicitAny: lists have filters of every type
  readonly list: QueryContract<any, Page<any>, any, any, any>;
  /** The permissions, if they are not those of the list and of the command. */
  readonly permissions?: { readonly read: Permission; readonly write: Permission };
  /** Converts items of the list to what `rowsOf` takes. Undefined: they are that already. */
  readonly load?: (reads: FileReads, items: readonly { readonly id: string }[]) => Promise<readonly T[]>;
  /** `rows`: the rows of a file in, as read. Undefined: a file out. */
  readonly context: (reads: FileReads, rows?: readonly FileRow[]) => Promise<C>;
  /** Returns the rows of a record. The first has the values of the record, all of them have those of their lines. */
  readonly rowsOf: (record: T, context: C) => readonly FileValues[];
  /** Undefined: files of this kind only go out. */
  readonly write?: FileWrite<T, C>;
}

export interface FileWrite<T extends object, C> {
  /** The command that a file stands for. Its permission is needed to send a file. */
  // biome-ignore lint/suspicious/noExplicitAny: commands have inputs of every type
  readonly command: CommandContract<any, any, any, any, any, Caller>;
  /** The columns that identify the record of a row. Texts are compared as `foldText` does. */
  readonly key: readonly string[];
  /** Columns of `key` that are compared by `lookAlikeKey`, for example lot numbers. */
  readonly alike?: readonly string[];
  /** The columns of a line, if a record may take several rows. */
  readonly line?: FileLines;
  /** Whether a different value changes the record without being asked to. */
  readonly changes?: true;
  /** Columns that fill an empty member of a record without being asked to. */
  readonly fills?: readonly string[];
  /** Columns with lists. Without being asked to, a file only adds to those of a record, and removes nothing. */
  readonly adds?: readonly string[];
  /** Decimal columns whose stored value may be less than that of the file, for example what is left of a quantity. */
  readonly atMost?: readonly string[];
  /** Columns of the key whose stored spelling stays, because no command changes it. */
  readonly fixed?: readonly string[];
  /** Columns whose value no command changes. */
  readonly immutable?: readonly string[];
  /** Whether a repeated row is a fault, because it could mean the same goods once or twice. */
  readonly once?: true;
  /** Whether the rows are all of a record: empty cells and missing lines differ from stored ones, too. */
  readonly whole?: true;
  /** Returns whether a file may change or complete the stored record. Undefined: it may. */
  readonly mayChange?: (record: T) => boolean;
  /**
   * Returns the values of a row as `rowsOf` writes them: names of records in place of their ids, defaults in place of
   * empty cells. Reports faults, for example an unknown article.
   */
  readonly resolve?: (row: FileRow, context: C, report: ReportCell) => FileValues;
  /** Returns the stored records that the rows may be about. */
  readonly find: (unit: UnitPorts, rows: readonly FileRow[], reads: FileReads, context: C) => Promise<readonly T[]>;
  /** Returns the faults of a record that is created or changed, by column. */
  readonly check?: (head: FileValues, record: FileRecord<T>) => readonly CellFault[];
  /** Creates or changes the record. */
  readonly write: (record: FileRecord<T>, tools: FileTools, context: C) => Promise<void>;
  /** Runs after `write` of all records, with those that have no faults: checks and writes that need all of them. */
  readonly finish?: (records: readonly FileRecord<T>[], tools: FileTools, context: C) => Promise<void>;
}

/** The columns of the lines of a record. */
export interface FileLines {
  readonly members: readonly string[];
  /** The columns that identify a line of its record. */
  readonly key: readonly string[];
  /** Whether the file must have every stored line of a record, because an import removes none. */
  readonly complete?: true;
}

/** A fault by column. Without `row` it is in the first row of the record. */
export interface CellFault extends Fault {
  readonly row?: FileRow;
}

/** A line of a record in a file. */
export interface FileLine {
  readonly row: FileRow;
  readonly values: FileValues;
  /** The stored line. Undefined: the record has none like it. */
  readonly stored: FileValues | undefined;
  /** The columns that differ from the stored line. */
  readonly changed: ReadonlySet<string>;
}

/** A record of a file that differs from what is stored. */
export interface FileRecord<T> {
  readonly rows: readonly [FileRow, ...FileRow[]];
  /** The values of the record, without those of its lines. */
  readonly head: FileValues;
  readonly lines: readonly FileLine[];
  /** The stored record. Undefined: there is none yet. */
  readonly stored: T | undefined;
  /** The columns of `head` that differ from the stored record. */
  readonly changed: ReadonlySet<string>;
}

/** What `FileWrite.write` uses. */
export interface FileTools {
  readonly unit: UnitPorts;
  readonly caller: Caller;
  readonly today: CalendarDate;
  readonly report: ReportCell;
  /** Runs the command in the unit of work of the file. Its refusals become faults of the row, and end its record. */
  // biome-ignore lint/suspicious/noExplicitAny: commands have results of every type
  perform<K extends AnyCommand>(command: K, input: RawOf<K>, row: FileRow): Promise<any>;
  /** Reports a refusal at the row. */
  refuse(row: FileRow, refusal: Refusal): void;
}

/** Locks and returns the records whose text `member` has the value of a row. `column`: the column of the value. */
export async function statesIn<S extends State, A extends Aggregate<S>>(
  repository: Repository<S, A>,
  member: keyof S & string,
  rows: readonly FileRow[],
  column: string = member,
): Promise<readonly S[]> {
  const values = new Set(rows.flatMap(({ values: { [column]: value } }) => (value === undefined ? [] : String(value))));
  return (await repository.whereIn(member, [...values])).map(({ state }) => state);
}

// biome-ignore lint/suspicious/noExplicitAny: the context files handles kinds of every record alike
export type AnyFileKind = FileKind<any, any>;

/** Checks the types of a kind. */
export const fileKind = <T extends object, C>(kind: FileKind<T, C>): FileKind<T, C> => kind;

/** Any contract that `perform` of the core runs. */
export type Performed = AnyCommand | AnyQuery;
