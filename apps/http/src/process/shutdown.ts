/** Ending in good order: on a signal, on a failure that nobody caught, and when npm is gone that started the process. */

import { isRunByNpm } from './npm.ts';

/** The process ends now, closed or not. */
const DEADLINE_MS = 9500;
/** `npm start` in a terminal passes Ctrl-C on although the process got it already: that is no second signal. */
const SAME_SIGNAL_MS = 500;
/** npm runs a script in a shell, and passes a signal on to the shell alone, which dies of it without a word. */
const PARENT = isRunByNpm ? process.ppid : undefined;
const PARENT_LOOK_MS = 500;

interface Failed {
  fatal(about: object, message: string): void;
}

/**
 * Closes once, on SIGTERM, SIGINT, SIGHUP, the end of the npm that started it (exit code 0) or an uncaught failure (1). A
 * second signal ends the process at once.
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
  // A rejection that nobody handles arrives here too. The state of the process is unknown then: it ends.
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught failure');
    if (began === undefined) void end(1);
    else process.exit(1);
  });
}
