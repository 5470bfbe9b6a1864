/** Shuts the process down on a signal, on an uncaught failure, and when the parent npm has ended. */

import { isRunByNpm } from './npm.ts';

/**
 * Maximum duration of a shutdown in milliseconds. After this time the process exits, even if `close` has not finished.
 */
const DEADLINE_MS = 9500;
/** Milliseconds in which a second signal is ignored, because `npm start` repeats the Ctrl-C that the terminal sent. */
const SAME_SIGNAL_MS = 500;
/**
 * The process id of npm's shell; undefined without npm. npm forwards a signal only to this shell, which exits without
 * forwarding the signal.
 */
const PARENT = isRunByNpm ? process.ppid : undefined;
const PARENT_LOOK_MS = 500;

interface Failed {
  fatal(about: object, message: string): void;
}

/**
 * Calls `close` once, then exits. The exit code is 0 after SIGTERM, SIGINT, SIGHUP or the end of the parent npm. It is
 * 1 after an uncaught failure, if `close` fails, and after the deadline. A second signal after more than 500 ms exits
 * immediately with code 1.
 */
export function closeOnExit(logger: Failed, close: () => Promise<void>): void {
  let began: number | undefined;
  const end = async (code: number) => {
    began = Date.now();
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    try {
      await close();
      process.exit(code);
    } catch (error) {
      logger.fatal({ err: error }, 'cannot close');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (began === undefined) void end(0);
      else if (Date.now() - began > SAME_SIGNAL_MS) process.exit(1);
    });
  }
  if (PARENT !== undefined) {
    const look = setInterval(() => {
      if (process.ppid === PARENT) return;
      clearInterval(look);
      if (began === undefined) void end(0);
    }, PARENT_LOOK_MS).unref();
  }
  // Also receives unhandled rejections. The state of the process is unknown then, so it exits.
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught failure');
    if (began === undefined) void end(1);
    else process.exit(1);
  });
}
