/** Stores a state of any kind, reads it and removes it. */

import type { Aggregate, AggregateKind, State } from '@cleaver/domain/kernel';
import type { Test } from 'tap';
import { inUnit, type Stored, storing } from './samples.ts';

export function kindsWorld(stored: Stored) {
  const { reader } = stored;

  /** Stores the states, reads and compares them, and removes them. */
  async function comesBack<S extends State, A extends Aggregate<S>>(
    t: Test,
    kind: AggregateKind<S, A>,
    ...states: NoInfer<S>[]
  ) {
    for (const state of states) await storing(stored, kind, kind.restore(state));
    for (const state of states) {
      t.strictSame(await reader.get(kind, state.id), state);
      await inUnit(stored, async (unit) => t.strictSame((await unit.of(kind).get(state.id)).state, state));
    }
    for (const { id } of states)
      await inUnit(stored, async (unit) => unit.of(kind).remove(await unit.of(kind).get(id)));
    for (const { id } of states) t.equal(await reader.find(kind, id), undefined);
  }
  return { ...stored, stored, comesBack };
}
