/** Lists as a whole: page after page, until the last. */
import { api, type PageOf } from './api.ts';
import { type Asked, type Result, useQuery } from './query.ts';

/** As many as one page takes. */
const MOST = 500;

type Options = Omit<Asked, 'keep'> & { readonly signal?: AbortSignal };

export async function allPages<T>(
  path: string,
  { query, enabled: _, ...options }: Options = {},
): Promise<readonly T[]> {
  const all: T[] = [];
  for (let page = 0; ; page++) {
    const asked = { ...options, query: { ...query, size: MOST, page } };
    const { content, page: of } = await api.get<PageOf<T>>(path, asked);
    all.push(...content);
    if (page + 1 >= of.totalPages) return all;
  }
}

/** `path` as the service's description has it. */
export const useAll = <T>(path: string, { enabled = true, ...options }: Options = {}): Result<readonly T[]> =>
  useQuery<readonly T[]>([path, 'all', options], (signal) => allPages<T>(path, { ...options, signal }), { enabled });
