import { delimiter, dirname } from 'node:path';

/**
 * The variables of each program that a test starts. `PATH` finds this Node first, also for npm and scripts.
 * `NODE_OPTIONS` and `TMPDIR` have the values of the test run, which make programs faster (`test-preload.mjs`,
 * `test.ts`).
 */
export const programEnvironment = {
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '',
  ...(process.env['TMPDIR'] && { TMPDIR: process.env['TMPDIR'] }),
};
