/**
 * The variables that each program needs that a test starts: the path, and the options of the test run, with which it
 * starts in half the processor time (`test-preload.mjs`). No other variable of the caller reaches it.
 */
export const programEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '',
};
