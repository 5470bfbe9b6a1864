/** Finds the screen of an address, and loads its code. */
import type { ComponentType } from 'preact';
import { exec } from 'preact-iso/router';
import { look } from '../data/connection.ts';
import { screenTexts } from '../language/language.ts';
import { tab } from '../session/device.ts';
import { SCREENS } from './routes.ts';
import type { Screen, ScreenProps } from './screen.ts';

interface Found {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Returns the screen of an address, or undefined if there is none. Fixed paths come before parameters, because
 * `/suppliers/new` is not a supplier.
 */
export function screenAt(path: string): Found | undefined {
  for (const screen of SCREENS_BY_WORDS) {
    const matches = matched(path, screen.path);
    if (matches) return { screen, params: matches.params };
  }
  return undefined;
}
// `exec` returns undefined without a match, which its type does not declare.
const matched = exec as unknown as (path: string, pattern: string) => { params: Record<string, string> } | undefined;
const names = ({ path }: Screen): number => path.split('/:').length;
const SCREENS_BY_WORDS = [...SCREENS].sort((a, b) => names(a) - names(b));

const loaded = new Map<Screen, ComponentType<ScreenProps>>();

/**
 * Fetches the code of a screen before it is opened, for example when its link is under the pointer or has the focus.
 */
export function prefetch(path: string): void {
  const found = screenAt(path);
  if (found && !loaded.has(found.screen)) load(found.screen).catch(() => undefined);
}

/** Fetches the code of a screen. Rejects if the service does not respond or no longer has the code. */
async function load(screen: Screen): Promise<void> {
  const [{ default: component }] = await Promise.all([screen.load(), screen.path === '/' ? undefined : screenTexts()]);
  loaded.set(screen, component);
}

/**
 * The key in the tab's storage for the time of the last reload by `loadOrReload`. The time is in milliseconds since
 * 1970.
 */
const RELOADED = 'reloaded';
const RELOAD_AGAIN_MS = 60_000;

/**
 * Fetches the code of a screen as `load` does. Returns false if the service does not respond, so that the caller
 * retries later. If the service responds but the code does not load, reloads the page, because the service has newer
 * pages or the browser caches the failure. Rejects if this function last reloaded the page less than `RELOAD_AGAIN_MS`
 * ago.
 */
export async function loadOrReload(screen: Screen): Promise<boolean> {
  try {
    await load(screen);
    return true;
  } catch (error) {
    if (!(await look())) return false;
    if (Date.now() - Number(tab.read(RELOADED) ?? 0) < RELOAD_AGAIN_MS) throw error;
    tab.write(RELOADED, String(Date.now()));
    location.reload();
    return false;
  }
}

/** Returns the component of a screen, or undefined until it is fetched. */
export const shownBy = (screen: Screen): ComponentType<ScreenProps> | undefined => loaded.get(screen);
