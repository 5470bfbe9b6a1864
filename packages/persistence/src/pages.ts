/** Pages of lists. */
import { PAGE_BYTES_MAX, type PageRequest, pageTooLarge, type SortTerm, Turns } from '@cleaver/domain/kernel';
import type { Row } from './column.ts';
import type { Query } from './mapping.ts';
import { Slices } from './slices.ts';

/** A list that pages are cut out of: rows of `t`, which has an `"id"`. `R`: what it selects of each. */
export interface List<R = Row> {
  /** Never set: it carries the type. */
  readonly '~row'?: R;
  /** Quoted. */
  readonly table: string;
  /** Whether rows may be large, with lists of their own. */
  readonly isHeavy?: boolean;
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
const SHALLOW = 200;

/** So many rows of whatever size are read by one statement. */
const FEW = 20;
/** What large pages hold in memory is held by two of them at a time. */
const largeOnes = new Turns({ atOnce: 2, waitingInGroup: 50, waitingInAll: 50 });

/**
 * The rows of a page, and how many there are in all. Many that may be large are read some at a time, so that nobody waits for
 * all of them; beyond 4 MiB they are refused.
 */
export async function readPage<R extends Row>(
  query: Query,
  list: List<R>,
  filter: Filter,
  request: PageRequest,
): Promise<{ readonly rows: readonly R[]; readonly total: number }> {
  if (!list.isHeavy || request.size <= FEW) return readAtOnce(query, list, filter, request);
  const ids: List = {
    table: list.table,
    select: (more = '') => `select t."id"${more} from ${list.table} t`,
    sortColumn: (field) => list.sortColumn(field),
  };
  const { rows: page, total } = await readAtOnce(query, ids, filter, request);
  const wanted = page.map(({ id }) => id);
  const text = `${list.select()} where t."id" = any($1)`;
  const found = new Map<unknown, R>();
  const slices = new Slices(wanted.length);
  let [from, bytes] = [0, 0];
  const readOne = async () => {
    const part = wanted.slice(from, from + slices.next);
    const rows = await query<R>({ text, values: [part] });
    for (const row of rows) found.set(row['id'], row);
    from += part.length;
    bytes += slices.took(rows);
    if (bytes > PAGE_BYTES_MAX) throw pageTooLarge();
  };
  if (wanted.length > 0) await readOne();
  // Small ones are read by one more statement.
  if (from < wanted.length && from + slices.next >= wanted.length) await readOne();
  if (from < wanted.length) {
    await largeOnes.take('', async () => {
      while (from < wanted.length) await readOne();
    });
  }
  // What was removed meanwhile is not there any more.
  return { rows: wanted.map((id) => found.get(id)).filter((row) => row !== undefined), total };
}

/**
 * The rows of a page, and how many there are in all. A page near the start is read together with the count. Further on the
 * count comes first, and tells from which end of the list it is nearer: the last page is as quick as the first.
 */
async function readAtOnce<R extends Row>(
  query: Query,
  list: List<R>,
  { where, values }: Filter,
  { page, size, sort }: PageRequest,
): Promise<{ readonly rows: readonly R[]; readonly total: number }> {
  const from = page * size;
  const cut = ` limit $${values.length + 1} offset $${values.length + 2}`;
  const count = `select count(*) as total from ${list.table} t${where}`;
  if (from <= SHALLOW) {
    const rows = await query<R>({
      text: `${list.select(`, (${count}) as total`)}${where}${orderBy(list, sort, 1)}${cut}`,
      values: [...values, size, from],
    });
    // Without rows nobody tells the count; on the first page it is 0 then.
    if (rows[0] || from === 0) return { rows, total: Number(rows[0]?.['total'] ?? 0) };
  }
  const [counted] = await query({ text: count, values });
  const total = Number(counted?.['total']);
  const length = Math.min(size, total - from);
  if (length <= 0) return { rows: [], total };
  const after = total - from - length;
  const [direction, skipped] = after < from ? [-1 as const, after] : [1 as const, from];
  // The ids come first, since what is skipped on the way to them then costs a look into the index and not a row.
  const order = orderBy(list, sort, direction);
  const rows = await query<R>({
    text: `${list.select()} join (select t."id" from ${list.table} t${where}${order}${cut}) i on i."id" = t."id"${order}`,
    values: [...values, length, skipped],
  });
  return { rows: direction === 1 ? rows : rows.toReversed(), total };
}

/** Forwards or backwards. Nulls stand where PostgreSQL puts them: last, or first when descending. */
function orderBy(list: List, sort: readonly SortTerm[], direction: 1 | -1): string {
  const terms: SortTerm[] = [...sort, { field: 'id', direction: 'asc' }];
  const order = terms.map(
    (term) => `t.${list.sortColumn(term.field)} ${(term.direction === 'asc') === (direction === 1) ? 'asc' : 'desc'}`,
  );
  return ` order by ${order.join(', ')}`;
}
