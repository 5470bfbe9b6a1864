/** Cleans up after a measurement, also after an error, a timeout or a signal. */

/** The cleanup functions. They run in reverse order. */
export const cleanups: (() => unknown)[] = [];

async function cleanUp(): Promise<void> {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    await Promise.try(cleanup).catch((error) => console.error('Could not clean up:', error));
  }
}

/**
 * Runs the measurement, then cleans up. After `limitMs` milliseconds or a signal, cleans up and exits with status 1.
 */
export async function measuring(limitMs: number, measure: () => Promise<void>): Promise<void> {
  const abort = async (reason: string) => {
    console.error(reason);
    await cleanUp();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, abort);
  setTimeout(() => abort('It took too long'), limitMs).unref();
  try {
    await measure();
  } finally {
    await cleanUp();
  }
}
