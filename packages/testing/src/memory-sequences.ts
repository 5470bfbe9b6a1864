/** Sequences in memory. */
import type { Sequences } from '@cleaver/domain';

export function memorySequences(): Sequences {
  const last = new Map<string, number>();
  return {
    async next(name, count = 1) {
      const before = last.get(name) ?? 0;
      last.set(name, before + count);
      return before + 1;
    },
  };
}
