/** What a file can be about. */
import type { CleaverClient } from '@cleaver/client';
import type { Schema } from '../openapi.ts';
import type { Beyond } from './check.ts';

export interface Column extends Beyond {
  readonly name: string;
  readonly schema: Schema;
  readonly required?: boolean;
  /** Several texts in one cell, with `|` between them. */
  readonly list?: boolean;
  /** Understood as its name too. */
  readonly alias?: string;
}

export const BETWEEN = '|';

export type Value = string | number | readonly string[];

/** By the names of the columns; what the file says nothing of is left out. */
export type Row = Readonly<Record<string, Value | undefined>>;

export interface FileRow {
  readonly row: number;
  readonly values: Row;
}

export interface Fault {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

export type Report = (row: number, column: string, message: string) => void;

/** Takes back what was written, as far as the service lets one. */
export interface Undo {
  /** Like `Lyoner (W-100)`. */
  readonly title: string;
  /** Like `deactivated`. */
  readonly how: string;
  run(): Promise<unknown>;
}

/** What is to be done for one record of the file; nothing, where the service has it already. */
export interface Work {
  readonly rows: readonly number[];
  /** Of `run`; a record that the service has in part is completed. */
  readonly does: 'create' | 'complete' | 'nothing';
  /** Tells of each thing written how to take it back. Once begun it ends: of what is broken off nobody knows the effect. */
  run(written: (undo: Undo) => void): Promise<void>;
}

/** What the service has. */
export interface Shop<T = unknown> {
  readonly client: CleaverClient;
  /** By `keyOf` its rows. */
  readonly items: ReadonlyMap<string, T>;
}

export interface Kind<S extends Shop = Shop> {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Of a record, no matter how it is written. */
  readonly key: readonly string[];
  /** Whether a record may take several rows. */
  readonly repeats: boolean;
  /** Asks the service for all that a file may touch or name. */
  visit(client: CleaverClient, signal: AbortSignal, seen: (count: number) => void): Promise<S>;
  /** For an export: the rows of all items, in order. */
  rowsOf(shop: S): Row[];
  /** Finds what is to be done for one record, or reports why it cannot be. */
  plan(rows: readonly [FileRow, ...FileRow[]], shop: S, report: Report): Work | undefined;
}

/** Texts that the service takes for the same have the same: without regard to case and to spellings of one letter. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();

export const keyOf = (row: Row, key: readonly string[]): string =>
  JSON.stringify(key.map((name) => folded(String(row[name] ?? '').trim())));
