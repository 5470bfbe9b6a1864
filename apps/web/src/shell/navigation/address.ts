/** Reads and changes the browser's address. */
import { useCallback, useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';

export interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
  go(to: string, options?: { readonly replace?: boolean }): void;
  /** Changes the given query parameters and keeps the rest. Removes a parameter whose value is undefined or empty. */
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
      // Reads `location`, because the last rendering may not contain the previous change.
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
