/** Reads whole lists, page after page. */
import type { AnswerOf, AnyContract, RawOf } from '@cleaver/domain/kernel';
import { callAny, type PageOf, partAfter } from './api.ts';
import { type Asked, type Result, useQuery } from './query.ts';

/** The largest page that the service returns. */
const MOST = 500;

/** The item type of a list operation. */
export type ItemOf<K extends AnyContract> = AnswerOf<K> extends { readonly content: readonly (infer T)[] } ? T : never;

interface Options {
  readonly signal?: AbortSignal;
}

export async function allPages<K extends AnyContract>(
  list: K,
  input: RawOf<K>,
  options?: Options,
): Promise<readonly ItemOf<K>[]> {
  const all: ItemOf<K>[] = [];
  for await (const one of eachOf<ItemOf<K>>(list, input as object, options)) all.push(one);
  return all;
}

/** Yields the items of all pages in order. Fetches a page only when the caller needs its items. */
export async function* eachOf<T>(list: AnyContract, input: object, options: Options = {}): AsyncGenerator<T> {
  let part: ReturnType<typeof partAfter> = { page: 0 };
  while (part) {
    const { content, page }: PageOf<T> = await callAny<PageOf<T>>(list, { ...input, size: MOST, ...part }, options);
    yield* content;
    part = partAfter(page);
  }
}

export const useAll = <K extends AnyContract>(
  list: K,
  input: RawOf<K>,
  asked: Asked = {},
): Result<readonly ItemOf<K>[]> =>
  useQuery([list.name, 'all', input], (signal) => allPages(list, input, { signal }), asked);
