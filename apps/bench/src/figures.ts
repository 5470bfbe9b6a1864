/** Times work, and prints figures with their limits. */
import { percentile } from './client.ts';

export const median = (taken: readonly number[]): number =>
  percentile(
    [...taken].sort((a, b) => a - b),
    0.5,
  );

export const p95 = (taken: readonly number[]): number =>
  percentile(
    taken.toSorted((a, b) => a - b),
    0.95,
  );

/** Returns the milliseconds that the work takes. */
export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Prints a row. Sets the exit code if the limit is exceeded. */
export function report(what: string, figures: string, isHeld: boolean): void {
  if (!isHeld) process.exitCode = 1;
  console.log(`| ${what} | ${figures} | ${isHeld ? '✔' : '✘'} |`);
}
