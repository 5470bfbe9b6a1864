/** What a file can be about. */
import type { CleaverClient } from '@cleaver/client';
import { foldText } from '@cleaver/domain/kernel';
import type { Schema } from '../openapi.ts';
import type { Beyond } from './check.ts';

export interface Column extends Beyond {
  readonly name: string;
  readonly schema: Schema;
  readonly required?: boolean;
  /** Several texts in one cell, with `|` between them. */
  readonly list?: boolean;
  /** Where a cell is empty. */
  readonly standard?: number;
  /** Understood as its name too. */
  readonly alias?: string;
}

export const BETWEEN = '|';

export type Value = string | number | boolean | readonly string[];

/** By the names of the columns; what the file says nothing of is left out. */
export type Row = Readonly<Record<string, Value | undefined>>;

export interface FileRow {
  readonly row: number;
  readonly values: Row;
}

/** Of one record. */
export type FileRows = readonly [FileRow, ...FileRow[]];

export interface Fault {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

export type Report = (row: number, column: string, message: string) => void;

/**
 * One write, of what has this id. The key is of the file and the row: for what makes something that stays for ever. What can be
 * taken back, like a sales unit, is done again by the same file; that it has no second effect is the service's own rule.
 */
export type Step = (id: string, idempotencyKey: string) => Promise<unknown>;

/** What is to be done for one record of the file; nothing, where the service has it already. */
export interface Work {
  readonly rows: readonly number[];
  /** A record that the service has in part is completed; a price is changed. */
  readonly does: 'create' | 'complete' | 'change' | 'nothing';
  /** Of what is there already. */
  readonly id?: string | undefined;
  /** What creates what is not. */
  readonly body?: object | undefined;
  /** What else is to be written, one after the other, once it is there. */
  readonly steps: readonly Step[];
  /** Told the id once it is known. */
  readonly made?: (id: string) => void;
}

/** What the service has. */
export interface Shop<T = unknown> {
  readonly client: CleaverClient;
  /** By `keyOf` its rows. */
  readonly items: ReadonlyMap<string, T>;
}

/** What the service has against a body, by its place among those that were asked about. */
export interface Against {
  readonly index: number;
  readonly member: string;
  readonly message: string;
}

/** What can be written as a file. */
export interface Exported<S extends Shop = Shop> {
  readonly name: string;
  /** The commands of which group tell the same, where that has another name. */
  readonly group?: string;
  /** What else a file of it may be called. */
  readonly also: readonly string[];
  readonly columns: readonly Column[];
  /** Asks the service for all that a file may touch or name. */
  visit(client: CleaverClient, signal: AbortSignal, seen: (count: number) => void): Promise<S>;
  /** The rows of all items, in order. */
  rowsOf(shop: S, signal: AbortSignal): Row[] | Promise<Row[]>;
}

export interface Kind<S extends Shop = Shop> extends Exported<S> {
  /** Of a record, no matter how it is written. */
  readonly key: readonly string[];
  /** Whether it changes what is there, and creates nothing. */
  readonly changes?: true;
  /** Whether a record may take several rows. */
  readonly repeats: boolean;
  /** How many are created by one request, all of them or none. */
  readonly atOnce: number;
  /** Whether one may need those above it. */
  readonly inOrder: boolean;
  /** Finds what is to be done for one record, or reports why it cannot be. */
  plan(rows: FileRows, shop: S, report: Report): Work | undefined;
  /** Asks the service what is wrong with those that are to be created; left out: what it says is known without asking. */
  check?(bodies: readonly object[], shop: S): Promise<readonly Against[]>;
  /** Creates them, and gives their ids; left out: steps do all. */
  create?(bodies: readonly object[], shop: S, idempotencyKey: string): Promise<readonly string[]>;
}

export const keyOf = (row: Row, key: readonly string[]): string =>
  JSON.stringify(key.map((name) => foldText(String(row[name] ?? '').trim())));
