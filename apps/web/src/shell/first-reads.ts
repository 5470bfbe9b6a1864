/**
 * The operations that Today reads, by name and path only: their contracts would bring the forms, outputs and refusals
 * of all contexts to the first visit.
 */
import { type Of, request } from './api.ts';
import { FIRST_READS } from './first-paths.ts';
import { type Result, useQuery } from './query.ts';

interface Lists {
  readonly page: Of<'PageInfo'>;
}

/** The responses of the operations that do not return a list. */
interface Responses {
  readonly 'today.get': Of<'TodayResponse'>;
  readonly 'stock-movement.list-own': Of<'OwnBookingsResponse'>;
  readonly 'shop-settings.get': Of<'SettingsResponse'>;
}

type Name = keyof typeof FIRST_READS;
type Response<N extends Name> = N extends keyof Responses ? Responses[N] : Lists;

/** As `useAnswer`, and shares its results. */
export const useFirstRead = <N extends Name>(
  name: N,
  query: Readonly<Record<string, number>> = {},
): Result<Response<N>> =>
  useQuery([name, query], (signal) => request('get', FIRST_READS[name], { query, signal }) as Promise<Response<N>>);
