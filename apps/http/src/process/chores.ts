/** Periodic maintenance, run by one process of the service. */
import { expireReadings } from '@cleaver/domain/hygiene';
import type { Database } from '@cleaver/persistence';
import type { Logger } from 'pino';
import { clock, secrets } from './node-ports.ts';
import { sealing } from './sealing.ts';
import type { Metrics } from './signals/metrics.ts';

/**
 * Interval in milliseconds at which expired sessions, refresh tokens, stored responses, log-in logs and readings of
 * sensors are deleted.
 */
const SWEEP_MS = 10 * 60 * 1000;

type ChoreMetrics = Pick<Metrics, 'sealed' | 'swept'>;

/**
 * Starts to sweep expired rows and readings, and to seal the audit log. After each sweep, also vacuums the embedded
 * database and shortens its write-ahead log. `timeZone`: the shop's. Returns the function that stops the maintenance.
 */
export function chores(
  database: Database,
  timeZone: string,
  logger: Logger,
  signals?: ChoreMetrics,
): () => Promise<void> {
  const { sweep, vacuum, checkpoint, auditLog } = database;
  const expire = async () => {
    try {
      const { days, isBehind } = await expireReadings(database, { now: clock.now(), timeZone });
      if (isBehind) logger.warn({ table: 'reading', days }, 'deleting old readings is behind: going on the next time');
      signals?.swept('reading', isBehind);
    } catch (error) {
      logger.warn({ table: 'reading', err: error }, 'cannot delete old readings: trying again');
      signals?.swept('reading', true);
    }
  };
  const sweeping = setInterval(() => {
    void sweep(clock.now()).then(async (all) => {
      for (const { table, removed, isBehind, failure } of all) {
        if (failure !== undefined) logger.warn({ table, removed, err: failure }, 'cannot sweep: trying again');
        else if (isBehind) logger.warn({ table, removed }, 'sweeping is behind: going on the next time');
        signals?.swept(table, isBehind);
      }
      await expire();
      await vacuum?.().catch((error: unknown) => logger.warn({ err: error }, 'cannot vacuum: trying again'));
      await checkpoint?.().catch((error: unknown) => logger.warn({ err: error }, 'cannot checkpoint: trying again'));
    });
  }, SWEEP_MS);
  const endSealing = sealing(auditLog, secrets.digest, logger, signals?.sealed);
  return async () => {
    clearInterval(sweeping);
    await endSealing();
  };
}
