/** Merges what the contexts declare by name. */

type Part<T> = Readonly<Record<string, T>> | undefined;

export const merged = <T>(parts: readonly Part<T>[]): Readonly<Record<string, T>> => Object.assign({}, ...parts);
