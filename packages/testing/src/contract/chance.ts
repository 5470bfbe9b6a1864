/** Reproducible random numbers. */

/** Returns functions for numbers below a limit and random elements of lists, reproducible by seed. */
export function numbersOf(seed: number) {
  const random = mulberry32(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  return { upTo, oneOf: <T>(all: readonly T[]): T => all[upTo(all.length)] as T };
}

/** Returns a small generator of numbers from 0 to 1, reproducible by seed (Tommy Ettinger, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
