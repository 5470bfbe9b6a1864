/** Cuts and sorts lists that are completely in memory, in the same order as every store. */

import {
  DIRECTION,
  type Direction,
  PAGE_BYTES_MAX,
  type Page,
  type PageSlice,
  pageOf,
  type Sortable,
  type SortTerm,
} from '../contract/page.ts';
import { bytesOf } from '../values/json-size.ts';
import { compareByCodePoint, sortText } from '../values/text.ts';

type Row = { readonly id: string };

const comparable = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

/** Compares two values. Null and undefined count as the largest value, as in PostgreSQL. */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  if (typeof a === 'string' && typeof b === 'string') return compareByCodePoint(a, b);
  return (a as number) < (b as number) ? -1 : 1;
}

/** Returns one page of a list that is completely in memory. `keyOf` returns the key function for a folded field. */
export function pageInMemory<T extends Row>(
  items: readonly T[],
  sortable: Sortable,
  request: PageSlice,
  keyOf?: (field: string) => (text: string) => string,
): Page<T> {
  const { after, size } = request;
  if (after === undefined) return slicePage(sorted(items, sortable, request.sort, keyOf), request);
  const rest = sorted(
    items.filter(({ id }) => compareByCodePoint(id, after) > 0),
    {},
    [],
  );
  const content = fitting(rest.slice(0, size), PAGE_BYTES_MAX, bytesOf);
  return pageOf(content, request, items.length, content.length < rest.length ? content.at(-1)?.id : undefined);
}

/** Returns the items in the order of the terms, then of their ids. `keyOf` returns the key function for a folded field. */
function sorted<T extends Row>(
  items: readonly T[],
  sortable: Sortable,
  sort: readonly SortTerm[],
  keyOf: (field: string) => (text: string) => string = () => sortText,
): readonly T[] {
  const terms = [...sort, { field: 'id', direction: 'asc' as const }].map(({ field, direction }) => ({
    key: (item: T) => {
      const value = item[field as keyof T];
      return sortable[field] === 'folded' && typeof value === 'string' ? keyOf(field)(value) : comparable(value);
    },
    sign: direction === 'asc' ? 1 : -1,
  }));
  // Makes each key once, because folding a text takes longer than comparing keys.
  const keyed = items.map((item) => ({ item, keys: terms.map(({ key }) => key(item)) }));
  keyed.sort((a, b) => {
    for (const [at, { sign }] of terms.entries()) {
      const order = compare(a.keys[at], b.keys[at]);
      if (order !== 0) return order * sign;
    }
    return 0;
  });
  return keyed.map(({ item }) => item);
}

/**
 * Returns the items of a response in an order like `sort` of a request: `name`, `name,desc`, `a,b,desc`, by priority.
 * Ignores invalid terms. Use it after a walk, which has the order of ids.
 */
export function sortedLike<T extends Row>(items: readonly T[], sort: string | readonly string[]): readonly T[] {
  const terms = [sort].flat().flatMap((text) => {
    const words = text.split(',').map((word) => word.trim());
    const last = words.at(-1) ?? '';
    const isDirected = DIRECTION.test(last);
    const direction = isDirected ? (last.toLowerCase() as Direction) : 'asc';
    return (isDirected ? words.slice(0, -1) : words).map((field): SortTerm => ({ field, direction }));
  });
  return sorted(items, Object.fromEntries(terms.map(({ field }) => [field, 'folded'])), terms);
}

/** Returns one page of a list that is completely in memory, in its existing order. */
export function slicePage<T>(items: readonly T[], request: Pick<PageSlice, 'page' | 'size' | 'skip'>): Page<T> {
  const { page, size, skip = 0 } = request;
  const there = items.slice(page * size + skip, (page + 1) * size);
  return pageOf(fitting(there, PAGE_BYTES_MAX, bytesOf), request, items.length);
}

/** Returns the first items until the sum of their sizes reaches `max`, including the item that reaches it. */
export function fitting<T>(items: readonly T[], max: number, sizeOf: (item: T) => number): readonly T[] {
  let sum = 0;
  return items.filter((item) => {
    const isShown = sum < max;
    sum += sizeOf(item);
    return isShown;
  });
}
