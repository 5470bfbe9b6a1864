/** Paging and sorting, the same for every list (docs/contract.md, section 3). */
import type { CalendarDate } from './calendar.ts';
import { type Field, type Form, form, optional, type RawsOf, type ValuesOf } from './form.ts';
import type { JsonSchema } from './json-schema.ts';
import { bytesOf } from './json-size.ts';
import { say } from './message.ts';
import type { Fault } from './refusal.ts';
import { compareByCodePoint, sortText } from './text.ts';

/**
 * The order of a list by a member. `folded`: texts in the order of their keys by `sortText` or `sortUniqueText`.
 * `plain`: other values in their natural order.
 */
export type SortRule = 'folded' | 'plain';
export type Direction = 'asc' | 'desc';

export interface SortTerm {
  readonly field: string;
  readonly direction: Direction;
}

/** The page and the order of a list. */
export interface Cut {
  /** The page number, from 0. */
  readonly page: number;
  /** The maximum number of elements on a page, 1 to 500. */
  readonly size: number;
  /**
   * The number of elements to skip at the start of the page, because an earlier, cut response contained them
   * (`Page.page.next`).
   */
  readonly skip?: number | undefined;
  /** The terms by priority. Each store adds the id as the last term, so the order is total and pages do not overlap. */
  readonly sort: readonly SortTerm[];
}

/** The members of `Cut` as a client sends them, before validation. */
export interface RawCut {
  readonly page?: number;
  readonly size?: number;
  readonly skip?: number;
  /** One or more sort terms, for example `name` or `name,desc`. */
  readonly sort?: string | readonly string[];
}

/** The filters of a list in addition to the equality filters of `Where`. */
export interface Narrowing {
  /** Search words (see `searchWords`). Each must occur in a name or number of the element. */
  readonly q?: readonly string[] | undefined;
  /** The ids. Only elements with one of these ids match. */
  readonly id?: readonly string[] | undefined;
  /** The start of the range for the kind's `day` member: the first day or instant (inclusive). */
  readonly from?: CalendarDate | Date | undefined;
  /** The end of the range: the last day (inclusive) or the end instant (exclusive). */
  readonly to?: CalendarDate | Date | undefined;
}

export interface PageRequest extends Cut, Narrowing {}

export interface Page<T> {
  readonly content: readonly T[];
  readonly page: {
    readonly number: number;
    readonly size: number;
    readonly totalElements: number;
    readonly totalPages: number;
    /**
     * Set only if the page was cut at `PAGE_BYTES_MAX`. Request the same page with this value as `skip` to get the
     * remaining elements.
     */
    readonly next?: number | undefined;
  };
}

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 500;
/**
 * The largest page number, more than any list needs. Positions on all pages up to this number are exact, and fit into
 * the bigint of a store.
 */
const MAX_PAGE = Math.floor(Number.MAX_SAFE_INTEGER / MAX_PAGE_SIZE) - 1;
/**
 * Approximate maximum size of a page as JSON, in code units. Larger responses would delay other requests. A page ends
 * with the element that reaches this size.
 */
export const PAGE_BYTES_MAX = 1024 * 1024;

/**
 * Returns the page with these elements, which follow the first `skip` elements of the page. Sets `next` if `content` is
 * not empty and elements of this page remain after it.
 */
export function pageOf<T>(
  content: readonly T[],
  { page: number, size, skip = 0 }: Pick<PageRequest, 'page' | 'size' | 'skip'>,
  totalElements: number,
): Page<T> {
  const end = skip + content.length;
  const isCut = content.length > 0 && end < Math.min(size, totalElements - number * size);
  const totalPages = Math.ceil(totalElements / size);
  return { content, page: { number, size, totalElements, totalPages, ...(isCut && { next: end }) } };
}

const wholeNumber = (min: number, fallback: number, cap: number, schema: JsonSchema): Field<number> => ({
  schema: { type: 'integer', minimum: min, default: fallback, ...schema },
  required: false,
  read(raw, at, faults) {
    if (raw === undefined) return fallback;
    if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < min) {
      faults.push({ field: at, message: say`must be a whole number, at least ${min}` });
      return fallback;
    }
    return Math.min(raw, cap);
  },
});

const page = wholeNumber(0, 0, MAX_PAGE, { description: 'Page number; the first page is 0' });
const size = (fallback: number): Field<number> =>
  wholeNumber(1, fallback, MAX_PAGE_SIZE, {
    description: `Elements per page; more than ${MAX_PAGE_SIZE} counts as ${MAX_PAGE_SIZE}`,
  });
const skip = wholeNumber(0, 0, MAX_PAGE_SIZE, {
  description: 'Elements to skip at the beginning of the page: `page.next` of the previous response',
});

/** The fields for the pages of a list with a fixed order. `size` is undefined if the request has none. */
export const PAGES = { page, size: optional(size(MAX_PAGE_SIZE)), skip } as const;

/** A direction in upper or lower case, as in `sortField`'s pattern. */
const DIRECTION = /^(asc|desc)$/i;

/**
 * Returns the field that parses `sort=field`, `sort=field,desc`, `sort=a,b,desc`. Repeated parameters arrive as a list,
 * by priority.
 */
function sortField(
  members: readonly string[],
  first: Direction,
  published: Readonly<Record<string, string>>,
): Field<readonly SortTerm[]> {
  const allowed = members.map((member) => published[member] ?? member);
  const [field] = allowed;
  const fallback: SortTerm = { field: members[0] ?? 'id', direction: first };
  if (field === undefined) return fixedOrder(fallback);
  const name = `(${allowed.join('|')})`;
  return {
    schema: {
      type: 'array',
      items: { type: 'string', pattern: `^${name}(,${name})*(,([aA][sS][cC]|[dD][eE][sS][cC]))?$` },
      description:
        'Fields in order of priority, separated by commas. A final `asc` or `desc` applies to all of them: ' +
        '`field`, `field,desc`, `a,b,desc`. Repeat the parameter for fields with another direction; ' +
        `name each field once. Sortable: ${allowed.join(', ')}`,
      default: [first === 'asc' ? field : `${field},desc`],
      examples: [[`${field},desc`]],
    },
    required: false,
    read: (raw, at, faults) => {
      if (raw === undefined) return [fallback];
      const given = Array.isArray(raw) ? raw : [raw];
      const terms = given.flatMap((value) => readSort(value, allowed, at, faults));
      const fields = terms.map((term) => term.field);
      const repeated = fields.find((each, index) => fields.indexOf(each) < index);
      if (repeated) faults.push({ field: at, message: say`must name each field once, but has ${repeated} twice` });
      return terms.map((term) => ({ ...term, field: members[allowed.indexOf(term.field)] ?? term.field }));
    },
  };
}

/** Returns the field `sort` of a list that has only one order. Any `sort` in a request is a fault. */
const fixedOrder = (order: SortTerm): Field<readonly SortTerm[]> => ({
  schema: {
    type: 'array',
    items: { type: 'string' },
    description: 'Not allowed: this list has one fixed order',
  },
  required: false,
  read(raw, at, faults) {
    if (raw !== undefined) faults.push({ field: at, message: say`must be omitted: this list has one fixed order` });
    return [order];
  },
});

function readSort(value: unknown, allowed: readonly string[], at: string, faults: Fault[]): SortTerm[] {
  const [example = ''] = allowed;
  const words = typeof value === 'string' ? value.split(',').map((word) => word.trim()) : [''];
  const last = words.at(-1) ?? '';
  const direction = DIRECTION.test(last) ? (last.toLowerCase() as Direction) : undefined;
  const fields = direction ? words.slice(0, -1) : words;
  if (fields.length === 0 || fields.some((name) => !allowed.includes(name))) {
    faults.push({
      field: at,
      message: say`must be fields among ${allowed.join(', ')}, followed by asc or desc if wished, like ${example},desc`,
    });
    return [];
  }
  // A direction applies to all fields of its parameter, as in `sort=a,b,desc`.
  return fields.map((field) => ({ field, direction: direction ?? 'asc' }));
}

/** The sortable fields of a list. The first is the default order. */
export type Sortable = { readonly [field: string]: SortRule };

/**
 * Returns the form of a list operation: page, size, sort and the list's own filters. `first`: the direction of the
 * default order. `published`: the request names of sortable members, by the name in the state, if they differ.
 */
export function listForm<const F extends { readonly [name: string]: Field<unknown> }>(
  sortable: Sortable,
  filters: F,
  first: Direction = 'asc',
  published: Readonly<Record<string, string>> = {},
): Form<ValuesOf<F> & Cut, RawsOf<F> & RawCut> {
  return form({
    page,
    size: size(DEFAULT_PAGE_SIZE),
    skip,
    sort: sortField(Object.keys(sortable), first, published),
    ...filters,
  }) as unknown as Form<ValuesOf<F> & Cut, RawsOf<F> & RawCut>;
}

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
  request: Cut,
  keyOf: (field: string) => (text: string) => string = () => sortText,
): Page<T> {
  const terms = [...request.sort, { field: 'id', direction: 'asc' as const }].map(({ field, direction }) => ({
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
  return slicePage(
    keyed.map(({ item }) => item),
    request,
  );
}

/** Returns one page of a list that is completely in memory, in its existing order. */
export function slicePage<T>(items: readonly T[], request: Pick<Cut, 'page' | 'size' | 'skip'>): Page<T> {
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
