/**
 * Registers the service worker, which caches the files that the pages need offline. Waits until the page is idle,
 * because the files that the worker fetches must not delay the first visit. Browsers offer service workers only on
 * https and localhost.
 */
export function keepPages(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  };
  const whenIdle = (): void => {
    // Not every browser supports `requestIdleCallback`.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(register);
    else setTimeout(register, 2_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
