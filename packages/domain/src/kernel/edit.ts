/** What changing a part of something means: its form, its effect, and its trace (docs/contract.md, section 1). */
import { type Field, type Fields, optional, type RawValueOf, type ValueOf } from './form.ts';

/** The members of `T` as an input may give them: an undefined one stays as it is. */
export type Given<T> = { readonly [M in keyof T]: T[M] | undefined };

/** The fields of something new as its change takes them: all may be absent, none that must be there may become blank. */
export const allOptional = <const F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)])) as unknown as {
    readonly [N in keyof F]: Field<ValueOf<F[N]> | undefined, RawValueOf<F[N]> | undefined>;
  };

/** What is stored, with the members that are given in place of its own. */
export const merge = <T extends object>(stored: T, given: Given<T>): T =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, given[name as keyof T] ?? value])) as T;

/**
 * The state with `part` in it, changed at that time. A part that is there already is no change: the state is the very
 * same one, so nothing is written and `updatedAt` tells when something was last different.
 */
export function changed<S extends { readonly updatedAt: Date }>(state: S, part: Partial<S>, at: Date): S {
  const news = Object.entries(part).filter(([name, value]) => !isSame(state[name as keyof S], value));
  return news.length === 0 ? state : { ...state, ...Object.fromEntries(news), updatedAt: at };
}

/** By value, and whatever the order of members: a store may give them back in another one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isSame(a[name], b[name]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
