/** Leaves a page of a list that no longer exists, because its rows were removed. */
import { useEffect } from 'preact/hooks';
import type { PageOf } from '../../shell/data/api.ts';
import type { Query } from './list-query.ts';

type Page = PageOf<unknown>['page'];

/** Returns whether the page lies after the last row of a list that has rows. */
export const isBeyond = ({ number, totalPages }: Page): boolean => totalPages > 0 && number >= totalPages;

/** Shows the last page of the list instead of a page after it. `set` changes the address. */
export function useLastPage(page: Page | undefined, set: (changes: Query) => void): void {
  const last = page && isBeyond(page) ? page.totalPages - 1 : undefined;
  useEffect(() => {
    if (last !== undefined) set({ page: last === 0 ? undefined : String(last), skip: undefined });
  }, [last]);
}
