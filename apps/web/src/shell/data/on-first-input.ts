/** Delays work until the page is used, so that the first visit loads only what it shows. */

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'paste', 'visibilitychange'] as const;
/** Maximum delay. A user may carry a tablet out of the network before touching it. */
const LATEST_MS = 10_000;

/**
 * Runs the work once, at the first sign of use or after `LATEST_MS`. Without `waits`, runs it in the next turn of the
 * event loop. Returns a function that cancels the work.
 */
export function whenUsed(waits: boolean, work: () => void): () => void {
  const end = new AbortController();
  const run = (): void => {
    end.abort();
    clearTimeout(latest);
    work();
  };
  const latest = setTimeout(run, waits ? LATEST_MS : 0);
  if (waits) for (const sign of SIGNS) addEventListener(sign, run, { capture: true, signal: end.signal });
  return () => {
    end.abort();
    clearTimeout(latest);
  };
}
