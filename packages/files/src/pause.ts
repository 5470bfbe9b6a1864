import { setImmediate } from 'node:timers/promises';

/** The units of work between two pauses: cells, or characters of a text. */
const CELLS = 2_000;
export const CHARACTERS = 250_000;

/** Returns a function that counts cells, and lets other requests run after every few thousand of them. */
export function pausing(): (cells: number) => Promise<void> | undefined {
  let left = CELLS;
  return (cells) => {
    left -= cells;
    if (left > 0) return undefined;
    left = CELLS;
    return pause();
  };
}

/** Lets other requests run. */
export async function pause(): Promise<void> {
  await setImmediate();
}
