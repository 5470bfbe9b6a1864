import type { Row } from './column.ts';

/** A list that is read in pages: rows of `t`, which has an `"id"`. `R`: the type of its rows. */
export interface List<R = Row> {
  /** A type marker for the compiler. It is never set. */
  readonly '~row'?: R;
  /** The quoted name of the table, or a subquery in parentheses. */
  readonly table: string;
  /** Returns `select … from … t`, optionally with more columns. */
  select(more?: string): string;
  /** Returns the quoted column for sorting by a field. */
  sortColumn(field: string): string;
}
