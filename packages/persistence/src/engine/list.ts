import type { Row } from './column.ts';

/** A list that pages are cut out of: rows of `t`, which has an `"id"`. `R`: what it selects of each. */
export interface List<R = Row> {
  /** Never set: it carries the type. */
  readonly '~row'?: R;
  /** Quoted. */
  readonly table: string;
  /** Where rows may be large: SQL that gives the bytes of one, `t`, and what `select` calls its columns; undefined: none is. */
  readonly large?: { readonly bytes: string; readonly columns: readonly string[] } | undefined;
  /** `select … from … t`, with more columns on demand. */
  select(more?: string): string;
  /** The column, quoted, by which the list is sorted when it is to be sorted by the field. */
  sortColumn(field: string): string;
}
