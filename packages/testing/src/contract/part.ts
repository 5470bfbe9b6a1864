/** Parts of the contract as data: tests by title. */
import type { Test } from 'tap';
import type { Stored } from './samples.ts';

/** Runs tests one after another. All share the world that is made of the store before the first. */
export const part =
  <W>(
    worldOf: (stored: Stored) => W | Promise<W>,
    tests: Readonly<Record<string, (t: Test, world: W) => Promise<void>>>,
  ): ((t: Test, stored: Stored) => Promise<void>) =>
  async (t, stored) => {
    const world = await worldOf(stored);
    for (const [title, test] of Object.entries(tests)) await t.test(title, (t) => test(t, world));
  };

/** The world of tests that need only the store. */
export const itself = (stored: Stored) => ({ ...stored, stored });
