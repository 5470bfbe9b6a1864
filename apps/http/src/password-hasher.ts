/** Passwords: argon2id with the parameters of the OWASP password storage cheat sheet (19 MiB, 2 passes, 1 lane). */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PasswordHasher } from '@cleaver/domain/identity';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** One less than the threads that Node has for such work, which also get to the disk what the embedded database writes. */
const THREADS_MAX = 3;

/**
 * Never more hashes at once than there are cores: more would finish no sooner, and would each hold 19 MiB. `processes`: how
 * many share the cores. How many operations wait for a hash is limited before (`plugins/work.ts`).
 */
export function passwordHasher(processes = 1): PasswordHasher {
  const atOnce = pLimit(Math.min(Math.ceil(availableParallelism() / processes), THREADS_MAX));
  // Made at the start, so that the first unknown user takes as long as any other.
  const nobodys = atOnce(() => hash(randomBytes(32)));
  return {
    hash: (password) => atOnce(() => hash(password)),
    async verify(password, stored) {
      const against = stored ?? (await nobodys);
      const matches = await atOnce(() => verify(against, password));
      return matches && stored !== undefined;
    },
  };
}
