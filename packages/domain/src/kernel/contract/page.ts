/** Paging and sorting, the same for every list (docs/contract.md, section 3). */
import type { CalendarDate } from '../values/calendar.ts';
import { say } from '../values/message.ts';
import { type Field, type Form, form, type RawsOf, type ValuesOf } from './form.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Fault } from './refusal.ts';

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
export interface PageSlice {
  /** The page number, from 0. */
  readonly page: number;
  /** The maximum number of elements on a page, 1 to 500. */
  readonly size: number;
  /**
   * The number of elements to skip at the start of the page, because an earlier, cut response contained them
   * (`Page.page.next`).
   */
  readonly skip?: number | undefined;
  /**
   * Set in a walk: the page has the elements with a greater id, in the order of ids (`compareByCodePoint`). The empty
   * text begins the walk. `page` is then 0, and `sort` is empty.
   */
  readonly after?: string | undefined;
  /** The terms by priority. Each store adds the id as the last term, so the order is total and pages do not overlap. */
  readonly sort: readonly SortTerm[];
}

/** The members of `PageSlice` as a client sends them, before validation. */
export interface RawPageSlice {
  readonly page?: number;
  readonly size?: number;
  readonly skip?: number;
  readonly after?: string;
  /** One or more sort terms, for example `name` or `name,desc`. */
  readonly sort?: string | readonly string[];
}

/** The filters of a list in addition to the equality filters of `Where`. */
export interface ListFilter {
  /** Search words (see `searchWords`). Each must occur in a name or number of the element. */
  readonly q?: readonly string[] | undefined;
  /** The ids. Only elements with one of these ids match. */
  readonly id?: readonly string[] | undefined;
  /** The start of the range for the kind's `day` member: the first day or instant (inclusive). */
  readonly from?: CalendarDate | Date | undefined;
  /** The end of the range: the last day (inclusive) or the end instant (exclusive). */
  readonly to?: CalendarDate | Date | undefined;
}

export interface PageRequest extends PageSlice, ListFilter {}

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
    /**
     * Set only in a walk with further elements: the id of the last element, with which the next page begins. The HTTP
     * adapter sends it in the header `Link`, not in the body.
     */
    readonly after?: string | undefined;
  };
}

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 500;
/** The largest page number, more than any list needs. */
const MAX_PAGE = 1_000_000;
/**
 * Approximate maximum size of a page as JSON, in code units. Larger responses would delay other requests. A page ends
 * with the element that reaches this size.
 */
export const PAGE_BYTES_MAX = 1024 * 1024;

/**
 * Returns the page with these elements, which follow the first `skip` elements of the page. Sets `next` if `content` is
 * not empty and elements of this page remain after it. In a walk, `after` is the id of the last element if there are
 * further elements.
 */
export function pageOf<T>(
  content: readonly T[],
  { page, size, skip = 0, after: isWalk }: Pick<PageRequest, 'page' | 'size' | 'skip' | 'after'>,
  totalElements: number,
  after?: string,
): Page<T> {
  const totalPages = Math.ceil(totalElements / size);
  if (isWalk !== undefined) {
    return { content, page: { number: 0, size, totalElements, totalPages, ...(after !== undefined && { after }) } };
  }
  const end = skip + content.length;
  const isCut = content.length > 0 && end < Math.min(size, totalElements - page * size);
  return { content, page: { number: page, size, totalElements, totalPages, ...(isCut && { next: end }) } };
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

const fromZero = wholeNumber(0, 0, Number.MAX_VALUE, {
  description: 'Page number; the first page is 0',
  maximum: MAX_PAGE,
});
const page: Field<number> = {
  ...fromZero,
  read(raw, at, faults) {
    const number = fromZero.read(raw, at, faults);
    if (number <= MAX_PAGE) return number;
    faults.push({ field: at, message: say`must be at most ${MAX_PAGE}` });
    return 0;
  },
};
const size = (fallback: number): Field<number> =>
  wholeNumber(1, fallback, MAX_PAGE_SIZE, {
    description: `Elements per page; more than ${MAX_PAGE_SIZE} counts as ${MAX_PAGE_SIZE}`,
  });
const skip = wholeNumber(0, 0, MAX_PAGE_SIZE, {
  description: 'Elements to skip at the beginning of the page: `page.next` of the previous response',
});

/** Ids have neither NUL nor halves of surrogate pairs, which a store cannot compare. */
const after: Field<string | undefined, string | undefined> = {
  schema: {
    type: 'string',
    description:
      'Walks the list in the order of ids: the entries with a greater id. The empty text begins. Entries that exist during the whole walk come exactly once, whatever others write. Not with `page`, `skip` or `sort`',
  },
  required: false,
  read(raw, at, faults) {
    if (raw === undefined) return undefined;
    if (typeof raw === 'string') return raw.toWellFormed().replace(/\0.*/s, '');
    faults.push({ field: at, message: say`must be a text` });
    return undefined;
  },
};

/** A direction in upper or lower case, as in `sortField`'s pattern. */
export const DIRECTION = /^(asc|desc)$/i;

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

type Filters = { readonly [name: string]: Field<unknown> };
type ListForm<F extends Filters> = Form<ValuesOf<F> & PageSlice, RawsOf<F> & RawPageSlice>;

export interface ListOptions {
  /** The direction of the default order. The default is `asc`. */
  readonly first?: Direction;
  /** The request names of sortable members, by the name in the state, if they differ. */
  readonly published?: Readonly<Record<string, string>>;
  /** The default of `size`. */
  readonly size?: number;
}

/** Returns the form of a list whose entries have no id: page, size, sort and the list's own filters. */
export function listFormWithoutIds<const F extends Filters>(
  sortable: Sortable,
  filters: F,
  { first = 'asc', published = {}, size: usual = DEFAULT_PAGE_SIZE }: ListOptions = {},
): ListForm<F> {
  const sort = sortField(Object.keys(sortable), first, published);
  return form({ page, size: size(usual), skip, sort, ...filters }) as unknown as ListForm<F>;
}

/** Members that a walk does not take. */
const NOT_IN_A_WALK = ['page', 'skip', 'sort'] as const;

/** Returns the form of a list: page, size, sort, walks by id, and the list's own filters. */
export function listForm<const F extends Filters>(sortable: Sortable, filters: F, options?: ListOptions): ListForm<F> {
  const list = listFormWithoutIds(sortable, { after, ...filters }, options) as ListForm<F>;
  return {
    ...list,
    read(raw, at, faults) {
      const value = list.read(raw, at, faults);
      if (value.after === undefined) return value;
      const given = raw as Readonly<Record<string, unknown>>;
      for (const member of NOT_IN_A_WALK) {
        const isGiven = (given[member] ?? undefined) !== undefined;
        if (isGiven) faults.push({ field: member, message: say`must be omitted together with after` });
      }
      return { ...value, sort: [] };
    },
  };
}

/**
 * Returns the default order of a list that can be walked and sorted, as a text like `sort`. Undefined for other lists,
 * which have to be read page after page.
 */
export const orderOfWalk = ({ fields }: Pick<Form<unknown>, 'fields'>): readonly string[] | undefined =>
  fields['after'] && (fields['sort']?.schema['default'] as readonly string[] | undefined);
