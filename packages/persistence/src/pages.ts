/** Pages of lists. */
import type { PageRequest, SortTerm } from '@cleaver/domain';
import type { Row, Statement } from './mapping.ts';

/** Something that takes a statement, and speaks of failures in the words of the core. */
export type Query = (statement: Statement) => Promise<readonly Row[]>;

/** A list that pages are cut out of: rows of `t`, which has an `"id"`. */
export interface List {
  /** Quoted. */
  readonly table: string;
  /** `select … from … t`, with more columns on demand. */
  select(more?: string): string;
  /** The column, quoted, by which the list is sorted when it is to be sorted by the field. */
  sortColumn(field: string): string;
}

/** ` where …` on `t`, and the values of its parameters. */
export interface Filter {
  readonly where: string;
  readonly values: readonly unknown[];
}

/** So many rows may be skipped before it is worth to ask first how many there are. */
const SHALLOW = 1_000;

/**
 * The rows of a page, and how many there are in all. A page near the start is read together with the count. Further on the
 * count comes first, and tells from which end of the list it is nearer: the last page is as quick as the first.
 */
export async function readPage(
  query: Query,
  list: List,
  { where, values }: Filter,
  { page, size, sort }: PageRequest,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const from = page * size;
  const count = `select count(*) as total from ${list.table} t${where}`;
  if (from <= SHALLOW) {
    const rows = await query({
      text: `select c.total, p.* from (${count}) c left join (${slice(list, where, sort, 1, values.length)}) p on true order by p.place`,
      values: [...values, size, from],
    });
    return { rows: rows.filter(({ place }) => place !== null), total: Number(rows[0]?.['total']) };
  }
  const [counted] = await query({ text: count, values });
  const total = Number(counted?.['total']);
  const length = Math.min(size, total - from);
  if (length <= 0) return { rows: [], total };
  const after = total - from - length;
  const [direction, skipped] = after < from ? [-1 as const, after] : [1 as const, from];
  const rows = await query({
    text: `${slice(list, where, sort, direction, values.length)} order by i.place`,
    values: [...values, length, skipped],
  });
  return { rows: direction === 1 ? rows : rows.toReversed(), total };
}

/**
 * So many rows, forwards or backwards, from a place on. Their ids come first, since what is skipped on the way to them then
 * costs a look into the index and not a row. Nulls stand where PostgreSQL puts them: last, or first when descending.
 */
function slice(list: List, where: string, sort: readonly SortTerm[], direction: 1 | -1, parameters: number): string {
  const terms: SortTerm[] = [...sort, { field: 'id', direction: 'asc' }];
  const order = terms
    .map(
      (term) => `t.${list.sortColumn(term.field)} ${(term.direction === 'asc') === (direction === 1) ? 'asc' : 'desc'}`,
    )
    .join(', ');
  const ids =
    `select t."id", row_number() over (order by ${order}) as place from ${list.table} t${where} ` +
    `order by ${order} limit $${parameters + 1} offset $${parameters + 2}`;
  return `${list.select(', i.place')} join (${ids}) i on i."id" = t."id"`;
}
