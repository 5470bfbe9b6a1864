/** Builds a part of the contract suite for storage adapters from named tests. */
import type { Test } from 'tap';
import type { Stored } from './samples.ts';

/**
 * Returns a function that runs the tests one after another. All tests share the world that `worldOf` makes before the
 * first test.
 */
export const part =
  <W>(
    worldOf: (stored: Stored) => W | Promise<W>,
    tests: Readonly<Record<string, (t: Test, world: W) => Promise<void>>>,
  ): ((t: Test, stored: Stored) => Promise<void>) =>
  async (t, stored) => {
    const world = await worldOf(stored);
    for (const [title, test] of Object.entries(tests)) await t.test(title, (t) => test(t, world));
  };

/** Returns the world of tests that need only the store. */
export const itself = (stored: Stored) => ({ ...stored, stored });
