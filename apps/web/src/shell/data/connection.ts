/**
 * Detects from the requests of these pages whether the service responds. `navigator.onLine` reports only the connection
 * to the next router.
 */
import { store } from './store.ts';

/** The time since which the service does not respond, in milliseconds since 1970. Undefined while it responds. */
export const awaySince = store<number | undefined>(undefined);
/** True if the service was updated while these pages were open. The service then has newer pages. */
export const newerPages = store(false);

/**
 * Milliseconds by which the clock of the service is ahead of this device's, as of the last response. Undefined before
 * the first response to this page.
 */
let ahead: number | undefined;

/**
 * Compares the clocks by the time of a response, and returns the response. The header has whole seconds and was written
 * earlier, so `serviceTime` is up to a second behind, and never ahead.
 */
export function timed(response: Response): Response {
  const time = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
  return response;
}

/**
 * Returns the time of the service's clock at a time of this device, or undefined before the first response. Both in
 * milliseconds since 1970.
 */
export const serviceTime = (at: number): number | undefined => (ahead === undefined ? undefined : at + ahead);

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
let isAsking = false;

/** Records whether a request reached the service. If it did not, checks repeatedly until the service responds. */
export function heard(isThere: boolean): void {
  if (isThere) {
    awaySince.set(undefined);
    return;
  }
  awaySince.set(awaySince.get() ?? Date.now());
  if (!isAsking) askUntilThere().catch(() => undefined);
}

async function askUntilThere(): Promise<void> {
  isAsking = true;
  for (let wait = FIRST_WAIT_MS; awaySince.get() !== undefined; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (await answers()) awaySince.set(undefined);
  }
  isAsking = false;
}

async function answers(): Promise<boolean> {
  try {
    // Reads the body, because a browser keeps the connection of an unread one.
    await timed(await fetch('/health/live', { cache: 'no-store' })).text();
    return true;
  } catch {
    return false;
  }
}

/** Checks whether the service responds. Records and returns the result. */
export async function look(): Promise<boolean> {
  const isThere = await answers();
  heard(isThere);
  return isThere;
}

const CHECK_EVERY_MS = 5 * 60_000;

/** Returns the address of a page's script. The file name contains the digest of the script's content. */
const scriptOf = (page: string): string | undefined => /<script type="module" src="([^"]+)"/.exec(page)?.[1];

async function checkPages(): Promise<void> {
  if (document.visibilityState !== 'visible' || newerPages.get() || awaySince.get() !== undefined) return;
  const own = document.querySelector('script[type=module]')?.getAttribute('src');
  const response = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  const now = response.ok ? scriptOf(await response.text()) : undefined;
  if (own && now !== undefined && now !== own) newerPages.set(true);
}

/** Checks for an update of the service regularly, when the tab becomes visible, and when the service responds again. */
export function followPages(): void {
  const quietly = (): void => {
    checkPages().catch(() => undefined);
  };
  setInterval(quietly, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', quietly);
  awaySince.follow((since) => {
    if (since === undefined) quietly();
  });
}
