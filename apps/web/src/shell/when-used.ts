/** Delays work until the page is used, so that the first visit loads only what it shows. */

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'paste', 'visibilitychange'] as const;
/** A tablet may be carried out of the network before anyone touches it. */
const LATEST_MS = 10_000;

/** Runs the work once, at the first sign of use; without `waits`, at once. Returns a function that cancels it. */
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
