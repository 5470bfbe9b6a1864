/** Defines the kinds of CSV files. */
import type { CleaverClient } from '@cleaver/client';
import { foldText } from '@cleaver/domain/kernel';
import type { Schema } from '../schema.ts';
import type { Beyond } from './check.ts';

export interface Column extends Beyond {
  readonly name: string;
  readonly schema: Schema;
  readonly required?: boolean;
  /** Whether a cell contains several texts, with `|` between them. */
  readonly list?: boolean;
  /** The default value, for an empty cell or a missing column. */
  readonly standard?: number;
  /** An alternative name of the column, in the header and in faults from the service. */
  readonly alias?: string;
}

export const BETWEEN = '|';

export type Value = string | number | boolean | readonly string[];

/** The values of a row, by column name. Missing values are omitted. */
export type Row = Readonly<Record<string, Value | undefined>>;

export interface FileRow {
  readonly row: number;
  readonly values: Row;
}

/** The rows of one record. */
export type FileRows = readonly [FileRow, ...FileRow[]];

export interface Fault {
  /** The row number as in a spreadsheet. The header is row 1. */
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

export type Report = (row: number, column: string, message: string) => void;

/**
 * A write to the record with this id. No step so far sends the idempotency key, which is derived from the file, the row
 * and its records. So a second import of the file can repeat a write that was undone, like adding a sales unit. Rules of
 * the service prevent duplicates.
 */
export type Step = (id: string, idempotencyKey: string) => Promise<unknown>;

/** The planned writes for one record of the file. There are none if the service already has the record. */
export interface Work {
  readonly rows: readonly number[];
  /** `complete` means that the service has a part of the record. `change` changes a price or a contract. */
  readonly does: 'create' | 'complete' | 'change' | 'nothing';
  /** The id of an existing record. */
  readonly id?: string | undefined;
  /** The body that creates a missing record, or that changes a price. */
  readonly body?: object | undefined;
  /** Further writes in sequence, after the creation. */
  readonly steps: readonly Step[];
  /** Receives the id of the created record. */
  readonly made?: (id: string) => void;
}

/** The records of the service, and the client that reads and writes them. */
export interface Shop<T = unknown> {
  readonly client: CleaverClient;
  /** The records, by a key that the kind defines, for example the key of their rows (`keyOf`) or the id. */
  readonly items: ReadonlyMap<string, T>;
}

/** A fault that the service reports for a body. `index` is the position in the list of bodies. */
export interface Against {
  readonly index: number;
  readonly member: string;
  readonly message: string;
}

/** A kind of records that `cleaver export` writes. */
export interface Exported<S extends Shop = Shop> {
  readonly name: string;
  /** The group of commands for these records, if its name differs from the name of the kind. */
  readonly group?: string;
  /** Other names of the kind, in arguments and in names of files. */
  readonly also: readonly string[];
  readonly columns: readonly Column[];
  /** The key columns of a record, compared without regard to case and outer spaces. */
  readonly key: readonly string[];
  /** Whether a record may take several rows. */
  readonly repeats: boolean;
  /** Reads all records that a file may change or reference. */
  visit(client: CleaverClient, signal: AbortSignal, seen: (count: number) => void): Promise<S>;
  /** Returns the rows in the order of the exported file. */
  rowsOf(shop: S, signal: AbortSignal): Row[] | Promise<Row[]>;
  /** Returns a sentence about the records that `rowsOf` leaves out. Undefined if there are none. */
  leftOut?(shop: S): string | undefined;
}

export interface Kind<S extends Shop = Shop> extends Exported<S> {
  /** Whether the kind only changes existing records. */
  readonly changes?: true;
  /** The maximum number of records that one atomic request writes. */
  readonly atOnce: number;
  /**
   * Whether the batches of a file are written one after another, for example because a record may refer to records
   * above it.
   */
  readonly inOrder: boolean;
  /** Reads the data that `plan` needs for these rows in addition to `visit`. */
  look?(rows: readonly FileRow[], shop: S, signal: AbortSignal): Promise<void>;
  /** Returns the planned writes for one record. If the rows have faults, reports them and returns undefined. */
  plan(rows: FileRows, shop: S, report: Report): Work | undefined;
  /** Validates the bodies on the service, without writing. Undefined if local checks are sufficient. */
  check?(bodies: readonly object[], shop: S): Promise<readonly Against[]>;
  /** Creates records, or changes prices, and returns the ids. Undefined if the steps do all writes. */
  create?(bodies: readonly object[], shop: S, idempotencyKey: string): Promise<readonly string[]>;
}

export const keyOf = (row: Row, key: readonly string[]): string =>
  JSON.stringify(key.map((name) => foldText(String(row[name] ?? '').trim())));
