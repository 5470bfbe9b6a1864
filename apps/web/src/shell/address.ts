/** Where the browser is, and where it goes. */
import { useCallback, useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';

export interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
  go(to: string, options?: { readonly replace?: boolean }): void;
  /** Changes what is given of the query and keeps the rest; undefined removes. */
  set(changes: Readonly<Record<string, string | undefined>>): void;
}

export function useAddress(): Address {
  const { path, url, route } = useLocation();
  const query = useMemo(() => new URL(url, location.origin).searchParams, [url]);
  const go = useCallback(
    (to: string, options: { readonly replace?: boolean } = {}) => route(to, options.replace ?? false),
    [route],
  );
  const set = useCallback(
    (changes: Readonly<Record<string, string | undefined>>) => {
      // From the address itself: two changes in a row build on each other.
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      route(location.pathname + (text === '' ? '' : `?${text}`), true);
    },
    [route],
  );
  return { path, query, go, set };
}
