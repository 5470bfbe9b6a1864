import type { Row } from './column.ts';

/** A list that is read in pages: rows of `t`, which has an `"id"`. `R`: the type of its rows. */
export interface List<R = Row> {
  /** A type marker for the compiler. It is never set. */
  readonly '~row'?: R;
  /** The quoted name of the table, or a subquery in parentheses. */
  readonly table: string;
  /**
   * SQL for the size of a row `t` in bytes, and the column names of `select`. `lists`: the columns with JSON from other
   * tables, whose sizes are added. Undefined if rows are never large.
   */
  readonly large?:
    | { readonly bytes: string; readonly columns: readonly string[]; readonly lists?: readonly string[] }
    | undefined;
  /** Returns `select … from … t`, optionally with more columns. */
  select(more?: string): string;
  /** Returns the quoted column for sorting by a field. */
  sortColumn(field: string): string;
}
