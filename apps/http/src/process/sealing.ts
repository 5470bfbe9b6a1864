/** Seals the audit log behind the writes, and tells the head of the chain where no writer of the database can change it. */
import { type AuditLog, type AuditSeal, sealAuditLog } from '@cleaver/domain/audit';
import type { Secrets } from '@cleaver/domain/kernel';

/** How long after a round the next one begins, and how often the head is told at most, in milliseconds. */
const PAUSE_MS = 1000;
const TELL_MS = 60_000;

interface Logger {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
}

/** Gives the function that ends it, with a last round. `sealed` is called after each round that succeeded. */
export function sealing(
  log: AuditLog,
  digest: Secrets['digest'],
  logger: Logger,
  sealed?: () => void,
): () => Promise<void> {
  let head: AuditSeal | undefined;
  let told: AuditSeal | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;
  let failing = false;
  let ending = false;
  let running: Promise<void> | undefined;

  const seal = async () => {
    try {
      head = (await sealAuditLog(log, digest)) ?? head;
      failing = false;
      sealed?.();
    } catch (error) {
      // Once for every time that it begins to fail, not once a second.
      if (!failing) logger.warn({ err: error }, 'cannot seal the audit log: trying again');
      failing = true;
    }
  };
  const tell = () => {
    if (!head || head === told) return;
    told = head;
    toldAt = performance.now();
    logger.info({ number: head.number, hash: head.hash }, 'audit log sealed');
  };
  const round = async () => {
    await seal();
    if (performance.now() - toldAt >= TELL_MS) tell();
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
    // The service is told to end: no second wait for a database that is not there.
    if (!failing) await seal();
    tell();
  };
}
