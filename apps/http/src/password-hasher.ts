/**
 * Hashes and verifies passwords: argon2id with the parameters of the OWASP password storage cheat sheet (19 MiB, 2
 * passes, 1 lane).
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PasswordHasher } from '@cleaver/domain/identity';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * Maximum number of concurrent hashes. It is one less than the four threads of Node's pool, which also reads files and
 * resolves host names.
 */
const THREADS_MAX = 3;

/**
 * Returns the hasher. It runs at most three hashes concurrently, and no more than the process's share of the cores,
 * rounded up. More concurrent hashes would finish no sooner, and each hash takes 19 MiB. `processes` is the number of
 * processes that share the cores. `plugins/work.ts` limits the queue.
 */
export function passwordHasher(processes = 1): PasswordHasher {
  const atOnce = pLimit(Math.min(Math.ceil(availableParallelism() / processes), THREADS_MAX));
  // Computes this hash at the start, so the log-in of the first unknown user takes as long as any other.
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
