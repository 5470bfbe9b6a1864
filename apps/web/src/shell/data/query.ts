/**
 * Caches the responses of the service. Components with the same query share one result. A change refetches the results.
 */

import type { AnswerOf, AnyContract, RawOf } from '@cleaver/domain/kernel';
import { QueriesObserver, QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/query-core';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { locked } from '../session/session.ts';
import { ApiError, call } from './api.ts';
import { awaySince } from './connection.ts';
import type { Answered } from './offline-answers.ts';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Disables retries, because `CleaverClient` retries already. Sends requests regardless of `navigator.onLine`.
      retry: false,
      networkMode: 'always',
      staleTime: 5_000,
      gcTime: 30 * 60_000,
    },
  },
});

awaySince.follow((since) => {
  if (since === undefined) queries.invalidateQueries().catch(() => undefined);
});

// Locking the device clears the cache.
locked.follow((isLocked) => {
  if (isLocked) queries.clear();
});

export type Result<T> = QueryObserverResult<T, Error>;

export interface Asked {
  /** False if the query does not send its request yet. */
  readonly enabled?: boolean;
  /** Shows the last result until the new one arrives, for the pages of one list. */
  readonly keep?: boolean;
}

/** Returns the response of an operation, from the cache if it is there. */
export const useAnswer = <K extends AnyContract>(contract: K, input: RawOf<K>, asked?: Asked): Result<AnswerOf<K>> =>
  useQuery([contract.name, input], (signal) => call(contract, input, { signal }), asked);

export function useQuery<T>(
  key: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<T>,
  { enabled = true, keep = false }: { enabled?: boolean; keep?: boolean } = {},
): Result<T> {
  const options = queries.defaultQueryOptions({
    queryKey: key,
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(signal),
    enabled,
    ...(keep && { placeholderData: (last: unknown) => last }),
  } as Parameters<typeof queries.defaultQueryOptions>[0]);
  options._optimisticResults = 'optimistic';
  const [observer] = useState(() => new QueryObserver(queries, options));
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const result = observer.getOptimisticResult(options);
  // A layout effect ends when the user leaves the screen. Preact ends other effects after the next paint. Until then,
  // `changed` would request the screen's record, which may be deleted.
  useLayoutEffect(() => observer.subscribe(() => draw(undefined)), [observer]);
  useEffect(() => observer.setOptions(options));
  const last = useRef<unknown>(undefined);
  if (result.data !== undefined) last.current = result.data;
  // The last result stays while the service does not respond. A refusal is a response, so it is shown.
  const stays = keep && result.isError && result.data === undefined && !(result.error instanceof ApiError);
  return (stays ? { ...result, data: last.current, isPlaceholderData: true } : result) as Result<T>;
}

/** Runs one query for each key. Caches each result separately. */
export function useQueries<T, K extends readonly unknown[]>(
  keys: readonly K[],
  ask: (key: K) => Promise<T>,
): readonly Result<T>[] {
  const options = keys.map((key) => {
    const each = queries.defaultQueryOptions({ queryKey: key, queryFn: () => ask(key) });
    each._optimisticResults = 'optimistic';
    return each;
  });
  const [observer] = useState(() => new QueriesObserver(queries, options as never));
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [results] = observer.getOptimisticResult(options as never, undefined);
  useLayoutEffect(() => observer.subscribe(() => draw(undefined)), [observer]);
  useEffect(() => observer.setQueries(options as never));
  return results as unknown as readonly Result<T>[];
}

/**
 * Returns the cached result without a request. Returns undefined if no result is cached, or if a change may have made
 * the result wrong.
 */
export function known(key: readonly unknown[]): unknown {
  const state = queries.getQueryState(key);
  return state?.isInvalidated ? undefined : state?.data;
}

/** Returns the cached result. Requests the result if it is missing, outdated by a change, or older than 5 s. */
export const learn = (key: readonly unknown[], ask: () => Promise<unknown>): Promise<unknown> =>
  queries.fetchQuery({ queryKey: key, queryFn: ask });

/**
 * Requests a result for work without a network, and caches it until the page closes. Marks the result as old, so that a
 * component that shows it requests it again.
 */
export async function ahead(key: readonly unknown[], ask: () => Promise<unknown>): Promise<void> {
  await queries.fetchQuery({ queryKey: key, queryFn: ask, gcTime: Number.POSITIVE_INFINITY });
  await queries.invalidateQueries({ queryKey: key, refetchType: 'none' });
}

/** Caches a result that arrived with another response, unless the cache has a result. */
export const met = (key: readonly unknown[], data: unknown): void => {
  queries.setQueryData(key, (known: unknown) => known ?? data);
};

/**
 * Refetches all visible queries after a change. Refetches hidden queries when they are shown again. If the service does
 * not respond, returns immediately, because all queries are refetched when it responds again.
 */
export const changed = async (): Promise<void> => {
  if (awaySince.get() === undefined) await queries.invalidateQueries();
};

/** Returns all responses in the query cache of this page. */
export const answersOf = (): readonly Answered[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));

/** Caches a response that no component requested. Removes the oldest responses of its kind above `most`. */
export function keepAnswer(kind: string, name: string, data: unknown, most: number): void {
  const cache = queries.getQueryCache();
  queries.setQueryData([kind, name], data);
  // No component shows the response, but a scan may need it after hours in the cold room.
  cache.find({ queryKey: [kind, name] })?.setOptions({ queryKey: [kind, name], gcTime: Number.POSITIVE_INFINITY });
  const all = cache.findAll({ queryKey: [kind] }).sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  for (const one of all.slice(0, Math.max(0, all.length - most))) cache.remove(one);
}

export const keptAnswer = (kind: string, name: string): unknown => queries.getQueryData([kind, name]);

/** Adds earlier responses with their times to the cache. A component that shows an old response requests it again. */
export function restoreAnswers(answers: readonly Answered[]): void {
  for (const { key, data, at } of answers) queries.setQueryData(key, data, { updatedAt: at });
}

/** Returns whether the error means that the record does not exist. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
