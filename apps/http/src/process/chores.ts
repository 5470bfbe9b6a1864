/** What is to be done again and again, once for the service, however many processes it has. */
import type { Core } from '@cleaver/domain';
import type { Database } from '@cleaver/persistence';
import type { Logger } from 'pino';
import { clock, secrets } from './node-ports.ts';
import { sealing } from './sealing.ts';
import type { Metrics } from './signals/metrics.ts';

/** How often expired sessions, tokens and kept answers are cleared away, in milliseconds. */
const SWEEP_MS = 10 * 60 * 1000;

/** How often refusals are written that were repeated, in milliseconds; they are counted by minutes. */
const TELL_MS = 5_000;

interface Warned {
  warn(about: { readonly err: unknown }, message: string): void;
}

/** In each thread that answers, which counts for itself. Gives the function that ends it, with what is left. */
export function tellingRefusals(core: Core, logger: Warned): () => Promise<void> {
  const tell = (all: boolean) =>
    core
      .tellRefusals(all)
      .catch((error: unknown) => logger.warn({ err: error }, 'cannot write refusals to the audit log'));
  const telling = setInterval(() => tell(false), TELL_MS);
  return async () => {
    clearInterval(telling);
    await tell(true);
  };
}

/** Hears what was done. */
type Told = Pick<Metrics, 'sealed' | 'swept'>;

/** Gives the function that ends it. */
export function chores({ sweep, auditLog }: Database, logger: Logger, signals?: Told): () => Promise<void> {
  const sweeping = setInterval(() => {
    void sweep(clock.now()).then((all) => {
      for (const { table, removed, isBehind, failure } of all) {
        if (failure !== undefined) logger.warn({ table, removed, err: failure }, 'cannot sweep: trying again');
        else if (isBehind) logger.warn({ table, removed }, 'sweeping is behind: going on the next time');
        signals?.swept(table, isBehind);
      }
    });
  }, SWEEP_MS);
  const endSealing = sealing(auditLog, secrets.digest, logger, signals?.sealed);
  return async () => {
    clearInterval(sweeping);
    await endSealing();
  };
}
