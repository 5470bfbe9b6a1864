/** Reads pages of lists. */
import {
  bytesOf,
  fitting,
  PAGE_BYTES_MAX,
  type PageRequest,
  remainingBytes,
  type SortTerm,
} from '@cleaver/domain/kernel';
import { isUuid, type Row } from './column.ts';
import type { List } from './list.ts';
import type { Query } from './mapping.ts';

/** A filter in SQL: the clause ` where …` on the table alias `t`, and the values of its parameters. */
export interface Filter {
  readonly where: string;
  readonly values: readonly unknown[];
}

/** A part of a list. */
export interface PageRead<R> {
  readonly rows: readonly R[];
  /** The number of all rows that match the filter. */
  readonly total: number;
  /** In a walk: the id of the last row, if rows follow it. */
  readonly after?: string | undefined;
}

/** Maximum number of rows to skip without counting first. */
const SHALLOW = 200;
/**
 * Maximum number of rows that a statement reads. A record has at most `RECORD_BYTES_MAX`, so that many fit into the
 * memory of every request, whatever they contain.
 */
const AT_ONCE = 32;

/**
 * Returns the rows of a page and the total count. One query reads a short page near the start and the count. For later
 * pages a first query counts, and the second starts from the nearer end. So the last page is as fast as the first. For a
 * long page the ids are read first, then the rows in parts.
 *
 * Cuts the page after the row with which its size reaches `PAGE_BYTES_MAX`. Counting in this process is cheaper than in
 * the database, which would have to unpack each value once more.
 */
export async function readPage<R extends Row>(
  query: Query,
  list: List<R>,
  { where, values }: Filter,
  { page, size, skip = 0, after: start, sort }: PageRequest,
): Promise<PageRead<R>> {
  if (start !== undefined) return readWalk(query, list, { where, values }, { size, start });
  const from = page * size + skip;
  const most = Math.max(0, size - skip);
  const isShort = most <= AT_ONCE;
  const cut = ` limit $${values.length + 1} offset $${values.length + 2}`;
  const count = `select count(*) as total from ${list.table} t${where}`;
  const ids = `select t."id"`;
  if (from <= SHALLOW) {
    const more = `, (${count}) as "total"`;
    const of = isShort ? list.select(more) : `${ids}${more} from ${list.table} t`;
    const rows = await query<R>({
      text: `${of}${where}${orderBy(list, sort, 1)}${cut}`,
      values: [...values, most, from],
    });
    // A page without rows has no count. If it is the first page, the count is 0.
    if (rows[0] || (from === 0 && most > 0)) {
      const total = Number(rows[0]?.['total'] ?? 0);
      return { rows: isShort ? fittingRows(rows) : await rowsOf(query, list, { where, values }, rows), total };
    }
  }
  const [counted] = await query({ text: count, values });
  const total = Number(counted?.['total']);
  const length = Math.min(most, total - from);
  if (length <= 0) return { rows: [], total };
  const behind = total - from - length;
  const [direction, skipped] = behind < from ? [-1 as const, behind] : [1 as const, from];
  // Selects the ids first, so that a skipped row costs an index entry and not a row.
  const chosen = `${ids} from ${list.table} t${where}${orderBy(list, sort, direction)}${cut}`;
  const bounds = [...values, length, skipped];
  if (!isShort) {
    const found = await query({ text: chosen, values: bounds });
    return { rows: await rowsOf(query, list, { where, values }, direction < 0 ? found.toReversed() : found), total };
  }
  const text = `${list.select()} join (${chosen}) i on i."id" = t."id"${orderBy(list, sort, 1)}`;
  return { rows: fittingRows(await query<R>({ text, values: bounds })), total };
}

/** Returns the first rows until the sum of their sizes reaches `PAGE_BYTES_MAX`. */
const fittingRows = <R extends Row>(rows: readonly R[]): readonly R[] =>
  // Nearly every page fits, and this estimate costs a fifth of the sizes of all rows.
  remainingBytes(rows, PAGE_BYTES_MAX) >= 0 ? rows : fitting(rows, PAGE_BYTES_MAX, bytesOf);

/**
 * Returns the rows with an id after `start`, in the order of ids. This is the order of the bytes of the ids as text, the
 * same in every store. UUIDs in lower case have the same order as values, so the index of the ids serves the walk.
 */
async function readWalk<R extends Row>(
  query: Query,
  list: List<R>,
  { where, values }: Filter,
  { size, start }: { readonly size: number; readonly start: string },
): Promise<PageRead<R>> {
  const at = values.length + 1;
  const isAfter = isUuid(start) ? `t."id" > $${at}` : `t."id"::text collate "C" > $${at}`;
  const count = `select count(*) as total from ${list.table} t${where}`;
  const more = `, (${count}) as "total"`;
  const isShort = size < AT_ONCE;
  const of = isShort ? list.select(more) : `select t."id"${more} from ${list.table} t`;
  const rest = `${where}${where === '' ? ' where' : ' and'} ${isAfter} order by t."id" limit $${at + 1}`;
  // One more row than requested shows whether rows follow.
  const found = await query<R>({ text: `${of}${rest}`, values: [...values, start, size + 1] });
  const [first] = found;
  const total = Number((first ?? (await query({ text: count, values }))[0])?.['total']);
  const chosen = found.slice(0, size);
  const rows = isShort ? fittingRows(chosen) : await rowsOf(query, list, { where, values }, chosen);
  const [last, end] = [rows.at(-1) ?? chosen.at(-1), found.at(-1)];
  // The rows end earlier if they are large, or if others have removed the last ones in the meantime.
  return last && last['id'] !== end?.['id'] ? { rows, total, after: String(last['id']) } : { rows, total };
}

/**
 * Returns the rows with these ids in their order, until they reach `PAGE_BYTES_MAX`. Omits rows that others have removed
 * or changed so that the filter no longer matches.
 */
async function rowsOf<R extends Row>(
  query: Query,
  list: List<R>,
  { where, values }: Filter,
  found: readonly Row[],
): Promise<readonly R[]> {
  const text = `${list.select()}${where === '' ? ' where' : `${where} and`} t."id" = any($${values.length + 1})`;
  const rows: R[] = [];
  let rest = PAGE_BYTES_MAX;
  for (let at = 0; at < found.length && rest >= 0; at += AT_ONCE) {
    const ids = found.slice(at, at + AT_ONCE).map(({ id }) => id);
    const read = await query<R>({ text, values: [...values, ids] });
    const part = new Map(read.map((row) => [row['id'], row] as const));
    const there = ids.map((id) => part.get(id)).filter((row) => row !== undefined);
    rows.push(...there);
    rest = remainingBytes(there, rest);
  }
  return rest >= 0 ? rows : fittingRows(rows);
}

/** Returns the `order by`. `direction` -1 reverses it. PostgreSQL sorts nulls last, or first when descending. */
function orderBy(list: List, sort: readonly SortTerm[], direction: 1 | -1): string {
  const terms: readonly SortTerm[] = [...sort, { field: 'id', direction: 'asc' }];
  const order = terms.map(
    (term) => `t.${list.sortColumn(term.field)} ${(term.direction === 'asc') === (direction === 1) ? 'asc' : 'desc'}`,
  );
  return ` order by ${order.join(', ')}`;
}
