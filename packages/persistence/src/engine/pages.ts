/** Reads pages of lists. */
import { PAGE_BYTES_MAX, type PageRequest, type SortTerm } from '@cleaver/domain/kernel';
import type { Row } from './column.ts';
import type { List } from './list.ts';
import type { Query } from './mapping.ts';

/** A filter in SQL: the clause ` where …` on the table alias `t`, and the values of its parameters. */
export interface Filter {
  readonly where: string;
  readonly values: readonly unknown[];
}

/** Maximum number of rows to skip without counting first. */
const SHALLOW = 200;

/**
 * Returns the rows of a page and the total count. One query reads a page near the start and the count. For later pages
 * a first query counts, and the second starts from the nearer end. So the last page is as fast as the first.
 *
 * The database cuts the page at `PAGE_BYTES_MAX`, so that large rows are neither sent nor parsed.
 */
export async function readPage<R extends Row>(
  query: Query,
  list: List<R>,
  { where, values }: Filter,
  { page, size, skip = 0, sort }: PageRequest,
): Promise<{ readonly rows: readonly R[]; readonly total: number }> {
  const from = page * size + skip;
  const most = Math.max(0, size - skip);
  const cut = ` limit $${values.length + 1} offset $${values.length + 2}`;
  const count = `select count(*) as total from ${list.table} t${where}`;
  if (from <= SHALLOW) {
    const rest = `${where}${orderBy(list, sort, 1)}${cut}`;
    const text = bounded(
      list,
      sort,
      (more) => `${list.select(`${more}, (${count}) as "total"`)}${rest}`,
      ', b."total"',
    );
    const rows = await query<R>({ text, values: [...values, most, from] });
    // A page without rows has no count. If it is the first page, the count is 0.
    if (rows[0] || (from === 0 && most > 0)) return { rows, total: Number(rows[0]?.['total'] ?? 0) };
  }
  const [counted] = await query({ text: count, values });
  const total = Number(counted?.['total']);
  const length = Math.min(most, total - from);
  if (length <= 0) return { rows: [], total };
  const after = total - from - length;
  const [direction, skipped] = after < from ? [-1 as const, after] : [1 as const, from];
  // Selects the ids first, so that a skipped row costs an index entry and not a row.
  const ids = `select t."id" from ${list.table} t${where}${orderBy(list, sort, direction)}${cut}`;
  const rest = ` join (${ids}) i on i."id" = t."id"${orderBy(list, sort, 1)}`;
  const text = bounded(list, sort, (more) => `${list.select(more)}${rest}`);
  return { rows: await query<R>({ text, values: [...values, length, skipped] }), total };
}

/**
 * Returns SQL that cuts the list after the row with which the total size reaches `PAGE_BYTES_MAX`. Does not limit lists
 * without large columns or child tables. `select` adds columns to the query.
 */
function bounded(list: List, sort: readonly SortTerm[], select: (more: string) => string, shown = ''): string {
  if (!list.large) return select('');
  const { bytes, columns, lists = [] } = list.large;
  const terms = termsOf(sort);
  const keys = terms.map(({ field }, at) => `, t.${list.sortColumn(field)} as "order${at}"`);
  const order = terms.map(({ direction }, at) => `b."order${at}" ${direction}`).join(', ');
  const size = ['b."bytes"', ...lists.map((column) => `octet_length(b."${column}"::text)`)].join(' + ');
  const before = `sum(${size}) over (order by ${order} rows between unbounded preceding and 1 preceding) as "before"`;
  const wanted = columns.map((column) => `b."${column}"`).join(', ');
  return (
    `select ${wanted}${shown} from (select b.*, ${before} from (${select(`${keys.join('')}, ${bytes} as "bytes"`)}) b) b` +
    ` where coalesce(b."before", 0) < ${PAGE_BYTES_MAX} order by ${order}`
  );
}

const termsOf = (sort: readonly SortTerm[]): readonly SortTerm[] => [...sort, { field: 'id', direction: 'asc' }];

/** Returns the `order by`. `direction` -1 reverses it. PostgreSQL sorts nulls last, or first when descending. */
function orderBy(list: List, sort: readonly SortTerm[], direction: 1 | -1): string {
  const order = termsOf(sort).map(
    (term) => `t.${list.sortColumn(term.field)} ${(term.direction === 'asc') === (direction === 1) ? 'asc' : 'desc'}`,
  );
  return ` order by ${order.join(', ')}`;
}
