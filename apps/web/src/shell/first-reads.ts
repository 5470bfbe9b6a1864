/** Requests the data of Today without loading the contracts (`first-paths.ts`). */
import type { AnswerOf } from '@cleaver/domain/kernel';
import { request } from './api.ts';
import { FIRST_READS, type FirstReads } from './first-paths.ts';
import { type Result, useQuery } from './query.ts';

/** Returns the response of a read operation. Shares the cached results of `useAnswer`. */
export function useFirstRead<K extends keyof FirstReads>(
  read: K,
  query: Readonly<Record<string, number>> = {},
): Result<AnswerOf<FirstReads[K]>> {
  const { name, path } = FIRST_READS[read];
  return useQuery(
    [name, query],
    (signal) => request('get', path, { query, signal }) as Promise<AnswerOf<FirstReads[K]>>,
  );
}
