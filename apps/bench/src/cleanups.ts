/** A measurement undoes what it made, however it ends. */

/** What must be undone at the end, last first. */
export const cleanups: (() => unknown)[] = [];
let ending: Promise<void> | undefined;

function end(): Promise<void> {
  ending ??= (async () => {
    for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
      try {
        await cleanup();
      } catch (error) {
        console.error('Could not clean up:', error);
      }
    }
  })();
  return ending;
}

/** Runs it to its end, for so many milliseconds at most, and cleans up. */
export async function measuring(limitMs: number, main: () => Promise<void>): Promise<void> {
  const abort = (reason: string) => {
    console.error(reason);
    void end().finally(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => abort(signal));
  setTimeout(() => abort('It took too long'), limitMs).unref();
  try {
    await main();
  } catch (error) {
    // What fails because it is being ended is no news.
    if (!ending) {
      console.error(error);
      process.exitCode = 1;
    }
  } finally {
    await end();
  }
}
