/** Which screen an address shows, and its code once it is fetched. */
import type { ComponentType } from 'preact';
import { exec } from 'preact-iso/router';
import { SCREENS } from './routes.ts';
import type { Screen, ScreenProps } from './screen.ts';

interface Found {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
}

/** The screen of an address. Words come before names: `/suppliers/new` is no supplier. */
export function screenAt(path: string): Found | undefined {
  for (const screen of SCREENS_BY_WORDS) {
    const matches = matched(path, screen.path);
    if (matches) return { screen, params: matches.params };
  }
  return undefined;
}
// The types of the router ask for more than it reads.
const matched = exec as unknown as (path: string, pattern: string) => { params: Record<string, string> } | undefined;
const names = ({ path }: Screen): number => path.split('/:').length;
const SCREENS_BY_WORDS = [...SCREENS].sort((a, b) => names(a) - names(b));

const loaded = new Map<Screen, ComponentType<ScreenProps>>();

/** Fetches a screen before it is opened: under the pointer, or in the focus. */
export function prefetch(path: string): void {
  const found = screenAt(path);
  if (found && !loaded.has(found.screen)) load(found.screen).catch(() => undefined);
}

/** Fetches the code of a screen. Rejects where the service does not have it any more. */
export async function load(screen: Screen): Promise<void> {
  const { default: component } = await screen.load();
  loaded.set(screen, component);
}

/** Fetches what most screens are made of while somebody looks at the first one: each further one is small then. */
export function fetchAhead(): void {
  const fetchIt = () => import('./ahead.ts').catch(() => undefined);
  // Not every browser tells when it is idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchIt);
  else setTimeout(fetchIt, 200);
}

/** What draws a screen; undefined: it is not fetched yet. */
export const shownBy = (screen: Screen): ComponentType<ScreenProps> | undefined => loaded.get(screen);
