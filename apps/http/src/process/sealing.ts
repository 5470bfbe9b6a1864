/**
 * Seals the audit log in the background. Logs the head of the chain, because no database user can change the log of the
 * service.
 */
import { type AuditLog, type AuditSeal, sealAuditLog } from '@cleaver/domain/audit';
import type { Secrets } from '@cleaver/domain/kernel';

/** The pause between two rounds, in milliseconds. */
const PAUSE_MS = 1000;
/** The minimum interval between two log lines with the head while the service runs, in milliseconds. */
const LOG_MS = 60_000;

interface Logger {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
}

/**
 * Starts to seal the audit log, with a pause of a second between rounds. Returns the function that stops it. That
 * function runs a last round unless the previous one failed. Calls `sealed` after each successful round.
 */
export function sealing(
  log: AuditLog,
  digest: Secrets['digest'],
  logger: Logger,
  sealed?: () => void,
): () => Promise<void> {
  let head: AuditSeal | undefined;
  let logged: AuditSeal | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let failing = false;
  let ending = false;
  let running: Promise<void> | undefined;

  const seal = async () => {
    try {
      head = (await sealAuditLog(log, digest)) ?? head;
      failing = false;
      sealed?.();
    } catch (error) {
      // Logs only the first of consecutive failures, not one each second.
      if (!failing) logger.warn({ err: error }, 'cannot seal the audit log: trying again');
      failing = true;
    }
  };
  const logHead = () => {
    if (!head || head === logged) return;
    logged = head;
    loggedAt = performance.now();
    logger.info({ number: head.number, hash: head.hash }, 'audit log sealed');
  };
  const round = async () => {
    await seal();
    if (performance.now() - loggedAt >= LOG_MS) logHead();
    if (!ending) later();
  };
  const begin = () => {
    running = round();
  };
  let timer: NodeJS.Timeout;
  const later = () => {
    timer = setTimeout(begin, PAUSE_MS).unref();
  };
  later();
  return async () => {
    ending = true;
    clearTimeout(timer);
    await running;
    // Skips the last round after a failure, so the shutdown does not wait again for an unreachable database.
    if (!failing) await seal();
    logHead();
  };
}
