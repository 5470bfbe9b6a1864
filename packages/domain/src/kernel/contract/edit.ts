/** Supports partial updates with optional fields, merging and change detection (docs/contract.md, section 1). */
import { type Field, type Fields, optional, type RawValueOf, type ValueOf } from './form.ts';

/** The members of `T` in an update. Undefined members change nothing. */
export type Given<T> = { readonly [M in keyof T]: T[M] | undefined };

/**
 * Makes the fields of a creation form optional for an update. A required text must still not be blank if the request
 * has it.
 */
export const allOptional = <const F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)])) as unknown as {
    readonly [N in keyof F]: Field<ValueOf<F[N]> | undefined, RawValueOf<F[N]> | undefined>;
  };

/** Returns the stored state, with the defined members of `given` replaced. */
export const merge = <T extends object>(stored: T, given: Partial<Given<T>>): T =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => {
      const to = given[name as keyof T];
      return [name, to === undefined ? value : to];
    }),
  ) as T;

/**
 * Returns the state with `part` merged in and `updatedAt` set. If nothing changes, returns the same object, so nothing
 * is written and `updatedAt` stays.
 */
export function changed<S extends { readonly updatedAt: Date }>(state: S, part: Partial<S>, at: Date): S {
  const news = Object.entries(part).filter(([name, value]) => !isSame(state[name as keyof S], value));
  return news.length === 0 ? state : { ...state, ...Object.fromEntries(news), updatedAt: at };
}

/**
 * Returns whether two values are equal. Ignores the order of members, because a store may return them in another order.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isSame(a[name], b[name]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
