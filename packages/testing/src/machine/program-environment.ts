import { delimiter, dirname } from 'node:path';

/**
 * The variables of each program that a test starts. `PATH` finds this Node first, also for npm and scripts.
 * `NODE_OPTIONS` has the value of the test run, which makes programs start faster (`test-preload.mjs`).
 */
export const programEnvironment = {
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '',
};
