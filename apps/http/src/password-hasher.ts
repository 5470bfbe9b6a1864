/** Passwords: argon2id with the parameters of the OWASP password storage cheat sheet (19 MiB, 2 passes, 1 lane). */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PasswordHasher } from '@cleaver/domain/identity';
import { Unavailable } from '@cleaver/domain/kernel';
import { hash, verify } from '@node-rs/argon2';

/** About a second's work for two cores: who comes then is told to come back. */
const WAITING_MAX = 50;
/** One less than the threads that Node has for such work, which also get to the disk what the embedded database writes. */
const THREADS_MAX = 3;

/**
 * Never more hashes at once than there are cores: more would finish no sooner, and would each hold 19 MiB. `processes`: how
 * many share the cores.
 */
export function passwordHasher(processes = 1): PasswordHasher {
  const atOnce = queue(Math.min(Math.ceil(availableParallelism() / processes), THREADS_MAX), WAITING_MAX);
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

/** Runs at most `limit` jobs at once, in the order they came; throws `Unavailable` where `most` wait already. */
function queue(limit: number, most: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (job) => {
    if (free > 0) free--;
    else if (waiting.length >= most) throw new Unavailable('Too many passwords wait to be hashed');
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
