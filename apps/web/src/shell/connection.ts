/** Whether the service answers: known from what is asked of it, since `navigator.onLine` knows of the next router alone. */
import { store } from './store.ts';

/** Since when it does not answer; undefined: it does. */
export const awaySince = store<number | undefined>(undefined);
/** The service has other pages than these now: it was renewed while they were open. */
export const newerPages = store(false);

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
let isAsking = false;

/** Tells that a request came through, or that it did not. */
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
    try {
      await fetch('/health/live', { cache: 'no-store' });
      awaySince.set(undefined);
    } catch {
      // Not yet.
    }
  }
  isAsking = false;
}

const CHECK_EVERY_MS = 5 * 60_000;

/** The script of a page has the digest of its content in its name. */
const scriptOf = (page: string): string | undefined => /<script type="module" src="([^"]+)"/.exec(page)?.[1];

async function checkPages(): Promise<void> {
  if (document.visibilityState !== 'visible' || newerPages.get() || awaySince.get() !== undefined) return;
  const own = document.querySelector('script[type=module]')?.getAttribute('src');
  const response = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  const now = response.ok ? scriptOf(await response.text()) : undefined;
  if (own && now !== undefined && now !== own) newerPages.set(true);
}

/** Notices when the service is renewed: looks now and then, when a tab is looked at again, and when the service is back. */
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
