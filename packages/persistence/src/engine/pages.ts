/** Pages of lists. */
import { PAGE_BYTES_MAX, type PageRequest, type SortTerm } from '@cleaver/domain/kernel';
import type { Row } from './column.ts';
import type { List } from './list.ts';
import type { Query } from './mapping.ts';

/** ` where …` on `t`, and the values of its parameters. */
export interface Filter {
  readonly where: string;
  readonly values: readonly unknown[];
}

/** So many rows may be skipped before it is worth to ask first how many there are. */
const SHALLOW = 200;

/**
 * The rows of a page, and how many there are in all. A page near the start is read together with the count. Further on the
 * count comes first, and tells from which end of the list it is nearer: the last page is as quick as the first.
 *
 * The database leaves out what comes behind `PAGE_BYTES_MAX`, so that large rows are neither sent nor parsed.
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
    // Without rows nobody tells the count; on the first page it is 0 then.
    if (rows[0] || (from === 0 && most > 0)) return { rows, total: Number(rows[0]?.['total'] ?? 0) };
  }
  const [counted] = await query({ text: count, values });
  const total = Number(counted?.['total']);
  const length = Math.min(most, total - from);
  if (length <= 0) return { rows: [], total };
  const after = total - from - length;
  const [direction, skipped] = after < from ? [-1 as const, after] : [1 as const, from];
  // The ids come first, since what is skipped on the way to them then costs a look into the index and not a row.
  const ids = `select t."id" from ${list.table} t${where}${orderBy(list, sort, direction)}${cut}`;
  const rest = ` join (${ids}) i on i."id" = t."id"${orderBy(list, sort, 1)}`;
  const text = bounded(list, sort, (more) => `${list.select(more)}${rest}`);
  return { rows: await query<R>({ text, values: [...values, length, skipped] }), total };
}

/** The rows as they come, up to the first by which they take more than a page may. `select`: selects more of them, too. */
function bounded(list: List, sort: readonly SortTerm[], select: (more: string) => string, shown = ''): string {
  if (!list.large) return select('');
  const { bytes, columns } = list.large;
  const terms = termsOf(sort);
  const keys = terms.map(({ field }, at) => `, t.${list.sortColumn(field)} as "order${at}"`);
  const order = terms.map(({ direction }, at) => `b."order${at}" ${direction}`).join(', ');
  const before = `sum(b."bytes") over (order by ${order} rows between unbounded preceding and 1 preceding) as "before"`;
  const wanted = columns.map((column) => `b."${column}"`).join(', ');
  return (
    `select ${wanted}${shown} from (select b.*, ${before} from (${select(`${keys.join('')}, ${bytes} as "bytes"`)}) b) b` +
    ` where coalesce(b."before", 0) < ${PAGE_BYTES_MAX} order by ${order}`
  );
}

const termsOf = (sort: readonly SortTerm[]): readonly SortTerm[] => [...sort, { field: 'id', direction: 'asc' }];

/** Forwards or backwards. Nulls stand where PostgreSQL puts them: last, or first when descending. */
function orderBy(list: List, sort: readonly SortTerm[], direction: 1 | -1): string {
  const order = termsOf(sort).map(
    (term) => `t.${list.sortColumn(term.field)} ${(term.direction === 'asc') === (direction === 1) ? 'asc' : 'desc'}`,
  );
  return ` order by ${order.join(', ')}`;
}
