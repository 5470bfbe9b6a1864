/**
 * Pages and sorting, alike for every list (contract decisions, section 3).
 */
import { type Field, type Form, form, type JsonSchema, type ValuesOf } from './form.ts';
import { say } from './message.ts';
import { INT32_MAX } from './number.ts';
import type { Fault } from './refusal.ts';
import { foldText } from './text.ts';

/** `folded`: texts, compared without regard to case; `plain`: everything else, as it is. */
export type SortRule = 'folded' | 'plain';
export type Direction = 'asc' | 'desc';

export interface SortTerm {
  readonly field: string;
  readonly direction: Direction;
}

export interface PageRequest {
  /** Counts from 0. */
  readonly page: number;
  /** 1 to 500. */
  readonly size: number;
  /** Strongest first; the id follows as the last term always, so that pages tile the list. */
  readonly sort: readonly SortTerm[];
}

export interface Page<T> {
  readonly content: readonly T[];
  readonly page: {
    readonly number: number;
    readonly size: number;
    readonly totalElements: number;
    readonly totalPages: number;
  };
}

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 500;

export function pageOf<T>(
  content: readonly T[],
  request: Pick<PageRequest, 'page' | 'size'>,
  totalElements: number,
): Page<T> {
  return {
    content,
    page: {
      number: request.page,
      size: request.size,
      totalElements,
      totalPages: Math.ceil(totalElements / request.size),
    },
  };
}

const wholeNumber = (min: number, fallback: number, cap: number, schema: JsonSchema): Field<number> => ({
  schema: { type: 'integer', minimum: min, default: fallback, ...schema },
  required: false,
  read(raw, at, faults) {
    if (raw === undefined) return fallback;
    if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < min || raw > INT32_MAX) {
      faults.push({ field: at, message: say`must be a whole number from ${min} to ${INT32_MAX}` });
      return fallback;
    }
    return Math.min(raw, cap);
  },
});

/** `sort=field`, `sort=field,desc`, `sort=a,b,desc`; repeated parameters come as a list, the first is strongest. */
function sortField(allowed: readonly string[], first: Direction): Field<readonly SortTerm[]> {
  const [field = 'id'] = allowed;
  const fallback: SortTerm = { field, direction: first };
  return {
    schema: {
      type: 'array',
      items: { type: 'string' },
      description: `Fields, strongest first, each as \`field\`, \`field,asc\` or \`field,desc\`. Sortable: ${allowed.join(', ')}`,
      default: [first === 'asc' ? field : `${field},desc`],
      examples: [[`${field},desc`]],
    },
    required: false,
    read: (raw, at, faults) => {
      if (raw === undefined) return [fallback];
      const given = Array.isArray(raw) ? raw : [raw];
      return given.flatMap((value) => readSort(value, allowed, at, faults));
    },
  };
}

function readSort(value: unknown, allowed: readonly string[], at: string, faults: Fault[]): SortTerm[] {
  const words = typeof value === 'string' ? value.split(',').map((word) => word.trim()) : [''];
  const last = words.at(-1) ?? '';
  const direction: Direction | undefined = last === 'asc' || last === 'desc' ? last : undefined;
  const fields = direction ? words.slice(0, -1) : words;
  if (fields.length === 0 || fields.some((name) => !allowed.includes(name))) {
    faults.push({
      field: at,
      message: say`must be fields among ${allowed.join(', ')}, followed by asc or desc if wished, like ${allowed[0] ?? 'id'},desc`,
    });
    return [];
  }
  // A direction stands for all fields of its own parameter, as in `sort=a,b,desc`.
  return fields.map((field) => ({ field, direction: direction ?? 'asc' }));
}

/** The first of a list's sortable fields is its default order. */
export type Sortable = { readonly [field: string]: SortRule };

/** The input of a list operation: page, size, sort and the list's own filters; `first`: the direction of the default order. */
export function listForm<const F extends { readonly [name: string]: Field<unknown> }>(
  sortable: Sortable,
  filters: F,
  first: Direction = 'asc',
): Form<ValuesOf<F> & PageRequest> {
  const allowed = Object.keys(sortable);
  return form({
    page: wholeNumber(0, 0, INT32_MAX, { description: 'Counts from 0' }),
    size: wholeNumber(1, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, {
      description: `Above ${MAX_PAGE_SIZE} it is taken as ${MAX_PAGE_SIZE}`,
    }),
    sort: sortField(allowed, first),
    ...filters,
  }) as unknown as Form<ValuesOf<F> & PageRequest>;
}

type Row = { readonly id: string };

/** A sort key as it is compared: a folded text, or the value itself. */
export const sortKey = (value: unknown, rule: SortRule): unknown =>
  rule === 'folded' && typeof value === 'string' ? foldText(value) : value instanceof Date ? value.getTime() : value;

/** Null comes after everything, as in SQL; texts by code unit. */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  return (a as string) < (b as string) ? -1 : 1;
}

/** One page of a list that is in memory as a whole. */
export function pageInMemory<T extends Row>(items: readonly T[], sortable: Sortable, request: PageRequest): Page<T> {
  const terms = [...request.sort, { field: 'id', direction: 'asc' as const }].map(({ field, direction }) => ({
    key: (item: T) => sortKey(item[field as keyof T], sortable[field] ?? 'plain'),
    sign: direction === 'asc' ? 1 : -1,
  }));
  const sorted = [...items].sort((a, b) => {
    for (const { key, sign } of terms) {
      const order = compare(key(a), key(b));
      if (order !== 0) return order * sign;
    }
    return 0;
  });
  const start = request.page * request.size;
  return pageOf(sorted.slice(start, start + request.size), request, items.length);
}
