/** The service's log: one JSON object a line, on standard output. */
import pino, { type Logger } from 'pino';

/** Lines that wait to be written, in bytes; what comes beyond is dropped. */
const WAITING_MAX = 16 * 1024 * 1024;

/**
 * A log that cannot be written must not end the service, nor hold up its end: while its reader is gone or its disk is full,
 * lines wait, and beyond 16 MiB they are lost.
 */
export function openLog(level: string, workers: number): Logger {
  const stream = pino.destination({
    dest: 1,
    sync: false,
    maxLength: WAITING_MAX,
    // So much at once goes through a pipe in one piece: lines of several processes do not get mixed up.
    ...(workers > 1 && { maxWrite: 4096 }),
  });
  let fails = false;
  stream.on('error', () => {
    fails = true;
  });
  stream.on('write', () => {
    fails = false;
  });
  // At a fatal line and at the end; it tries again and again until it can write.
  const flushSync = stream.flushSync.bind(stream);
  stream.flushSync = () => {
    if (!fails) flushSync();
  };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream);
}
