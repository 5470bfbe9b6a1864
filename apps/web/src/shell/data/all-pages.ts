/** Reads whole lists. Walks them by id, so that each record comes once, whatever others write in the meantime. */
import { type AnyContract, type ItemOf, orderOfWalk, type RawOf, sortedLike } from '@cleaver/domain/kernel';
import { callAny, type PageOf } from './api.ts';
import { type Asked, type Result, useQuery } from './query.ts';

/** The largest page that the service returns. */
const MOST = 500;

interface Options {
  readonly signal?: AbortSignal;
}

/** Returns the items of the whole list, in the order of `input.sort` or in its default order. */
export async function allPages<K extends AnyContract>(
  list: K,
  input: RawOf<K>,
  options?: Options,
): Promise<readonly ItemOf<K>[]> {
  const all: ItemOf<K>[] = [];
  for await (const one of eachOf<ItemOf<K>>(list, input as object, options)) all.push(one);
  return inListOrder(list, input as object, all);
}

/**
 * Yields the items of the whole list, in the order of their ids. Lists that cannot be walked come in their own order.
 * Fetches a page only when the caller needs its items.
 */
export async function* eachOf<T>(list: AnyContract, input: object, options: Options = {}): AsyncGenerator<T> {
  const isWalk = orderOfWalk(list.input) !== undefined;
  let here: object | undefined = { ...input, size: MOST, ...(isWalk && { sort: undefined, after: '' }) };
  while (here) {
    const places: object[] = [];
    const next = (place: object) => void places.push(place);
    const { content }: PageOf<T> = await callAny<PageOf<T>>(list, here, { ...options, next });
    yield* content;
    const [place] = places;
    here = place && { ...here, skip: undefined, ...place };
  }
}

/** Returns the items of `eachOf` in the order of `input.sort`, or in the default order of the list. */
export function inListOrder<T>(list: AnyContract, input: object, items: readonly T[]): readonly T[] {
  const usual = orderOfWalk(list.input);
  if (!usual) return items;
  const { sort } = input as { readonly sort?: string | readonly string[] };
  return sortedLike(items as readonly (T & { readonly id: string })[], sort ?? usual);
}

export const useAll = <K extends AnyContract>(
  list: K,
  input: RawOf<K>,
  asked: Asked = {},
): Result<readonly ItemOf<K>[]> =>
  useQuery([list.name, 'all', input], (signal) => allPages(list, input, { signal }), asked);
