/** Whether the service responds. Derived from its requests, because `navigator.onLine` reports only the next router. */
import { store } from './store.ts';

/** Since when the service does not respond; undefined while it does. */
export const awaySince = store<number | undefined>(undefined);
/** The service now serves other pages than these: it was updated while they were open. */
export const newerPages = store(false);

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
let isAsking = false;

/** Records whether a request reached the service. */
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

const answers = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Checks whether the service responds, and records it. */
export async function look(): Promise<boolean> {
  const isThere = await answers();
  heard(isThere);
  return isThere;
}

const CHECK_EVERY_MS = 5 * 60_000;

/** The script's file name contains the digest of its content. */
const scriptOf = (page: string): string | undefined => /<script type="module" src="([^"]+)"/.exec(page)?.[1];

async function checkPages(): Promise<void> {
  if (document.visibilityState !== 'visible' || newerPages.get() || awaySince.get() !== undefined) return;
  const own = document.querySelector('script[type=module]')?.getAttribute('src');
  const response = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  const now = response.ok ? scriptOf(await response.text()) : undefined;
  if (own && now !== undefined && now !== own) newerPages.set(true);
}

/** Detects an update of the service: checks regularly, when the tab becomes visible, and when the service is back. */
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
